import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { CreditValues } from '../_lib/creditValues.ts'
import { useCreditAmounts } from '../_lib/useCreditAmounts.ts'
import { CreditSums } from './CreditSums.tsx'

/** The totals of a credit while it is typed. */
export function CreditRail({ invoiceId, values }: { invoiceId: string; values: CreditValues }) {
  const formats = useFormats()
  const amounts = useCreditAmounts(invoiceId, values.lines)
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="creditMemos.sums" />
        </h2>
      </div>
      <div className="card-b form-column">
        {amounts?.totals ? <CreditSums totalsKey={amounts.totals} /> : null}
        {amounts?.toInvoice ? (
          <p className="muted">
            <FormattedMessage id="creditMemos.toInvoice" values={{ amount: formats.money(amounts.toInvoice) }} />
          </p>
        ) : null}
        {amounts?.creditableVat ? (
          <p className="muted">
            <FormattedMessage id="creditMemos.vatLeft" values={{ amount: formats.money(amounts.creditableVat) }} />
          </p>
        ) : null}
        {amounts?.userErrors.map(({ code, message }) => (
          <p key={code + message} className="hint bad">
            {message}
          </p>
        ))}
      </div>
    </section>
  )
}
