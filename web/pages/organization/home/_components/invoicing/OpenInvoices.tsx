import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OpenInvoicesQuery } from '../../../../../__generated__/OpenInvoicesQuery.graphql.ts'
import { addDays, daysBetween } from '../../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { DateText } from '../../../../../ui/DateText.tsx'
import { Money } from '../../../../../ui/Money.tsx'
import { useQueryOfSelection } from '../../../_lib/useQueryOfSelection.ts'

/** Due soon: today and this many days ahead. */
const SOON_DAYS = 7

/** Unpaid invoices: the overdue ones, or those due within a week; the oldest first. */
export function OpenInvoices({ which }: { which: 'overdue' | 'dueSoon' }) {
  const formats = useFormats()
  const today = formats.today()
  const isOverdue = which === 'overdue'
  const { organization } = useQueryOfSelection<OpenInvoicesQuery>(
    graphql`
      query OpenInvoicesQuery($filter: InvoiceFilter!) @throwOnFieldError {
        organization {
          invoices(first: 7, filter: $filter, sort: { field: DUE_DATE, direction: ASC }) {
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
    {
      filter: isOverdue
        ? { overdue: true }
        : {
            overdue: false,
            status: ['ISSUED', 'PARTIALLY_PAID'],
            dueDate: { from: today, to: addDays(today, SOON_DAYS) },
          },
    },
    { fetchPolicy: 'store-and-network' },
  )
  const invoices = organization.invoices.edges.map(({ node }) => node)
  if (invoices.length === 0)
    return (
      <p className="home-none muted">
        <FormattedMessage id={`home.invoicing.${which}.none`} />
      </p>
    )
  return (
    <div className="home-scroll">
      <table className="home-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="home.invoicing.invoice" />
            </th>
            <th scope="col">
              <FormattedMessage id="home.invoicing.customer" />
            </th>
            <th scope="col">
              <FormattedMessage id={isOverdue ? 'home.invoicing.late' : 'home.invoicing.due'} />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="home.invoicing.left" />
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, uuid, number, customerName, nextDueDate, remaining }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="link" to={`/invoices/${uuid}`}>
                  {number}
                </Link>
              </th>
              <td>{customerName}</td>
              <td>
                {nextDueDate == null ? (
                  '–'
                ) : isOverdue ? (
                  <FormattedMessage
                    id="home.invoicing.days"
                    values={{ days: Math.max(daysBetween(nextDueDate, today), 0) }}
                  />
                ) : (
                  <DateText value={nextDueDate} />
                )}
              </td>
              <td className="num">
                <Money value={remaining} currency />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
