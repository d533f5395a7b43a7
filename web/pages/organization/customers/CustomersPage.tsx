import { UserPlus } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { CustomersPage_list$key } from '../../../__generated__/CustomersPage_list.graphql.ts'
import type { CustomersPage_row$data } from '../../../__generated__/CustomersPage_row.graphql.ts'
import type { CustomersPageListQuery } from '../../../__generated__/CustomersPageListQuery.graphql.ts'
import type { CustomersPageQuery } from '../../../__generated__/CustomersPageQuery.graphql.ts'
import { toMinor } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import { statusColumn } from '../../../ui/grid/columnKinds.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ImportFromFile } from '../_components/ImportFromFile.tsx'
import { CustomerStatusMark } from './_components/CustomerStatusMark.tsx'
import { CustomerTabs } from './_components/CustomerTabs.tsx'
import { LimitUsed } from './_components/LimitUsed.tsx'
import { type CustomersState, customersState, toVariables } from './_lib/customersState.ts'
import { InvitationActions } from './_lib/lazyInvitations.ts'
import { InviteCustomersDialog } from './_public/lazyInvite.ts'
import { useCustomerFilters } from './_lib/useCustomerFilters.tsx'

type Row = CustomersPage_row$data

/** Customers, by status. */
export const CustomersPage = defineListScreen<
  CustomersPageQuery,
  CustomersPageListQuery,
  CustomersPage_list$key,
  CustomersPage_row$data,
  CustomersState
>({
  name: 'customers',
  words: 'customers',
  crumbs: ['monitor'],
  views: 'CUSTOMERS',
  state: customersState,
  query: graphql`
    query CustomersPageQuery($first: Int!, $filter: CustomerFilter, $sort: CustomerSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...CustomerTabs_organization
        ...CustomersPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment CustomersPage_list on Organization
    @refetchable(queryName: "CustomersPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "CustomerFilter" }
      sort: { type: "CustomerSort" }
    )
    @throwOnFieldError {
      # Refetched with the rows, so that the counts match them.
      ...CustomerTabs_organization
      customers(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "CustomersPage_customers", filters: ["filter", "sort"]) {
        __id
        totalCount
        owedTotals {
          amount
          currency
        }
        edges {
          cursor
        }
        ...CustomersPage_rows
      }
    }
  `,
  rows: graphql`
    fragment CustomersPage_rows on CustomerConnection @throwOnFieldError {
      edges {
        node {
          ...CustomersPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment CustomersPage_row on Customer @inline {
      id
      uuid
      name
      alias
      email
      type
      status
      allowedActions
      reason
      changeRequestedAt
      picName
      termDays
      creditLimit {
        amount
        currency
      }
      exposure {
        amount
        currency
      }
      owed {
        remaining {
          amount
          currency
        }
        overdue {
          amount
          currency
        }
        daysLate
      }
      createdAt
    }
  `,
  connectionOf: ({ customers }) => customers,
  readsOnReturn: true,
  rowName: ({ name }) => name,
  useOwnPart: ({ response: { organization }, data, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useCustomerFilters(list)
    const { showResults, resultsDialog } = useResults()
    const [inviting, setInviting] = useState(false)
    const { currencySymbol } = useFormats()
    const { first: _first, ...exported } = toVariables(list.state)
    const canManage = organization.permissions.includes('INVOICING_CUSTOMERS_MANAGE')
    return {
      totals: (data.customers.owedTotals ?? []).map(value => ({
        label: formatMessage({ id: 'customers.owedTotal' }, { currency: currencySymbol(value.currency) }),
        value,
      })),
      exporting: shown => <ExportButton list="CUSTOMERS" rows={{ customers: exported }} {...shown} />,
      columns,
      filters,
      tabs: (
        <CustomerTabs
          organizationKey={organization}
          state={list.state}
          label={formatMessage({ id: 'customers.title' })}
        />
      ),
      actions: canManage ? (
        <>
          <ImportFromFile create="/buyer/create" />
          <Button icon={<UserPlus className="i" aria-hidden />} onClick={() => setInviting(true)}>
            <FormattedMessage id="customers.invite" />
          </Button>
        </>
      ) : null,
      bulk: canManage
        ? {
            obstacle: (selected: readonly Row[]) => obstacleTo(selected, ['RESEND', 'CANCEL_INVITATION']),
            actions: (selected: readonly Row[]) => (
              <InvitationActions
                customers={selected}
                connections={[data.customers.__id]}
                onDone={refused => {
                  paging.setSelection(refused)
                  refresh()
                }}
                onPartly={showResults}
              />
            ),
          }
        : null,
      children: (
        <>
          {resultsDialog}
          {inviting ? (
            <Suspense fallback={null}>
              <InviteCustomersDialog onClose={() => setInviting(false)} onInvited={refresh} />
            </Suspense>
          ) : null}
        </>
      ),
      create: canManage ? { to: '/buyer/create', label: formatMessage({ id: 'customers.new' }) } : null,
      rowClass: ({ status }) => (status === 'DEACTIVATED' ? 'final' : undefined),
      linkTo: ({ uuid }) => `/buyer/${uuid}`,
    }
  },
})

function useColumns(): readonly GridColumn<Row, CustomersState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return useMemo(() => {
    const limit = ({ creditLimit }: Row) =>
      creditLimit ? formats.money(creditLimit) : formatMessage({ id: 'customers.noLimit' })
    const amountOf = (money: Row['exposure']) => (money && toMinor(money.amount) !== 0n ? formats.money(money) : '–')
    /** What staff should know about an active customer. */
    const trouble = ({ status, changeRequestedAt, creditLimit, exposure, owed }: Row) => {
      if (status !== 'ACTIVE') return null
      if (changeRequestedAt !== null) return formatMessage({ id: 'customers.asksForChanges' })
      const late =
        owed && owed.daysLate > 0 ? formatMessage({ id: 'customers.daysLate' }, { count: owed.daysLate }) : null
      const text = isExceeded(creditLimit, exposure) ? formatMessage({ id: 'customers.overLimit' }) : late
      return text === null ? null : <span className="customer-late">{text}</span>
    }
    const limitWords = (row: Row) =>
      row.exposure
        ? formatMessage({ id: 'customers.limitUsed.of' }, { exposure: formats.money(row.exposure), limit: limit(row) })
        : ''
    return [
      {
        id: 'name',
        label: formatMessage({ id: 'customers.name' }),
        width: 'minmax(180px, 1fr)',
        sort: 'NAME',
        ascendsFirst: true,
        fixed: true,
        narrow: 'title',
        title: ({ name }) => name,
        cell: ({ name }) => <b className="fw5">{name}</b>,
      },
      {
        id: 'alias',
        label: formatMessage({ id: 'customers.alias' }),
        width: '144px',
        yields: 1,
        hiddenByDefault: true,
        title: ({ alias }) => alias ?? '',
        cell: ({ alias }) => alias ?? '–',
      },
      {
        id: 'type',
        label: formatMessage({ id: 'customers.type' }),
        width: '128px',
        yields: 4,
        cell: ({ type }) => (type ? <FormattedMessage id={`customers.type.${type}`} /> : '–'),
      },
      {
        id: 'picName',
        label: formatMessage({ id: 'customers.pic' }),
        width: 'minmax(112px, 160px)',
        yields: 3,
        title: ({ picName }) => picName ?? '',
        cell: ({ picName }) => picName ?? '–',
      },
      {
        id: 'email',
        label: formatMessage({ id: 'customers.email' }),
        width: 'minmax(160px, 220px)',
        yields: 2,
        hiddenByDefault: true,
        title: ({ email }) => email,
        cell: ({ email }) => email,
      },
      statusColumn(row => <CustomerStatusMark customer={{ ...row, reason: row.reason ?? trouble(row) }} />, {
        label: formatMessage({ id: 'customers.status' }),
        width: 'minmax(150px, 220px)',
      }),
      {
        id: 'termDays',
        label: formatMessage({ id: 'customers.termDays' }),
        width: '88px',
        yields: 5,
        narrow: 'detail',
        title: ({ termDays }) => formatMessage({ id: 'customers.days' }, { count: termDays }),
        cell: ({ termDays }) => <FormattedMessage id="customers.days" values={{ count: termDays }} />,
      },
      {
        id: 'creditLimit',
        label: formatMessage({ id: 'customers.creditLimit' }),
        width: '184px',
        align: 'end',
        yields: 1,
        hiddenByDefault: true,
        title: limit,
        cell: row => <span className={row.creditLimit ? 'tab-num' : 'muted'}>{limit(row)}</span>,
      },
      {
        id: 'limitUsed',
        label: formatMessage({ id: 'customers.limitUsed' }),
        width: '128px',
        yields: 5,
        title: row => limitWords(row),
        cell: row => <LimitUsed customer={row} words={limitWords(row)} />,
      },
      {
        id: 'exposure',
        label: formatMessage({ id: 'customers.exposure' }),
        width: '168px',
        align: 'end',
        yields: 1,
        hiddenByDefault: true,
        title: ({ exposure }) => amountOf(exposure),
        cell: ({ exposure }) => <span className="tab-num">{amountOf(exposure)}</span>,
      },
      {
        id: 'owed',
        label: formatMessage({ id: 'customers.owed' }),
        width: '168px',
        align: 'end',
        yields: 6,
        narrow: 'amount',
        title: ({ owed }) => amountOf(owed?.remaining),
        cell: ({ owed }) => <span className="tab-num">{amountOf(owed?.remaining)}</span>,
      },
      {
        id: 'overdue',
        label: formatMessage({ id: 'customers.overdue' }),
        width: '160px',
        align: 'end',
        yields: 4,
        title: ({ owed }) => amountOf(owed?.overdue),
        cell: ({ owed }) => (
          <span className={owed && owed.daysLate > 0 ? 'tab-num customer-late' : 'tab-num muted'}>
            {amountOf(owed?.overdue)}
          </span>
        ),
      },
      {
        id: 'createdAt',
        label: formatMessage({ id: 'customers.createdAt' }),
        width: '160px',
        yields: 1,
        sort: 'CREATED_AT',
        hiddenByDefault: true,
        cell: ({ createdAt }) => <InstantText value={createdAt} />,
      },
    ]
  }, [formatMessage, formats])
}

const isExceeded = (limit: Row['creditLimit'], exposure: Row['exposure']) =>
  Boolean(limit && exposure && toMinor(exposure.amount) > toMinor(limit.amount))
