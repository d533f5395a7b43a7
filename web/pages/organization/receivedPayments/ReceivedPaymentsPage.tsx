import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ReceivedPaymentsPage_list$key } from '../../../__generated__/ReceivedPaymentsPage_list.graphql.ts'
import type { ReceivedPaymentsPage_row$data } from '../../../__generated__/ReceivedPaymentsPage_row.graphql.ts'
import type { ReceivedPaymentsPageListQuery } from '../../../__generated__/ReceivedPaymentsPageListQuery.graphql.ts'
import type { ReceivedPaymentsPageQuery } from '../../../__generated__/ReceivedPaymentsPageQuery.graphql.ts'
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
import { MethodName } from './_components/MethodName.tsx'
import { ReceivedPaymentStatusMark } from './_components/ReceivedPaymentStatusMark.tsx'
import { ReceivedPaymentTabs } from './_components/ReceivedPaymentTabs.tsx'
import { SettlementMark } from './_components/SettlementMark.tsx'
import { decisions } from './_lib/actablePayment.ts'
import { receivedPaymentsState, type ReceivedPaymentsState, toVariables } from './_lib/receivedPaymentsState.ts'

// Loaded on the first selection.
const ReceivedPaymentActions = lazy(() => import('./_components/ReceivedPaymentActions.tsx'))

type Row = ReceivedPaymentsPage_row$data

/** They pay nothing any more. */
const ENDED: ReadonlySet<string> = new Set(['FAILED', 'CANCELED', 'REFUNDED'])

/** Payments of customers, by status. */
export const ReceivedPaymentsPage = defineListScreen<
  ReceivedPaymentsPageQuery,
  ReceivedPaymentsPageListQuery,
  ReceivedPaymentsPage_list$key,
  ReceivedPaymentsPage_row$data,
  ReceivedPaymentsState
>({
  name: 'receivedPayments',
  words: 'receivedPayments',
  crumbs: ['collect'],
  views: 'RECEIVED_PAYMENTS',
  state: receivedPaymentsState,
  query: graphql`
    query ReceivedPaymentsPageQuery($first: Int!, $filter: ReceivedPaymentFilter, $sort: ReceivedPaymentSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...ReceivedPaymentTabs_organization
        ...ReceivedPaymentsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment ReceivedPaymentsPage_list on Organization
    @refetchable(queryName: "ReceivedPaymentsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "ReceivedPaymentFilter" }
      sort: { type: "ReceivedPaymentSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...ReceivedPaymentTabs_organization
      receivedPayments(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ReceivedPaymentsPage_receivedPayments", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...ReceivedPaymentsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment ReceivedPaymentsPage_rows on ReceivedPaymentConnection @throwOnFieldError {
      edges {
        node {
          ...ReceivedPaymentsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment ReceivedPaymentsPage_row on ReceivedPayment @inline {
      id
      uuid
      number
      version
      status
      customerName
      verification
      method
      invoiceNumbers
      reference
      paymentDate
      createdAt
      allowedActions
      settlement {
        status
      }
      amount {
        amount
        currency
      }
      unapplied {
        amount
        currency
      }
    }
  `,
  connectionOf: ({ receivedPayments }) => receivedPayments,
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
    const canAct =
      organization.permissions.includes('INVOICING_PAYMENTS_MANAGE') ||
      organization.permissions.includes('INVOICING_INVOICES_APPROVE')
    const { first: _first, ...exported } = toVariables(list.state, today())
    const sums = data.receivedPayments.totals
      .map(value => ({
        label: `${formatMessage({ id: 'receivedPayments.amount' })}, ${currencySymbol(value.currency)}`,
        value,
      }))
      .filter(({ value }) => !isZero(value.amount))
    return {
      exporting: shown => <ExportButton list="RECEIVED_PAYMENTS" rows={{ receivedPayments: exported }} {...shown} />,
      columns,
      filters: [customer, { ...date, label: formatMessage({ id: 'receivedPayments.date' }) }, amount],
      totals: sums,
      totalsNote:
        list.state.tab === 'ALL' && sums.length > 0 ? <FormattedMessage id="receivedPayments.leavesOut" /> : null,
      tabs: (
        <ReceivedPaymentTabs
          organizationKey={data}
          state={list.state}
          label={formatMessage({ id: 'receivedPayments.title' })}
        />
      ),
      create: canAct ? { to: '/payment/create', label: formatMessage({ id: 'receivedPayments.new' }) } : null,
      rowClass: ({ status }) => (ENDED.has(status) ? 'final' : undefined),
      linkTo: ({ uuid }) => `/payment/${uuid}`,
      bulk: canAct
        ? {
            obstacle: (selected: readonly Row[]) => obstacleTo(selected, decisions),
            actions: (selected: readonly Row[]) => (
              <Suspense fallback={null}>
                <ReceivedPaymentActions
                  payments={selected}
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

function useColumns(): readonly GridColumn<Row, ReceivedPaymentsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const { dayOf } = useFormats()
  return useMemo(
    () => [
      {
        id: 'number',
        label: formatMessage({ id: 'receivedPayments.number' }),
        width: '136px',
        fixed: true,
        link: true,
        narrow: 'detail',
        cell: ({ number }) => <b className="fw5">{number}</b>,
      },
      {
        id: 'customer',
        label: formatMessage({ id: 'receivedPayments.customer' }),
        width: 'minmax(152px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ customerName }) => customerName,
        cell: ({ customerName }) => customerName,
      },
      {
        id: 'invoices',
        label: formatMessage({ id: 'receivedPayments.invoices' }),
        width: '132px',
        yields: 3,
        title: ({ invoiceNumbers }) => invoiceNumbers.join(', '),
        cell: ({ invoiceNumbers }) => invoiceNumbers.join(', '),
      },
      dateColumn(({ paymentDate }) => paymentDate, {
        id: 'date',
        label: formatMessage({ id: 'receivedPayments.date' }),
        width: '72px',
        sort: 'DATE',
        yields: 5,
      }),
      {
        id: 'method',
        label: formatMessage({ id: 'receivedPayments.method' }),
        width: '116px',
        yields: 2,
        cell: ({ method }) => <MethodName method={method} />,
      },
      {
        id: 'reference',
        label: formatMessage({ id: 'receivedPayments.reference' }),
        width: '140px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ reference }) => reference ?? '',
        cell: ({ reference }) => reference,
      },
      dateColumn(({ createdAt }) => dayOf(createdAt), {
        id: 'createdAt',
        label: formatMessage({ id: 'receivedPayments.createdAt' }),
        width: '96px',
        sort: 'CREATED_AT',
        yields: 1,
        hiddenByDefault: true,
      }),
      statusColumn(payment => <ReceivedPaymentStatusMark payment={payment} />, {
        label: formatMessage({ id: 'receivedPayments.status' }),
        width: '172px',
      }),
      {
        id: 'settlement',
        label: formatMessage({ id: 'receivedPayments.settlement' }),
        width: '84px',
        yields: 2,
        cell: ({ settlement }) => <SettlementMark settlement={settlement} />,
      },
      amountColumn(({ amount }) => amount, {
        id: 'amount',
        label: formatMessage({ id: 'receivedPayments.amount' }),
        width: '132px',
        sort: 'AMOUNT',
        fixed: true,
        narrow: 'amount',
      }),
      amountColumn(({ status, unapplied }) => (status === 'SUCCEEDED' ? unapplied : null), {
        id: 'unapplied',
        label: formatMessage({ id: 'receivedPayments.unapplied' }),
        width: '112px',
        yields: 4,
      }),
    ],
    [formatMessage, dayOf],
  )
}
