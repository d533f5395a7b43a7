import { lazy, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { CounterpartiesPage_list$key } from '../../../__generated__/CounterpartiesPage_list.graphql.ts'
import type { CounterpartiesPage_row$data } from '../../../__generated__/CounterpartiesPage_row.graphql.ts'
import type { CounterpartiesPageListQuery } from '../../../__generated__/CounterpartiesPageListQuery.graphql.ts'
import type { CounterpartiesPageQuery } from '../../../__generated__/CounterpartiesPageQuery.graphql.ts'
import { InstantText } from '../../../ui/DateText.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ImportFromFile } from '../_components/ImportFromFile.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { type CounterpartiesState, counterpartiesState, toVariables } from './_lib/counterpartiesState.ts'
import { useCounterpartyFilters } from './_lib/useCounterpartyFilters.tsx'

// Loaded on the first selection.
const DeleteCounterparties = lazy(() => import('./_components/DeleteCounterparties.tsx'))

type Row = CounterpartiesPage_row$data

const create = '/counterparties/create'

/** Customers and suppliers. */
export const CounterpartiesPage = defineListScreen<
  CounterpartiesPageQuery,
  CounterpartiesPageListQuery,
  CounterpartiesPage_list$key,
  CounterpartiesPage_row$data,
  CounterpartiesState
>({
  name: 'counterparties',
  words: 'counterparties',
  crumbs: ['monitor'],
  views: 'COUNTERPARTIES',
  state: counterpartiesState,
  query: graphql`
    query CounterpartiesPageQuery($first: Int!, $filter: CounterpartyFilter, $sort: CounterpartySort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...CounterpartiesPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment CounterpartiesPage_list on Organization
    @refetchable(queryName: "CounterpartiesPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "CounterpartyFilter" }
      sort: { type: "CounterpartySort" }
    )
    @throwOnFieldError {
      counterparties(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "CounterpartiesPage_counterparties", filters: ["filter", "sort"]) {
        __id
        totalCount
        edges {
          cursor
        }
        ...CounterpartiesPage_rows
      }
    }
  `,
  rows: graphql`
    fragment CounterpartiesPage_rows on CounterpartyConnection @throwOnFieldError {
      edges {
        node {
          ...CounterpartiesPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment CounterpartiesPage_row on Counterparty @inline {
      id
      uuid
      legalName
      alias
      externalId
      type
      status
      email
      taxNumber
      isDefault
      createdAt
      bankAccounts {
        id
        accountNumber
        bank {
          name
        }
      }
    }
  `,
  connectionOf: ({ counterparties }) => counterparties,
  readsOnReturn: true,
  rowName: ({ alias }) => alias,
  useOwnPart: ({ response: { organization }, data, list, paging }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useCounterpartyFilters(list)
    const { showResults, resultsDialog } = useResults()
    const canManage = organization.permissions.includes('TREASURY_COUNTERPARTIES_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state)
    return {
      exporting: shown => <ExportButton list="COUNTERPARTIES" rows={{ counterparties: exported }} {...shown} />,
      columns,
      filters,
      create: canManage ? { to: create, label: formatMessage({ id: 'counterparties.new' }) } : null,
      actions: canManage ? <ImportFromFile create={create} /> : null,
      rowClass: ({ status }) => (status === 'INACTIVE' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/counterparties/${uuid}/edit`,
      bulk: canManage
        ? {
            actions: selected =>
              selected.some(({ isDefault }) => isDefault) ? (
                <span className="muted">
                  <FormattedMessage id="counterparties.delete.default" />
                </span>
              ) : (
                <DeleteCounterparties
                  counterparties={selected}
                  connections={[data.counterparties.__id]}
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

function useColumns(): readonly GridColumn<Row, CounterpartiesState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'alias',
        label: formatMessage({ id: 'counterparties.alias' }),
        width: 'minmax(160px, 240px)',
        sort: 'ALIAS',
        ascendsFirst: true,
        fixed: true,
        narrow: 'title',
        title: ({ alias }) => alias,
        cell: ({ alias }) => <b className="fw5">{alias}</b>,
      },
      {
        id: 'legalName',
        label: formatMessage({ id: 'counterparties.legalName' }),
        width: 'minmax(200px, 1fr)',
        narrow: 'detail',
        title: ({ legalName }) => legalName,
        cell: ({ legalName }) => legalName,
      },
      {
        id: 'type',
        label: formatMessage({ id: 'counterparties.type' }),
        width: '112px',
        yields: 5,
        cell: ({ type }) => <FormattedMessage id={`counterparties.type.${type}`} />,
      },
      {
        id: 'accounts',
        label: formatMessage({ id: 'counterparties.accounts' }),
        width: 'minmax(140px, 220px)',
        narrow: 'amount',
        title: ({ bankAccounts }) => accountsText(bankAccounts),
        cell: ({ bankAccounts }) => accountsText(bankAccounts) || '–',
      },
      {
        id: 'externalId',
        label: formatMessage({ id: 'counterparties.externalId' }),
        width: '120px',
        yields: 4,
        title: ({ externalId }) => externalId ?? '',
        cell: ({ externalId }) => externalId ?? '–',
      },
      {
        id: 'email',
        label: formatMessage({ id: 'counterparties.email' }),
        width: '220px',
        yields: 3,
        hiddenByDefault: true,
        title: ({ email }) => email ?? '',
        cell: ({ email }) => email ?? '–',
      },
      {
        id: 'taxNumber',
        label: formatMessage({ id: 'counterparties.taxNumber' }),
        width: '160px',
        yields: 2,
        hiddenByDefault: true,
        cell: ({ taxNumber }) => taxNumber ?? '–',
      },
      {
        id: 'createdAt',
        label: formatMessage({ id: 'counterparties.createdAt' }),
        width: '160px',
        yields: 1,
        sort: 'CREATED_AT',
        hiddenByDefault: true,
        cell: ({ createdAt }) => <InstantText value={createdAt} />,
      },
      {
        id: 'status',
        label: formatMessage({ id: 'counterparties.status' }),
        width: '176px',
        narrow: 'status',
        cell: ({ status, isDefault }) => (
          <StatusMark
            kind={status === 'ACTIVE' ? 'done' : 'off'}
            note={isDefault ? formatMessage({ id: 'counterparties.default' }) : undefined}
          >
            <FormattedMessage id={`counterparties.status.${status}`} />
          </StatusMark>
        ),
      },
    ],
    [formatMessage],
  )
}

/** `Mandiri ··1049, BCA ··8120`: users compare the last four digits. */
function accountsText(accounts: Row['bankAccounts']): string {
  return accounts.map(({ bank, accountNumber }) => `${bank.name} ··${accountNumber.slice(-4)}`).join(', ')
}
