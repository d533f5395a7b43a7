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
  const { invoiceCounts, agedReceivables } = organization
  const [first, ...others] = agedReceivables.currencies
  const counts = [
    { id: 'draft', tab: 'draft', count: invoiceCounts.draft },
    { id: 'waitingApproval', tab: 'waiting_approval', count: invoiceCounts.waitingApproval },
    { id: 'unpaid', tab: 'unpaid', count: invoiceCounts.unpaid },
    { id: 'overdue', tab: 'overdue', count: invoiceCounts.overdue },
  ] as const
  return (
    <>
      {first ? (
        <OwedInCurrency owed={first} others={others} />
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
        {counts.map(({ id, tab, count }) => (
          <li key={id}>
            <Link to={`/invoices?tab=${tab}`}>
              <small>
                <FormattedMessage id={`home.invoicing.count.${id}`} />
              </small>
              <b className="num">{formats.count(count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
