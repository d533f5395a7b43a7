import { Pencil } from 'lucide-react'
import { Suspense, lazy, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { InternalAccountsPage_list$key } from '../../../__generated__/InternalAccountsPage_list.graphql.ts'
import type { InternalAccountsPage_row$data } from '../../../__generated__/InternalAccountsPage_row.graphql.ts'
import type { InternalAccountsPageListQuery } from '../../../__generated__/InternalAccountsPageListQuery.graphql.ts'
import type { InternalAccountsPageQuery } from '../../../__generated__/InternalAccountsPageQuery.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { dateColumn } from '../../../ui/grid/columnKinds.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { ExportButton } from '../_components/ExportButton.tsx'
import { AccountStatusMark } from './_public/AccountStatusMark.tsx'
import { type BankAccountsState, bankAccountsState, toVariables } from './_lib/bankAccountsState.ts'
import { useBankAccountFilters } from './_lib/useBankAccountFilters.tsx'

const EditAccountDialog = lazy(() => import('./_components/EditAccountDialog.tsx'))

type Row = InternalAccountsPage_row$data

/** The organization's own accounts as records. */
export const InternalAccountsPage = defineListScreen<
  InternalAccountsPageQuery,
  InternalAccountsPageListQuery,
  InternalAccountsPage_list$key,
  InternalAccountsPage_row$data,
  BankAccountsState
>({
  name: 'internal-accounts',
  words: 'bankAccounts',
  crumbs: ['configure', { title: 'bankAccounts.title', to: '/bank-accounts' }],
  views: 'INTERNAL_ACCOUNTS',
  state: bankAccountsState,
  query: graphql`
    query InternalAccountsPageQuery($first: Int!, $filter: BankAccountFilter, $sort: BankAccountSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...useBankAccountFilters_organization
        ...InternalAccountsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
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
          cursor
        }
        ...InternalAccountsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment InternalAccountsPage_rows on BankAccountConnection @throwOnFieldError {
      edges {
        node {
          ...InternalAccountsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment InternalAccountsPage_row on BankAccount @inline {
      id
      alias
      accountNumber
      connectionType
      status
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
  connectionOf: ({ bankAccounts }) => bankAccounts,
  readsOnReturn: true,
  rowName: ({ alias }) => alias,
  useOwnPart: ({ response: { organization }, list }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useBankAccountFilters(list, organization)
    const [edited, setEdited] = useState<Row | null>(null)
    const canManage = organization.permissions.includes('TREASURY_BANK_ACCOUNTS_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state)
    return {
      exporting: shown => <ExportButton list="INTERNAL_ACCOUNTS" rows={{ bankAccounts: exported }} {...shown} />,
      title: formatMessage({ id: 'internalAccounts.title' }),
      columns,
      filters,
      ...(canManage
        ? {
            create: { to: '/bank-accounts/internal-accounts/create', label: formatMessage({ id: 'bankAccounts.new' }) },
            onOpen: setEdited,
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
        : {}),
      children: edited ? (
        <Suspense fallback={null}>
          <EditAccountDialog key={edited.id} account={edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null,
    }
  },
})

function useColumns(): readonly GridColumn<Row, BankAccountsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        id: 'alias',
        label: formatMessage({ id: 'bankAccounts.account' }),
        width: 'minmax(180px, 1fr)',
        sort: 'ALIAS',
        ascendsFirst: true,
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
        yields: 4,
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
        id: 'status',
        label: formatMessage({ id: 'bankAccounts.state' }),
        width: '104px',
        yields: 3,
        narrow: 'status',
        cell: ({ status }) => <AccountStatusMark status={status} />,
      },
      {
        id: 'connection',
        label: formatMessage({ id: 'bankAccounts.connection' }),
        width: '140px',
        yields: 3,
        cell: ({ connectionType }) => <FormattedMessage id={`bankAccounts.connection.${connectionType}`} />,
      },
      dateColumn(({ lastCheckedOn }) => lastCheckedOn, {
        id: 'lastChecked',
        label: formatMessage({ id: 'bankAccounts.lastChecked' }),
        width: '136px',
        yields: 2,
      }),
      {
        id: 'createdAt',
        label: formatMessage({ id: 'bankAccounts.created.at' }),
        width: '168px',
        yields: 1,
        sort: 'CREATED_AT',
        cell: ({ createdAt }) => <InstantText value={createdAt} />,
      },
    ],
    [formatMessage],
  )
}
