import { lazy, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { PaymentRecordsPage_list$key } from '../../../__generated__/PaymentRecordsPage_list.graphql.ts'
import type { PaymentRecordsPage_row$data } from '../../../__generated__/PaymentRecordsPage_row.graphql.ts'
import type { PaymentRecordsPageListQuery } from '../../../__generated__/PaymentRecordsPageListQuery.graphql.ts'
import type { PaymentRecordsPageQuery } from '../../../__generated__/PaymentRecordsPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { comingPresets, pastPresets } from '../../../ui/list/dateRange.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { useAmountFilter, useCurrencyFilter, useDateFilter } from '../_lib/moneyFilters.tsx'
import { RecordStatusMark } from './_components/RecordStatusMark.tsx'
import { RecordTabs } from './_components/RecordTabs.tsx'
import { type PaymentRecordsState, paymentRecordsState, toVariables } from './_lib/paymentRecordsState.ts'
import { useProviderFilter, useSettlementFilter } from './_lib/providerFilters.tsx'

const RecordChanges = lazy(() => import('./_components/RecordChanges.tsx'))

type Row = PaymentRecordsPage_row$data

const PRESETS = [...pastPresets, ...comingPresets]

/** Payouts of payment providers, and how much has arrived at the bank. */
export const PaymentRecordsPage = defineListScreen<
  PaymentRecordsPageQuery,
  PaymentRecordsPageListQuery,
  PaymentRecordsPage_list$key,
  PaymentRecordsPage_row$data,
  PaymentRecordsState
>({
  name: 'payment-records',
  words: 'paymentRecords',
  crumbs: ['configure', { title: 'providers.title', to: '/payment-providers' }],
  views: 'PAYMENT_RECORDS',
  state: paymentRecordsState,
  query: graphql`
    query PaymentRecordsPageQuery($first: Int!, $filter: PaymentRecordFilter, $sort: PaymentRecordSort)
    @preloadable
    @throwOnFieldError {
      organization {
        ...providerFilters_organization
        ...PaymentRecordsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment PaymentRecordsPage_list on Organization
    @refetchable(queryName: "PaymentRecordsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "PaymentRecordFilter" }
      sort: { type: "PaymentRecordSort" }
    )
    @throwOnFieldError {
      paymentRecords(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "PaymentRecordsPage_paymentRecords", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...PaymentRecordsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment PaymentRecordsPage_rows on PaymentRecordConnection @throwOnFieldError {
      edges {
        node {
          ...PaymentRecordsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment PaymentRecordsPage_row on PaymentRecord @inline {
      id
      uuid
      externalId
      payoutOn
      transactionCount
      settlement
      reconciliation
      figureCheck
      memberCheck
      carryOverCheck
      provider {
        alias
      }
      gross {
        amount
        currency
      }
      fee {
        amount
        currency
      }
      vat {
        amount
        currency
      }
      net {
        amount
        currency
      }
      settledAmount {
        amount
        currency
      }
    }
  `,
  connectionOf: ({ paymentRecords }) => paymentRecords,
  rowName: ({ externalId }) => externalId,
  useOwnPart: ({ response: { organization }, data, list, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const provider = useProviderFilter(list, organization)
    const settlement = useSettlementFilter(list)
    const date = useDateFilter(list, PRESETS)
    const amount = useAmountFilter(list)
    const currency = useCurrencyFilter(list)
    const { first: _first, ...exported } = toVariables(list.state, today())
    return {
      exporting: shown => <ExportButton list="PAYMENT_RECORDS" rows={{ paymentRecords: exported }} {...shown} />,
      columns,
      filters: [provider, settlement, date, amount, currency],
      totals: data.paymentRecords.totals.map(value => ({ label: formatMessage({ id: 'paymentRecords.net' }), value })),
      tabs: <RecordTabs state={list.state} />,
      linkTo: ({ uuid }) => `/payment-records/${uuid}`,
      children: (
        <DeferredMount>
          <RecordChanges onChange={refresh} />
        </DeferredMount>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, PaymentRecordsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      dateColumn(({ payoutOn }) => payoutOn, {
        id: 'payoutOn',
        label: formatMessage({ id: 'paymentRecords.payoutOn' }),
        sort: 'PAYOUT_ON',
        fixed: true,
        narrow: 'detail',
      }),
      {
        id: 'provider',
        label: formatMessage({ id: 'providers.provider' }),
        width: '136px',
        yields: 6,
        title: ({ provider }) => provider.alias,
        cell: ({ provider }) => provider.alias,
      },
      {
        id: 'batch',
        label: formatMessage({ id: 'paymentRecords.batch' }),
        width: 'minmax(140px, 1fr)',
        fixed: true,
        narrow: 'title',
        link: true,
        title: ({ externalId }) => externalId,
        cell: ({ externalId }) => <b className="fw5">{externalId}</b>,
      },
      {
        id: 'transactionCount',
        label: formatMessage({ id: 'paymentRecords.orders' }),
        width: '72px',
        align: 'end',
        yields: 1,
        cell: ({ transactionCount }) => <span className="num">{transactionCount ?? '–'}</span>,
      },
      amountColumn(({ gross }) => gross, {
        id: 'gross',
        label: formatMessage({ id: 'paymentRecords.gross' }),
        width: '156px',
        yields: 4,
      }),
      amountColumn(({ fee }) => fee, {
        id: 'fee',
        label: formatMessage({ id: 'paymentRecords.fee' }),
        width: '128px',
        yields: 3,
      }),
      amountColumn(({ vat }) => vat, {
        id: 'vat',
        label: formatMessage({ id: 'paymentRecords.vat' }),
        width: '120px',
        yields: 2,
      }),
      amountColumn(({ net }) => net, {
        id: 'net',
        label: formatMessage({ id: 'paymentRecords.net' }),
        width: '172px',
        sort: 'NET',
        fixed: true,
        narrow: 'amount',
      }),
      amountColumn(({ settledAmount }) => settledAmount, {
        id: 'settledAmount',
        label: formatMessage({ id: 'paymentRecords.settledAmount' }),
        width: '156px',
        yields: 5,
      }),
      statusColumn(record => <RecordStatusMark record={record} />, {
        label: formatMessage({ id: 'transactions.status' }),
        width: '216px',
      }),
    ],
    [formatMessage],
  )
}
