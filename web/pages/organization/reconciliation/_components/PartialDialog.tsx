import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isNegative, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { Difference, Explanation } from '../_lib/difference.ts'
import type { BeyondBounds } from '../_lib/useMatching.ts'

type PartialDialogProps = {
  difference: Difference
  direction: string
  /** All picks belong to invoices: the excess can become credit. */
  canCredit: boolean
  /** Number of the expected transaction that would stay open. */
  number: string
  isBusy: boolean
  onClose: () => void
  /** Without an explanation the difference stays open. Returns why the explanation was rejected, if it was. */
  onConfirm: (explanation: Explanation | null, reason: string | null) => Promise<BeyondBounds | null>
}

const MAX_REASON_LENGTH = 500

/** The possible reasons of a difference: the payer determines who bears a fee or withholds tax. */
function possibleReasons(difference: string, direction: string, canCredit: boolean): Explanation['kind'][] {
  const less = isNegative(difference)
  const reasons: Explanation['kind'][] = []
  if (less === (direction === 'CREDIT')) reasons.push('FEE')
  if (less) reasons.push('WITHHOLDING')
  if (!less && canCredit) reasons.push('OVERPAYMENT')
  reasons.push('ROUNDING')
  return reasons
}

/** The warning before a partial match: the difference, and what stays open. */
export function PartialDialog({
  difference,
  direction,
  canCredit,
  number,
  isBusy,
  onClose,
  onConfirm,
}: PartialDialogProps) {
  const intl = useIntl()
  const formats = useFormats()
  const [choice, setChoice] = useState<'OPEN' | Explanation['kind']>('OPEN')
  const [beyond, setBeyond] = useState<BeyondBounds | null>(null)
  const [reason, setReason] = useState('')
  const less = isNegative(difference.difference)
  const magnitude = formats.amount(less ? negate(difference.difference) : difference.difference)
  const confirm = (): void => {
    if (choice === 'OPEN') void onConfirm(null, null)
    else void onConfirm({ kind: choice, amount: negate(difference.difference) }, reason.trim() || null).then(setBeyond)
  }
  const choose = (next: typeof choice): void => {
    setChoice(next)
    setBeyond(null)
  }
  const openHint = difference.staysOpen?.side === 'LINE' ? 'line' : 'expected'
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={<FormattedMessage id="reconciliation.partial.title" />}
      description={
        <FormattedMessage
          id="reconciliation.partial.intro"
          values={{ amount: magnitude, b: chunks => <b className="tab-num">{chunks}</b> }}
        />
      }
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            <FormattedMessage id="reconciliation.partial.back" />
          </Button>
          <Button size="lg" variant="primary" onClick={confirm} loading={isBusy} disabled={isBusy} data-autofocus>
            <FormattedMessage
              id={choice === 'OPEN' ? 'reconciliation.partial.confirm' : 'reconciliation.partial.confirmFull'}
            />
          </Button>
        </>
      }
    >
      <fieldset className="partial-choices">
        <legend className="sr">{intl.formatMessage({ id: 'reconciliation.difference' })}</legend>
        <Choice
          name={<FormattedMessage id="reconciliation.partial.open" />}
          hint={
            <FormattedMessage id={`reconciliation.partial.open.${openHint}`} values={{ number, amount: magnitude }} />
          }
          isChosen={choice === 'OPEN'}
          onChoose={() => choose('OPEN')}
        />
        {possibleReasons(difference.difference, direction, canCredit).map(kind => (
          <Choice
            key={kind}
            name={<FormattedMessage id={`reconciliation.partial.${kind}`} />}
            hint={
              <FormattedMessage
                id={
                  kind === 'FEE' && !less
                    ? 'reconciliation.partial.FEE.hintPlus'
                    : `reconciliation.partial.${kind}.hint`
                }
              />
            }
            isChosen={choice === kind}
            onChoose={() => choose(kind)}
          />
        ))}
      </fieldset>
      {beyond === null ? null : beyond.wantsReason ? (
        <Field label={<FormattedMessage id="reconciliation.partial.reason" />} required error={beyond.message}>
          {control => (
            <input
              {...control}
              className="input"
              autoFocus
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <p className="hint bad" role="alert">
          {beyond.message}
        </p>
      )}
    </Dialog>
  )
}

type ChoiceProps = { name: React.ReactNode; hint: React.ReactNode; isChosen: boolean; onChoose: () => void }

function Choice({ name, hint, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={isChosen ? 'choice on' : 'choice'}>
      <input type="radio" name="reason" checked={isChosen} onChange={onChoose} />
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </label>
  )
}
