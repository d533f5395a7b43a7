import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isZero, negate } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useCloseDeposit } from '../_lib/useCloseDeposit.ts'
import { type ClosingPreview, useClosingPreview } from '../_lib/useClosingPreview.ts'

type CloseDepositDialogProps = {
  deposit: { readonly id: string; readonly uuid: string; readonly version: number; readonly alias: string }
  onClose: () => void
  onDone: () => void
}

/** Closes a deposit before maturity, after showing the proceeds and the loss. */
export function CloseDepositDialog({ deposit, onClose, onDone }: CloseDepositDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [closeDeposit] = useCloseDeposit()
  const [date, setDate] = useState<string | null>(formats.today())
  const [preview, retry] = useClosingPreview(deposit.uuid, date)
  const { id, version, alias } = deposit
  return (
    <FormDialog
      danger
      title={<FormattedMessage id="deposits.CLOSE.title" values={{ alias }} />}
      description={<FormattedMessage id="deposits.CLOSE.text" />}
      submitLabel={<FormattedMessage id="deposits.CLOSE" />}
      check={() => (date === null ? { date: formatMessage({ id: 'rule.required' }) } : {})}
      send={() => closeDeposit({ variables: { input: { id, version, date: date ?? '' } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <DateInput
            label={formatMessage({ id: 'deposits.CLOSE.date' })}
            required
            value={date}
            onChange={setDate}
            error={errors.date}
          />
          <div aria-live="polite" className="deposit-preview">
            {preview === 'refused' ? (
              <p className="note warn">
                <FormattedMessage id="deposits.closing.refused" />
              </p>
            ) : preview === 'failed' ? (
              <div className="note warn deposit-failed">
                <p className="grow">
                  <FormattedMessage id="deposits.closing.failed" />
                </p>
                <Button onClick={retry}>
                  <FormattedMessage id="action.retry" />
                </Button>
              </div>
            ) : preview === 'loading' ? (
              <Bar width="100%" height={112} />
            ) : preview === 'none' ? null : (
              <Preview preview={preview} />
            )}
          </div>
        </>
      )}
    </FormDialog>
  )
}

function Preview({ preview }: { preview: ClosingPreview }) {
  const formats = useFormats()
  const { principal, accruedNet, forfeited, penalty, clawback, payout, lost, maturesOn } = preview
  const lines: [MessageId, MoneyValue, sign: 'plus' | 'minus'][] = [
    ['deposits.principal', principal, 'plus'],
    ['deposits.closing.accrued', accruedNet, 'plus'],
    ['deposits.closing.forfeited', forfeited, 'minus'],
    ['deposits.closing.penalty', penalty, 'minus'],
    ['deposits.closing.clawback', clawback, 'minus'],
  ]
  return (
    <dl className="deposit-sum">
      {lines
        .filter(([, { amount }]) => !isZero(amount))
        .map(([label, { amount }, sign]) => (
          <div key={label}>
            <dt>
              <FormattedMessage id={label} />
            </dt>
            <dd className="num">{formats.amount(sign === 'minus' ? negate(amount) : amount)}</dd>
          </div>
        ))}
      <div className="deposit-sum-total">
        <dt>
          <FormattedMessage id="deposits.closing.payout" />
        </dt>
        <dd className="num">{formats.money(payout)}</dd>
      </div>
      <div className="deposit-lost">
        <dt>
          <FormattedMessage id="deposits.closing.lost" values={{ date: formats.date(maturesOn, { year: 'always' }) }} />
        </dt>
        <dd className="num">{formats.money(lost)}</dd>
      </div>
    </dl>
  )
}
