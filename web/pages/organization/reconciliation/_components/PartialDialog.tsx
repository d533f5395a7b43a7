import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { compareDecimals, isNegative, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { Difference, Explanation } from '../_lib/difference.ts'

type PartialDialogProps = {
  difference: Difference
  direction: string
  /** Number of the expected transaction that would stay open. */
  number: string
  isBusy: boolean
  onClose: () => void
  /** Null: the difference stays open. */
  onConfirm: (explanation: Explanation | null) => Promise<void>
}

/** The largest difference that can be called rounding. */
const ROUNDING_LIMIT = '100.00'

/** Which reasons a difference can have: who pays decides who bears a fee or withholds tax. */
function possibleReasons(difference: string, direction: string): Explanation['kind'][] {
  const less = isNegative(difference)
  const magnitude = less ? negate(difference) : difference
  const reasons: Explanation['kind'][] = []
  if (less === (direction === 'CREDIT')) reasons.push('FEE')
  if (less) reasons.push('WITHHOLDING')
  if (compareDecimals(magnitude, ROUNDING_LIMIT) <= 0) reasons.push('ROUNDING')
  return reasons
}

/** The warning before a partial match: what the difference is, and what stays open. */
export function PartialDialog({ difference, direction, number, isBusy, onClose, onConfirm }: PartialDialogProps) {
  const intl = useIntl()
  const formats = useFormats()
  const [choice, setChoice] = useState<'OPEN' | Explanation['kind']>('OPEN')
  const less = isNegative(difference.difference)
  const magnitude = formats.amount(less ? negate(difference.difference) : difference.difference)
  const confirm = (): void => {
    void onConfirm(choice === 'OPEN' ? null : { kind: choice, amount: negate(difference.difference) })
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
          onChoose={() => setChoice('OPEN')}
        />
        {possibleReasons(difference.difference, direction).map(kind => (
          <Choice
            key={kind}
            name={<FormattedMessage id={`reconciliation.partial.${kind}`} />}
            hint={
              <FormattedMessage id={`reconciliation.partial.${kind}.hint${kind === 'FEE' && !less ? 'Plus' : ''}`} />
            }
            isChosen={choice === kind}
            onChoose={() => setChoice(kind)}
          />
        ))}
      </fieldset>
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
