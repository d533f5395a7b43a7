import { lazy, Suspense, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import type { ActivityListPaginationQuery } from '../../../../__generated__/ActivityListPaginationQuery.graphql.ts'
import type { ActivityList_organization$key } from '../../../../__generated__/ActivityList_organization.graphql.ts'
import type { ActivityList_row$data, ActivityList_row$key } from '../../../../__generated__/ActivityList_row.graphql.ts'
import type { ActivityList_rows$key } from '../../../../__generated__/ActivityList_rows.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { DataGrid } from '../../../../ui/grid/DataGrid.tsx'
import type { GridColumn } from '../../../../ui/grid/columns.ts'
import { useGridSettings } from '../../../../ui/grid/useGridSettings.ts'
import { KeyLegend, ListFooter } from '../../../../ui/list/ListFooter.tsx'
import { ListToolbar } from '../../../../ui/list/ListToolbar.tsx'
import { useListPage } from '../../../../ui/list/useListPage.ts'
import { useListState } from '../../../../ui/list/useListState.ts'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { NoMatch, NoneYet } from '../../../../ui/states/ListStates.tsx'
import { activityState } from '../_lib/activityState.ts'
import { useActivityFilters } from '../_lib/useActivityFilters.tsx'
import { useActivityWords } from '../_lib/useActivityWords.ts'
import '../log.css'

const ActivityDrawer = lazy(() => import('./ActivityDrawer.tsx').then(module => ({ default: module.ActivityDrawer })))

const row = graphql`
  fragment ActivityList_row on Activity @inline {
    id
    at
    action
    recordType
    recordLabel
    reason
    actor {
      fullName
    }
    changes {
      field
    }
    counts {
      key
      value
    }
  }
`

/** The log as a grid; Enter opens an entry. */
export function ActivityList({ organizationKey }: { organizationKey: ActivityList_organization$key }) {
  const { formatMessage } = useIntl()
  const { state, set, clear } = useListState(activityState)
  const { data, paging } = useListPage<ActivityListPaginationQuery, ActivityList_organization$key>(
    graphql`
      fragment ActivityList_organization on Organization
      @refetchable(queryName: "ActivityListPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        filter: { type: "ActivityFilter" }
      ) {
        people {
          uuid
          fullName
        }
        activity(first: $first, after: $after, filter: $filter)
          @connection(key: "ActivityList_activity", filters: ["filter"]) {
          edges {
            cursor
          }
          ...ActivityList_rows
        }
      }
    `,
    organizationKey,
  )
  // Read in a separate fragment: each answer changes the organization's record, which would otherwise read all loaded rows again.
  const { edges } = useFragment<ActivityList_rows$key>(
    graphql`
      fragment ActivityList_rows on ActivityConnection @throwOnFieldError {
        edges {
          node {
            id
            ...ActivityList_row
            ...ActivityDrawer_activity
          }
        }
      }
    `,
    data.activity,
  )
  const rows = useMemo(() => edges.map(({ node }) => readInlineData<ActivityList_row$key>(row, node)), [edges])
  const words = useActivityWords()
  const columns = useActivityColumns()
  const settings = useGridSettings('activity', columns)
  const filters = useActivityFilters(state, set, data.people)

  const [openId, setOpenId] = useState<string | null>(null)
  const open = edges.find(({ node }) => node.id === openId)?.node
  useShortcuts([
    { keys: 'j k', label: formatMessage({ id: 'keys.move' }) },
    { keys: 'Enter', label: formatMessage({ id: 'keys.open' }) },
  ])

  const active = filters.filter(({ value }) => value !== null)
  return (
    <>
      <ListToolbar filters={filters} onClear={clear} columns={columns} settings={settings} />
      <div className="list-body">
        {rows.length > 0 ? (
          <DataGrid
            ref={paging.grid}
            label={formatMessage({ id: 'menu.log' })}
            columns={columns}
            rows={rows}
            rowName={({ recordType, recordLabel }) => words.label(recordType, recordLabel)}
            settings={settings}
            onEnd={paging.loadMore}
            onOpen={({ id }) => setOpenId(id)}
            initialScroll={paging.initialScroll}
          />
        ) : active.length > 0 ? (
          <NoMatch filters={active.map(({ label, value }) => `${label}: ${value}`)} onClear={clear} />
        ) : (
          <NoneYet title={<FormattedMessage id="log.none" />}>
            <FormattedMessage id="log.none.text" />
          </NoneYet>
        )}
      </div>
      <ListFooter loaded={rows.length} error={paging.loadError ? { onRetry: paging.retryMore } : null} />
      <KeyLegend show={['j k', 'Enter']} />
      {open ? (
        <Suspense fallback={null}>
          <ActivityDrawer activityKey={open} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

function useActivityColumns(): readonly GridColumn<ActivityList_row$data>[] {
  const { formatMessage } = useIntl()
  const words = useActivityWords()
  return useMemo(
    () => [
      {
        id: 'at',
        label: formatMessage({ id: 'log.at' }),
        width: '176px',
        fixed: true,
        narrow: 'status',
        cell: ({ at }) => <InstantText value={at} seconds />,
      },
      {
        id: 'actor',
        label: formatMessage({ id: 'log.actor' }),
        width: 'minmax(120px, 168px)',
        narrow: 'detail',
        cell: ({ actor }) => actor?.fullName ?? <span className="muted">{formatMessage({ id: 'log.system' })}</span>,
      },
      {
        id: 'action',
        label: formatMessage({ id: 'log.action' }),
        width: 'minmax(112px, 152px)',
        narrow: 'amount',
        cell: ({ action }) => words.action(action),
      },
      {
        id: 'type',
        label: formatMessage({ id: 'log.type' }),
        width: '176px',
        yields: 2,
        cell: ({ recordType }) => <span className="muted">{words.recordType(recordType)}</span>,
      },
      {
        id: 'record',
        label: formatMessage({ id: 'log.record' }),
        width: 'minmax(220px, 2fr)',
        fixed: true,
        narrow: 'title',
        title: ({ recordType, recordLabel }) => words.label(recordType, recordLabel),
        cell: ({ action, recordType, recordLabel }) => (
          <span className="fw5">
            {action === 'SETTINGS_CHANGED' && recordLabel !== '' ? (
              <span className="log-type">{words.recordType(recordType)} · </span>
            ) : null}
            {words.label(recordType, recordLabel)}
          </span>
        ),
      },
      {
        id: 'detail',
        label: formatMessage({ id: 'log.detail' }),
        width: 'minmax(180px, 1fr)',
        yields: 1,
        title: entry => words.summary(entry),
        cell: entry => <span className="muted">{words.summary(entry)}</span>,
      },
    ],
    [formatMessage, words],
  )
}
