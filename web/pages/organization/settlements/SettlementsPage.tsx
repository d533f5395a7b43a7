import { lazy, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { SettlementsPage_list$key } from '../../../__generated__/SettlementsPage_list.graphql.ts'
import type { SettlementsPage_row$data } from '../../../__generated__/SettlementsPage_row.graphql.ts'
import type { SettlementsPageListQuery } from '../../../__generated__/SettlementsPageListQuery.graphql.ts'
import type { SettlementsPageQuery } from '../../../__generated__/SettlementsPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn, statusColumn } from '../../../ui/grid/columnKinds.tsx'
import { comingPresets, pastPresets } from '../../../ui/list/dateRange.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { ChoiceEditor } from '../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../ui/list/useListState.ts'
import { ExportButton } from '../_components/ExportButton.tsx'
import { useAmountFilter, useCurrencyFilter, useDateFilter } from '../_lib/moneyFilters.tsx'
import { SettlementStatusMark } from './_components/SettlementStatusMark.tsx'
import { SettlementTabs } from './_components/SettlementTabs.tsx'
import {
  providerNames,
  providers,
  type SettlementsState,
  settlementsState,
  toVariables,
} from './_lib/settlementsState.ts'

const SettlementChanges = lazy(() => import('./_components/SettlementChanges.tsx'))

type Row = SettlementsPage_row$data

const PRESETS = [...comingPresets, ...pastPresets]

/** Payouts of customers' payments by payment providers, and their bank lines. */
export const SettlementsPage = defineListScreen<
  SettlementsPageQuery,
  SettlementsPageListQuery,
  SettlementsPage_list$key,
  SettlementsPage_row$data,
  SettlementsState
>({
  name: 'settlements',
  words: 'settlements',
  crumbs: ['collect'],
  views: 'SETTLEMENTS',
  state: settlementsState,
  query: graphql`
    query SettlementsPageQuery($first: Int!, $filter: SettlementFilter, $sort: SettlementSort)
    @preloadable
    @throwOnFieldError {
      organization {
        ...SettlementTabs_organization
        ...SettlementsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment SettlementsPage_list on Organization
    @refetchable(queryName: "SettlementsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "SettlementFilter" }
      sort: { type: "SettlementSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...SettlementTabs_organization
      settlements(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "SettlementsPage_settlements", filters: ["filter", "sort"]) {
        totalCount
        totals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...SettlementsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment SettlementsPage_rows on SettlementConnection @throwOnFieldError {
      edges {
        node {
          ...SettlementsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment SettlementsPage_row on Settlement @inline {
      id
      uuid
      providerAlias
      reference
      payoutOn
      account
      paymentCount
      status
      addsUp
      gross {
        amount
        currency
      }
      fees {
        amount
        currency
      }
      adjustment {
        amount
        currency
      }
      net {
        amount
        currency
      }
      lines {
        date
      }
    }
  `,
  connectionOf: ({ settlements }) => settlements,
  readsOnReturn: true,
  rowName: ({ reference }) => reference,
  useOwnPart: ({ response: { organization }, data, list, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const provider = useProviderFilter(list)
    const date = useDateFilter(list, PRESETS)
    const amount = useAmountFilter(list)
    const currency = useCurrencyFilter(list)
    const { first: _first, ...exported } = toVariables(list.state, today())
    const { tab } = list.state
    return {
      exporting: shown => <ExportButton list="SETTLEMENTS" rows={{ settlements: exported }} {...shown} />,
      columns,
      filters: [provider, { ...date, label: formatMessage({ id: 'settlements.payoutOn' }) }, amount, currency],
      totals: data.settlements.totals.map(value => ({ label: formatMessage({ id: 'settlements.net' }), value })),
      tabs: <SettlementTabs organizationKey={organization} state={list.state} />,
      noneYet: {
        title: <FormattedMessage id={tab === 'ALL' ? 'settlements.none' : `settlements.none.${tab}`} />,
        why: <FormattedMessage id="settlements.none.why" />,
      },
      linkTo: ({ uuid }) => `/settlement/${uuid}`,
      children: (
        <DeferredMount>
          <SettlementChanges onChange={refresh} />
        </DeferredMount>
      ),
    }
  },
})

/** Filters by provider. */
function useProviderFilter({ state, set }: Pick<ListState<SettlementsState>, 'state' | 'set'>): ListFilter {
  const { formatMessage } = useIntl()
  const choices = providers.map(value => ({ value, label: providerNames[value] }))
  return {
    id: 'provider',
    label: formatMessage({ id: 'settlements.provider' }),
    value: state.provider && providerNames[state.provider],
    clear: () => set({ provider: null }),
    editor: close => (
      <ChoiceEditor close={close} value={state.provider} choices={choices} onChange={provider => set({ provider })} />
    ),
  }
}

function useColumns(): readonly GridColumn<Row, SettlementsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      dateColumn(({ payoutOn }) => payoutOn, {
        id: 'payoutOn',
        label: formatMessage({ id: 'settlements.payoutOn' }),
        sort: 'PAYOUT_ON',
        fixed: true,
        narrow: 'detail',
      }),
      {
        id: 'provider',
        label: formatMessage({ id: 'settlements.provider' }),
        width: '136px',
        yields: 6,
        title: ({ providerAlias }) => providerAlias,
        cell: ({ providerAlias }) => providerAlias,
      },
      {
        id: 'reference',
        label: formatMessage({ id: 'settlements.reference' }),
        width: 'minmax(140px, 1fr)',
        fixed: true,
        narrow: 'title',
        link: true,
        title: ({ reference }) => reference,
        cell: ({ reference }) => <b className="fw5">{reference}</b>,
      },
      {
        id: 'account',
        label: formatMessage({ id: 'settlements.account' }),
        width: '136px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ account }) => account,
        cell: ({ account }) => account,
      },
      {
        id: 'paymentCount',
        label: formatMessage({ id: 'settlements.payments' }),
        width: '96px',
        align: 'end',
        yields: 2,
        cell: ({ paymentCount }) => <span className="num">{paymentCount ?? '–'}</span>,
      },
      amountColumn(({ gross }) => gross, {
        id: 'gross',
        label: formatMessage({ id: 'settlements.gross' }),
        width: '148px',
        yields: 4,
      }),
      amountColumn(({ fees }) => fees, {
        id: 'fees',
        label: formatMessage({ id: 'settlements.fees' }),
        width: '128px',
        yields: 3,
      }),
      amountColumn(({ adjustment }) => adjustment, {
        id: 'adjustment',
        label: formatMessage({ id: 'settlements.adjustment' }),
        width: '128px',
        yields: 1,
        hiddenByDefault: true,
      }),
      amountColumn(({ net }) => net, {
        id: 'net',
        label: formatMessage({ id: 'settlements.net' }),
        width: '156px',
        sort: 'NET',
        fixed: true,
        narrow: 'amount',
      }),
      statusColumn(settlement => <SettlementStatusMark settlement={settlement} />, {
        label: formatMessage({ id: 'settlements.status' }),
        width: '196px',
      }),
      dateColumn(({ lines: [line] }) => line?.date, {
        id: 'line',
        label: formatMessage({ id: 'settlements.line' }),
        width: '112px',
        yields: 5,
      }),
    ],
    [formatMessage],
  )
}
