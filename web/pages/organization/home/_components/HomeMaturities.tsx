import { CalendarCheck, Vault } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { HomeMaturitiesQuery } from '../../../../__generated__/HomeMaturitiesQuery.graphql.ts'
import type { HomeMaturities_deposit$key } from '../../../../__generated__/HomeMaturities_deposit.graphql.ts'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'

/** Deposits that mature in the next 14 days, the first of them first. */
export function HomeMaturities({ query }: { query: PreloadedQuery<HomeMaturitiesQuery> }) {
  const { organization } = usePreloadedQuery<HomeMaturitiesQuery>(
    graphql`
      query HomeMaturitiesQuery($until: Date!) @preloadable @throwOnFieldError {
        organization {
          deposits(
            first: 5
            filter: { status: [ACTIVE], matures: { to: $until } }
            sort: { field: MATURES_ON, direction: ASC }
          ) {
            edges {
              node {
                id
                ...HomeMaturities_deposit
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = organization.deposits
  if (edges.length === 0)
    return (
      <EmptyState
        icon={<CalendarCheck className="i" aria-hidden />}
        title={<FormattedMessage id="home.noMaturities" />}
      />
    )
  return (
    <ul className="home-list">
      {edges.map(({ node }) => (
        <MaturityRow key={node.id} depositKey={node} />
      ))}
    </ul>
  )
}

function MaturityRow({ depositKey }: { depositKey: HomeMaturities_deposit$key }) {
  const formats = useFormats()
  const { uuid, alias, bank, maturesOn, renewal, principal } = useFragment(
    graphql`
      fragment HomeMaturities_deposit on Deposit {
        uuid
        alias
        maturesOn
        renewal
        bank {
          name
        }
        principal {
          amount
          currency
        }
      }
    `,
    depositKey,
  )
  const days = Math.max(daysBetween(formats.today(), maturesOn), 0)
  return (
    <li>
      <Link className="home-row" to={`/deposits/${uuid}`}>
        <span className="home-icon warn" aria-hidden>
          <Vault className="i" />
        </span>
        <span className="grow">
          <b className="trunc" title={alias}>
            {alias}
          </b>
          <small className="trunc">
            {bank.name} ·{' '}
            <FormattedMessage id={renewal === 'NONE' ? 'home.maturity' : 'home.renewal'} values={{ days }} />
          </small>
        </span>
        <span className="home-balance">
          <b className="num">
            <span className="ccy">{formats.currencySymbol(principal.currency)}</span>
            {formats.amount(principal.amount)}
          </b>
          <small>
            <DateText value={maturesOn} />
          </small>
        </span>
      </Link>
    </li>
  )
}
