import { lazy, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ProductsPage_list$key } from '../../../__generated__/ProductsPage_list.graphql.ts'
import type { ProductsPage_row$data } from '../../../__generated__/ProductsPage_row.graphql.ts'
import type { ProductsPageListQuery } from '../../../__generated__/ProductsPageListQuery.graphql.ts'
import type { ProductsPageQuery } from '../../../__generated__/ProductsPageQuery.graphql.ts'
import { InstantText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ImportFromFile } from '../_components/ImportFromFile.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { type ProductsState, productsState, toVariables } from './_lib/productsState.ts'
import { useProductFilters } from './_lib/useProductFilters.tsx'

// Loaded on the first selection.
const DeleteProducts = lazy(() => import('./_components/DeleteProducts.tsx'))

type Row = ProductsPage_row$data

/** What the organization sells. */
export const ProductsPage = defineListScreen<
  ProductsPageQuery,
  ProductsPageListQuery,
  ProductsPage_list$key,
  ProductsPage_row$data,
  ProductsState
>({
  name: 'products',
  words: 'products',
  crumbs: ['sell'],
  views: 'PRODUCTS',
  state: productsState,
  query: graphql`
    query ProductsPageQuery($first: Int!, $filter: ProductFilter, $sort: ProductSort) @preloadable @throwOnFieldError {
      organization {
        permissions
        ...ProductsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment ProductsPage_list on Organization
    @refetchable(queryName: "ProductsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "ProductFilter" }
      sort: { type: "ProductSort" }
    )
    @throwOnFieldError {
      products(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ProductsPage_products", filters: ["filter", "sort"]) {
        __id
        totalCount
        edges {
          cursor
        }
        ...ProductsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment ProductsPage_rows on ProductConnection @throwOnFieldError {
      edges {
        node {
          ...ProductsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment ProductsPage_row on Product @inline {
      id
      uuid
      code
      name
      status
      kind
      unit
      taxUnit {
        name
      }
      vatTreatment
      withholding
      createdAt
    }
  `,
  connectionOf: ({ products }) => products,
  readsOnReturn: true,
  rowName: ({ code }) => code,
  useOwnPart: ({ response: { organization }, data, list, paging }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useProductFilters(list)
    const { showResults, resultsDialog } = useResults()
    const { first: _first, ...exported } = toVariables(list.state)
    const canManage = organization.permissions.includes('INVOICING_SALES_ORDERS_MANAGE')
    return {
      exporting: shown => <ExportButton list="PRODUCTS" rows={{ products: exported }} {...shown} />,
      columns,
      filters,
      actions: canManage ? <ImportFromFile create="/products/create" /> : null,
      create: canManage ? { to: '/products/create', label: formatMessage({ id: 'products.new' }) } : null,
      rowClass: ({ status }) => (status === 'INACTIVE' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/products/${uuid}/edit`,
      bulk: canManage
        ? {
            actions: selected => (
              <DeleteProducts
                products={selected}
                connections={[data.products.__id]}
                onDone={paging.setSelection}
                onPartly={showResults}
              />
            ),
          }
        : null,
      children: resultsDialog,
    }
  },
})

function useColumns(): readonly GridColumn<Row, ProductsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'code',
        label: formatMessage({ id: 'products.code' }),
        width: 'minmax(120px, 180px)',
        sort: 'CODE',
        ascendsFirst: true,
        fixed: true,
        narrow: 'detail',
        title: ({ code }) => code,
        cell: ({ code }) => <b className="fw5">{code}</b>,
      },
      {
        id: 'name',
        label: formatMessage({ id: 'products.name' }),
        width: 'minmax(200px, 1fr)',
        sort: 'NAME',
        ascendsFirst: true,
        narrow: 'title',
        title: ({ name }) => name,
        cell: ({ name }) => name,
      },
      {
        id: 'kind',
        label: formatMessage({ id: 'products.kind' }),
        width: '96px',
        yields: 5,
        cell: ({ kind }) => <FormattedMessage id={`products.kind.${kind}`} />,
      },
      {
        id: 'unit',
        label: formatMessage({ id: 'products.unit' }),
        width: '112px',
        narrow: 'amount',
        title: ({ unit }) => unit,
        cell: ({ unit }) => unit,
      },
      {
        id: 'taxUnit',
        label: formatMessage({ id: 'products.taxUnit' }),
        width: '144px',
        yields: 2,
        hiddenByDefault: true,
        cell: ({ taxUnit }) => taxUnit.name,
      },
      {
        id: 'vatTreatment',
        label: formatMessage({ id: 'products.vatTreatment' }),
        width: '176px',
        yields: 4,
        cell: ({ vatTreatment }) => <FormattedMessage id={`products.vatTreatment.${vatTreatment}`} />,
      },
      {
        id: 'withholding',
        label: formatMessage({ id: 'products.withholding' }),
        width: '176px',
        yields: 3,
        cell: ({ withholding }) =>
          withholding ? <FormattedMessage id={`products.withholding.${withholding}`} /> : '–',
      },
      {
        id: 'createdAt',
        label: formatMessage({ id: 'products.createdAt' }),
        width: '160px',
        yields: 1,
        sort: 'CREATED_AT',
        hiddenByDefault: true,
        cell: ({ createdAt }) => <InstantText value={createdAt} />,
      },
      {
        id: 'status',
        label: formatMessage({ id: 'products.status' }),
        width: '120px',
        narrow: 'status',
        cell: ({ status }) => (
          <StatusMark kind={status === 'ACTIVE' ? 'done' : 'off'}>
            <FormattedMessage id={`products.status.${status}`} />
          </StatusMark>
        ),
      },
    ],
    [formatMessage],
  )
}
