import { Banknote, HandCoins } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { LastPaymentsQuery } from '../../../../../__generated__/LastPaymentsQuery.graphql.ts'
import { preload } from '../../../../../relay/hover.ts'
import { DateText } from '../../../../../ui/DateText.tsx'
import { Money } from '../../../../../ui/Money.tsx'
import { EmptyState } from '../../../../../ui/states/EmptyState.tsx'
import { useQueryOfSelection } from '../../../_lib/useQueryOfSelection.ts'

/** The latest payments of customers, except canceled ones; a claim is marked as not yet confirmed by a bank line. */
export function LastPayments() {
  const { organization } = useQueryOfSelection<LastPaymentsQuery>(
    graphql`
      query LastPaymentsQuery @throwOnFieldError {
        organization {
          receivedPayments(first: 5, filter: { status: [PENDING, SUCCEEDED] }, sort: { field: DATE, direction: DESC }) {
            edges {
              node {
                id
                uuid
                number
                customerName
                paymentDate
                status
                verification
                amount {
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
  const payments = organization.receivedPayments.edges.map(({ node }) => node)
  if (payments.length === 0)
    return (
      <EmptyState
        icon={<HandCoins className="i" aria-hidden />}
        title={<FormattedMessage id="home.invoicing.lastPayments.none" />}
      >
        <FormattedMessage id="home.invoicing.lastPayments.none.why" />
      </EmptyState>
    )
  return (
    <ul className="home-list">
      {payments.map(({ id, uuid, number, customerName, paymentDate, status, verification, amount }) => {
        const to = `/payment/${uuid}`
        const isOpen = status === 'PENDING' || verification === 'UNVERIFIED'
        return (
          <li key={id}>
            <Link className="home-row" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
              <span className={isOpen ? 'home-icon warn' : 'home-icon good'} aria-hidden>
                <Banknote className="i" />
              </span>
              <span className="grow">
                <b className="trunc">{customerName}</b>
                <small>
                  {number} · <DateText value={paymentDate} />
                </small>
              </span>
              <span className="home-paid">
                <Money value={amount} currency />
                {isOpen ? (
                  <>
                    {' '}
                    <small>
                      <FormattedMessage
                        id={
                          status === 'PENDING'
                            ? 'home.invoicing.lastPayments.pending'
                            : 'home.invoicing.lastPayments.unverified'
                        }
                      />
                    </small>
                  </>
                ) : null}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
