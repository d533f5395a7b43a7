import { ChevronRight, FileText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { isZero } from '../../../i18n/decimal.ts'
import type { Invoice } from './checkoutCalls.ts'

/** The invoice's lines, on demand. */
export function InvoiceDetails({ invoice }: { invoice: Invoice }) {
  const formats = useFormats()
  const { lines, vat, total, remaining, invoiceDate } = invoice
  const sums = [
    ...(isZero(vat.amount) ? [] : [{ id: 'checkout.vat', value: vat } as const]),
    { id: 'checkout.total', value: total },
    ...(total.amount === remaining.amount ? [] : [{ id: 'checkout.remaining', value: remaining } as const]),
  ] as const
  return (
    <details className="checkout-details">
      <summary>
        <FileText className="i" aria-hidden />
        <span className="grow">
          <FormattedMessage id="checkout.details" />
        </span>
        <span className="t12 muted">
          <FormattedMessage
            id="checkout.lines"
            values={{ count: lines.length, date: formats.date(invoiceDate, { year: 'always' }) }}
          />
        </span>
        <ChevronRight className="i checkout-open" aria-hidden />
      </summary>
      <ul>
        {lines.map(({ description, quantity, unit, net }, place) => (
          <li key={place}>
            <span className="grow">
              {description}
              <small>
                {formats.quantity(quantity)} {unit}
              </small>
            </span>
            <span className="num">{formats.amount(net.amount)}</span>
          </li>
        ))}
        {sums.map(({ id, value }) => (
          <li key={id} className="checkout-sum">
            <span className="grow">
              <FormattedMessage id={id} />
            </span>
            <span className="num">{formats.amount(value.amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
