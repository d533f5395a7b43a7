import { FileUp, Plus } from 'lucide-react'
import { Suspense, lazy, useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { StatementTransactionsPage_list$key } from '../../../__generated__/StatementTransactionsPage_list.graphql.ts'
import type { StatementTransactionsPage_row$data } from '../../../__generated__/StatementTransactionsPage_row.graphql.ts'
import type { StatementTransactionsPageImportsQuery } from '../../../__generated__/StatementTransactionsPageImportsQuery.graphql.ts'
import type { StatementTransactionsPageListQuery } from '../../../__generated__/StatementTransactionsPageListQuery.graphql.ts'
import type { StatementTransactionsPageQuery } from '../../../__generated__/StatementTransactionsPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { ExportButton } from '../_components/ExportButton.tsx'
import { PartyText } from '../_components/PartyText.tsx'
import { ReconciliationStatusMark } from '../_components/ReconciliationStatusMark.tsx'
import { directionTotals } from '../_lib/directionTotals.ts'
import { useResults } from '../results/_lib/useResults.tsx'
import { type StatementsState, statementsState, toVariables } from './_lib/statementsState.ts'
import { workspaceOf } from './_lib/workspaceOf.ts'
import { useStatementFilters } from './_lib/useStatementFilters.tsx'

// Lazy: loaded after the first rows, or on the first selection.
const ListChanges = lazy(() => import('../_components/ListChanges.tsx'))
const RunningImports = lazy(() => import('./_components/RunningImports.tsx'))
const StatementActions = lazy(() => import('./_components/StatementActions.tsx'))

type Row = StatementTransactionsPage_row$data

const create = '/statement-transactions/create'

/** Every line of every statement: search, select, archive, and continue to reconcile. */
export const StatementTransactionsPage = defineListScreen<
  StatementTransactionsPageQuery,
  StatementTransactionsPageListQuery,
  StatementTransactionsPage_list$key,
  StatementTransactionsPage_row$data,
  StatementsState
>({
  name: 'statement-transactions',
  words: 'statements',
  crumbs: ['monitor'],
  views: 'STATEMENT_TRANSACTIONS',
  state: statementsState,
  query: graphql`
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
  list: graphql`
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
  rows: graphql`
    fragment StatementTransactionsPage_rows on StatementTransactionConnection @throwOnFieldError {
      edges {
        node {
          ...StatementTransactionsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment StatementTransactionsPage_row on StatementTransaction @inline {
      id
      uuid
      version
      date
      description
      partyName
      direction
      source
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
  connectionOf: ({ statementTransactions }) => statementTransactions,
  rowName: ({ partyName, description }) => partyName ?? description,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useStatementFilters(list, organization)
    const { showResults, resultsDialog } = useResults()
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
    const { first: _first, ...exported } = toVariables(list.state, today())
    return {
      exporting: shown => (
        <ExportButton list="STATEMENT_TRANSACTIONS" rows={{ statementTransactions: exported }} {...shown} />
      ),
      columns,
      filters,
      totals: directionTotals(data.statementTransactions.totals, formatMessage),
      create: canManage
        ? { to: create, label: formatMessage({ id: 'statements.import' }), icon: <FileUp className="i" aria-hidden /> }
        : null,
      actions: canManage ? (
        <LinkButton icon={<Plus className="i" aria-hidden />} to={`${create}?by=hand`}>
          <FormattedMessage id="statements.manual" />
        </LinkButton>
      ) : null,
      notice:
        organization.statementImports.edges.length > 0 ? (
          <Suspense fallback={null}>
            <RunningImports organizationKey={organization} />
          </Suspense>
        ) : null,
      rowClass: ({ status }) => (status === 'ARCHIVED' ? 'final' : undefined),
      linkTo: workspaceOf,
      bulk:
        canReconcile || canManage
          ? {
              amountOf: ({ amount }) => amount,
              // A category can be set for any selection.
              obstacle: selected => (canManage ? null : obstacleTo(selected, ['ARCHIVE', 'UNARCHIVE'])),
              actions: selected => (
                <StatementActions selected={selected} onDone={paging.setSelection} onPartly={showResults} />
              ),
            }
          : null,
      children: (
        <>
          {resultsDialog}
          <DeferredMount>
            <ListChanges onChange={refresh} onImportStarted={onImportStarted} />
          </DeferredMount>
        </>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, StatementsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      dateColumn(({ date }) => date, {
        label: formatMessage({ id: 'statements.date' }),
        sort: 'DATE',
        fixed: true,
        narrow: 'detail',
      }),
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
        id: 'source',
        label: formatMessage({ id: 'statements.source' }),
        width: '112px',
        yields: 3,
        cell: ({ source }) => (
          <span className="muted">
            {formatMessage({ id: `statements.source.${source === 'MANUAL' ? 'MANUAL' : 'AUTOMATED'}` })}
          </span>
        ),
      },
      amountColumn(({ remaining }) => remaining, {
        label: formatMessage({ id: 'statements.remaining' }),
        id: 'remaining',
        width: '192px',
        yields: 2,
        hiddenByDefault: true,
        directionOf: ({ direction }) => direction,
      }),
      amountColumn(({ endingBalance }) => endingBalance, {
        label: formatMessage({ id: 'statements.endingBalance' }),
        id: 'endingBalance',
        width: '192px',
        yields: 1,
        hiddenByDefault: true,
      }),
      amountColumn(({ amount }) => amount, {
        label: formatMessage({ id: 'statements.amount' }),
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
        directionOf: ({ direction }) => direction,
      }),
    ],
    [formatMessage],
  )
}
