import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { PurchaseOrdersPage_list$key } from '../../../__generated__/PurchaseOrdersPage_list.graphql.ts'
import type { PurchaseOrdersPage_row$data } from '../../../__generated__/PurchaseOrdersPage_row.graphql.ts'
import type { PurchaseOrdersPageListQuery } from '../../../__generated__/PurchaseOrdersPageListQuery.graphql.ts'
import type { PurchaseOrdersPageQuery } from '../../../__generated__/PurchaseOrdersPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { today, useFormats } from '../../../i18n/format.ts'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { PurchaseOrderStatusMark } from './_components/PurchaseOrderStatusMark.tsx'
import { PurchaseOrderTabs } from './_components/PurchaseOrderTabs.tsx'
import { purchaseOrdersState, type PurchaseOrdersState, toVariables } from './_lib/purchaseOrdersState.ts'
import { usePurchaseOrderFilters } from './_lib/usePurchaseOrderFilters.tsx'

// Loaded on the first selection.
const MakeOrdersButton = lazy(() => import('./_components/MakeOrdersButton.tsx'))

type Row = PurchaseOrdersPage_row$data

/** Purchase orders of customers, by status. */
export const PurchaseOrdersPage = defineListScreen<
  PurchaseOrdersPageQuery,
  PurchaseOrdersPageListQuery,
  PurchaseOrdersPage_list$key,
  PurchaseOrdersPage_row$data,
  PurchaseOrdersState
>({
  name: 'purchaseOrders',
  words: 'purchaseOrders',
  crumbs: ['sell'],
  views: 'PURCHASE_ORDERS',
  state: purchaseOrdersState,
  query: graphql`
    query PurchaseOrdersPageQuery($first: Int!, $filter: PurchaseOrderFilter, $sort: PurchaseOrderSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...PurchaseOrderTabs_organization
        ...PurchaseOrdersPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment PurchaseOrdersPage_list on Organization
    @refetchable(queryName: "PurchaseOrdersPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "PurchaseOrderFilter" }
      sort: { type: "PurchaseOrderSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...PurchaseOrderTabs_organization
      purchaseOrders(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "PurchaseOrdersPage_purchaseOrders", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...PurchaseOrdersPage_rows
      }
    }
  `,
  rows: graphql`
    fragment PurchaseOrdersPage_rows on PurchaseOrderConnection @throwOnFieldError {
      edges {
        node {
          ...PurchaseOrdersPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment PurchaseOrdersPage_row on PurchaseOrder @inline {
      id
      uuid
      number
      status
      customerName
      date
      requiredDate
      firstLine
      lineCount
      reason
      allowedActions
      amount {
        amount
        currency
      }
      ordered {
        amount
        currency
      }
    }
  `,
  connectionOf: ({ purchaseOrders }) => purchaseOrders,
  readsOnReturn: true,
  rowName: ({ number }) => number,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const { currencySymbol } = useFormats()
    const columns = useColumns()
    const filters = usePurchaseOrderFilters(list)
    const { showResults, resultsDialog } = useResults()
    const canManage = organization.permissions.includes('INVOICING_PURCHASE_ORDERS_MANAGE')
    const canOrder = organization.permissions.includes('INVOICING_SALES_ORDERS_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    const sums = data.purchaseOrders.totals
      .map(value => ({
        label: `${formatMessage({ id: 'purchaseOrders.amount' })}, ${currencySymbol(value.currency)}`,
        value,
      }))
      .filter(({ value }) => !isZero(value.amount))
    const title = formatMessage({ id: 'purchaseOrders.title' })
    return {
      exporting: shown => <ExportButton list="PURCHASE_ORDERS" rows={{ purchaseOrders: exported }} {...shown} />,
      columns,
      filters,
      totals: sums,
      totalsNote:
        list.state.tab === 'ALL' && sums.length > 0 ? <FormattedMessage id="purchaseOrders.leavesOut" /> : null,
      tabs: <PurchaseOrderTabs organizationKey={data} state={list.state} label={title} />,
      create: canManage ? { to: '/purchase-order/create', label: formatMessage({ id: 'purchaseOrders.new' }) } : null,
      rowClass: ({ status }) => (status === 'OPEN' || status === 'ACCEPTED' ? undefined : 'final'),
      linkTo: ({ uuid }) => `/purchase-order/${uuid}`,
      bulk: canOrder
        ? {
            obstacle: (selected: readonly Row[]) => obstacleTo(selected, ['ORDER']),
            actions: (selected: readonly Row[]) => (
              <Suspense fallback={null}>
                <MakeOrdersButton
                  purchaseOrders={selected}
                  onDone={refused => {
                    paging.setSelection(refused)
                    refresh()
                  }}
                  onPartly={showResults}
                />
              </Suspense>
            ),
          }
        : null,
      children: resultsDialog,
    }
  },
})

function useColumns(): readonly GridColumn<Row, PurchaseOrdersState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'purchaseOrders.number' }),
        width: '152px',
        fixed: true,
        link: true,
        narrow: 'detail',
        title: ({ number }) => number,
        cell: ({ number }) => <b className="fw5">{number}</b>,
      },
      {
        id: 'customer',
        label: formatMessage({ id: 'purchaseOrders.customer' }),
        width: 'minmax(160px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ customerName }) => customerName,
        cell: ({ customerName }) => customerName,
      },
      {
        id: 'product',
        label: formatMessage({ id: 'purchaseOrders.product' }),
        width: '200px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ firstLine }) => firstLine,
        cell: ({ firstLine, lineCount }) => (
          <FormattedMessage id="purchaseOrders.products" values={{ first: firstLine, more: lineCount - 1 }} />
        ),
      },
      dateColumn(({ date }) => date, {
        id: 'date',
        label: formatMessage({ id: 'purchaseOrders.date' }),
        width: '104px',
        sort: 'DATE',
        yields: 5,
      }),
      dateColumn(({ requiredDate }) => requiredDate, {
        id: 'requiredDate',
        label: formatMessage({ id: 'purchaseOrders.requiredDate' }),
        width: '104px',
        yields: 3,
      }),
      statusColumn(({ status }) => <PurchaseOrderStatusMark status={status} />, {
        label: formatMessage({ id: 'purchaseOrders.status' }),
        width: '128px',
      }),
      {
        id: 'reason',
        label: formatMessage({ id: 'purchaseOrders.reason' }),
        width: '200px',
        yields: 2,
        hiddenByDefault: true,
        title: ({ reason }) => reason ?? '',
        cell: ({ reason }) => reason ?? '–',
      },
      amountColumn(({ ordered }) => ordered, {
        id: 'ordered',
        label: formatMessage({ id: 'purchaseOrders.ordered' }),
        width: '168px',
        yields: 4,
      }),
      amountColumn(({ amount }) => amount, {
        id: 'amount',
        label: formatMessage({ id: 'purchaseOrders.amount' }),
        width: '176px',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
    ],
    [formatMessage],
  )
}
