import { CircleCheck, Landmark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { HomeUnreconciledQuery } from '../../../../__generated__/HomeUnreconciledQuery.graphql.ts'
import type { HomeUnreconciled_account$key } from '../../../../__generated__/HomeUnreconciled_account.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { preload } from '../../../../relay/hover.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'

/** Every account with its balance and the lines that wait, the most first. */
export function HomeUnreconciled({ query }: { query: PreloadedQuery<HomeUnreconciledQuery> }) {
  const { organization } = usePreloadedQuery<HomeUnreconciledQuery>(
    graphql`
      query HomeUnreconciledQuery @preloadable @throwOnFieldError {
        organization {
          bankAccounts(first: 100, sort: { field: ALIAS, direction: ASC }) {
            edges {
              node {
                id
                unreconciledCount
                lastStatementOn
                ...HomeUnreconciled_account
              }
            }
          }
        }
      }
    `,
    query,
  )
  const mayAdd = usePermission('TREASURY_BANK_ACCOUNTS_MANAGE')
  const accounts = organization.bankAccounts.edges.map(({ node }) => node)
  const sorted = accounts.toSorted((a, b) => b.unreconciledCount - a.unreconciledCount)
  // Without any statement there is nothing to be done with either.
  const isAllDone =
    sorted.every(({ unreconciledCount }) => unreconciledCount === 0) &&
    sorted.some(({ lastStatementOn }) => lastStatementOn !== null && lastStatementOn !== undefined)
  if (sorted.length === 0)
    return (
      <EmptyState
        icon={<Landmark className="i" aria-hidden />}
        title={<FormattedMessage id="home.noAccounts" />}
        action={
          mayAdd ? (
            <LinkButton to="/bank-accounts/internal-accounts/create">
              <FormattedMessage id="home.addAccount" />
            </LinkButton>
          ) : null
        }
      >
        {mayAdd ? <FormattedMessage id="home.noAccounts.text" /> : null}
      </EmptyState>
    )
  return (
    <>
      {isAllDone ? (
        <div className="note ok home-done">
          <CircleCheck className="i" aria-hidden />
          <FormattedMessage id="home.allDone" />
        </div>
      ) : null}
      <ul className="home-list">
        {sorted.map(account => (
          <AccountRow key={account.id} accountKey={account} />
        ))}
      </ul>
    </>
  )
}

function AccountRow({ accountKey }: { accountKey: HomeUnreconciled_account$key }) {
  const formats = useFormats()
  const { id, alias, accountNumber, bank, currency, balance, lastStatementOn, unreconciledCount } = useFragment(
    graphql`
      fragment HomeUnreconciled_account on BankAccount @throwOnFieldError {
        id
        alias
        accountNumber
        currency
        unreconciledCount
        lastStatementOn
        bank {
          code
          name
        }
        balance {
          asOf
          ledger {
            amount
          }
        }
      }
    `,
    accountKey,
  )
  const to = `/reconciliation?${new URLSearchParams({ tab: 'unreconciled', account: id })}`
  return (
    <li>
      <Link className="home-row" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
        <span className="home-bank" aria-hidden>
          {bank.name.slice(0, 3).toUpperCase()}
        </span>
        <span className="grow">
          <b className="trunc">
            {alias} <span className="home-number">··{accountNumber.slice(-4)}</span>
          </b>
          <small>
            {unreconciledCount === 0 ? (
              <FormattedMessage id={lastStatementOn ? 'home.account.done' : 'home.account.noStatement'} />
            ) : (
              <FormattedMessage id="home.account.waiting" values={{ count: unreconciledCount }} />
            )}
          </small>
        </span>
        <span className="home-balance">
          <b className="num">
            <span className="ccy">{formats.currencySymbol(currency)}</span>
            {balance ? formats.amount(balance.ledger.amount) : '–'}
          </b>
          <small>
            {balance ? (
              <FormattedMessage
                id="home.account.balance"
                values={{ date: <DateText value={formats.dayOf(balance.asOf)} /> }}
              />
            ) : (
              <FormattedMessage id="home.account.noBalance" />
            )}
          </small>
        </span>
      </Link>
    </li>
  )
}
