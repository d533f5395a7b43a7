import { Pencil, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { readInlineData } from 'relay-runtime'
import type { InternalAccountsPage_list$key } from '../../../__generated__/InternalAccountsPage_list.graphql.ts'
import type {
  InternalAccountsPage_row$data,
  InternalAccountsPage_row$key,
} from '../../../__generated__/InternalAccountsPage_row.graphql.ts'
import type { InternalAccountsPageListQuery } from '../../../__generated__/InternalAccountsPageListQuery.graphql.ts'
import type { InternalAccountsPageQuery } from '../../../__generated__/InternalAccountsPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DateText, InstantText } from '../../../ui/DateText.tsx'
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
import { EditAccountDialog } from './_components/EditAccountDialog.tsx'
import { bankAccountsState } from './_lib/bankAccountsState.ts'
import { noFilters, useBankAccountFilters } from './_lib/useBankAccountFilters.tsx'

type Row = InternalAccountsPage_row$data

const readRow = (key: InternalAccountsPage_row$key) =>
  readInlineData<InternalAccountsPage_row$key>(
    graphql`
      fragment InternalAccountsPage_row on BankAccount @inline {
        id
        alias
        accountNumber
        connectionType
        currency
        lastCheckedOn
        createdAt
        version
        bank {
          name
        }
        entity {
          name
        }
      }
    `,
    key,
  )

/** The organization's own accounts as records. */
export function InternalAccountsPage({ queries }: PageProps<{ page: InternalAccountsPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const navigate = useNavigate()
  const [edited, setEdited] = useState<Row | null>(null)
  const { organization } = usePreloadedQuery<InternalAccountsPageQuery>(
    graphql`
      query InternalAccountsPageQuery($first: Int!, $filter: BankAccountFilter, $sort: BankAccountSort)
      @preloadable
      @throwOnFieldError {
        organization {
          permissions
          banks {
            code
            name
          }
          entities {
            uuid
            name
          }
          ...InternalAccountsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
        }
      }
    `,
    queries.page,
  )
  const list = useListState(bankAccountsState)
  const { state, set } = list
  const filters = useBankAccountFilters(list, organization)
  const columns = useColumns()
  const settings = useGridSettings('internal-accounts', columns)
  const page = useListPage<InternalAccountsPageListQuery, InternalAccountsPage_list$key>(
    graphql`
      fragment InternalAccountsPage_list on Organization
      @refetchable(queryName: "InternalAccountsPageListQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "BankAccountFilter" }
        sort: { type: "BankAccountSort" }
      )
      @throwOnFieldError {
        bankAccounts(first: $first, after: $after, filter: $filter, sort: $sort)
          @connection(key: "InternalAccountsPage_bankAccounts", filters: ["filter", "sort"]) {
          totalCount
          edges {
            node {
              id
              ...InternalAccountsPage_row
            }
          }
        }
      }
    `,
    organization,
  )
  const { edges, totalCount } = page.data.bankAccounts
  const rows = useMemo(() => edges.map(({ node }) => readRow(node)), [edges])
  const canManage = organization.permissions.includes('treasury.bankAccounts.manage')
  const create = '/bank-accounts/internal-accounts/create'
  useShortcuts(
    canManage
      ? [{ keys: 'c', label: formatMessage({ id: 'bankAccounts.new' }), run: () => void navigate(create) }]
      : [],
  )
  const clear = () => set(noFilters)

  return (
    <Page
      fill
      title={formatMessage({ id: 'internalAccounts.title' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.configure' }) },
        { label: formatMessage({ id: 'bankAccounts.title' }), to: '/bank-accounts' },
        { label: formatMessage({ id: 'internalAccounts.title' }) },
      ]}
      note={formats.count(totalCount)}
      actions={
        canManage ? (
          <LinkButton variant="primary" icon={<Plus className="i" aria-hidden />} hint="c" to={create}>
            <FormattedMessage id="bankAccounts.new" />
          </LinkButton>
        ) : null
      }
    >
      <ListToolbar
        search={{
          value: state.q,
          placeholder: formatMessage({ id: 'bankAccounts.search' }),
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
            label={formatMessage({ id: 'internalAccounts.title' })}
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
            {...(canManage ? { onOpen: setEdited } : {})}
            onEnd={page.loadMore}
            initialScroll={page.initialScroll}
            {...(canManage
              ? {
                  rowActions: (row: Row) => (
                    <Button
                      variant="ghost"
                      size="sm"
                      iconOnly
                      tabIndex={-1}
                      aria-label={formatMessage({ id: 'bankAccounts.edit' }, { alias: row.alias })}
                      onClick={() => setEdited(row)}
                    >
                      <Pencil className="i" aria-hidden />
                    </Button>
                  ),
                }
              : {})}
          />
        ) : (
          <NothingListed search={state.q} filters={filters} onClear={clear}>
            <NoneYet
              title={<FormattedMessage id="bankAccounts.none" />}
              action={
                canManage ? (
                  <LinkButton variant="primary" to={create}>
                    <FormattedMessage id="bankAccounts.new" />
                  </LinkButton>
                ) : null
              }
            >
              <FormattedMessage id="bankAccounts.none.why" />
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
      {edited ? <EditAccountDialog key={edited.id} account={edited} onClose={() => setEdited(null)} /> : null}
    </Page>
  )
}

function useColumns(): readonly GridColumn<Row>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'alias',
        label: formatMessage({ id: 'bankAccounts.account' }),
        width: 'minmax(180px, 1fr)',
        sort: 'ALIAS',
        fixed: true,
        narrow: 'title',
        title: ({ alias }) => alias,
        cell: ({ alias }) => <b className="fw5">{alias}</b>,
      },
      {
        id: 'bank',
        label: formatMessage({ id: 'bankAccounts.bank' }),
        width: '120px',
        cell: ({ bank }) => bank.name,
      },
      {
        id: 'number',
        label: formatMessage({ id: 'bankAccounts.number' }),
        width: '176px',
        fixed: true,
        narrow: 'detail',
        cell: ({ accountNumber }) => <span className="tab-num">{accountNumber}</span>,
      },
      {
        id: 'entity',
        label: formatMessage({ id: 'bankAccounts.entity' }),
        width: 'minmax(140px, 240px)',
        title: ({ entity }) => entity.name,
        cell: ({ entity }) => entity.name,
      },
      {
        id: 'currency',
        label: formatMessage({ id: 'bankAccounts.currency' }),
        width: '96px',
        narrow: 'amount',
        cell: ({ currency }) => currency,
      },
      {
        id: 'connection',
        label: formatMessage({ id: 'bankAccounts.connection' }),
        width: '140px',
        narrow: 'status',
        cell: ({ connectionType }) => <FormattedMessage id={`bankAccounts.connection.${connectionType}`} />,
      },
      {
        id: 'lastChecked',
        label: formatMessage({ id: 'bankAccounts.lastChecked' }),
        width: '136px',
        cell: ({ lastCheckedOn }) => (lastCheckedOn ? <DateText value={lastCheckedOn} /> : '–'),
      },
      {
        id: 'createdAt',
        label: formatMessage({ id: 'bankAccounts.created.at' }),
        width: '168px',
        sort: 'CREATED_AT',
        cell: ({ createdAt }) => <InstantText value={createdAt} />,
      },
    ],
    [formatMessage],
  )
}
