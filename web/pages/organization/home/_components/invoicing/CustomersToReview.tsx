import { ChevronRight, UserCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CustomersToReviewQuery } from '../../../../../__generated__/CustomersToReviewQuery.graphql.ts'
import { preload } from '../../../../../relay/hover.ts'
import { InstantText } from '../../../../../ui/DateText.tsx'
import { EmptyState } from '../../../../../ui/states/EmptyState.tsx'
import { useQueryOfSelection } from '../../../_lib/useQueryOfSelection.ts'

/** Customers whose data awaits a review, with what makes one doubtful. */
export function CustomersToReview() {
  const { organization } = useQueryOfSelection<CustomersToReviewQuery>(
    graphql`
      query CustomersToReviewQuery @throwOnFieldError {
        organization {
          customers(first: 3, filter: { status: [REQUEST_SENT] }, sort: { field: CREATED_AT, direction: ASC }) {
            edges {
              node {
                id
                uuid
                name
                taxNumberDoubtful
                statusChangedAt
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const customers = organization.customers.edges.map(({ node }) => node)
  if (customers.length === 0)
    return (
      <EmptyState
        icon={<UserCheck className="i" aria-hidden />}
        title={<FormattedMessage id="home.invoicing.toReview.none" />}
      >
        <FormattedMessage id="home.invoicing.toReview.none.why" />
      </EmptyState>
    )
  return (
    <ul className="home-list">
      {customers.map(({ id, uuid, name, taxNumberDoubtful, statusChangedAt }) => {
        const to = `/buyer/${uuid}`
        return (
          <li key={id}>
            <Link className="home-row" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
              <span className={taxNumberDoubtful ? 'home-icon warn' : 'home-icon'} aria-hidden>
                <UserCheck className="i" />
              </span>
              <span className="grow">
                <b className="trunc">{name}</b>
                <small className="trunc">
                  <FormattedMessage
                    id="home.invoicing.toReview.sent"
                    values={{ at: <InstantText key="at" value={statusChangedAt} /> }}
                  />
                  {taxNumberDoubtful ? (
                    <>
                      {' · '}
                      <FormattedMessage id="home.invoicing.toReview.taxNumber" />
                    </>
                  ) : null}
                </small>
              </span>
              <ChevronRight className="i" aria-hidden />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
