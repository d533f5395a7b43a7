import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { WithholdingSlipsPage_list$key } from '../../../__generated__/WithholdingSlipsPage_list.graphql.ts'
import type { WithholdingSlipsPage_row$data } from '../../../__generated__/WithholdingSlipsPage_row.graphql.ts'
import type { WithholdingSlipsPageListQuery } from '../../../__generated__/WithholdingSlipsPageListQuery.graphql.ts'
import type { WithholdingSlipsPageQuery } from '../../../__generated__/WithholdingSlipsPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { today, useFormats } from '../../../i18n/format.ts'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { pastPresets } from '../../../ui/list/dateRange.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { useAmountFilter, useDateFilter } from '../_lib/moneyFilters.tsx'
import { useCustomerFilter } from '../customers/_public/useCustomerFilter.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { WithholdingSlipStatusMark } from './_components/WithholdingSlipStatusMark.tsx'
import { WithholdingSlipTabs } from './_components/WithholdingSlipTabs.tsx'
import { toVariables, withholdingSlipsState, type WithholdingSlipsState } from './_lib/withholdingSlipsState.ts'

// Loaded on the first selection.
const WithholdingSlipActions = lazy(() => import('./_components/WithholdingSlipActions.tsx'))

type Row = WithholdingSlipsPage_row$data

/** Slips of tax that customers withheld. */
export const WithholdingSlipsPage = defineListScreen<
  WithholdingSlipsPageQuery,
  WithholdingSlipsPageListQuery,
  WithholdingSlipsPage_list$key,
  WithholdingSlipsPage_row$data,
  WithholdingSlipsState
>({
  name: 'withholdingSlips',
  words: 'withholdingSlips',
  crumbs: ['collect'],
  views: 'WITHHOLDING_SLIPS',
  state: withholdingSlipsState,
  query: graphql`
    query WithholdingSlipsPageQuery($first: Int!, $filter: WithholdingSlipFilter, $sort: WithholdingSlipSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...WithholdingSlipsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment WithholdingSlipsPage_list on Organization
    @refetchable(queryName: "WithholdingSlipsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "WithholdingSlipFilter" }
      sort: { type: "WithholdingSlipSort" }
    )
    @throwOnFieldError {
      withholdingSlips(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "WithholdingSlipsPage_withholdingSlips", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...WithholdingSlipsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment WithholdingSlipsPage_rows on WithholdingSlipConnection @throwOnFieldError {
      edges {
        node {
          ...WithholdingSlipsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment WithholdingSlipsPage_row on WithholdingSlip @inline {
      id
      uuid
      number
      version
      status
      customerName
      slipDate
      period
      createdAt
      allowedActions
      invoices {
        number
      }
      amount {
        amount
        currency
      }
    }
  `,
  connectionOf: ({ withholdingSlips }) => withholdingSlips,
  readsOnReturn: true,
  rowName: ({ number }) => number,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const { currencySymbol } = useFormats()
    const columns = useColumns()
    const date = useDateFilter(list, pastPresets)
    const amount = useAmountFilter(list)
    const customer = useCustomerFilter(list)
    const { showResults, resultsDialog } = useResults()
    const canAct = organization.permissions.includes('INVOICING_PAYMENTS_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    const sums = data.withholdingSlips.totals
      .map(value => ({
        label: `${formatMessage({ id: 'withholdingSlips.amount' })}, ${currencySymbol(value.currency)}`,
        value,
      }))
      .filter(({ value }) => !isZero(value.amount))
    return {
      exporting: shown => <ExportButton list="WITHHOLDING_SLIPS" rows={{ withholdingSlips: exported }} {...shown} />,
      columns,
      filters: [customer, { ...date, label: formatMessage({ id: 'withholdingSlips.date' }) }, amount],
      totals: sums,
      totalsNote: null,
      tabs: <WithholdingSlipTabs state={list.state} label={formatMessage({ id: 'withholdingSlips.title' })} />,
      create: canAct ? { to: '/withholding-slips/create', label: formatMessage({ id: 'withholdingSlips.new' }) } : null,
      rowClass: ({ status }) => (status === 'CANCELED' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/withholding-slips/${uuid}`,
      bulk: canAct
        ? {
            obstacle: (selected: readonly Row[]) => obstacleTo(selected, ['CANCEL']),
            actions: (selected: readonly Row[]) => (
              <Suspense fallback={null}>
                <WithholdingSlipActions
                  slips={selected}
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

function useColumns(): readonly GridColumn<Row, WithholdingSlipsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const { dayOf, month } = useFormats()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'withholdingSlips.number' }),
        width: '168px',
        fixed: true,
        link: true,
        narrow: 'detail',
        title: ({ number }) => number,
        cell: ({ number }) => <b className="fw5">{number}</b>,
      },
      {
        id: 'customer',
        label: formatMessage({ id: 'withholdingSlips.customer' }),
        width: 'minmax(152px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ customerName }) => customerName,
        cell: ({ customerName }) => customerName,
      },
      {
        id: 'invoices',
        label: formatMessage({ id: 'withholdingSlips.invoices' }),
        width: '152px',
        yields: 3,
        title: ({ invoices }) => invoices.map(({ number }) => number).join(', '),
        cell: ({ invoices }) => invoices.map(({ number }) => number).join(', '),
      },
      dateColumn(({ slipDate }) => slipDate, {
        id: 'date',
        label: formatMessage({ id: 'withholdingSlips.date' }),
        width: '96px',
        sort: 'DATE',
        yields: 5,
      }),
      {
        id: 'period',
        label: formatMessage({ id: 'withholdingSlips.period' }),
        width: '136px',
        yields: 2,
        cell: ({ period }) => month(period),
      },
      dateColumn(({ createdAt }) => dayOf(createdAt), {
        id: 'createdAt',
        label: formatMessage({ id: 'withholdingSlips.createdAt' }),
        width: '96px',
        sort: 'CREATED_AT',
        yields: 1,
        hiddenByDefault: true,
      }),
      statusColumn(({ status }) => <WithholdingSlipStatusMark status={status} />, {
        label: formatMessage({ id: 'withholdingSlips.status' }),
        width: '128px',
      }),
      amountColumn(({ amount }) => amount, {
        id: 'amount',
        label: formatMessage({ id: 'withholdingSlips.amount' }),
        width: '148px',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
    ],
    [formatMessage, dayOf, month],
  )
}
