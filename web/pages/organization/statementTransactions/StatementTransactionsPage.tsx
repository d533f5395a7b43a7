import { FileUp, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { readInlineData } from 'relay-runtime'
import type { StatementTransactionsPage_list$key } from '../../../__generated__/StatementTransactionsPage_list.graphql.ts'
import type {
  StatementTransactionsPage_row$data,
  StatementTransactionsPage_row$key,
} from '../../../__generated__/StatementTransactionsPage_row.graphql.ts'
import type { StatementTransactionsPageListQuery } from '../../../__generated__/StatementTransactionsPageListQuery.graphql.ts'
import type { StatementTransactionsPageQuery } from '../../../__generated__/StatementTransactionsPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { DataGrid } from '../../../ui/grid/DataGrid.tsx'
import { useGridSettings } from '../../../ui/grid/useGridSettings.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { BulkBar, KeyLegend, ListFooter } from '../../../ui/list/ListFooter.tsx'
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx'
import { NothingListed } from '../../../ui/list/NothingListed.tsx'
import { useListPage } from '../../../ui/list/useListPage.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { SignedMoney } from '../../../ui/Money.tsx'
import { Page } from '../../../ui/Page.tsx'
import { NoneYet } from '../../../ui/states/ListStates.tsx'
import { ReconciliationStatusMark } from '../_components/ReconciliationStatusMark.tsx'
import { directionTotals } from '../_lib/directionTotals.ts'
import { useListChanges } from '../_lib/useListChanges.ts'
import { statementsState } from './_lib/statementsState.ts'
import { useArchiveStatements } from './_lib/useArchiveStatements.ts'
import { useStatementFilters } from './_lib/useStatementFilters.tsx'
import { useUnarchiveStatements } from './_lib/useUnarchiveStatements.ts'

type Row = StatementTransactionsPage_row$data

// @inline: rows are read once, without a store subscription each.
const readRow = (key: StatementTransactionsPage_row$key) =>
  readInlineData<StatementTransactionsPage_row$key>(
    graphql`
      fragment StatementTransactionsPage_row on StatementTransaction @inline {
        id
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
  const navigate = useNavigate()
  const { organization } = usePreloadedQuery<StatementTransactionsPageQuery>(
    graphql`
      query StatementTransactionsPageQuery(
        $first: Int!
        $filter: StatementTransactionFilter
        $sort: StatementTransactionSort
      ) @preloadable @throwOnFieldError {
        organization {
          permissions
          bankAccounts(first: 200) {
            edges {
              node {
                id
                alias
              }
            }
          }
          ...StatementTransactionsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
        }
      }
    `,
    queries.page,
  )
  const list = useListState(statementsState)
  const { state, set } = list
  const accounts = organization.bankAccounts.edges.map(({ node }) => node)
  const filters = useStatementFilters(list, accounts)
  const columns = useColumns()
  const settings = useGridSettings('statement-transactions', columns)
  const page = useListPage<StatementTransactionsPageListQuery, StatementTransactionsPage_list$key>(
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
            currency
            incoming {
              amount
              currency
            }
            outgoing {
              amount
              currency
            }
          }
          edges {
            node {
              id
              ...StatementTransactionsPage_row
            }
          }
        }
      }
    `,
    organization,
  )
  const { edges, totalCount, totals } = page.data.statementTransactions
  const rows = useMemo(() => edges.map(({ node }) => readRow(node)), [edges])
  useListChanges(() => page.refresh(rows.length))
  const selected = useMemo(() => rows.filter(({ id }) => page.selection[id]), [rows, page.selection])

  const canManage = organization.permissions.includes('treasury.statements.manage')
  const canReconcile = organization.permissions.includes('treasury.reconciliation.manage')
  const [archive, isArchiving] = useArchiveStatements()
  const [unarchive, isUnarchiving] = useUnarchiveStatements()
  const allAllow = (action: Row['allowedActions'][number]) =>
    selected.length > 0 && selected.every(({ allowedActions }) => allowedActions.includes(action))
  const ids = () => ({ variables: { input: { ids: selected.map(({ id }) => id) } } })
  const done = () => page.setSelection({})

  useShortcuts(
    canManage
      ? [
          {
            keys: 'c',
            label: formatMessage({ id: 'statements.import' }),
            run: () => void navigate('/statement-transactions/create'),
          },
        ]
      : [],
  )
  const clear = () => set({ q: '', date: null, amount: null, direction: null, status: [], account: null, import: null })

  return (
    <Page
      fill
      title={formatMessage({ id: 'statements.title' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.monitor' }) },
        { label: formatMessage({ id: 'statements.title' }) },
      ]}
      note={<FormattedCount value={totalCount} />}
      actions={
        canManage ? (
          <>
            <LinkButton icon={<Plus className="i" aria-hidden />} to="/statement-transactions/create?by=hand">
              <FormattedMessage id="statements.manual" />
            </LinkButton>
            <LinkButton
              variant="primary"
              icon={<FileUp className="i" aria-hidden />}
              hint="c"
              to="/statement-transactions/create"
            >
              <FormattedMessage id="statements.import" />
            </LinkButton>
          </>
        ) : null
      }
    >
      <ListToolbar
        search={{
          value: state.q,
          placeholder: formatMessage({ id: 'statements.search' }),
          onChange: q => set({ q }),
        }}
        filters={filters}
        onClear={clear}
        columns={columns}
        settings={settings}
      />
      <div className="list-body" aria-busy={list.isPending}>
        {rows.length > 0 ? (
          <DataGrid<Row>
            ref={page.grid}
            label={formatMessage({ id: 'statements.title' })}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ partyName, description }) => partyName ?? description}
            settings={settings}
            totalCount={totalCount}
            sort={state.sort}
            onSort={field =>
              set({
                sort: {
                  field: field === 'AMOUNT' ? 'AMOUNT' : 'DATE',
                  descending: state.sort.field === field ? !state.sort.descending : true,
                },
              })
            }
            {...(canReconcile ? { selection: page.selection, onSelectionChange: page.setSelection } : {})}
            onOpen={row => void navigate(workspaceOf(row))}
            onEnd={page.loadMore}
            rowClass={({ status }) => (status === 'ARCHIVED' ? 'final' : undefined)}
            initialScroll={page.initialScroll}
          />
        ) : (
          <NothingListed search={state.q} filters={filters} onClear={clear}>
            <NoneYet
              title={<FormattedMessage id="statements.none" />}
              action={
                canManage ? (
                  <LinkButton variant="primary" to="/statement-transactions/create">
                    <FormattedMessage id="statements.import" />
                  </LinkButton>
                ) : null
              }
            >
              <FormattedMessage id="statements.none.why" />
            </NoneYet>
          </NothingListed>
        )}
      </div>
      <BulkBar count={selected.length} amounts={selected.map(({ amount }) => amount)} onClear={done}>
        {allAllow('ARCHIVE') ? (
          <Button size="sm" loading={isArchiving} onClick={() => void archive(ids()).then(done)}>
            <FormattedMessage id="statements.archive" />
          </Button>
        ) : null}
        {allAllow('UNARCHIVE') ? (
          <Button size="sm" loading={isUnarchiving} onClick={() => void unarchive(ids()).then(done)}>
            <FormattedMessage id="statements.unarchive" />
          </Button>
        ) : null}
      </BulkBar>
      {rows.length > 0 ? (
        <ListFooter
          loaded={rows.length}
          total={totalCount}
          totals={directionTotals(totals, formatMessage)}
          error={page.loadError ? { onRetry: page.retryMore } : null}
          onRefresh={page.isStale ? page.startAgain : null}
        />
      ) : null}
      <KeyLegend show={['/', 'c']} />
    </Page>
  )
}

function FormattedCount({ value }: { value: number }) {
  return useFormats().count(value)
}

/** Where a line is worked on: its account, its tab, itself. */
function workspaceOf({ id, status, bankAccount }: Row): string {
  const tab = status === 'RECONCILED' ? 'reconciled' : 'unreconciled'
  return `/reconciliation?${new URLSearchParams({ tab, account: bankAccount.id, line: id })}`
}

function useColumns(): readonly GridColumn<Row>[] {
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
        width: 'minmax(240px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ description }) => description,
        cell: ({ partyName, description }) =>
          partyName ? (
            <>
              <b className="fw5">{partyName}</b> <span className="subtle">{description}</span>
            </>
          ) : (
            description
          ),
      },
      {
        id: 'account',
        label: formatMessage({ id: 'statements.account' }),
        width: '168px',
        title: ({ bankAccount }) => bankAccount.alias,
        cell: ({ bankAccount }) => bankAccount.alias,
      },
      {
        id: 'status',
        label: formatMessage({ id: 'statements.status' }),
        width: '172px',
        narrow: 'status',
        cell: ({ status }) => <ReconciliationStatusMark status={status} />,
      },
      {
        id: 'remaining',
        label: formatMessage({ id: 'statements.remaining' }),
        width: '192px',
        align: 'end',
        hiddenByDefault: true,
        cell: ({ remaining, direction }) => <SignedMoney value={remaining} direction={direction} />,
      },
      {
        id: 'endingBalance',
        label: formatMessage({ id: 'statements.endingBalance' }),
        width: '192px',
        align: 'end',
        hiddenByDefault: true,
        cell: ({ endingBalance }) => (endingBalance ? <BalanceText value={endingBalance} /> : '–'),
      },
      {
        id: 'amount',
        label: formatMessage({ id: 'statements.amount' }),
        width: '200px',
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
