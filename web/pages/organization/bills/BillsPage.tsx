import { Landmark } from 'lucide-react'
import { lazy, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { BillsPage_list$key } from '../../../__generated__/BillsPage_list.graphql.ts'
import type { BillsPage_row$data } from '../../../__generated__/BillsPage_row.graphql.ts'
import type { BillsPageListQuery } from '../../../__generated__/BillsPageListQuery.graphql.ts'
import type { BillsPageQuery } from '../../../__generated__/BillsPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { today } from '../../../i18n/format.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ImportFromFile } from '../_components/ImportFromFile.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { BillStatusMark } from './_public/BillStatusMark.tsx'
import { BillTabs } from './_components/BillTabs.tsx'
import { billsState, type BillsState, toVariables } from './_lib/billsState.ts'
import { useBillFilters } from './_lib/useBillFilters.tsx'

// Lazy: loaded after the first rows, or on the first selection.
const BillChanges = lazy(() => import('./_public/BillChanges.tsx'))
const BillActions = lazy(() => import('./_components/BillActions.tsx'))

type Row = BillsPage_row$data

/** Bills, by status. */
export const BillsPage = defineListScreen<
  BillsPageQuery,
  BillsPageListQuery,
  BillsPage_list$key,
  BillsPage_row$data,
  BillsState
>({
  name: 'bills',
  words: 'bills',
  crumbs: ['transact'],
  views: 'BILLS',
  state: billsState,
  query: graphql`
    query BillsPageQuery($first: Int!, $filter: BillFilter, $sort: BillSort) @preloadable @throwOnFieldError {
      organization {
        permissions
        ...BillTabs_organization
        ...BillsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment BillsPage_list on Organization
    @refetchable(queryName: "BillsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "BillFilter" }
      sort: { type: "BillSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...BillTabs_organization
      bills(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "BillsPage_bills", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...BillsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment BillsPage_rows on BillConnection @throwOnFieldError {
      edges {
        node {
          ...BillsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment BillsPage_row on Bill @inline {
      id
      uuid
      number
      status
      paymentStatus
      version
      date
      dueDate
      category
      description
      allowedActions
      amount {
        amount
        currency
      }
      counterparty {
        alias
      }
    }
  `,
  connectionOf: ({ bills }) => bills,
  rowName: ({ number }) => number,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useBillFilters(list)
    const { showResults, resultsDialog } = useResults()
    const mayCreate = organization.permissions.includes('TREASURY_BILLS_MANAGE')
    const mayApprove = organization.permissions.includes('TREASURY_BILLS_APPROVE')
    // Canceled records have no sum.
    const sums = data.bills.totals.filter(({ amount }) => !isZero(amount))
    const leavesOut = list.state.tab === 'ALL' && sums.length > 0
    const { first: _first, ...exported } = toVariables(list.state, today())
    return {
      exporting: shown => <ExportButton list="BILLS" rows={{ bills: exported }} {...shown} />,
      columns,
      filters,
      totals: sums.map(value => ({ value })),
      totalsNote: leavesOut ? <FormattedMessage id="bills.leavesOut" /> : null,
      tabs: <BillTabs organizationKey={organization} state={list.state} label={formatMessage({ id: 'bills.title' })} />,
      actions: (
        <>
          <LinkButton icon={<Landmark className="i" aria-hidden />} to="/bills/withheld-tax">
            <FormattedMessage id="withheldTax.title" />
          </LinkButton>
          {mayCreate ? <ImportFromFile create="/bills/create" /> : null}
        </>
      ),
      create: mayCreate ? { to: '/bills/create', label: formatMessage({ id: 'bills.new' }) } : null,
      rowClass: ({ status }) => (status === 'CANCELLED' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/bills/${uuid}`,
      bulk:
        mayCreate || mayApprove
          ? {
              amountOf: ({ amount }) => amount,
              obstacle: selected =>
                obstacleTo(selected, ['CANCEL', 'DELETE', 'SUBMIT', 'APPROVE'], ['MARK_PAID', 'PAY']),
              actions: selected => (
                <BillActions
                  bills={selected}
                  onPartly={showResults}
                  onDone={refused => {
                    paging.setSelection(refused)
                    refresh()
                  }}
                />
              ),
            }
          : null,
      children: (
        <>
          {resultsDialog}
          <DeferredMount>
            <BillChanges onChange={refresh} />
          </DeferredMount>
        </>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, BillsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'bills.number' }),
        width: '156px',
        yields: 4,
        link: true,
        cell: ({ number }) => <span className="tab-num fw5">{number}</span>,
      },
      {
        id: 'counterparty',
        label: formatMessage({ id: 'bills.counterparty' }),
        width: 'minmax(128px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ counterparty }) => counterparty.alias,
        cell: ({ counterparty }) => <b className="fw5">{counterparty.alias}</b>,
      },
      {
        id: 'category',
        label: formatMessage({ id: 'bills.category' }),
        width: '132px',
        yields: 2,
        title: ({ category }) => category ?? '',
        cell: ({ category }) => <span className="muted">{category ?? '–'}</span>,
      },
      {
        id: 'description',
        label: formatMessage({ id: 'bills.description' }),
        width: 'minmax(120px, 1fr)',
        yields: 1,
        title: ({ description }) => description ?? '',
        cell: ({ description }) => <span className="muted">{description ?? '–'}</span>,
      },
      dateColumn(({ date }) => date, {
        label: formatMessage({ id: 'transactions.date' }),
        width: '84px',
        sort: 'DATE',
        yields: 3,
      }),
      dateColumn(({ dueDate }) => dueDate, {
        label: formatMessage({ id: 'bills.due' }),
        id: 'due',
        width: '88px',
        sort: 'DUE_DATE',
        fixed: true,
        narrow: 'detail',
      }),
      statusColumn(bill => <BillStatusMark bill={bill} />, {
        label: formatMessage({ id: 'transactions.status' }),
        // Together with the fixed columns it fits next to the menu on the smallest screen that shows one.
        width: '172px',
      }),
      amountColumn(({ amount }) => amount, {
        label: formatMessage({ id: 'transactions.amount' }),
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
    ],
    [formatMessage],
  )
}
