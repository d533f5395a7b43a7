// The common frame of record lists. A list provides its columns, filters, query and actions.
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import type { SavedViewList } from '../../__generated__/useSavedViewsQuery.graphql.ts'
import { type MoneyValue, useFormats } from '../../i18n/format.ts'
import { LinkButton } from '../Button.tsx'
import type { GridColumn } from '../grid/columns.ts'
import { DataGrid } from '../grid/DataGrid.tsx'
import { useGridSettings } from '../grid/useGridSettings.ts'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { type Crumb, Page } from '../Page.tsx'
import { NoneYet } from '../states/ListStates.tsx'
import type { Obstacle } from './allAllow.ts'
import { BulkBar, KeyLegend, ListFooter } from './ListFooter.tsx'
import type { Sort } from './listState.ts'
import { type ListFilter, ListToolbar } from './ListToolbar.tsx'
import { ListViews, SaveListView } from './ListViews.tsx'
import { useRememberedRows } from './neighbors.ts'
import { NothingListed } from './NothingListed.tsx'
import type { Paging } from './useListPage.ts'
import type { ListState } from './useListState.ts'

/** Bulk actions on selected rows. */
export type Bulk<Row> = {
  /** The amount that the bar sums; omitted for records without an amount. */
  amountOf?: (row: Row) => MoneyValue
  /** Why no button is offered for these rows; null when one is. */
  obstacle?: (selected: readonly Row[]) => Obstacle | null
  /** Buttons for actions that every selected row allows; `done` clears the selection. */
  actions: (selected: readonly Row[], done: () => void) => ReactNode
}

/** What an export takes from a list. */
export type ListInSight = {
  /** Names of the visible columns, in order. */
  columns: readonly string[]
  selectedUuids: readonly string[]
  total: number
  title: string
}

export type ListPageProps<Row, F extends string> = {
  /** The user's choice of columns and row height is stored on the device under this name. */
  name: string
  title: string
  /** Above the title; the title itself is added. */
  crumbs: readonly Crumb[]
  list: ListState<{ q: string; sort: Sort<F> }>
  paging: Paging
  rows: readonly Row[]
  totalCount: number
  totals?: readonly { label?: ReactNode; value: MoneyValue }[]
  /** What the totals exclude, when that needs an explanation. */
  totalsNote?: ReactNode
  columns: readonly GridColumn<Row, F>[]
  filters: readonly ListFilter[]
  /** Built-in views of the list, above its search. */
  tabs?: ReactNode
  /** The list that saved views belong to. */
  views: SavedViewList
  /** The searched fields, as the placeholder. */
  searchLabel: string
  /** Primary button, `c`, and the first step of an empty list; null without the permission. */
  create: { to: string; label: string; icon?: ReactNode } | null
  /** Further buttons of the head, before the primary one. */
  actions?: ReactNode
  /** The button in the head that exports the shown list. */
  exporting?: (shown: ListInSight) => ReactNode
  /** Shown when the list has no records yet. */
  noneYet: { title: ReactNode; why: ReactNode }
  /** Shows rows in another form than a grid; the columns are then those of an export. */
  body?: ReactNode
  /** Between filters and rows: work in progress that will change the list. */
  notice?: ReactNode
  /** Next to the list: a part of the page that is no record. */
  aside?: ReactNode
  /** The name of a row. */
  rowName: (row: Row) => string
  rowClass?: (row: Row) => string | undefined
  rowActions?: (row: Row) => ReactNode
  /** The address of a row: its number links to it, and a click or Enter opens it. */
  linkTo?: (row: Row) => string
  /** Replaces what a click or Enter does. */
  onOpen?: (row: Row) => void
  /** Omitted where there are no bulk actions: then no row can be selected. */
  bulk?: Bulk<Row> | null
  /** Dialogs. */
  children?: ReactNode
}

/** A page with one list: head, search and filters, rows or an empty state, selection, totals, shortcuts. */
export function ListPage<Row extends { readonly id: string; readonly uuid?: string }, F extends string>(
  props: ListPageProps<Row, F>,
) {
  const { title, list, paging, rows, totalCount, totals = [], columns, filters, create, bulk } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const navigate = useNavigate()
  const settings = useGridSettings(props.name, columns)
  const { state, set, clear, isPending } = list
  const selected = useMemo(() => rows.filter(({ id }) => paging.selection.has(id)), [rows, paging.selection])
  const done = () => paging.setSelection(new Set())
  useRememberedRows(rows, props.linkTo, totalCount)
  const opens = props.onOpen !== undefined || props.linkTo !== undefined
  const hasRows = rows.length > 0
  const inGrid = hasRows && props.body === undefined
  const selectedUuids = selected.flatMap(({ uuid }) => uuid ?? [])
  const shownColumns = columns.filter(({ id }) => settings.visibility[id] !== false).map(({ id }) => id)
  // The grid handles these keys itself: they are registered only to be listed.
  useShortcuts([
    ...(create ? [{ keys: 'c', label: create.label, run: () => void navigate(create.to) }] : []),
    ...(inGrid ? [{ keys: 'j k', label: formatMessage({ id: 'keys.move' }) }] : []),
    ...(hasRows && bulk ? [{ keys: 'x', label: formatMessage({ id: 'keys.select' }) }] : []),
    ...(inGrid && opens ? [{ keys: 'Enter', label: formatMessage({ id: 'keys.open' }) }] : []),
  ])

  const content = (
    <>
      <ListToolbar
        search={{ value: state.q, placeholder: props.searchLabel, onChange: q => set({ q }) }}
        filters={filters}
        onClear={clear}
        {...(props.body === undefined ? { columns, settings } : {})}
      >
        <SaveListView list={props.views} query={list.query} canonical={list.canonical} />
      </ListToolbar>
      {props.notice}
      <div className="list-body" aria-busy={isPending}>
        {hasRows ? (
          (props.body ?? (
            <DataGrid<Row, F>
              ref={paging.grid}
              label={title}
              columns={columns}
              rows={rows}
              rowName={props.rowName}
              settings={settings}
              totalCount={totalCount}
              sort={state.sort}
              onSort={field => set({ sort: nextSort(state.sort, field, columns) })}
              onEnd={paging.loadMore}
              initialScroll={paging.initialScroll}
              {...(bulk ? { selection: paging.selection, onSelectionChange: paging.setSelection } : {})}
              {...(props.linkTo ? { linkTo: props.linkTo } : {})}
              {...(props.onOpen ? { onOpen: props.onOpen } : {})}
              {...(props.rowClass ? { rowClass: props.rowClass } : {})}
              {...(props.rowActions ? { rowActions: props.rowActions } : {})}
            />
          ))
        ) : (
          <NothingListed search={state.q} filters={filters} onClear={clear}>
            <NoneYet
              title={props.noneYet.title}
              action={
                create ? (
                  <LinkButton variant="primary" to={create.to}>
                    {create.label}
                  </LinkButton>
                ) : null
              }
            >
              {props.noneYet.why}
            </NoneYet>
          </NothingListed>
        )}
      </div>
      {bulk ? (
        <BulkBar
          count={selected.length}
          amounts={bulk.amountOf ? selected.map(bulk.amountOf) : []}
          obstacle={bulk.obstacle?.(selected) ?? null}
          onClear={done}
        >
          <Suspense fallback={null}>{bulk.actions(selected, done)}</Suspense>
        </BulkBar>
      ) : null}
      {hasRows ? (
        <ListFooter
          loaded={rows.length}
          total={totalCount}
          totals={totals}
          note={props.totalsNote}
          error={paging.loadError ? { onRetry: paging.retryMore } : null}
          onRefresh={paging.isStale ? paging.startAgain : null}
        />
      ) : null}
    </>
  )
  return (
    <Page
      fill
      title={title}
      crumbs={[...props.crumbs, { label: title }]}
      note={formats.count(totalCount)}
      actions={
        <>
          {hasRows ? props.exporting?.({ columns: shownColumns, selectedUuids, total: totalCount, title }) : null}
          {props.actions}
          {create ? (
            <LinkButton
              variant="primary"
              icon={create.icon ?? <Plus className="i" aria-hidden />}
              hint="c"
              to={create.to}
            >
              {create.label}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <ListViews list={props.views} query={list.query} canonical={list.canonical} tabs={props.tabs} />
      {props.aside ? (
        <div className="list-beside">
          <div className="list-column">{content}</div>
          {props.aside}
        </div>
      ) : (
        content
      )}
      <KeyLegend show={['/', 'j k', 'x', 'Enter', 'c']} />
      {props.children}
    </Page>
  )
}

/** Clicking the sorted head again reverses it; another head starts in its column's own direction. */
function nextSort<Row, F extends string>(sort: Sort<F>, field: F, columns: readonly GridColumn<Row, F>[]): Sort<F> {
  if (sort.field === field) return { field, descending: !sort.descending }
  return { field, descending: !columns.some(column => column.sort === field && column.ascendsFirst) }
}
