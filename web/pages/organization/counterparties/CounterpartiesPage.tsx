import { FileUp, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { readInlineData } from 'relay-runtime'
import type { CounterpartiesPage_list$key } from '../../../__generated__/CounterpartiesPage_list.graphql.ts'
import type {
  CounterpartiesPage_row$data,
  CounterpartiesPage_row$key,
} from '../../../__generated__/CounterpartiesPage_row.graphql.ts'
import type { CounterpartiesPageListQuery } from '../../../__generated__/CounterpartiesPageListQuery.graphql.ts'
import type { CounterpartiesPageQuery } from '../../../__generated__/CounterpartiesPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { DataGrid } from '../../../ui/grid/DataGrid.tsx'
import { useGridSettings } from '../../../ui/grid/useGridSettings.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { KeyLegend, ListFooter } from '../../../ui/list/ListFooter.tsx'
import { ListToolbar } from '../../../ui/list/ListToolbar.tsx'
import { NothingListed } from '../../../ui/list/NothingListed.tsx'
import { useListPage } from '../../../ui/list/useListPage.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoneYet } from '../../../ui/states/ListStates.tsx'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import { counterpartiesState } from './_lib/counterpartiesState.ts'
import { useCounterpartyFilters } from './_lib/useCounterpartyFilters.tsx'

type Row = CounterpartiesPage_row$data

const readRow = (key: CounterpartiesPage_row$key) =>
  readInlineData<CounterpartiesPage_row$key>(
    graphql`
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
    key,
  )

/** Whom the organization pays and is paid by. */
export function CounterpartiesPage({ queries }: PageProps<{ page: CounterpartiesPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const navigate = useNavigate()
  const { organization } = usePreloadedQuery<CounterpartiesPageQuery>(
    graphql`
      query CounterpartiesPageQuery($first: Int!, $filter: CounterpartyFilter, $sort: CounterpartySort)
      @preloadable
      @throwOnFieldError {
        organization {
          permissions
          ...CounterpartiesPage_list @arguments(first: $first, filter: $filter, sort: $sort)
        }
      }
    `,
    queries.page,
  )
  const list = useListState(counterpartiesState)
  const { state, set } = list
  const filters = useCounterpartyFilters(list)
  const columns = useColumns()
  const settings = useGridSettings('counterparties', columns)
  const page = useListPage<CounterpartiesPageListQuery, CounterpartiesPage_list$key>(
    graphql`
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
          totalCount
          edges {
            node {
              id
              ...CounterpartiesPage_row
            }
          }
        }
      }
    `,
    organization,
  )
  const { edges, totalCount } = page.data.counterparties
  const rows = useMemo(() => edges.map(({ node }) => readRow(node)), [edges])
  const canManage = organization.permissions.includes('treasury.counterparties.manage')
  const create = '/counterparties/create'
  useShortcuts(
    canManage
      ? [{ keys: 'c', label: formatMessage({ id: 'counterparties.new' }), run: () => void navigate(create) }]
      : [],
  )
  const clear = () => set({ q: '', type: null, status: null })

  return (
    <Page
      fill
      title={formatMessage({ id: 'counterparties.title' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.monitor' }) },
        { label: formatMessage({ id: 'counterparties.title' }) },
      ]}
      note={formats.count(totalCount)}
      actions={
        canManage ? (
          <>
            <LinkButton icon={<FileUp className="i" aria-hidden />} to={`${create}?by=file`}>
              <FormattedMessage id="import.fromFile" />
            </LinkButton>
            <LinkButton variant="primary" icon={<Plus className="i" aria-hidden />} hint="c" to={create}>
              <FormattedMessage id="counterparties.new" />
            </LinkButton>
          </>
        ) : null
      }
    >
      <ListToolbar
        search={{
          value: state.q,
          placeholder: formatMessage({ id: 'counterparties.search' }),
          onChange: q => set({ q }),
        }}
        filters={filters}
        onClear={clear}
        columns={columns}
        settings={settings}
      />
      <div className="list-body" aria-busy={list.isPending}>
        {rows.length > 0 ? (
          <DataGrid<Row>
            ref={page.grid}
            label={formatMessage({ id: 'counterparties.title' })}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ alias }) => alias}
            settings={settings}
            totalCount={totalCount}
            sort={state.sort}
            onSort={field =>
              set({
                sort: {
                  field: field === 'CREATED_AT' ? 'CREATED_AT' : 'ALIAS',
                  descending: state.sort.field === field ? !state.sort.descending : field === 'CREATED_AT',
                },
              })
            }
            onOpen={({ uuid }) => void navigate(`/counterparties/${uuid}/edit`)}
            onEnd={page.loadMore}
            rowClass={({ status }) => (status === 'INACTIVE' ? 'final' : undefined)}
            initialScroll={page.initialScroll}
          />
        ) : (
          <NothingListed search={state.q} filters={filters} onClear={clear}>
            <NoneYet
              title={<FormattedMessage id="counterparties.none" />}
              action={
                canManage ? (
                  <LinkButton variant="primary" to={create}>
                    <FormattedMessage id="counterparties.new" />
                  </LinkButton>
                ) : null
              }
            >
              <FormattedMessage id="counterparties.none.why" />
            </NoneYet>
          </NothingListed>
        )}
      </div>
      {rows.length > 0 ? (
        <ListFooter
          loaded={rows.length}
          total={totalCount}
          error={page.loadError ? { onRetry: page.retryMore } : null}
        />
      ) : null}
      <KeyLegend show={['/', 'c']} />
    </Page>
  )
}

function useColumns(): readonly GridColumn<Row>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'alias',
        label: formatMessage({ id: 'counterparties.alias' }),
        width: 'minmax(160px, 240px)',
        sort: 'ALIAS',
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
        title: ({ externalId }) => externalId ?? '',
        cell: ({ externalId }) => externalId ?? '–',
      },
      {
        id: 'email',
        label: formatMessage({ id: 'counterparties.email' }),
        width: '220px',
        hiddenByDefault: true,
        title: ({ email }) => email ?? '',
        cell: ({ email }) => email ?? '–',
      },
      {
        id: 'taxNumber',
        label: formatMessage({ id: 'counterparties.taxNumber' }),
        width: '160px',
        hiddenByDefault: true,
        cell: ({ taxNumber }) => taxNumber ?? '–',
      },
      {
        id: 'createdAt',
        label: formatMessage({ id: 'counterparties.createdAt' }),
        width: '160px',
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

/** `Mandiri ··1049, BCA ··8120`: the last four digits are what people compare. */
function accountsText(accounts: Row['bankAccounts']): string {
  return accounts.map(({ bank, accountNumber }) => `${bank.name} ··${accountNumber.slice(-4)}`).join(', ')
}
