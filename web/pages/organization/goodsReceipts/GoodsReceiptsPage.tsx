import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { GoodsReceiptsPage_list$key } from '../../../__generated__/GoodsReceiptsPage_list.graphql.ts'
import type { GoodsReceiptsPage_row$data } from '../../../__generated__/GoodsReceiptsPage_row.graphql.ts'
import type { GoodsReceiptsPageListQuery } from '../../../__generated__/GoodsReceiptsPageListQuery.graphql.ts'
import type { GoodsReceiptsPageQuery } from '../../../__generated__/GoodsReceiptsPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ReceiptStatusMark } from './_public/ReceiptStatusMark.tsx'
import { goodsReceiptsState, type GoodsReceiptsState, toVariables } from './_lib/goodsReceiptsState.ts'
import { useGoodsReceiptFilters } from './_lib/useGoodsReceiptFilters.tsx'

type Row = GoodsReceiptsPage_row$data

/** What customers received and returned. */
export const GoodsReceiptsPage = defineListScreen<
  GoodsReceiptsPageQuery,
  GoodsReceiptsPageListQuery,
  GoodsReceiptsPage_list$key,
  GoodsReceiptsPage_row$data,
  GoodsReceiptsState
>({
  name: 'goodsReceipts',
  words: 'goodsReceipts',
  crumbs: ['sell'],
  views: 'GOODS_RECEIPTS',
  state: goodsReceiptsState,
  query: graphql`
    query GoodsReceiptsPageQuery($first: Int!, $filter: GoodsReceiptFilter, $sort: GoodsReceiptSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...GoodsReceiptsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment GoodsReceiptsPage_list on Organization
    @refetchable(queryName: "GoodsReceiptsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "GoodsReceiptFilter" }
      sort: { type: "GoodsReceiptSort" }
    )
    @throwOnFieldError {
      goodsReceipts(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "GoodsReceiptsPage_goodsReceipts", filters: ["filter", "sort"]) {
        totalCount
        edges {
          cursor
        }
        ...GoodsReceiptsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment GoodsReceiptsPage_rows on GoodsReceiptConnection @throwOnFieldError {
      edges {
        node {
          ...GoodsReceiptsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment GoodsReceiptsPage_row on GoodsReceipt @inline {
      id
      number
      kind
      status
      reference
      date
      salesOrder {
        uuid
        number
      }
      customer {
        name
      }
    }
  `,
  connectionOf: ({ goodsReceipts }) => goodsReceipts,
  readsOnReturn: true,
  rowName: ({ number }) => number,
  useOwnPart: ({ list }) => {
    const columns = useColumns()
    const filters = useGoodsReceiptFilters(list)
    const { first: _first, ...exported } = toVariables(list.state, today())
    return {
      exporting: shown => <ExportButton list="GOODS_RECEIPTS" rows={{ goodsReceipts: exported }} {...shown} />,
      columns,
      filters,
      rowClass: ({ status }) => (status === 'CANCELED' ? 'final' : undefined),
      linkTo: ({ salesOrder }) => `/sales-order/${salesOrder.uuid}?tab=receipts`,
    }
  },
})

function useColumns(): readonly GridColumn<Row, GoodsReceiptsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'goodsReceipts.number' }),
        width: '144px',
        fixed: true,
        link: true,
        narrow: 'detail',
        cell: ({ number }) => <b className="fw5">{number}</b>,
      },
      {
        id: 'customer',
        label: formatMessage({ id: 'goodsReceipts.customer' }),
        width: 'minmax(180px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ customer }) => customer.name,
        cell: ({ customer }) => customer.name,
      },
      {
        id: 'salesOrder',
        label: formatMessage({ id: 'goodsReceipts.order' }),
        width: '144px',
        narrow: 'amount',
        yields: 4,
        cell: ({ salesOrder }) => salesOrder.number,
      },
      {
        id: 'reference',
        label: formatMessage({ id: 'goodsReceipts.reference' }),
        width: '168px',
        yields: 2,
        title: ({ reference }) => reference ?? '',
        cell: ({ reference }) => reference ?? '–',
      },
      dateColumn(({ date }) => date, {
        label: formatMessage({ id: 'goodsReceipts.date' }),
        width: '112px',
        sort: 'DATE',
        yields: 5,
      }),
      {
        id: 'kind',
        label: formatMessage({ id: 'goodsReceipts.kind' }),
        width: '112px',
        yields: 3,
        cell: ({ kind }) => <FormattedMessage id={`goodsReceipts.kind.${kind}`} />,
      },
      statusColumn(receipt => <ReceiptStatusMark receipt={receipt} />, {
        label: formatMessage({ id: 'goodsReceipts.status' }),
        width: '136px',
      }),
    ],
    [formatMessage],
  )
}
