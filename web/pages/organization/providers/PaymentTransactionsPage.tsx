import { lazy, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { PaymentTransactionsPage_list$key } from '../../../__generated__/PaymentTransactionsPage_list.graphql.ts'
import type { PaymentTransactionsPage_row$data } from '../../../__generated__/PaymentTransactionsPage_row.graphql.ts'
import type { PaymentTransactionsPageListQuery } from '../../../__generated__/PaymentTransactionsPageListQuery.graphql.ts'
import type { PaymentTransactionsPageQuery } from '../../../__generated__/PaymentTransactionsPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ProviderTabs } from './_components/ProviderTabs.tsx'
import { TransactionStatusMark } from './_components/TransactionStatusMark.tsx'
import {
  type PaymentTransactionsState,
  paymentTransactionsState,
  toVariables,
} from './_lib/paymentTransactionsState.ts'
import { usePaymentTransactionFilters } from './_lib/usePaymentTransactionFilters.tsx'

const ProviderChanges = lazy(() => import('./_components/ProviderChanges.tsx'))

type Row = PaymentTransactionsPage_row$data

/** Payments at payment providers, and refunds. */
export const PaymentTransactionsPage = defineListScreen<
  PaymentTransactionsPageQuery,
  PaymentTransactionsPageListQuery,
  PaymentTransactionsPage_list$key,
  PaymentTransactionsPage_row$data,
  PaymentTransactionsState
>({
  name: 'payment-transactions',
  words: 'paymentTransactions',
  crumbs: ['configure', { title: 'providers.title', to: '/payment-providers' }],
  views: 'PAYMENT_TRANSACTIONS',
  state: paymentTransactionsState,
  query: graphql`
    query PaymentTransactionsPageQuery($first: Int!, $filter: PaymentTransactionFilter, $sort: PaymentTransactionSort)
    @preloadable
    @throwOnFieldError {
      organization {
        ...providerFilters_organization
        ...PaymentTransactionsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment PaymentTransactionsPage_list on Organization
    @refetchable(queryName: "PaymentTransactionsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "PaymentTransactionFilter" }
      sort: { type: "PaymentTransactionSort" }
    )
    @throwOnFieldError {
      paymentTransactions(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "PaymentTransactionsPage_paymentTransactions", filters: ["filter", "sort"]) {
        totalCount
        grossTotals {
          amount
          currency
        }
        netTotals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...PaymentTransactionsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment PaymentTransactionsPage_rows on PaymentTransactionConnection @throwOnFieldError {
      edges {
        node {
          ...PaymentTransactionsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment PaymentTransactionsPage_row on PaymentTransaction @inline {
      id
      uuid
      kind
      orderReference
      channel
      channelCode
      status
      statusWord
      isStatusKnown
      figureCheck
      result
      settlement
      transactedAt
      provider {
        alias
      }
      record {
        externalId
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
    }
  `,
  connectionOf: ({ paymentTransactions }) => paymentTransactions,
  rowName: ({ orderReference }) => orderReference,
  useOwnPart: ({ response: { organization }, data, list, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = usePaymentTransactionFilters(list, organization)
    const { grossTotals, netTotals } = data.paymentTransactions
    const { first: _first, ...exported } = toVariables(list.state, today())
    return {
      exporting: shown => (
        <ExportButton list="PAYMENT_TRANSACTIONS" rows={{ paymentTransactions: exported }} {...shown} />
      ),
      columns,
      filters,
      totals: [
        ...grossTotals.map(value => ({ label: formatMessage({ id: 'paymentRecords.gross' }), value })),
        ...netTotals.map(value => ({ label: formatMessage({ id: 'paymentRecords.net' }), value })),
      ],
      tabs: <ProviderTabs current="paymentTransactions" />,
      linkTo: ({ uuid }) => `/payment-transactions/${uuid}`,
      children: (
        <DeferredMount>
          <ProviderChanges onChange={refresh} />
        </DeferredMount>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, PaymentTransactionsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'transactedAt',
        label: formatMessage({ id: 'paymentTransactions.time' }),
        width: '160px',
        sort: 'TRANSACTED_AT',
        fixed: true,
        narrow: 'detail',
        cell: ({ transactedAt }) => <InstantText value={transactedAt} />,
      },
      {
        id: 'provider',
        label: formatMessage({ id: 'providers.provider' }),
        width: '128px',
        yields: 6,
        title: ({ provider }) => provider.alias,
        cell: ({ provider }) => provider.alias,
      },
      {
        id: 'order',
        label: formatMessage({ id: 'paymentTransactions.order' }),
        width: 'minmax(152px, 1fr)',
        fixed: true,
        narrow: 'title',
        link: true,
        title: ({ orderReference }) => orderReference,
        cell: ({ orderReference, kind }) => (
          <>
            <b className="fw5">{orderReference}</b>
            {kind === 'PAYMENT' ? null : (
              <span className="muted"> {formatMessage({ id: `paymentTransactions.kind.${kind}` })}</span>
            )}
          </>
        ),
      },
      {
        id: 'channel',
        label: formatMessage({ id: 'paymentTransactions.channel' }),
        width: '144px',
        yields: 4,
        cell: ({ channel }) => (
          <span className="muted">{formatMessage({ id: `paymentTransactions.channel.${channel}` })}</span>
        ),
      },
      amountColumn(({ gross }) => gross, {
        id: 'gross',
        label: formatMessage({ id: 'paymentRecords.gross' }),
        width: '160px',
        sort: 'GROSS',
        fixed: true,
        narrow: 'amount',
      }),
      amountColumn(({ fee }) => fee, {
        id: 'fee',
        label: formatMessage({ id: 'paymentRecords.fee' }),
        width: '120px',
        yields: 5,
      }),
      amountColumn(({ vat }) => vat, {
        id: 'vat',
        label: formatMessage({ id: 'paymentRecords.vat' }),
        width: '120px',
        yields: 3,
      }),
      amountColumn(({ net }) => net, {
        id: 'net',
        label: formatMessage({ id: 'paymentRecords.net' }),
        width: '156px',
        yields: 7,
      }),
      statusColumn(transaction => <TransactionStatusMark transaction={transaction} />, {
        label: formatMessage({ id: 'transactions.status' }),
        width: '136px',
      }),
      {
        id: 'result',
        label: formatMessage({ id: 'paymentTransactions.result' }),
        width: '128px',
        yields: 0,
        cell: ({ result }) => formatMessage({ id: `paymentTransactions.result.${result}` }),
      },
      {
        id: 'settlement',
        label: formatMessage({ id: 'paymentRecords.settlement' }),
        width: '112px',
        yields: 2,
        cell: ({ settlement }) => (
          <span className="muted">{formatMessage({ id: `settlementStatus.${settlement}` })}</span>
        ),
      },
      {
        id: 'batch',
        label: formatMessage({ id: 'paymentRecords.batch' }),
        width: '128px',
        yields: 1,
        title: ({ record }) => record?.externalId ?? '',
        cell: ({ record }) => record?.externalId ?? '–',
      },
    ],
    [formatMessage],
  )
}
