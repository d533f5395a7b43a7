import { CircleCheck, ShieldCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { HomeApprovals_bill$key } from '../../../../__generated__/HomeApprovals_bill.graphql.ts'
import type { HomeApprovals_payment$key } from '../../../../__generated__/HomeApprovals_payment.graphql.ts'
import type { HomeApprovalsQuery } from '../../../../__generated__/HomeApprovalsQuery.graphql.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../../ui/Money.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'

/** Payments, transfers and bills that wait for the viewer's decision, those that wait longest first. */
export function HomeApprovals({ query }: { query: PreloadedQuery<HomeApprovalsQuery> }) {
  const { organization } = usePreloadedQuery<HomeApprovalsQuery>(
    graphql`
      query HomeApprovalsQuery @preloadable @throwOnFieldError {
        organization {
          approvalQueue(first: 5, tab: INBOX) {
            edges {
              node {
                id
                ...HomeApprovals_payment @alias(as: "payment")
                ...HomeApprovals_bill @alias(as: "bill")
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = organization.approvalQueue
  if (edges.length === 0)
    return (
      <EmptyState icon={<CircleCheck className="i" aria-hidden />} title={<FormattedMessage id="home.noApprovals" />} />
    )
  return (
    <ul className="home-list">
      {edges.map(({ node: { id, payment, bill } }) => {
        if (payment) return <PaymentRow key={id} paymentKey={payment} />
        return bill ? <BillRow key={id} billKey={bill} /> : null
      })}
    </ul>
  )
}

function PaymentRow({ paymentKey }: { paymentKey: HomeApprovals_payment$key }) {
  const { uuid, kind, to, ...shown } = useFragment(
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
  return <Row {...shown} name={to.name} address={`/${kind === 'TRANSFER' ? 'transfers' : 'payments'}/${uuid}`} />
}

function BillRow({ billKey }: { billKey: HomeApprovals_bill$key }) {
  const { uuid, dueDate, counterparty, ...shown } = useFragment(
    graphql`
      fragment HomeApprovals_bill on Bill {
        uuid
        number
        dueDate
        amount {
          amount
          currency
        }
        counterparty {
          alias
        }
        createdBy {
          fullName
        }
      }
    `,
    billKey,
  )
  return <Row {...shown} name={counterparty.alias} date={dueDate} address={`/bills/${uuid}`} />
}

type RowProps = {
  address: string
  name: string
  number: string
  date: string
  amount: { readonly amount: string; readonly currency: string }
  createdBy: { readonly fullName: string } | null | undefined
}

function Row({ address, name, number, date, amount, createdBy }: RowProps) {
  return (
    <li>
      <Link className="home-row" to={address}>
        <span className="home-icon warn" aria-hidden>
          <ShieldCheck className="i" />
        </span>
        <span className="grow">
          <b className="trunc" title={name}>
            {name}
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
