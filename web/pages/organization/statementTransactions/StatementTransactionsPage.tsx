import { FileUp, Plus } from 'lucide-react'
import { Suspense, lazy, useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { StatementTransactionsPage_list$key } from '../../../__generated__/StatementTransactionsPage_list.graphql.ts'
import type {
  StatementTransactionsPage_row$data,
  StatementTransactionsPage_row$key,
} from '../../../__generated__/StatementTransactionsPage_row.graphql.ts'
import type { StatementTransactionsPage_rows$key } from '../../../__generated__/StatementTransactionsPage_rows.graphql.ts'
import type { StatementTransactionsPageImportsQuery } from '../../../__generated__/StatementTransactionsPageImportsQuery.graphql.ts'
import type { StatementTransactionsPageListQuery } from '../../../__generated__/StatementTransactionsPageListQuery.graphql.ts'
import type { StatementTransactionsPageQuery } from '../../../__generated__/StatementTransactionsPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { Afterwards } from '../../../ui/Afterwards.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { useListPage } from '../../../ui/list/useListPage.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { SignedMoney } from '../../../ui/Money.tsx'
import { PartyText } from '../_components/PartyText.tsx'
import { ReconciliationStatusMark } from '../_components/ReconciliationStatusMark.tsx'
import { directionTotals } from '../_lib/directionTotals.ts'
import { useResults } from '../results/_lib/useResults.tsx'
import { type StatementsState, statementsState } from './_lib/statementsState.ts'
import { useStatementFilters } from './_lib/useStatementFilters.tsx'

// Nobody waits for these: they are fetched after the first rows, and when something is selected.
const ListChanges = lazy(() => import('../_components/ListChanges.tsx'))
const RunningImports = lazy(() => import('./_components/RunningImports.tsx'))
const StatementActions = lazy(() => import('./_components/StatementActions.tsx'))

type Row = StatementTransactionsPage_row$data

// @inline: rows are read once, without a store subscription each.
const readRow = (key: StatementTransactionsPage_row$key) =>
  readInlineData<StatementTransactionsPage_row$key>(
    graphql`
      fragment StatementTransactionsPage_row on StatementTransaction @inline {
        id
        version
        date
        description
        partyName
        direction
        status
        allowedActions
        amount {
          amount
          currency
        }
        remaining {
          amount
          currency
        }
        endingBalance {
          amount
          currency
        }
        bankAccount {
          id
          alias
          currency
        }
      }
    `,
    key,
  )

/** Every line of every statement: find, select, archive, and go on to reconcile. */
export function StatementTransactionsPage({ queries }: PageProps<{ page: StatementTransactionsPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<StatementTransactionsPageQuery>(
    graphql`
      query StatementTransactionsPageQuery(
        $first: Int!
        $filter: StatementTransactionFilter
        $sort: StatementTransactionSort
      ) @preloadable @throwOnFieldError {
        organization {
          permissions
          ...useTransactionFilters_organization
          statementImports(first: 5, filter: { status: [CHECKING, IMPORTING] }) {
            edges {
              node {
                id
              }
            }
          }
          ...RunningImports_organization
          ...StatementTransactionsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
        }
      }
    `,
    queries.page,
  )
  const list = useListState(statementsState)
  const filters = useStatementFilters(list, organization)
  const columns = useColumns()
  const { showResults, resultsDialog } = useResults()
  const { data, paging } = useListPage<StatementTransactionsPageListQuery, StatementTransactionsPage_list$key>(
    graphql`
      fragment StatementTransactionsPage_list on Organization
      @refetchable(queryName: "StatementTransactionsPageListQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "StatementTransactionFilter" }
        sort: { type: "StatementTransactionSort" }
      )
      @throwOnFieldError {
        statementTransactions(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "StatementTransactionsPage_statementTransactions", filters: ["filter", "sort"]) {
          totalCount
          totals {
            ...directionTotals_total
          }
          edges {
            cursor
          }
          ...StatementTransactionsPage_rows
        }
      }
    `,
    organization,
  )
  const { totalCount, totals } = data.statementTransactions
  const rows = useRows(data.statementTransactions)

  const readImports = useReadAgain<StatementTransactionsPageImportsQuery>(graphql`
    query StatementTransactionsPageImportsQuery {
      organization {
        id
        ...RunningImports_organization
      }
    }
  `)
  const onImportStarted = useCallback(() => readImports({}), [readImports])

  const canManage = organization.permissions.includes('TREASURY_STATEMENTS_MANAGE')
  const canReconcile = organization.permissions.includes('TREASURY_RECONCILIATION_MANAGE')
  const create = '/statement-transactions/create'

  return (
    <ListPage
      name="statement-transactions"
      title={formatMessage({ id: 'statements.title' })}
      crumbs={[{ label: formatMessage({ id: 'menu.group.monitor' }) }]}
      views="STATEMENT_TRANSACTIONS"
      list={list}
      paging={paging}
      rows={rows}
      totalCount={totalCount}
      totals={directionTotals(totals, formatMessage)}
      columns={columns}
      filters={filters}
      searchLabel={formatMessage({ id: 'statements.search' })}
      create={
        canManage
          ? {
              to: create,
              label: formatMessage({ id: 'statements.import' }),
              icon: <FileUp className="i" aria-hidden />,
            }
          : null
      }
      actions={
        canManage ? (
          <LinkButton icon={<Plus className="i" aria-hidden />} to={`${create}?by=hand`}>
            <FormattedMessage id="statements.manual" />
          </LinkButton>
        ) : null
      }
      noneYet={{
        title: <FormattedMessage id="statements.none" />,
        why: <FormattedMessage id="statements.none.why" />,
      }}
      notice={
        organization.statementImports.edges.length > 0 ? (
          <Suspense fallback={null}>
            <RunningImports organizationKey={organization} />
          </Suspense>
        ) : null
      }
      rowName={({ partyName, description }) => partyName ?? description}
      rowClass={({ status }) => (status === 'ARCHIVED' ? 'final' : undefined)}
      linkTo={workspaceOf}
      bulk={
        canReconcile
          ? {
              amountOf: ({ amount }) => amount,
              obstacle: selected => obstacleTo(selected, ['ARCHIVE', 'UNARCHIVE']),
              actions: selected => (
                <StatementActions selected={selected} onDone={paging.setSelection} onPartly={showResults} />
              ),
            }
          : null
      }
    >
      {resultsDialog}
      <Afterwards>
        <ListChanges onChange={() => paging.refresh(rows.length)} onImportStarted={onImportStarted} />
      </Afterwards>
    </ListPage>
  )
}

/** Where a line is worked on: its account, its tab, itself. */
function workspaceOf({ id, status, bankAccount }: Row): string {
  const tab = status === 'RECONCILED' ? 'reconciled' : 'unreconciled'
  return `/reconciliation?${new URLSearchParams({ tab, account: bankAccount.id, line: id })}`
}

/** Read by themselves: each answer changes the organization's record, and with it all loaded rows would be read again. */
function useRows(key: StatementTransactionsPage_rows$key): readonly Row[] {
  const { edges } = useFragment(
    graphql`
      fragment StatementTransactionsPage_rows on StatementTransactionConnection @throwOnFieldError {
        edges {
          node {
            ...StatementTransactionsPage_row
          }
        }
      }
    `,
    key,
  )
  return useMemo(() => edges.map(({ node }) => readRow(node)), [edges])
}

function useColumns(): readonly GridColumn<Row, StatementsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'date',
        label: formatMessage({ id: 'statements.date' }),
        width: '92px',
        sort: 'DATE',
        fixed: true,
        narrow: 'detail',
        cell: ({ date }) => <DateText value={date} />,
      },
      {
        id: 'description',
        label: formatMessage({ id: 'statements.description' }),
        width: 'minmax(152px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ description }) => description,
        cell: ({ partyName, description }) => <PartyText party={partyName} text={description} />,
      },
      {
        id: 'account',
        label: formatMessage({ id: 'statements.account' }),
        width: '168px',
        yields: 3,
        title: ({ bankAccount }) => bankAccount.alias,
        cell: ({ bankAccount }) => bankAccount.alias,
      },
      {
        id: 'status',
        label: formatMessage({ id: 'statements.status' }),
        width: '172px',
        yields: 4,
        narrow: 'status',
        cell: ({ status }) => <ReconciliationStatusMark status={status} />,
      },
      {
        id: 'remaining',
        label: formatMessage({ id: 'statements.remaining' }),
        width: '192px',
        yields: 2,
        align: 'end',
        hiddenByDefault: true,
        cell: ({ remaining, direction }) => <SignedMoney value={remaining} direction={direction} />,
      },
      {
        id: 'endingBalance',
        label: formatMessage({ id: 'statements.endingBalance' }),
        width: '192px',
        yields: 1,
        align: 'end',
        hiddenByDefault: true,
        cell: ({ endingBalance }) => (endingBalance ? <BalanceText value={endingBalance} /> : '–'),
      },
      {
        id: 'amount',
        label: formatMessage({ id: 'statements.amount' }),
        width: '212px',
        align: 'end',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
        // The currency stands in the totals; a cell names it only where it is another than the usual one.
        cell: ({ amount, direction }) => (
          <SignedMoney value={amount} direction={direction} currency={amount.currency !== 'IDR'} />
        ),
      },
    ],
    [formatMessage],
  )
}

function BalanceText({ value }: { value: { amount: string; currency: string } }) {
  return <span className="num">{useFormats().amount(value.amount)}</span>
}
