import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { OverdueInvoicesQuery } from '../../../../../__generated__/OverdueInvoicesQuery.graphql.ts'
import { daysBetween } from '../../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { DateText, InstantText } from '../../../../../ui/DateText.tsx'
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
                agreement {
                  promisedOn
                  isDisputed
                }
                reminders {
                  kind
                  sentAt
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
          <th scope="col">
            <FormattedMessage id="home.invoicing.lastStep" />
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, uuid, number, customerName, due, remaining, agreement, reminders }) => (
          <tr key={id}>
            <th scope="row">
              <Link className="link" to={`/invoices/${uuid}`}>
                {number}
              </Link>
            </th>
            <td className="trunc" title={customerName}>
              {customerName}
              <small className="home-last-step">
                <LastStep agreement={agreement} reminders={reminders} />
              </small>
            </td>
            <td>
              <i className={`home-swatch age-${ageOf(daysBetween(due, today))}`} aria-hidden />
              <FormattedMessage id="home.invoicing.days" values={{ days: daysBetween(due, today) }} />
            </td>
            <td className="num">
              <Money value={remaining} currency />
            </td>
            <td className="trunc">
              <LastStep agreement={agreement} reminders={reminders} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type LastStepProps = Pick<
  OverdueInvoicesQuery['response']['organization']['invoices']['edges'][number]['node'],
  'agreement' | 'reminders'
>

/** What was done last to get its money; a dispute and a promise say more than a reminder before them. */
function LastStep({ agreement, reminders }: LastStepProps) {
  if (agreement?.isDisputed) return <FormattedMessage id="home.invoicing.step.disputed" />
  if (agreement?.promisedOn)
    return (
      <FormattedMessage
        id="home.invoicing.step.promised"
        values={{ date: <DateText key="date" value={agreement.promisedOn} /> }}
      />
    )
  const reminder = reminders.find(({ kind }) => kind === 'PAYMENT')
  if (!reminder)
    return (
      <span className="muted">
        <FormattedMessage id="home.invoicing.step.none" />
      </span>
    )
  return (
    <FormattedMessage
      id="home.invoicing.step.reminded"
      values={{ at: <InstantText key="at" value={reminder.sentAt} /> }}
    />
  )
}

/** The color of the age bucket in product.md. */
function ageOf(days: number): string {
  if (days <= 30) return 'DAYS_1_30'
  if (days <= 90) return 'DAYS_31_90'
  if (days <= 180) return 'DAYS_91_180'
  return days <= 365 ? 'DAYS_181_365' : 'MORE'
}
