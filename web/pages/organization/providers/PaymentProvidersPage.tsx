import { lazy, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { PaymentProvidersPage_list$key } from '../../../__generated__/PaymentProvidersPage_list.graphql.ts'
import type { PaymentProvidersPage_row$data } from '../../../__generated__/PaymentProvidersPage_row.graphql.ts'
import type { PaymentProvidersPageListQuery } from '../../../__generated__/PaymentProvidersPageListQuery.graphql.ts'
import type { PaymentProvidersPageQuery } from '../../../__generated__/PaymentProvidersPageQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { Afterwards } from '../../../ui/Afterwards.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ProviderHealthMark } from './_components/ProviderHealthMark.tsx'
import { ProviderTabs } from './_components/ProviderTabs.tsx'
import { type PaymentProvidersState, paymentProvidersState, toVariables } from './_lib/paymentProvidersState.ts'
import { usePaymentProviderFilters } from './_lib/usePaymentProviderFilters.tsx'

const ProviderChanges = lazy(() => import('./_components/ProviderChanges.tsx'))

type Row = PaymentProvidersPage_row$data

/** Connections to payment providers, and the money that is still with them. */
export const PaymentProvidersPage = defineListScreen<
  PaymentProvidersPageQuery,
  PaymentProvidersPageListQuery,
  PaymentProvidersPage_list$key,
  PaymentProvidersPage_row$data,
  PaymentProvidersState
>({
  name: 'payment-providers',
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
      mode
      status
      health
      isSyncing
      lastSyncedAt
      bankAccount {
        alias
      }
    }
  `,
  connectionOf: ({ paymentProviders }) => paymentProviders,
  rowName: ({ alias }) => alias,
  useOwnPart: ({ response: { organization }, data, list, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = usePaymentProviderFilters(list)
    const totals = data.paymentProviders.atProviders
      .flatMap(({ pending, withdrawable, onItsWay }) => [
        { label: formatMessage({ id: 'providers.pending' }), value: pending },
        { label: formatMessage({ id: 'providers.withdrawable' }), value: withdrawable },
        { label: formatMessage({ id: 'providers.onItsWay' }), value: onItsWay },
      ])
      .filter(({ value }) => !isZero(value.amount))
    const mayManage = organization.permissions.includes('TREASURY_PROVIDERS_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state)
    return {
      exporting: shown => <ExportButton list="PAYMENT_PROVIDERS" rows={{ paymentProviders: exported }} {...shown} />,
      columns,
      filters,
      totals,
      tabs: <ProviderTabs current="providers" />,
      create: mayManage
        ? { to: '/payment-providers/connect', label: formatMessage({ id: 'providers.connect' }) }
        : null,
      linkTo: ({ uuid }) => `/payment-providers/${uuid}`,
      children: (
        <Afterwards>
          <ProviderChanges onChange={refresh} />
        </Afterwards>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, PaymentProvidersState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'alias',
        label: formatMessage({ id: 'providers.alias' }),
        width: 'minmax(160px, 1fr)',
        fixed: true,
        narrow: 'title',
        link: true,
        title: ({ alias }) => alias,
        cell: ({ alias }) => <b className="fw5">{alias}</b>,
      },
      {
        id: 'provider',
        label: formatMessage({ id: 'providers.provider' }),
        width: '128px',
        narrow: 'detail',
        cell: ({ provider }) => formatMessage({ id: `providers.name.${provider}` }),
      },
      {
        id: 'mode',
        label: formatMessage({ id: 'providers.mode' }),
        width: '112px',
        yields: 1,
        cell: ({ mode }) => <span className="muted">{formatMessage({ id: `providers.mode.${mode}` })}</span>,
      },
      {
        id: 'account',
        label: formatMessage({ id: 'providers.account' }),
        width: '176px',
        yields: 2,
        title: ({ bankAccount }) => bankAccount.alias,
        cell: ({ bankAccount }) => bankAccount.alias,
      },
      {
        id: 'lastSync',
        label: formatMessage({ id: 'providers.lastSync' }),
        width: '176px',
        yields: 3,
        cell: ({ lastSyncedAt }) => (lastSyncedAt ? <InstantText value={lastSyncedAt} /> : '–'),
      },
      {
        id: 'status',
        label: formatMessage({ id: 'transactions.status' }),
        width: '160px',
        fixed: true,
        narrow: 'status',
        cell: provider => <ProviderHealthMark provider={provider} />,
      },
    ],
    [formatMessage],
  )
}
