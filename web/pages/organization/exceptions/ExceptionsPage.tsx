import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ExceptionsPage_list$key } from '../../../__generated__/ExceptionsPage_list.graphql.ts'
import type { ExceptionsPage_row$data } from '../../../__generated__/ExceptionsPage_row.graphql.ts'
import type { ExceptionsPageListQuery } from '../../../__generated__/ExceptionsPageListQuery.graphql.ts'
import type { ExceptionsPageQuery } from '../../../__generated__/ExceptionsPageQuery.graphql.ts'
import { daysBetween } from '../../../i18n/calendarDate.ts'
import { today } from '../../../i18n/format.ts'
import { defineListScreen } from '../../../ui/list/defineListScreen.tsx'
import type { GridColumn } from '../../../ui/grid/columns.ts'
import { amountColumn, dateColumn } from '../../../ui/grid/columnKinds.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { obstacleTo } from '../../../ui/list/allAllow.ts'
import { useOpenedRow } from '../../../ui/list/useOpenedRow.ts'
import { ExportButton } from '../_components/ExportButton.tsx'
import { ExceptionActions } from './_components/ExceptionActions.tsx'
import { ExceptionDrawer } from './_components/ExceptionDrawer.tsx'
import { ExceptionStatusMark } from './_components/ExceptionStatusMark.tsx'
import { ExceptionTabs } from './_components/ExceptionTabs.tsx'
import { exceptionsState, type ExceptionsState, toVariables } from './_lib/exceptionsState.ts'
import { useExceptionActing } from './_lib/useExceptionActing.tsx'
import { useExceptionFilters } from './_lib/useExceptionFilters.tsx'

const ExceptionChanges = lazy(() => import('./_components/ExceptionChanges.tsx'))

type Row = ExceptionsPage_row$data

/** Detected problems for users to review, the oldest first. */
export const ExceptionsPage = defineListScreen<
  ExceptionsPageQuery,
  ExceptionsPageListQuery,
  ExceptionsPage_list$key,
  ExceptionsPage_row$data,
  ExceptionsState
>({
  name: 'exceptions',
  words: { title: 'exceptions.title', search: 'exceptions.search' },
  crumbs: ['configure'],
  views: 'EXCEPTIONS',
  state: exceptionsState,
  query: graphql`
    query ExceptionsPageQuery($first: Int!, $filter: ExceptionFilter, $sort: ExceptionSort)
    @preloadable
    @throwOnFieldError {
      organization {
        permissions
        ...useExceptionFilters_organization
        ...ExceptionTabs_organization
        ...ExceptionsPage_list @arguments(first: $first, filter: $filter, sort: $sort)
      }
    }
  `,
  list: graphql`
    fragment ExceptionsPage_list on Organization
    @refetchable(queryName: "ExceptionsPageListQuery")
    @argumentDefinitions(
      first: { type: "Int!" }
      after: { type: "String" }
      filter: { type: "ExceptionFilter" }
      sort: { type: "ExceptionSort" }
    )
    @throwOnFieldError {
      exceptions(first: $first, after: $after, filter: $filter, sort: $sort)
        @connection(key: "ExceptionsPage_exceptions", filters: ["filter", "sort"]) {
        totalCount
        edges {
          cursor
        }
        ...ExceptionsPage_rows
      }
    }
  `,
  rows: graphql`
    fragment ExceptionsPage_rows on ExceptionConnection @throwOnFieldError {
      edges {
        node {
          ...ExceptionsPage_row
        }
      }
    }
  `,
  row: graphql`
    fragment ExceptionsPage_row on Exception @inline {
      id
      uuid
      type
      status
      label
      since
      commentCount
      allowedActions
      amount {
        amount
        currency
      }
      assignee {
        fullName
      }
      bankAccount {
        alias
      }
    }
  `,
  connectionOf: ({ exceptions }) => exceptions,
  readsOnReturn: true,
  rowName: ({ label }) => label,
  useOwnPart: ({ response: { organization }, list, paging, refresh }) => {
    const { formatMessage } = useIntl()
    const columns = useColumns()
    const filters = useExceptionFilters(list, organization)
    const { opened, linkTo, open, close } = useOpenedRow()
    const { act, dialogs, isActing } = useExceptionActing(done => {
      paging.setSelection(new Set([...paging.selection].filter(id => !done.has(id))))
      refresh()
    })
    const mayManage = organization.permissions.includes('TREASURY_EXCEPTIONS_MANAGE')
    const { first: _first, ...exported } = toVariables(list.state)
    return {
      exporting: shown => <ExportButton list="EXCEPTIONS" rows={{ exceptions: exported }} {...shown} />,
      columns,
      filters,
      tabs: (
        <ExceptionTabs
          organizationKey={organization}
          state={list.state}
          label={formatMessage({ id: 'exceptions.title' })}
        />
      ),
      noneYet: {
        title: <FormattedMessage id={`exceptions.none.${list.state.tab}`} />,
        why: <FormattedMessage id="exceptions.none.why" />,
      },
      linkTo: ({ uuid }) => linkTo(uuid),
      onOpen: ({ uuid }) => open(uuid),
      bulk: mayManage
        ? {
            obstacle: selected => obstacleTo(selected, ['REOPEN', 'ASSIGN', 'START', 'RESOLVE']),
            actions: selected => <ExceptionActions exceptions={selected} disabled={isActing} act={act} />,
          }
        : null,
      children: (
        <>
          {dialogs}
          <DeferredMount>
            <ExceptionChanges onChange={refresh} />
          </DeferredMount>
          {opened ? (
            <Suspense fallback={null}>
              <ExceptionDrawer
                uuid={opened}
                onClose={close}
                actions={exception => <ExceptionActions exceptions={[exception]} disabled={isActing} act={act} />}
              />
            </Suspense>
          ) : null}
        </>
      ),
    }
  },
})

function useColumns(): readonly GridColumn<Row, ExceptionsState['sort']['field']>[] {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const now = today()
    return [
      {
        id: 'type',
        label: formatMessage({ id: 'exceptions.type' }),
        width: '216px',
        fixed: true,
        narrow: 'detail',
        cell: ({ type }) => formatMessage({ id: `exceptions.type.${type}` }),
      },
      {
        id: 'label',
        label: formatMessage({ id: 'exceptions.record' }),
        width: 'minmax(180px, 1fr)',
        fixed: true,
        narrow: 'title',
        title: ({ label }) => label,
        cell: row => (
          <>
            {row.label}
            {row.commentCount > 0 ? (
              <span className="muted">
                {' '}
                {formatMessage({ id: 'exceptions.commentCount' }, { count: row.commentCount })}
              </span>
            ) : null}
          </>
        ),
      },
      {
        id: 'account',
        label: formatMessage({ id: 'exceptions.account' }),
        width: '144px',
        yields: 1,
        title: ({ bankAccount }) => bankAccount?.alias ?? '',
        cell: ({ bankAccount }) => <span className="muted">{bankAccount?.alias ?? '–'}</span>,
      },
      dateColumn(({ since }) => since, {
        label: formatMessage({ id: 'exceptions.since' }),
        id: 'since',
        width: '72px',
        sort: 'SINCE',
        ascendsFirst: true,
        yields: 2,
      }),
      {
        id: 'days',
        label: formatMessage({ id: 'exceptions.days' }),
        width: '88px',
        fixed: true,
        cell: ({ since }) => formatMessage({ id: 'exceptions.daysOpen' }, { count: daysBetween(since, now) }),
      },
      {
        id: 'status',
        label: formatMessage({ id: 'exceptions.status' }),
        width: '152px',
        yields: 3,
        narrow: 'status',
        title: ({ assignee }) => assignee?.fullName ?? '',
        cell: ({ status, assignee }) => <ExceptionStatusMark status={status} note={assignee?.fullName} />,
      },
      amountColumn(({ amount }) => amount, {
        label: formatMessage({ id: 'exceptions.amount' }),
        fixed: true,
        narrow: 'amount',
      }),
    ]
  }, [formatMessage])
}
