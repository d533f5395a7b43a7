import { lazy, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ExpectedTransactionsPage_list$key } from '../../../__generated__/ExpectedTransactionsPage_list.graphql.ts'
import type { ExpectedTransactionsPage_row$data } from '../../../__generated__/ExpectedTransactionsPage_row.graphql.ts'
import type { ExpectedTransactionsPageListQuery } from '../../../__generated__/ExpectedTransactionsPageListQuery.graphql.ts'
import type { ExpectedTransactionsPageQuery } from '../../../__generated__/ExpectedTransactionsPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { comingPresets, pastPresets } from '../../../ui/list/dateRange.ts'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ImportFromFile } from '../_components/ImportFromFile.tsx'
import { PartyText } from '../_components/PartyText.tsx'
import { ReconciliationStatusMark } from '../_components/ReconciliationStatusMark.tsx'
import { directionTotals } from '../_lib/directionTotals.ts'
import { useTransactionFilters } from '../_lib/useTransactionFilters.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { type ExpectedState, expectedState, toVariables } from './_lib/expectedState.ts'

// Lazy: loaded after the first rows, or on the first selection.
const ListChanges = lazy(() => import('../_components/ListChanges.tsx'))
const ExpectedActions = lazy(() => import('./_components/ExpectedActions.tsx'))

type Row = ExpectedTransactionsPage_row$data

/** Decisions §8: the usual presets of the past, and the coming days. */
const presets = [...comingPresets, ...pastPresets]

const create = '/expected-transactions/create'

/** Expected incoming and outgoing money. */
export const ExpectedTransactionsPage = defineListScreen<
  ExpectedTransactionsPageQuery,
  ExpectedTransactionsPageListQuery,
  ExpectedTransactionsPage_list$key,
  ExpectedTransactionsPage_row$data,
  ExpectedState
>({
  name: 'expected-transactions',
  words: 'expected',
  crumbs: ['reconciliation'],
  views: 'EXPECTED_TRANSACTIONS',
  state: expectedState,
  query: graphql`
    query ExpectedTransactionsPageQuery(
      $first: Int!
      $filter: ExpectedTransactionFilter
      $sort: ExpectedTransactionSort
    ) @preloadable @throwOnFieldError {
      organization {
        permissions
        ...useTransactionFilters_organization
        ...ExpectedTransactionsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment ExpectedTransactionsPage_list on Organization
    @refetchable(queryName: "ExpectedTransactionsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "ExpectedTransactionFilter" }
      sort: { type: "ExpectedTransactionSort" }
    )
    @throwOnFieldError {
      expectedTransactions(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ExpectedTransactionsPage_expectedTransactions", filters: ["filter", "sort"]) {
        __id
        totalCount
        totals {
          ...directionTotals_total
        }
        edges {
          cursor
        }
        ...ExpectedTransactionsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment ExpectedTransactionsPage_rows on ExpectedTransactionConnection @throwOnFieldError {
      edges {
        node {
          ...ExpectedTransactionsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment ExpectedTransactionsPage_row on ExpectedTransaction @inline {
      id
      version
      uuid
      number
      date
      description
      direction
      status
      externalId
      allowedActions
      amount {
        amount
        currency
      }
      remaining {
        amount
        currency
      }
      counterparty {
        alias
      }
      bankAccount {
        alias
      }
    }
  `,
  connectionOf: ({ expectedTransactions }) => expectedTransactions,
  rowName: ({ number }) => number,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useTransactionFilters(list, organization, presets)
    const { showResults, resultsDialog } = useResults()
    const { totals, __id: connection } = data.expectedTransactions
    const canManage = organization.permissions.includes('TREASURY_EXPECTED_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    return {
      exporting: shown => (
        <ExportButton list="EXPECTED_TRANSACTIONS" rows={{ expectedTransactions: exported }} {...shown} />
      ),
      columns,
      filters,
      totals: directionTotals(totals, formatMessage),
      create: canManage ? { to: create, label: formatMessage({ id: 'expected.new' }) } : null,
      actions: canManage ? <ImportFromFile create={create} /> : null,
      rowClass: ({ status }) => (status === 'ARCHIVED' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/expected-transactions/${uuid}/edit`,
      bulk: canManage
        ? {
            amountOf: ({ amount }) => amount,
            obstacle: selected => obstacleTo(selected, ['ARCHIVE', 'UNARCHIVE', 'DELETE']),
            actions: selected => (
              <ExpectedActions
                selected={selected}
                connection={connection}
                onDone={paging.setSelection}
                onPartly={showResults}
              />
            ),
          }
        : null,
      children: (
        <>
          {resultsDialog}
          <DeferredMount>
            <ListChanges onChange={refresh} />
          </DeferredMount>
        </>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, ExpectedState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'expected.number' }),
        width: '148px',
        fixed: true,
        link: true,
        cell: ({ number }) => <span className="tab-num fw5">{number}</span>,
      },
      dateColumn(({ date }) => date, {
        label: formatMessage({ id: 'transactions.date' }),
        sort: 'DATE',
        fixed: true,
        narrow: 'detail',
      }),
      {
        id: 'description',
        label: formatMessage({ id: 'expected.what' }),
        width: 'minmax(180px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ counterparty, description }) => [counterparty?.alias, description].filter(Boolean).join(' · '),
        cell: ({ counterparty, description }) => <PartyText party={counterparty?.alias} text={description} />,
      },
      {
        id: 'account',
        label: formatMessage({ id: 'transactions.account' }),
        width: '160px',
        yields: 3,
        title: ({ bankAccount }) => bankAccount?.alias ?? '',
        cell: ({ bankAccount }) =>
          bankAccount?.alias ?? <span className="subtle">{formatMessage({ id: 'expected.anyAccount' })}</span>,
      },
      {
        id: 'externalId',
        label: formatMessage({ id: 'expected.externalId' }),
        width: '152px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ externalId }) => externalId ?? '',
        cell: ({ externalId }) => externalId ?? '–',
      },
      {
        id: 'status',
        label: formatMessage({ id: 'transactions.status' }),
        width: '172px',
        yields: 4,
        narrow: 'status',
        cell: ({ status }) => <ReconciliationStatusMark status={status} />,
      },
      amountColumn(({ remaining }) => remaining, {
        label: formatMessage({ id: 'expected.remaining' }),
        id: 'remaining',
        width: '192px',
        yields: 2,
        hiddenByDefault: true,
        directionOf: ({ direction }) => direction,
      }),
      amountColumn(({ amount }) => amount, {
        label: formatMessage({ id: 'transactions.amount' }),
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
        directionOf: ({ direction }) => direction,
      }),
    ],
    [formatMessage],
  )
}
