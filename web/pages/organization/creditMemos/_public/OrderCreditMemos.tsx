import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OrderCreditMemos_order$key } from '../../../../__generated__/OrderCreditMemos_order.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { CreditMemoStatusMark } from '../_components/CreditMemoStatusMark.tsx'
import '../../_components/documents.css'

/** The credit memos of an order's invoices, the newest first. */
export function OrderCreditMemos({ orderKey }: { orderKey: OrderCreditMemos_order$key }) {
  const formats = useFormats()
  const { creditMemos } = useFragment(
    graphql`
      fragment OrderCreditMemos_order on SalesOrder @throwOnFieldError {
        creditMemos {
          id
          uuid
          number
          status
          kind
          invoiceNumber
          memoDate
          total {
            amount
          }
          remaining {
            amount
          }
        }
      }
    `,
    orderKey,
  )
  if (creditMemos.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="creditMemos.noneOfOrder" />
      </p>
    )
  return (
    <div className="document-table-scroll">
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="creditMemos.number" />
            </th>
            <th scope="col">
              <FormattedMessage id="creditMemos.invoice" />
            </th>
            <th scope="col">
              <FormattedMessage id="creditMemos.date" />
            </th>
            <th scope="col">
              <FormattedMessage id="creditMemos.status" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="creditMemos.amount" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="creditMemos.remaining" />
            </th>
          </tr>
        </thead>
        <tbody>
          {creditMemos.map(memo => (
            <tr key={memo.id}>
              <th scope="row">
                <Link className="link" to={`/credit-memo/${memo.uuid}`}>
                  {memo.number ?? <FormattedMessage id="creditMemos.noNumber" />}
                </Link>
              </th>
              <td>{memo.invoiceNumber}</td>
              <td>{formats.date(memo.memoDate)}</td>
              <td>
                <CreditMemoStatusMark status={memo.status} kind={memo.kind} />
              </td>
              <td className="num">{formats.amount(memo.total.amount)}</td>
              <td className="num">{formats.amount(memo.remaining.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
