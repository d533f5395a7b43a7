import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OverdueInvoicesQuery } from '../../../../../__generated__/OverdueInvoicesQuery.graphql.ts'
import { daysBetween } from '../../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { Money } from '../../../../../ui/Money.tsx'
import { useQueryOfSelection } from '../../../_lib/useQueryOfSelection.ts'

/** Invoices with cash outstanding after the due date, including that of an instalment: the most overdue first. */
export function OverdueInvoices() {
  const formats = useFormats()
  const today = formats.today()
  const { organization } = useQueryOfSelection<OverdueInvoicesQuery>(
    graphql`
      query OverdueInvoicesQuery @throwOnFieldError {
        organization {
          invoices(first: 6, filter: { overdue: true }, sort: { field: DUE_DATE, direction: ASC }) {
            edges {
              node {
                id
                uuid
                number
                customerName
                nextDueDate
                remaining {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const invoices = organization.invoices.edges.flatMap(({ node }) =>
    node.nextDueDate == null ? [] : [{ ...node, due: node.nextDueDate }],
  )
  if (invoices.length === 0)
    return (
      <p className="home-none muted">
        <FormattedMessage id="home.invoicing.overdue.none" />
      </p>
    )
  return (
    <table className="home-table home-open">
      <caption className="sr">
        <FormattedMessage id="home.invoicing.overdue" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="home.invoicing.invoice" />
          </th>
          <th scope="col">
            <FormattedMessage id="home.invoicing.customer" />
          </th>
          <th scope="col">
            <FormattedMessage id="home.invoicing.late" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="home.invoicing.left" />
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, uuid, number, customerName, due, remaining }) => (
          <tr key={id}>
            <th scope="row">
              <Link className="link" to={`/invoices/${uuid}`}>
                {number}
              </Link>
            </th>
            <td className="trunc" title={customerName}>
              {customerName}
            </td>
            <td>
              <i className={`home-swatch age-${ageOf(daysBetween(due, today))}`} aria-hidden />
              <FormattedMessage id="home.invoicing.days" values={{ days: daysBetween(due, today) }} />
            </td>
            <td className="num">
              <Money value={remaining} currency />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The color of the age bucket in product.md. */
function ageOf(days: number): string {
  if (days <= 30) return 'DAYS_1_30'
  if (days <= 90) return 'DAYS_31_90'
  if (days <= 180) return 'DAYS_91_180'
  return days <= 365 ? 'DAYS_181_365' : 'MORE'
}
