import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { currencies } from '../../../../i18n/currency.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { BandFields, type Colleague } from './BandFields.tsx'
import {
  type BandValues,
  MAX_BANDS,
  type Policy,
  type PolicyValues,
  methods,
  newPolicy,
  problemsOf,
  toInput,
  valuesOf,
  withBand,
  withoutBand,
} from './policyValues.ts'
import { TooFewApprovers } from './TooFewApprovers.tsx'
import { useBandWords } from './_lib/useBandWords.ts'
import { useCreatePolicy, useUpdatePolicy } from './_lib/usePolicyChanges.ts'

type PolicyDialogProps = {
  /** Null: a new one. */
  policy: Policy | null
  entities: readonly { readonly id: string; readonly name: string }[]
  people: readonly Colleague[]
  onClose: () => void
}

/** An approval policy: the payments that it applies to, and the approvals for each amount. */
export function PolicyDialog({ policy, entities, people, onClose }: PolicyDialogProps) {
  const { formatMessage } = useIntl()
  const [values, setValues] = useState<PolicyValues>(() => (policy ? valuesOf(policy) : newPolicy()))
  const [create] = useCreatePolicy()
  const [update] = useUpdatePolicy()
  const once = useIdempotentSubmit()
  const change = (some: Partial<PolicyValues>) => setValues(before => ({ ...before, ...some }))
  const input = toInput(values)
  const mayCountApprovers = usePermission('ACCOUNT_MEMBERS_VIEW')
  const wanted = Math.max(...values.bands.map(({ steps }) => steps.length))

  function check(): FieldErrors {
    const told = ({ path, problem }: ReturnType<typeof problemsOf>[number]) => [
      path,
      formatMessage({ id: problem === 'rising' ? 'paymentRules.band.rising' : `rule.${problem}` }),
    ]
    return Object.fromEntries(problemsOf(values).map(told))
  }
  const add = (factor: FreshFactor) =>
    once(input, idempotencyKey => create({ variables: { input: { ...input, ...factor, idempotencyKey } } }))
  const save = ({ id, version }: Policy, factor: FreshFactor) =>
    update({ variables: { input: { ...input, ...factor, id, version } } })
  return (
    <FactorFormDialog<object>
      size="lg"
      title={
        policy ? (
          <FormattedMessage id="paymentRules.policy.edit" values={{ name: policy.name }} />
        ) : (
          <FormattedMessage id="paymentRules.policy.add" />
        )
      }
      description={<FormattedMessage id="paymentRules.policy.hint" />}
      check={check}
      send={factor => (policy ? save(policy, factor) : add(factor))}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          <Field label={formatMessage({ id: 'paymentRules.name' })} required error={errors['name']}>
            {control => (
              <input
                {...control}
                className="input"
                data-autofocus
                autoComplete="off"
                maxLength={100}
                value={values.name}
                onChange={event => change({ name: event.target.value })}
              />
            )}
          </Field>
          <ScopeFields values={values} change={change} entities={entities} errors={errors} />
          <Bands values={values} change={setValues} people={withFormerOnes(people, policy)} errors={errors} />
          {mayCountApprovers && wanted > 1 ? (
            <Suspense fallback={null}>
              <TooFewApprovers wanted={wanted} />
            </Suspense>
          ) : null}
        </>
      )}
    </FactorFormDialog>
  )
}

/** Users named in a policy are shown in its form even after they left the organization. */
function withFormerOnes(people: readonly Colleague[], policy: Policy | null): readonly Colleague[] {
  const named = policy?.bands.flatMap(({ steps }) => steps.flatMap(({ approvers }) => approvers)) ?? []
  return [...new Map([...named, ...people].map(person => [person.uuid, person])).values()]
}

type ScopeFieldsProps = Pick<PolicyDialogProps, 'entities'> & {
  values: PolicyValues
  change: (some: Partial<PolicyValues>) => void
  errors: FieldErrors
}

/** The payments that a policy applies to. */
function ScopeFields({ values, change, entities, errors }: ScopeFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="policy-scope-fields">
      <Field label={formatMessage({ id: 'paymentRules.currency' })} error={errors['currency']}>
        {control => (
          <Choice
            {...control}
            value={values.currency}
            onChange={chosen => change({ currency: currencies.find(known => known === chosen) ?? values.currency })}
          >
            {currencies.map(currency => (
              <option key={currency}>{currency}</option>
            ))}
          </Choice>
        )}
      </Field>
      <Field label={formatMessage({ id: 'paymentRules.entity' })} error={errors['entityId']}>
        {control => (
          <Choice {...control} value={values.entityId} onChange={entityId => change({ entityId })}>
            <option value="">{formatMessage({ id: 'paymentRules.entity.all' })}</option>
            {entities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Field label={formatMessage({ id: 'paymentRules.method' })} error={errors['method']}>
        {control => (
          <Choice
            {...control}
            value={values.method}
            onChange={chosen => change({ method: methods.find(known => known === chosen) ?? '' })}
          >
            <option value="">{formatMessage({ id: 'paymentRules.method.all' })}</option>
            {methods.map(method => (
              <option key={method} value={method}>
                {formatMessage({ id: `paymentMethod.${method}` })}
              </option>
            ))}
          </Choice>
        )}
      </Field>
    </div>
  )
}

type ChoiceProps = { value: string; onChange: (value: string) => void; children: ReactNode }

function Choice({ value, onChange, children, ...control }: ChoiceProps) {
  return (
    <select {...control} className="input" value={value} onChange={event => onChange(event.target.value)}>
      {children}
    </select>
  )
}

type BandsProps = {
  values: PolicyValues
  change: (values: PolicyValues) => void
  people: readonly Colleague[]
  errors: FieldErrors
}

/** The bands, the lowest first; the last one has no upper limit. */
function Bands({ values, change, people, errors }: BandsProps) {
  const { bands, currency } = values
  const nameOf = (uuid: string) => people.find(person => person.uuid === uuid)?.fullName ?? uuid
  const words = useBandWords(currency)(
    bands.map(({ upTo, steps, inOrder }) => ({
      upTo,
      inOrder,
      steps: steps.map(({ approverUuids }) => approverUuids.map(nameOf)),
    })),
  )
  const changeBand = (key: string, some: Partial<BandValues>) =>
    change({ ...values, bands: bands.map(band => (band.key === key ? { ...band, ...some } : band)) })
  return (
    <>
      {bands.map((band, place) => (
        <BandFields
          key={band.key}
          band={band}
          place={place}
          currency={currency}
          isLast={place === bands.length - 1}
          words={words[place] ?? { amounts: '', approvals: '' }}
          people={people}
          errors={errors}
          change={some => changeBand(band.key, some)}
          remove={bands.length > 1 ? () => change(withoutBand(values, band.key)) : null}
        />
      ))}
      {bands.length < MAX_BANDS ? (
        <div>
          <Button size="sm" icon={<Plus className="i" aria-hidden />} onClick={() => change(withBand(values))}>
            <FormattedMessage id="paymentRules.band.add" />
          </Button>
        </div>
      ) : null}
    </>
  )
}
