// A grid for long lists: plain cells and one css file, so that a row costs microseconds; rows come and go with the scroll position.
import { type Range, defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../Checkbox.tsx'
import { isTyping, singleKeysOn } from '../keyboard/shortcuts.ts'
import { columnsThatFit, type GridColumn, leastWidth, NARROW_ROW, rowHeights } from './columns.ts'
import { type GridSettings } from './useGridSettings.ts'
import { NARROW, useMediaQuery } from './useMediaQuery.ts'
import './grid.css'

/** The ids of selected rows. */
export type Selection = ReadonlySet<string>

/** What a screen can tell a grid to do. */
export type GridHandle = { focusRow: (index: number) => void; scrollTop: () => number }

export type DataGridProps<Row, F extends string = string> = {
  /** Name of the grid for assistive technology. */
  label: string
  columns: readonly GridColumn<Row, F>[]
  rows: readonly Row[]
  /** What people call the row: `Select {rowName}`. */
  rowName: (row: Row) => string
  settings: Pick<GridSettings, 'density' | 'visibility'>
  /** Rows of the whole list, loaded or not, when it is known. */
  totalCount?: number
  sort?: { field: string; descending: boolean } | null
  onSort?: (field: F) => void
  selection?: Selection
  onSelectionChange?: (selection: Selection) => void
  /** Enter and double click. */
  onOpen?: (row: Row) => void
  /** Space; without it Space selects. */
  onPeek?: (row: Row) => void
  /** Called when the end comes near; call it as often as you like. */
  onEnd?: () => void
  /** Actions at the row's end, on hover and focus. */
  rowActions?: (row: Row) => ReactNode
  /** Extra classes of a row, such as `final` for what has ended. */
  rowClass?: (row: Row) => string | undefined
  /** Where the grid was scrolled to when it was left. */
  initialScroll?: number
  ref?: Ref<GridHandle>
}

const OVERSCAN = 12
/** Rows before the end at which the next page is asked for. */
const NEAR_END = 40
const HEAD = 36
const SELECT_WIDTH = 36
const ACTIONS_WIDTH = 44
const NAME = '\u0000'
const noSelection: Selection = new Set()

/** A virtual grid with roving focus: arrows or J and K move, Space and X select, Shift extends, Enter opens. */
export function DataGrid<Row extends { readonly id: string }, F extends string = string>(props: DataGridProps<Row, F>) {
  const { columns, rows, settings, onSelectionChange, onOpen, onPeek, onEnd, sort } = props
  const { formatMessage } = useIntl()
  const narrow = useMediaQuery(NARROW)
  const selectable = onSelectionChange !== undefined && !narrow
  const selection = props.selection ?? noSelection

  const scroll = useRef<HTMLDivElement>(null)
  const hasActions = props.rowActions !== undefined
  const room = useWidth(scroll) - (selectable ? SELECT_WIDTH : 0) - (hasActions ? ACTIONS_WIDTH : 0)
  const visible = useMemo(
    () =>
      narrow
        ? columns.filter(column => column.narrow !== undefined)
        : columnsThatFit(
            columns.filter(column => column.fixed || settings.visibility[column.id] !== false),
            room,
          ),
    [columns, narrow, room, settings.visibility],
  )

  // ---- scrolling
  const [active, setActive] = useState(0)
  const height = narrow ? NARROW_ROW : rowHeights[settings.density]
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    // New functions would make the virtualizer measure all rows again, with every frame.
    estimateSize: useCallback(() => height, [height]),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN,
    scrollPaddingStart: narrow ? 0 : HEAD,
    initialOffset: props.initialScroll ?? 0,
    // The row that has the focus stays, or the keyboard would lose its place.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range)
        return active >= range.count || shown.includes(active) ? shown : [...shown, active].sort((a, b) => a - b)
      },
      [active],
    ),
  })
  useEffect(() => virtualizer.measure(), [virtualizer, height])
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - NEAR_END) onEnd?.()
  }, [last, rows.length, onEnd])

  // ---- focus
  const wantsFocus = useRef(false)
  const moveTo = useCallback(
    (index: number) => {
      const next = Math.max(0, Math.min(index, rows.length - 1))
      wantsFocus.current = true
      setActive(next)
      virtualizer.scrollToIndex(next, { align: 'auto' })
    },
    [rows.length, virtualizer],
  )
  useEffect(() => {
    if (!wantsFocus.current) return
    const row = scroll.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  })
  useImperativeHandle(props.ref, () => ({ focusRow: moveTo, scrollTop: () => scroll.current?.scrollTop ?? 0 }), [
    moveTo,
  ])

  // ---- selection
  const anchor = useRef(0)
  const latestSelection = useRef(selection)
  useEffect(() => {
    latestSelection.current = selection
  })
  const select = useCallback(
    (index: number, extend: boolean) => {
      const id = rows[index]?.id
      if (!selectable || id === undefined) return
      const next = new Set(latestSelection.current)
      if (extend) {
        const [from, to] = anchor.current < index ? [anchor.current, index] : [index, anchor.current]
        for (const row of rows.slice(from, to + 1)) next.add(row.id)
      } else {
        anchor.current = index
        if (!next.delete(id)) next.add(id)
      }
      onSelectionChange(next)
    },
    [onSelectionChange, rows, selectable],
  )
  const selectAll = () => onSelectionChange?.(new Set(rows.map(({ id }) => id)))

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = event.target as HTMLElement
    const inRow = target.closest<HTMLElement>('[data-index]')
    if (inRow === null || isTyping(target)) return
    const index = Number(inRow.dataset.index)
    const row = rows[index]
    if (row === undefined) return
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? height) / height) - 1)
    const onControl = target !== inRow
    const letters = singleKeysOn() && !event.ctrlKey && !event.metaKey && !event.altKey

    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: rows.length - 1,
      ...(letters ? { j: index + 1, J: index + 1, k: index - 1, K: index - 1 } : {}),
    }
    const next = moves[event.key]
    if (next !== undefined) {
      event.preventDefault()
      const to = Math.max(0, Math.min(next, rows.length - 1))
      moveTo(to)
      if (event.shiftKey) select(to, true)
      return
    }
    const act = () => {
      switch (event.key) {
        case 'Enter':
          return onOpen && !onControl ? () => onOpen(row) : undefined
        case ' ':
          if (onControl) return undefined
          return onPeek ? () => onPeek(row) : () => select(index, event.shiftKey)
        case 'x':
        case 'X':
          return letters ? () => select(index, event.shiftKey) : undefined
        case 'a':
          return (event.metaKey || event.ctrlKey) && selectable ? selectAll : undefined
        case 'Escape':
          return selection.size > 0 ? () => onSelectionChange?.(noSelection) : undefined
        default:
          return undefined
      }
    }
    const action = act()
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  const tracks = [
    ...(selectable ? [`${SELECT_WIDTH}px`] : []),
    ...visible.map(({ width }) => width),
    ...(hasActions ? [`${ACTIONS_WIDTH}px`] : []),
  ]
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': tracks.join(' '),
    // Where the window is narrower than all tracks at their least, head and rows scroll sideways together.
    '--least': `${tracks.reduce((sum, track) => sum + leastWidth(track), 0)}px`,
    '--row': `${height}px`,
  }
  const allSelected = selection.size >= rows.length && rows.every(({ id }) => selection.has(id))
  // Formatted once with a mark in the name's place: rows come and go with every frame of scrolling.
  const selectRow = useMemo(() => formatMessage({ id: 'grid.selectRow' }, { name: NAME }), [formatMessage])

  return (
    <div
      ref={scroll}
      className={narrow ? 'datagrid narrow' : 'datagrid'}
      role="grid"
      aria-label={props.label}
      aria-rowcount={(props.totalCount ?? rows.length) + 1}
      aria-multiselectable={selectable || undefined}
      style={style}
      onKeyDown={onKeyDown}
    >
      <div className="datagrid-head" role="row" aria-rowindex={1}>
        {selectable ? (
          <span role="columnheader" className="tick">
            <Checkbox
              aria-label={formatMessage({ id: 'grid.selectAll' }, { count: rows.length })}
              checked={allSelected}
              indeterminate={!allSelected && selection.size > 0}
              onChange={() => (allSelected ? onSelectionChange?.(noSelection) : selectAll())}
            />
          </span>
        ) : null}
        {visible.map(column => (
          <Head key={column.id} column={column} sort={sort ?? null} onSort={props.onSort} />
        ))}
        {hasActions ? (
          <span role="columnheader">
            <span className="sr">{formatMessage({ id: 'grid.actions' })}</span>
          </span>
        ) : null}
      </div>
      <div className="datagrid-body" role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <GridRow<Row>
              key={row.id}
              index={index}
              top={start}
              row={row}
              columns={visible}
              selectable={selectable}
              selected={selection.has(row.id)}
              active={index === active}
              selectLabel={selectRow.replace(NAME, props.rowName(row))}
              className={props.rowClass?.(row)}
              onSelect={select}
              onActivate={setActive}
              onOpen={onOpen}
              actions={props.rowActions}
            />
          )
        })}
      </div>
    </div>
  )
}

/** How wide an element is, live, without what its scrollbar takes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Infinity)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const measure = () => setWidth(watched.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    measure()
    return () => observer.disconnect()
  }, [element])
  return width
}

function Head<Row, F extends string>({
  column,
  sort,
  onSort,
}: {
  column: GridColumn<Row, F>
  sort: { field: string; descending: boolean } | null
  onSort: ((field: F) => void) | undefined
}) {
  const { label, align } = column
  const field = column.sort
  const sorted = field !== undefined && sort?.field === field
  const Arrow = sort?.descending ? ArrowDown : ArrowUp
  return (
    <span
      role="columnheader"
      className={align === 'end' ? 'num' : undefined}
      aria-sort={sorted ? (sort?.descending ? 'descending' : 'ascending') : undefined}
    >
      {field !== undefined && onSort ? (
        <button type="button" className="datagrid-sort" onClick={() => onSort(field)}>
          {label}
          {sorted ? <Arrow className="i i-12" aria-hidden /> : null}
        </button>
      ) : (
        label
      )}
    </span>
  )
}

type GridRowProps<Row> = {
  index: number
  top: number
  row: Row
  columns: readonly GridColumn<Row>[]
  selectable: boolean
  selected: boolean
  active: boolean
  selectLabel: string
  className: string | undefined
  onSelect: (index: number, extend: boolean) => void
  onActivate: (index: number) => void
  onOpen: ((row: Row) => void) | undefined
  actions: ((row: Row) => ReactNode) | undefined
}

// Rows are compared by what they show: the callbacks read the newest state when they are called.
const GridRow = memo(PlainRow, (before, after) =>
  (
    [
      'row',
      'top',
      'index',
      'columns',
      'selectable',
      'selected',
      'active',
      'selectLabel',
      'className',
      'onSelect',
    ] as const
  ).every(key => before[key] === after[key]),
) as typeof PlainRow

function PlainRow<Row>(props: GridRowProps<Row>) {
  const { index, row, selected, active, onActivate, onSelect, onOpen } = props
  return (
    <div
      role="row"
      className={props.className}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={props.selectable ? selected : undefined}
      tabIndex={active ? 0 : -1}
      style={{ transform: `translateY(${props.top}px)` }}
      onFocus={() => onActivate(index)}
      onDoubleClick={onOpen && (() => onOpen(row))}
    >
      {props.selectable ? (
        <span role="gridcell" className="tick">
          <Checkbox
            tabIndex={-1}
            aria-label={props.selectLabel}
            checked={selected}
            onChange={() => {}}
            onClick={event => onSelect(index, event.shiftKey)}
          />
        </span>
      ) : null}
      {props.columns.map(column => (
        <span
          key={column.id}
          role="gridcell"
          className={column.align === 'end' ? 'num' : undefined}
          data-place={column.narrow}
          title={column.title?.(row)}
        >
          {column.cell(row)}
        </span>
      ))}
      {props.actions ? (
        <span role="gridcell" className="datagrid-actions">
          {props.actions(row)}
        </span>
      ) : null}
    </div>
  )
}
