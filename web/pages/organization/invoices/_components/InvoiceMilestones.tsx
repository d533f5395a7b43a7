import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceMilestones_invoice$key } from '../../../../__generated__/InvoiceMilestones_invoice.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The instalments of an invoice: each has its own due date and payments. */
export function InvoiceMilestones({ invoiceKey }: { invoiceKey: InvoiceMilestones_invoice$key }) {
  const formats = useFormats()
  const { milestones } = useFragment(
    graphql`
      fragment InvoiceMilestones_invoice on Invoice {
        milestones {
          name
          percent
          dueDate
          total {
            amount
          }
          expectedCash {
            amount
          }
        }
      }
    `,
    invoiceKey,
  )
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="invoices.milestones" />
        </h2>
      </div>
      <div className="card-b document-table-scroll">
        <table className="document-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="invoices.milestone.name" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="invoices.milestone.percent" />
              </th>
              <th scope="col">
                <FormattedMessage id="invoices.due" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="invoices.total" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="invoices.sums.expected" />
              </th>
            </tr>
          </thead>
          <tbody>
            {milestones.map(({ name, percent, dueDate, total, expectedCash }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- their order never changes while it is shown, and two can have one name
              <tr key={place}>
                <th scope="row">{name}</th>
                <td className="num">{formats.quantity(percent)}%</td>
                <td>
                  {dueDate ? (
                    formats.date(dueDate, { year: 'always' })
                  ) : (
                    <FormattedMessage id="invoices.due.afterPaper" />
                  )}
                </td>
                <td className="num">{formats.amount(total.amount)}</td>
                <td className="num">
                  <b className="fw5">{formats.amount(expectedCash.amount)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
