import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { LinkedInvoices_order$key } from '../../../../__generated__/LinkedInvoices_order.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { InvoiceStatusMark } from '../_components/InvoiceStatusMark.tsx'

/** As many as fit beside an order; its tab lists all. */
const SHOWN = 5

/** The newest invoices of an order as rows of a card: number, due date, total, status. */
export function LinkedInvoices({ orderKey }: { orderKey: LinkedInvoices_order$key }) {
  const formats = useFormats()
  const { invoices } = useFragment(
    graphql`
      fragment LinkedInvoices_order on SalesOrder {
        # Null for those who do not see invoices.
        invoices {
          id
          uuid
          number
          status
          isOverdue
          nextDueDate
          invoiceDate
          total {
            amount
            currency
          }
          remaining {
            amount
          }
          unverified {
            amount
          }
          withheldOpen {
            amount
          }
        }
      }
    `,
    orderKey,
  )
  return (invoices ?? []).slice(0, SHOWN).map(invoice => (
    <li key={invoice.id}>
      <span className="grow">
        <Link className="link" to={`/invoices/${invoice.uuid}`}>
          {invoice.number ?? <FormattedMessage id="invoices.noNumber" />}
        </Link>
        <small>
          {invoice.nextDueDate ? (
            <>
              <FormattedMessage id="invoices.due" /> <DateText value={invoice.nextDueDate} />
            </>
          ) : (
            <DateText value={invoice.invoiceDate} />
          )}
        </small>
      </span>
      <span className="order-linked">
        <span className="num">{formats.money(invoice.total)}</span>
        <InvoiceStatusMark invoice={invoice} />
      </span>
    </li>
  ))
}
