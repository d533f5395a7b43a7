import { Landmark } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { BankAccountsPage_list$key } from '../../../__generated__/BankAccountsPage_list.graphql.ts'
import type { BankAccountsPage_row$data } from '../../../__generated__/BankAccountsPage_row.graphql.ts'
import type { BankAccountsPageListQuery } from '../../../__generated__/BankAccountsPageListQuery.graphql.ts'
import type { BankAccountsPageQuery } from '../../../__generated__/BankAccountsPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { dateColumn } from '../../../ui/grid/columnKinds.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { Money } from '../../../ui/Money.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { AccountName } from './_components/AccountName.tsx'
import { AccountStatusMark } from './_public/AccountStatusMark.tsx'
import { LinkStatusMark } from './_public/LinkStatusMark.tsx'
import { type BankAccountsState, bankAccountsState, toVariables } from './_lib/bankAccountsState.ts'
import { useBankAccountFilters } from './_lib/useBankAccountFilters.tsx'

type Row = BankAccountsPage_row$data

/** All accounts with their balances and unreconciled lines. */
export const BankAccountsPage = defineListScreen<
  BankAccountsPageQuery,
  BankAccountsPageListQuery,
  BankAccountsPage_list$key,
  BankAccountsPage_row$data,
  BankAccountsState
>({
  name: 'bank-accounts',
  words: 'bankAccounts',
  crumbs: ['configure'],
  views: 'BANK_ACCOUNTS',
  state: bankAccountsState,
  query: graphql`
    query BankAccountsPageQuery($first: Int!, $filter: BankAccountFilter, $sort: BankAccountSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...useBankAccountFilters_organization
        ...BankAccountsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment BankAccountsPage_list on Organization
    @refetchable(queryName: "BankAccountsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "BankAccountFilter" }
      sort: { type: "BankAccountSort" }
    )
    @throwOnFieldError {
      bankAccounts(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "BankAccountsPage_bankAccounts", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...BankAccountsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment BankAccountsPage_rows on BankAccountConnection @throwOnFieldError {
      edges {
        node {
          ...BankAccountsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment BankAccountsPage_row on BankAccount @inline @throwOnFieldError {
      id
      uuid
      alias
      accountNumber
      connectionType
      status
      currency
      lastStatementOn
      unreconciledCount
      bank {
        name
      }
      entity {
        name
      }
      connection {
        method
        status
        isSyncing
      }
      balance {
        asOf
        ledger {
          amount
          currency
        }
      }
    }
  `,
  connectionOf: ({ bankAccounts }) => bankAccounts,
  readsOnReturn: true,
  rowName: ({ alias }) => alias,
  useOwnPart: ({ response: { organization }, data, list }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useBankAccountFilters(list, organization)
    const canManage = organization.permissions.includes('TREASURY_BANK_ACCOUNTS_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state)
    return {
      exporting: shown => <ExportButton list="BANK_ACCOUNTS" rows={{ bankAccounts: exported }} {...shown} />,
      columns,
      filters,
      totals: data.bankAccounts.totals.map(value => ({ value })),
      create: canManage
        ? { to: '/bank-accounts/internal-accounts/create', label: formatMessage({ id: 'bankAccounts.new' }) }
        : null,
      actions: (
        <LinkButton icon={<Landmark className="i" aria-hidden />} to="/bank-accounts/internal-accounts">
          <FormattedMessage id="internalAccounts.manage" />
        </LinkButton>
      ),
      linkTo: ({ uuid }) => `/bank-accounts/${uuid}`,
    }
  },
})

function useColumns(): readonly GridColumn<Row, BankAccountsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'account',
        label: formatMessage({ id: 'bankAccounts.account' }),
        width: 'minmax(220px, 1fr)',
        sort: 'ALIAS',
        ascendsFirst: true,
        fixed: true,
        narrow: 'title',
        title: ({ alias }) => alias,
        cell: ({ alias, bank, accountNumber }) => (
          <AccountName alias={alias} bank={bank.name} accountNumber={accountNumber} />
        ),
      },
      {
        id: 'entity',
        label: formatMessage({ id: 'bankAccounts.entity' }),
        width: 'minmax(140px, 220px)',
        yields: 4,
        title: ({ entity }) => entity.name,
        cell: ({ entity }) => entity.name,
      },
      {
        id: 'status',
        label: formatMessage({ id: 'bankAccounts.state' }),
        width: '104px',
        yields: 3,
        narrow: 'detail',
        cell: ({ status }) => <AccountStatusMark status={status} />,
      },
      {
        id: 'connection',
        label: formatMessage({ id: 'bankAccounts.connection' }),
        width: '152px',
        yields: 1,
        cell: ({ connectionType, connection }) =>
          connection ? (
            <LinkStatusMark status={connection.status} isSyncing={connection.isSyncing} />
          ) : (
            <FormattedMessage id={`bankAccounts.connection.${connectionType}`} />
          ),
      },
      {
        id: 'automated',
        label: formatMessage({ id: 'bankAccounts.automated' }),
        width: '200px',
        yields: 1,
        hiddenByDefault: true,
        cell: ({ connection }) =>
          connection ? <FormattedMessage id={`bankAccounts.automated.${connection.method}`} /> : '–',
      },
      {
        id: 'asOf',
        label: formatMessage({ id: 'bankAccounts.asOf' }),
        width: '160px',
        yields: 2,
        hiddenByDefault: true,
        cell: ({ balance }) => (balance ? <InstantText value={balance.asOf} /> : '–'),
      },
      dateColumn(({ lastStatementOn }) => lastStatementOn, {
        id: 'lastStatement',
        label: formatMessage({ id: 'bankAccounts.lastStatement' }),
        width: '140px',
        yields: 3,
      }),
      {
        id: 'unreconciled',
        label: formatMessage({ id: 'bankAccounts.unreconciled' }),
        width: '152px',
        align: 'end',
        narrow: 'status',
        cell: row => <UnreconciledLink {...row} />,
      },
      {
        id: 'balance',
        label: formatMessage({ id: 'bankAccounts.balance' }),
        width: '216px',
        align: 'end',
        fixed: true,
        narrow: 'amount',
        cell: ({ balance }) =>
          balance ? (
            <b className="fw5">
              <Money value={balance.ledger} currency />
            </b>
          ) : (
            <span className="subtle">
              <FormattedMessage id="bankAccounts.balance.none" />
            </span>
          ),
      },
    ],
    [formatMessage],
  )
}

function UnreconciledLink({ id, alias, unreconciledCount }: Pick<Row, 'id' | 'alias' | 'unreconciledCount'>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (unreconciledCount === 0) return <span className="subtle">–</span>
  return (
    <Link className="link" tabIndex={-1} to={`/reconciliation?tab=unreconciled&account=${id}`}>
      {formats.count(unreconciledCount)}
      <span className="sr unless-narrow"> {formatMessage({ id: 'bankAccounts.toReconcile' })}</span>
      <span className="sr">{`, ${alias}`}</span>
    </Link>
  )
}
