import { ArrowLeftRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { BetweenThem_flow$key } from '../../../../__generated__/BetweenThem_flow.graphql.ts'
import { currencies } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { StatusMark } from '../../../../ui/StatusMark.tsx'
import { type Between, movedOf } from '../_lib/between.ts'
import { inOrganization, lineAddress } from '../_lib/groupCashState.ts'

/** Transfers between the organizations within a week: included in every sum, and shown here. */
export function BetweenThem({ between }: { between: Between }) {
  const moved = movedOf(between, currencies)
  return (
    <section className="card group-between" aria-labelledby="group-between">
      <div className="card-h">
        <h2 id="group-between" className="grow">
          <FormattedMessage id="groupCash.between" />
        </h2>
        <span className="t12 muted">
          <FormattedMessage id="groupCash.between.how" />
        </span>
      </div>
      {between.flows.length === 0 ? (
        <p className="card-b muted">
          <FormattedMessage id="groupCash.between.none" />
        </p>
      ) : (
        <>
          {moved.map(sum => (
            <dl key={sum.currency} className="group-moved">
              <MovedSum way="in" currency={sum.currency} all={sum.in} between={sum.betweenIn} />
              <MovedSum way="out" currency={sum.currency} all={sum.out} between={sum.betweenOut} />
            </dl>
          ))}
          <ul>
            {between.flows.map((flow, place) => (
              <FlowItem key={place} flow={flow} />
            ))}
          </ul>
          {between.hasMore ? (
            <p className="t12 muted group-more">
              <FormattedMessage id="groupCash.between.more" />
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}

type MovedSumProps = { way: 'in' | 'out'; currency: string; all: string; between: string }

function MovedSum({ way, currency, all, between }: MovedSumProps) {
  const formats = useFormats()
  return (
    <div>
      <dt>
        <FormattedMessage id={`groupCash.between.${way}`} values={{ currency }} />
      </dt>
      <dd>
        <span className="num">{formats.amount(all)}</span>
        <small>
          <FormattedMessage id="groupCash.between.ofIt" values={{ amount: formats.amount(between) }} />
        </small>
      </dd>
    </div>
  )
}

function FlowItem({ flow: key }: { flow: BetweenThem_flow$key }) {
  const formats = useFormats()
  const { from, to, amount, date } = useFragment(
    graphql`
      fragment BetweenThem_flow on IntercompanyFlow {
        date
        amount {
          amount
          currency
        }
        from {
          isSeen
          organization {
            uuid
            name
          }
          statementTransaction {
            description
            date
          }
        }
        to {
          isSeen
          organization {
            uuid
            name
          }
          statementTransaction {
            description
            date
          }
        }
      }
    `,
    key,
  )
  const side = from.statementTransaction ? from : to
  const line = side.statementTransaction
  const names = `${from.organization.name} → ${to.organization.name}`
  const isBoth = from.isSeen && to.isSeen
  return (
    <li>
      <ArrowLeftRight className="i" aria-hidden />
      <span className="group-flow">
        {line ? (
          <Link className="link" to={inOrganization(side.organization.uuid, lineAddress(line))}>
            {names}
          </Link>
        ) : (
          names
        )}
        <small>{[line?.description, formats.shortDay(date)].filter(part => part !== undefined).join(', ')}</small>
      </span>
      <span className="group-flow-sum">
        <span className="num">
          {amount.currency} {formats.amount(amount.amount)}
        </span>
        <StatusMark kind={isBoth ? 'done' : 'partial'}>
          <FormattedMessage
            id={
              isBoth ? 'groupCash.between.both' : from.isSeen ? 'groupCash.between.paid' : 'groupCash.between.received'
            }
          />
        </StatusMark>
      </span>
    </li>
  )
}
