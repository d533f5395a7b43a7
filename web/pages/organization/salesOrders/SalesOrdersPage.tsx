import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { SalesOrdersPage_list$key } from '../../../__generated__/SalesOrdersPage_list.graphql.ts'
import type { SalesOrdersPage_row$data } from '../../../__generated__/SalesOrdersPage_row.graphql.ts'
import type { SalesOrdersPageListQuery } from '../../../__generated__/SalesOrdersPageListQuery.graphql.ts'
import type { SalesOrdersPageQuery } from '../../../__generated__/SalesOrdersPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { today, useFormats } from '../../../i18n/format.ts'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { useIssuingEntityFilter } from '../_lib/useIssuingEntityFilter.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { SalesOrderStatusMark } from './_public/SalesOrderStatusMark.tsx'
import { SalesOrderTabs } from './_components/SalesOrderTabs.tsx'
import { salesOrdersState, type SalesOrdersState, toVariables } from './_lib/salesOrdersState.ts'
import { useSalesOrderFilters } from './_lib/useSalesOrderFilters.tsx'

// Loaded on the first selection.
const SalesOrderActions = lazy(() => import('./_components/SalesOrderActions.tsx'))

type Row = SalesOrdersPage_row$data

/** Orders of customers, by status. */
export const SalesOrdersPage = defineListScreen<
  SalesOrdersPageQuery,
  SalesOrdersPageListQuery,
  SalesOrdersPage_list$key,
  SalesOrdersPage_row$data,
  SalesOrdersState
>({
  name: 'salesOrders',
  words: 'salesOrders',
  crumbs: ['sell'],
  views: 'SALES_ORDERS',
  state: salesOrdersState,
  query: graphql`
    query SalesOrdersPageQuery($first: Int!, $filter: SalesOrderFilter, $sort: SalesOrderSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...useIssuingEntityFilter_organization
        ...SalesOrderTabs_organization
        ...SalesOrdersPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment SalesOrdersPage_list on Organization
    @refetchable(queryName: "SalesOrdersPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "SalesOrderFilter" }
      sort: { type: "SalesOrderSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...SalesOrderTabs_organization
      salesOrders(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "SalesOrdersPage_salesOrders", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...SalesOrdersPage_rows
      }
    }
  `,
  rows: graphql`
    fragment SalesOrdersPage_rows on SalesOrderConnection @throwOnFieldError {
      edges {
        node {
          ...SalesOrdersPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment SalesOrdersPage_row on SalesOrder @inline {
      id
      uuid
      number
      version
      status
      approvedAt
      fulfillment
      paymentStatus
      customerName
      entity {
        name
      }
      customerReference
      orderDate
      requiredDate
      firstLine
      lineCount
      note
      reason
      allowedActions
      total {
        amount
        currency
      }
    }
  `,
  connectionOf: ({ salesOrders }) => salesOrders,
  readsOnReturn: true,
  rowName: ({ number }) => number,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const { currencySymbol } = useFormats()
    const { filters: ofEntity, hasSeveral } = useIssuingEntityFilter(list, organization)
    const columns = useColumns(hasSeveral)
    const filters = useSalesOrderFilters(list, ofEntity)
    const { showResults, resultsDialog } = useResults()
    const canManage = organization.permissions.includes('INVOICING_SALES_ORDERS_MANAGE')
    const canDecide = organization.permissions.includes('INVOICING_INVOICES_APPROVE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    const sums = data.salesOrders.totals
      .map(value => ({
        label: `${formatMessage({ id: 'salesOrders.total' })}, ${currencySymbol(value.currency)}`,
        value,
      }))
      .filter(({ value }) => !isZero(value.amount))
    return {
      exporting: shown => <ExportButton list="SALES_ORDERS" rows={{ salesOrders: exported }} {...shown} />,
      columns,
      filters,
      totals: sums,
      totalsNote: list.state.tab === 'ALL' && sums.length > 0 ? <FormattedMessage id="salesOrders.leavesOut" /> : null,
      tabs: (
        <SalesOrderTabs organizationKey={data} state={list.state} label={formatMessage({ id: 'salesOrders.title' })} />
      ),
      create: canManage ? { to: '/sales-order/create', label: formatMessage({ id: 'salesOrders.new' }) } : null,
      rowClass: ({ status }) => (isFinal(status) ? 'final' : undefined),
      linkTo: ({ uuid }) => `/sales-order/${uuid}`,
      bulk:
        canManage || canDecide
          ? {
              obstacle: (selected: readonly Row[]) => obstacleTo(selected, ['APPROVE', 'REJECT', 'CANCEL', 'CLOSE']),
              actions: (selected: readonly Row[]) => (
                <Suspense fallback={null}>
                  <SalesOrderActions
                    orders={selected}
                    asksFirst
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

const isFinal = (status: string) => status === 'CLOSED' || status === 'REJECTED' || status === 'CANCELED'

function useColumns(hasEntities: boolean): readonly GridColumn<Row, SalesOrdersState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'salesOrders.number' }),
        width: '136px',
        fixed: true,
        link: true,
        narrow: 'detail',
        cell: ({ number }) => <b className="fw5">{number}</b>,
      },
      {
        id: 'customer',
        label: formatMessage({ id: 'salesOrders.customer' }),
        width: 'minmax(160px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ customerName }) => customerName,
        cell: ({ customerName }) => customerName,
      },
      ...(hasEntities
        ? [
            {
              id: 'entity',
              label: formatMessage({ id: 'issuingEntity' }),
              width: '160px',
              yields: 1,
              title: ({ entity }: Row) => entity.name,
              cell: ({ entity }: Row) => entity.name,
            },
          ]
        : []),
      {
        id: 'customerReference',
        label: formatMessage({ id: 'salesOrders.reference' }),
        width: '144px',
        yields: 4,
        title: ({ customerReference }) => customerReference ?? '',
        cell: ({ customerReference }) => customerReference ?? '–',
      },
      {
        id: 'product',
        label: formatMessage({ id: 'salesOrders.product' }),
        width: '200px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ firstLine }) => firstLine,
        cell: ({ firstLine, lineCount }) => (
          <FormattedMessage id="salesOrders.products" values={{ first: firstLine, more: lineCount - 1 }} />
        ),
      },
      dateColumn(({ orderDate }) => orderDate, {
        id: 'orderDate',
        label: formatMessage({ id: 'salesOrders.orderDate' }),
        width: '104px',
        sort: 'ORDER_DATE',
        yields: 7,
      }),
      dateColumn(({ requiredDate }) => requiredDate, {
        id: 'requiredDate',
        label: formatMessage({ id: 'salesOrders.requiredDate' }),
        width: '104px',
        sort: 'REQUIRED_DATE',
        ascendsFirst: true,
        yields: 5,
      }),
      statusColumn(order => <SalesOrderStatusMark order={order} />, {
        label: formatMessage({ id: 'salesOrders.status' }),
        width: '168px',
      }),
      {
        id: 'fulfillment',
        label: formatMessage({ id: 'salesOrders.fulfillment' }),
        width: '132px',
        yields: 6,
        cell: ({ fulfillment }) => <FormattedMessage id={`salesOrders.fulfillment.${fulfillment}`} />,
      },
      {
        id: 'paymentStatus',
        label: formatMessage({ id: 'salesOrders.payment' }),
        width: '116px',
        yields: 3,
        cell: ({ paymentStatus }) => <FormattedMessage id={`salesOrders.payment.${paymentStatus}`} />,
      },
      {
        id: 'note',
        label: formatMessage({ id: 'salesOrders.note' }),
        width: '200px',
        yields: 2,
        hiddenByDefault: true,
        title: ({ note }) => note ?? '',
        cell: ({ note }) => note ?? '–',
      },
      {
        id: 'reason',
        label: formatMessage({ id: 'salesOrders.reason' }),
        width: '200px',
        yields: 2,
        hiddenByDefault: true,
        title: ({ reason }) => reason ?? '',
        cell: ({ reason }) => reason ?? '–',
      },
      amountColumn(({ total }) => total, {
        id: 'total',
        label: formatMessage({ id: 'salesOrders.total' }),
        width: '176px',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
    ],
    [formatMessage, hasEntities],
  )
}
