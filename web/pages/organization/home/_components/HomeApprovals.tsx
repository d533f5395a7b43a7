import { CircleCheck, ShieldCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { HomeApprovals_payment$key } from '../../../../__generated__/HomeApprovals_payment.graphql.ts'
import type { HomeApprovalsQuery } from '../../../../__generated__/HomeApprovalsQuery.graphql.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../../ui/Money.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'

/** Payments and transfers that wait for the viewer's decision, those that wait longest first. */
export function HomeApprovals({ query }: { query: PreloadedQuery<HomeApprovalsQuery> }) {
  const { organization } = usePreloadedQuery<HomeApprovalsQuery>(
    graphql`
      query HomeApprovalsQuery @preloadable @throwOnFieldError {
        organization {
          approvals(first: 5, tab: INBOX) {
            edges {
              node {
                id
                ...HomeApprovals_payment
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = organization.approvals
  if (edges.length === 0)
    return (
      <EmptyState icon={<CircleCheck className="i" aria-hidden />} title={<FormattedMessage id="home.noApprovals" />} />
    )
  return (
    <ul className="home-list">
      {edges.map(({ node }) => (
        <PaymentRow key={node.id} paymentKey={node} />
      ))}
    </ul>
  )
}

function PaymentRow({ paymentKey }: { paymentKey: HomeApprovals_payment$key }) {
  const { uuid, kind, number, date, amount, to, createdBy } = useFragment(
    graphql`
      fragment HomeApprovals_payment on Payment {
        uuid
        kind
        number
        date
        amount {
          amount
          currency
        }
        to {
          name
        }
        createdBy {
          fullName
        }
      }
    `,
    paymentKey,
  )
  return (
    <li>
      <Link className="home-row" to={`/${kind === 'TRANSFER' ? 'transfers' : 'payments'}/${uuid}`}>
        <span className="home-icon warn" aria-hidden>
          <ShieldCheck className="i" />
        </span>
        <span className="grow">
          <b className="trunc" title={to.name}>
            {to.name}
          </b>
          <small className="trunc">{[number, createdBy?.fullName].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="home-balance">
          <ForeignMoney value={amount} />
          <small>
            <DateText value={date} />
          </small>
        </span>
      </Link>
    </li>
  )
}
