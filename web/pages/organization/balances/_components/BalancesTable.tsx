import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  BalancesTable_organization$data,
  BalancesTable_organization$key,
} from '../../../../__generated__/BalancesTable_organization.graphql.ts'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { Money } from '../../../../ui/Money.tsx'
import { AccountStatusMark } from '../../bankAccounts/_public/AccountStatusMark.tsx'
import { LinkStatusMark } from '../../bankAccounts/_public/LinkStatusMark.tsx'
import { AgeText } from './AgeText.tsx'

type Account = BalancesTable_organization$data['bankAccounts']['edges'][number]['node']

/** Every account with its balance, its age and its connection, by bank with a sum per currency. */
export function BalancesTable({ organizationKey }: { organizationKey: BalancesTable_organization$key }) {
  const { bankAccounts } = useFragment(
    graphql`
      fragment BalancesTable_organization on Organization @throwOnFieldError {
        bankAccounts(first: 200, sort: { field: ALIAS, direction: ASC }) {
          totalCount
          edges {
            node {
              id
              uuid
              alias
              accountNumber
              currency
              status
              connectionType
              bank {
                code
                name
              }
              entity {
                name
              }
              connection {
                status
                isSyncing
              }
              balance {
                asOf
                ledger {
                  amount
                  currency
                }
                available {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    `,
    organizationKey,
  )
  const accounts = bankAccounts.edges.map(({ node }) => node)
  const byBank = Map.groupBy(accounts, ({ bank }) => bank.code)
  const isCut = bankAccounts.totalCount > accounts.length
  return (
    <section className="card balance-accounts" aria-labelledby="balance-accounts">
      <div className="card-h">
        <h2 id="balance-accounts">
          <FormattedMessage id="balances.byBank" />
        </h2>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="balances.account" />
            </th>
            <th scope="col" className="balance-wide">
              <FormattedMessage id="balances.entity" />
            </th>
            <th scope="col" className="balance-middle">
              <FormattedMessage id="balances.connection" />
            </th>
            <th scope="col">
              <FormattedMessage id="balances.age" />
            </th>
            <th scope="col" className="num balance-wide">
              <FormattedMessage id="balances.available" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="balances.balance" />
            </th>
          </tr>
        </thead>
        {[...byBank].map(([code, ofBank]) => (
          <BankRows key={code} accounts={ofBank} />
        ))}
      </table>
      {isCut ? (
        <p className="balance-more">
          <Link className="link" to="/bank-accounts">
            <FormattedMessage id="balances.all" values={{ accounts: bankAccounts.totalCount }} />
          </Link>
        </p>
      ) : null}
    </section>
  )
}

function BankRows({ accounts }: { accounts: readonly Account[] }) {
  return (
    <tbody>
      <tr className="balance-bank">
        <th scope="rowgroup" colSpan={6}>
          <span className="balance-bank-row">
            {accounts[0]?.bank.name}
            <span className="num">
              {sumsOf(accounts).map(sum => (
                <Money key={sum.currency} value={sum} currency />
              ))}
            </span>
          </span>
        </th>
      </tr>
      {accounts.map(account => (
        <AccountRow key={account.id} account={account} />
      ))}
    </tbody>
  )
}

function AccountRow({ account }: { account: Account }) {
  const { uuid, alias, accountNumber, status, entity, connection, connectionType, balance } = account
  return (
    <tr>
      <th scope="row">
        <Link className="link balance-account" to={`/bank-accounts/${uuid}`}>
          {alias}
        </Link>{' '}
        <span className="subtle t12">··{accountNumber.slice(-4)}</span>{' '}
        {status === 'CLOSED' ? <AccountStatusMark status={status} /> : null}
      </th>
      <td className="balance-wide muted">{entity.name}</td>
      <td className="balance-middle">
        {connection ? (
          <LinkStatusMark status={connection.status} isSyncing={connection.isSyncing} />
        ) : (
          <span className="muted">
            <FormattedMessage id={`bankAccounts.connection.${connectionType}`} />
          </span>
        )}
      </td>
      <td className="muted">{balance ? <AgeText value={balance.asOf} /> : '–'}</td>
      <td className="num balance-wide">{balance?.available ? <Money value={balance.available} currency /> : '–'}</td>
      <td className="num">
        {balance ? (
          <b className="fw5">
            <Money value={balance.ledger} currency />
          </b>
        ) : (
          <span className="subtle">
            <FormattedMessage id="balances.balance.none" />
          </span>
        )}
      </td>
    </tr>
  )
}

/** The known balances of accounts, summed by currency. */
function sumsOf(accounts: readonly Account[]) {
  const known = accounts.flatMap(({ balance }) => (balance ? [balance.ledger] : []))
  return [...Map.groupBy(known, ({ currency }) => currency)]
    .map(([currency, amounts]) => ({ currency, amount: addDecimals(amounts.map(({ amount }) => amount)) }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency))
}
