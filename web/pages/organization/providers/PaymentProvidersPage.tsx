import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { PaymentProvidersPage_list$key } from '../../../__generated__/PaymentProvidersPage_list.graphql.ts'
import type { PaymentProvidersPage_row$data } from '../../../__generated__/PaymentProvidersPage_row.graphql.ts'
import type { PaymentProvidersPageListQuery } from '../../../__generated__/PaymentProvidersPageListQuery.graphql.ts'
import type { PaymentProvidersPageQuery } from '../../../__generated__/PaymentProvidersPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { Bar } from '../../../ui/states/Skeletons.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ProviderTabs } from './_components/ProviderTabs.tsx'
import {
  isNarrowed,
  type PaymentProvidersState,
  paymentProvidersState,
  toVariables,
} from './_lib/paymentProvidersState.ts'
import { usePaymentProviderFilters } from './_lib/usePaymentProviderFilters.tsx'

const ProviderList = lazy(() => import('./_components/ProviderList.tsx'))
const ProviderChanges = lazy(() => import('./_components/ProviderChanges.tsx'))

type Row = PaymentProvidersPage_row$data

/** Connections to payment providers, and the money still held there. */
export const PaymentProvidersPage = defineListScreen<
  PaymentProvidersPageQuery,
  PaymentProvidersPageListQuery,
  PaymentProvidersPage_list$key,
  PaymentProvidersPage_row$data,
  PaymentProvidersState
>({
  name: 'payment-provider-cards',
  words: 'providers',
  crumbs: ['configure'],
  views: 'PAYMENT_PROVIDERS',
  state: paymentProvidersState,
  query: graphql`
    query PaymentProvidersPageQuery($first: Int!, $filter: PaymentProviderFilter, $sort: PaymentProviderSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...LatestRecords_organization
        ...PaymentProvidersPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment PaymentProvidersPage_list on Organization
    @refetchable(queryName: "PaymentProvidersPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "PaymentProviderFilter" }
      sort: { type: "PaymentProviderSort" }
    )
    @throwOnFieldError {
      paymentProviders(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "PaymentProvidersPage_paymentProviders", filters: ["filter", "sort"]) {
        totalCount
        atProviders {
          pending {
            amount
            currency
          }
          withdrawable {
            amount
            currency
          }
          onItsWay {
            amount
            currency
          }
        }
        edges {
          cursor
        }
        ...PaymentProvidersPage_rows
      }
    }
  `,
  rows: graphql`
    fragment PaymentProvidersPage_rows on PaymentProviderConnection @throwOnFieldError {
      edges {
        node {
          ...PaymentProvidersPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment PaymentProvidersPage_row on PaymentProvider @inline {
      id
      uuid
      provider
      alias
      ...ProviderCard_provider
    }
  `,
  connectionOf: ({ paymentProviders }) => paymentProviders,
  rowName: ({ alias }) => alias,
  useOwnPart: ({ response: { organization }, data, rows, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const filters = usePaymentProviderFilters(list)
    const totals = data.paymentProviders.atProviders
      .flatMap(({ pending, withdrawable, onItsWay }) => [
        { label: formatMessage({ id: 'providers.pending' }), value: pending },
        { label: formatMessage({ id: 'providers.withdrawable' }), value: withdrawable },
        { label: formatMessage({ id: 'providers.onItsWay' }), value: onItsWay },
      ])
      .filter(({ value }) => !isZero(value.amount))
    const mayManage = organization.permissions.includes('TREASURY_PROVIDERS_MANAGE')
    const isWhole = !paging.isStale && rows.length === data.paymentProviders.totalCount && !isNarrowed(list.state)
    const { first: _first, ...exported } = toVariables(list.state)
    return {
      exporting: shown => <ExportButton list="PAYMENT_PROVIDERS" rows={{ paymentProviders: exported }} {...shown} />,
      columns: COLUMNS,
      filters,
      totals,
      tabs: <ProviderTabs current="providers" />,
      create: mayManage
        ? { to: '/payment-providers/connect', label: formatMessage({ id: 'providers.connect' }) }
        : null,
      body: (
        <Suspense fallback={<Bar width="100%" height={180} />}>
          <ProviderList rows={rows} connects={mayManage && isWhole} organizationKey={organization} />
        </Suspense>
      ),
      children: (
        <DeferredMount>
          <ProviderChanges onChange={refresh} />
        </DeferredMount>
      ),
    }
  },
})

/** The columns of the export. */
const COLUMNS = ['alias', 'provider', 'mode', 'account', 'lastSync', 'status'].map(
  (id): GridColumn<Row, PaymentProvidersState['sort']['field']> => ({ id, label: id, width: '1fr', cell: () => null }),
)
