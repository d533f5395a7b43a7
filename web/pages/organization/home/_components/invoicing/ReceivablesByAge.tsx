import { CircleCheck, Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ReceivablesByAgeQuery } from '../../../../../__generated__/ReceivablesByAgeQuery.graphql.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import { usePermission } from '../../../../../shell/permissions.tsx'
import { LinkButton } from '../../../../../ui/Button.tsx'
import { EmptyState } from '../../../../../ui/states/EmptyState.tsx'
import { useQueryOfSelection } from '../../../_lib/useQueryOfSelection.ts'
import { OwedInCurrency } from './OwedInCurrency.tsx'

/** Receivables in the first currency by age, on one scale; other currencies as sums; and the number of invoices by status. */
export function ReceivablesByAge() {
  const formats = useFormats()
  const mayCreate = usePermission('INVOICING_INVOICES_MANAGE')
  const { organization } = useQueryOfSelection<ReceivablesByAgeQuery>(
    graphql`
      query ReceivablesByAgeQuery @throwOnFieldError {
        organization {
          invoiceCounts {
            all
            draft
            waitingApproval
            unpaid
            overdue
            draftTotals {
              amount
              currency
            }
            waitingApprovalTotals {
              amount
              currency
            }
            unpaidTotals {
              amount
              currency
            }
            overdueTotals {
              amount
              currency
            }
          }
          daysToPay {
            currency
            days
          }
          agedReceivables {
            currencies {
              currency
              remaining {
                count
                amount {
                  amount
                }
              }
              waitingForSlip {
                count
                amount {
                  amount
                }
              }
              unapplied {
                count
                amount {
                  amount
                }
              }
              expectedSoon {
                count
                amount {
                  amount
                }
              }
              buckets {
                bucket
                count
                amount {
                  amount
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
  const { invoiceCounts, agedReceivables, daysToPay } = organization
  const [first, ...others] = agedReceivables.currencies
  const counts = [
    { id: 'draft', tab: 'draft', count: invoiceCounts.draft, totals: invoiceCounts.draftTotals },
    {
      id: 'waitingApproval',
      tab: 'waiting_approval',
      count: invoiceCounts.waitingApproval,
      totals: invoiceCounts.waitingApprovalTotals,
    },
    { id: 'unpaid', tab: 'unpaid', count: invoiceCounts.unpaid, totals: invoiceCounts.unpaidTotals },
    { id: 'overdue', tab: 'overdue', count: invoiceCounts.overdue, totals: invoiceCounts.overdueTotals },
  ] as const
  return (
    <>
      {first ? (
        <OwedInCurrency
          owed={first}
          others={others}
          daysToPay={daysToPay.find(({ currency }) => currency === first.currency)?.days}
        />
      ) : (
        <EmptyState
          icon={<CircleCheck className="i" aria-hidden />}
          title={<FormattedMessage id="home.invoicing.none" />}
          action={
            mayCreate && invoiceCounts.all === 0 ? (
              <LinkButton to="/invoices/create" icon={<Plus className="i" aria-hidden />}>
                <FormattedMessage id="home.invoicing.first" />
              </LinkButton>
            ) : null
          }
        >
          <FormattedMessage id="home.invoicing.none.why" />
        </EmptyState>
      )}
      <ul className="home-counts">
        {counts.map(({ id, tab, count, totals }) => (
          <li key={id}>
            <Link to={`/invoices?tab=${tab}`}>
              <small>
                <FormattedMessage id={`home.invoicing.count.${id}`} />
              </small>
              <b className="num">{formats.count(count)}</b>
              {totals.map(value => (
                <small key={value.currency} className="num">
                  {formats.money(value)}
                </small>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
