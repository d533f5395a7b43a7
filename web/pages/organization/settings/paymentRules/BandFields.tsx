import { Plus, Trash2, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { type BandValues, MAX_STEPS, newStep, type StepValues } from './policyValues.ts'

export type Colleague = { readonly uuid: string; readonly fullName: string }

type BandFieldsProps = {
  band: BandValues
  place: number
  currency: string
  /** It has no upper limit. */
  isLast: boolean
  /** Its meaning in words. */
  words: { amounts: string; approvals: string }
  people: readonly Colleague[]
  errors: FieldErrors
  change: (some: Partial<BandValues>) => void
  /** Null: it is the only one. */
  remove: (() => void) | null
}

/** One band: its upper limit, and the required approvals. */
export function BandFields({ band, place, currency, isLast, words, people, errors, change, remove }: BandFieldsProps) {
  const { formatMessage } = useIntl()
  const { upTo, steps, inOrder } = band
  const refusal = errors[`bands.${place}`] ?? errors[`bands.${place}.steps`]
  const changeStep = (key: string, approverUuids: readonly string[]) =>
    change({ steps: steps.map(step => (step.key === key ? { ...step, approverUuids } : step)) })
  return (
    <fieldset className="policy-band">
      <legend className="sr">{formatMessage({ id: 'paymentRules.band' }, { place: place + 1 })}</legend>
      <div className="policy-band-head">
        <p className="grow" aria-live="polite">
          <b>{words.amounts}</b>
          <span className="muted">{words.approvals}</span>
        </p>
        {remove ? (
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={formatMessage({ id: 'paymentRules.band.remove' }, { place: place + 1 })}
            onClick={remove}
          >
            <Trash2 className="i" aria-hidden />
          </Button>
        ) : null}
      </div>
      {refusal ? (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      ) : null}
      {isLast ? null : (
        <AmountInput
          label={formatMessage({ id: 'paymentRules.band.end' })}
          required
          currency={currency}
          value={upTo}
          error={errors[`bands.${place}.upTo`]}
          onChange={value => change({ upTo: value })}
        />
      )}
      <ol className="policy-steps">
        {steps.map((step, at) => (
          <StepFields
            key={step.key}
            step={step}
            place={at}
            people={people}
            change={approverUuids => changeStep(step.key, approverUuids)}
            remove={steps.length > 1 ? () => change({ steps: steps.filter(({ key }) => key !== step.key) }) : null}
          />
        ))}
      </ol>
      <div className="policy-band-foot">
        {steps.length < MAX_STEPS ? (
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus className="i" aria-hidden />}
            onClick={() => change({ steps: [...steps, newStep()] })}
          >
            <FormattedMessage id="paymentRules.step.add" />
          </Button>
        ) : null}
        {steps.length > 1 ? (
          <label className="row">
            <Checkbox checked={inOrder} onChange={event => change({ inOrder: event.target.checked })} />
            <FormattedMessage id="paymentRules.inOrder" />
          </label>
        ) : null}
      </div>
    </fieldset>
  )
}

type StepFieldsProps = {
  step: StepValues
  place: number
  people: readonly Colleague[]
  change: (approverUuids: readonly string[]) => void
  /** Null: it is the only one. */
  remove: (() => void) | null
}

/** One approval: by any user with the permission, or by one of the named users. */
function StepFields({ step: { approverUuids }, place, people, change, remove }: StepFieldsProps) {
  const { formatMessage } = useIntl()
  const number = place + 1
  const others = people.filter(({ uuid }) => !approverUuids.includes(uuid))
  return (
    <li>
      <span className="policy-step-number">{number}</span>
      <div className="policy-step-people">
        {approverUuids.map(uuid => {
          const name = people.find(person => person.uuid === uuid)?.fullName ?? uuid
          return (
            <span key={uuid} className="badge policy-person">
              <span className="trunc" title={name}>
                {name}
              </span>
              <button
                type="button"
                aria-label={formatMessage({ id: 'paymentRules.step.drop' }, { name })}
                onClick={() => change(approverUuids.filter(other => other !== uuid))}
              >
                <X className="i" aria-hidden />
              </button>
            </span>
          )
        })}
        <select
          className="input"
          aria-label={formatMessage({ id: 'paymentRules.step' }, { number })}
          value=""
          onChange={event => change([...approverUuids, event.target.value])}
        >
          <option value="">
            {formatMessage({ id: approverUuids.length === 0 ? 'paymentRules.step.name' : 'paymentRules.step.or' })}
          </option>
          {others.map(({ uuid, fullName }) => (
            <option key={uuid} value={uuid}>
              {fullName}
            </option>
          ))}
        </select>
      </div>
      {remove ? (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label={formatMessage({ id: 'paymentRules.step.remove' }, { number })}
          onClick={remove}
        >
          <X className="i" aria-hidden />
        </Button>
      ) : null}
    </li>
  )
}
