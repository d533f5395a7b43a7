import { FormattedMessage } from 'react-intl'
import { fromMinor, isZero } from '../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../i18n/format.ts'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { appliedMinor, type InvoiceAmounts, minorOf } from '../_lib/invoiceAmounts.ts'

type InvoiceAmountFieldsProps = {
  invoices: readonly {
    readonly id: string
    readonly number: string | null | undefined
    readonly nextDueDate: string | null | undefined
    readonly remaining: MoneyValue
    readonly withheldOpen: MoneyValue
  }[]
  /** The invoice that a credit memo corrects. */
  own?: string | null
  /** How much there is to apply. */
  available: string | null
  currency: string
  amounts: InvoiceAmounts
  errorOf?: (invoiceId: string) => string | undefined
  /** Id of the amount that an error summary leads to: the first wrong one, or the first. */
  leadId?: string
  onChange: (amounts: InvoiceAmounts) => void
}

/** How much of each open invoice is paid, with the sum and what is left. */
export function InvoiceAmountFields(props: InvoiceAmountFieldsProps) {
  const { invoices, own = null, available, currency, amounts, errorOf, leadId, onChange } = props
  const formats = useFormats()
  const applied = appliedMinor(amounts)
  const lead = invoices.find(({ id }) => errorOf?.(id)) ?? invoices[0]
  const money = (minor: bigint) => formats.money({ amount: fromMinor(minor), currency })
  return (
    <>
      {invoices.map(({ id, number, nextDueDate, remaining, withheldOpen }) => (
        <AmountInput
          key={id}
          id={id === lead?.id ? leadId : undefined}
          label={number ?? ''}
          hint={
            isZero(remaining.amount) ? (
              <FormattedMessage id="applyToInvoices.slip" values={{ amount: formats.money(withheldOpen) }} />
            ) : (
              <FormattedMessage
                id={id === own ? 'applyToInvoices.own' : 'applyToInvoices.open'}
                values={{ amount: formats.money(remaining), date: nextDueDate ? formats.date(nextDueDate) : '–' }}
              />
            )
          }
          error={errorOf?.(id)}
          currency={currency}
          value={amounts[id] ?? null}
          onChange={value => onChange({ ...amounts, [id]: value })}
        />
      ))}
      <p className="num" aria-live="polite">
        <FormattedMessage
          id="applyToInvoices.sum"
          values={{ applied: money(applied), left: money(minorOf(available) - applied) }}
        />
      </p>
    </>
  )
}
