// A grid for long lists: plain cells and one CSS file, so that a row costs microseconds; rows are mounted by scroll position.
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { Checkbox } from '../Checkbox.tsx'
import { columnsThatFit, type GridColumn, leastWidth, NARROW_ROW, rowHeights, tracksFor } from './columns.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { type Slots, useSlots } from './slots.ts'
import { useGridKeys } from './useGridKeys.ts'
import { type GridSettings } from './useGridSettings.ts'
import { NARROW, useMediaQuery } from './useMediaQuery.ts'
import { useContentWidths } from './useContentWidths.ts'
import { usePrinting } from './usePrinting.ts'
import { type Place, useRowWindow } from './useRowWindow.ts'
import { useWidth } from './useWidth.ts'
import './grid.css'

/** The ids of selected rows. */
export type Selection = ReadonlySet<string>

/** Methods of a grid for its screen. */
export type GridHandle = { focusRow: (index: number) => void; scrollTop: () => number }

export type DataGridProps<Row, F extends string = string> = {
  /** Accessible name of the grid. */
  label: string
  columns: readonly GridColumn<Row, F>[]
  rows: readonly Row[]
  /** The name of a row: `Select {rowName}`. */
  rowName: (row: Row) => string
  settings: Pick<GridSettings, 'density' | 'visibility'>
  /** Rows of the whole list, loaded or not, if known. */
  totalCount?: number
  sort?: { field: string; descending: boolean } | null
  onSort?: (field: F) => void
  selection?: Selection
  onSelectionChange?: (selection: Selection) => void
  /** The address of a row: one cell links to it. */
  linkTo?: (row: Row) => string
  /** Called on click or Enter; by default they open the row's address. */
  onOpen?: (row: Row) => void
  /** Called on Space; by default Space selects. */
  onPeek?: (row: Row) => void
  /** Called near the end; may be called repeatedly. */
  onEnd?: () => void
  /** Actions at the row's end, on hover and focus. */
  rowActions?: (row: Row) => ReactNode
  /** Extra classes of a row, such as `final` for ended records. */
  rowClass?: (row: Row) => string | undefined
  /** The scroll position when the grid was last left. */
  initialScroll?: number
  ref?: Ref<GridHandle>
}

const OVERSCAN = 12
/** Distance to the end, in rows, at which the next page is loaded. */
const NEAR_END = 40
const HEAD = 36
const MAX_PRINTED_ROWS = 2_000
const SELECT_WIDTH = 36
const ACTIONS_WIDTH = 44
const NAME = '\u0000'
const noSelection: Selection = new Set()

/** A virtual grid with roving focus: arrows or J and K move, Space and X select, Shift extends, Enter or a click opens. */
export function DataGrid<Row extends { readonly id: string }, F extends string = string>(props: DataGridProps<Row, F>) {
  const { columns, rows, settings, onSelectionChange, linkTo, onPeek, onEnd, sort } = props
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const onOpen = props.onOpen ?? (linkTo && ((row: Row) => void navigate(linkTo(row))))
  const id = useId()
  const rowId = (index: number) => `${id}-${index}`
  const narrow = useMediaQuery(NARROW)
  const selectable = onSelectionChange !== undefined && !narrow
  const selection = props.selection ?? noSelection

  const scroll = useRef<HTMLDivElement>(null)
  const hasActions = props.rowActions !== undefined
  const width = useWidth(scroll)
  const room = width - (selectable ? SELECT_WIDTH : 0) - (hasActions ? ACTIONS_WIDTH : 0)
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

  const linkColumn = visible.find(({ link }) => link) ?? visible.find(({ narrow: place }) => place === 'title')
  const contents = useContentWidths(scroll, { columns: visible, rows, isOff: narrow })

  // ---- scrolling
  const [active, setActive] = useState(0)
  const height = narrow ? NARROW_ROW : rowHeights[settings.density]
  const { places, totalHeight, scrollTo } = useRowWindow({
    scroll,
    count: rows.length,
    height,
    head: narrow ? 0 : HEAD,
    overscan: OVERSCAN,
    // The focused row stays mounted, or the keyboard would lose its position.
    kept: active,
    initialScroll: props.initialScroll ?? 0,
  })
  const printing = usePrinting()
  const items = printing ? placesOnPaper(rows.length, height) : places
  const slots = useSlots(items.map(({ index }) => index))
  const last = places.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - NEAR_END) onEnd?.()
  }, [last, rows.length, onEnd])

  // ---- focus
  const wantsFocus = useRef(false)
  const focusRow = useCallback((index: number) => {
    const row = scroll.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    wantsFocus.current = !row
    row?.focus({ preventScroll: true })
  }, [])
  const moveTo = useCallback(
    (index: number) => {
      const next = Math.max(0, Math.min(index, rows.length - 1))
      setActive(next)
      scrollTo(next)
      focusRow(next)
    },
    [rows.length, scrollTo, focusRow],
  )
  // Focuses a row that was just mounted.
  useEffect(() => {
    if (wantsFocus.current) focusRow(active)
  })
  useImperativeHandle(props.ref, () => ({ focusRow: moveTo, scrollTop: () => scroll.current?.scrollTop ?? 0 }), [
    moveTo,
  ])

  // ---- selection
  const anchor = useRef(0)
  const latest = useRef({ rows, selection })
  useEffect(() => {
    latest.current = { rows, selection }
  })
  // Stable when further rows arrive: visible rows need not render again.
  const select = useCallback(
    (index: number, extend: boolean) => {
      const { rows, selection } = latest.current
      const id = rows[index]?.id
      if (!selectable || id === undefined) return
      const next = new Set(selection)
      if (extend) {
        const [from, to] = anchor.current < index ? [anchor.current, index] : [index, anchor.current]
        for (const row of rows.slice(from, to + 1)) next.add(row.id)
      } else {
        anchor.current = index
        if (!next.delete(id)) next.add(id)
      }
      onSelectionChange(next)
    },
    [onSelectionChange, selectable],
  )
  const selectAll = () => onSelectionChange?.(new Set(rows.map(({ id }) => id)))

  const onKeyDown = useGridKeys<Row>({
    rows,
    active: Math.min(active, rows.length - 1),
    pageRows: () => Math.max(1, Math.floor((scroll.current?.clientHeight ?? height) / height) - 1),
    moveTo,
    select,
    onOpen,
    onPeek,
    ...(selectable ? { selectAll } : {}),
    ...(selection.size > 0 ? { clearSelection: () => onSelectionChange?.(noSelection) } : {}),
  })

  const tracks = [
    ...(selectable ? [`${SELECT_WIDTH}px`] : []),
    ...(narrow ? visible.map(column => column.width) : tracksFor(visible, contents, room)),
    ...(hasActions ? [`${ACTIONS_WIDTH}px`] : []),
  ]
  const least = tracks.reduce((sum, track) => sum + leastWidth(track), 0)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': tracks.join(' '),
    // If the window is narrower than the minimum width of all tracks, head and rows scroll sideways together.
    '--least': `${least}px`,
    '--row': `${height}px`,
  }
  const allSelected = selection.size >= rows.length && rows.every(({ id }) => selection.has(id))
  // Formatted once with a placeholder for the name: rows mount with every frame of scrolling.
  const selectRow = useMemo(() => formatMessage({ id: 'grid.selectRow' }, { name: NAME }), [formatMessage])

  return (
    <div
      ref={scroll}
      className={narrow ? 'datagrid narrow' : 'datagrid'}
      role="grid"
      aria-label={props.label}
      aria-rowcount={(props.totalCount ?? rows.length) + 1}
      aria-multiselectable={selectable || undefined}
      data-sideways={least > width || undefined}
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
          <GridHead key={column.id} column={column} sort={sort ?? null} onSort={props.onSort} />
        ))}
        {hasActions ? (
          <span role="columnheader">
            <span className="sr">{formatMessage({ id: 'grid.actions' })}</span>
          </span>
        ) : null}
      </div>
      <div
        className="datagrid-body"
        role="rowgroup"
        // Rows are in the DOM in order of creation; screen readers read them from top to bottom.
        aria-owns={items.map(({ index }) => rowId(index)).join(' ')}
        style={{ height: totalHeight }}
      >
        {(printing ? items : inOrderOfSlots(items, slots)).map(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <GridRow<Row>
              key={slots.get(index)}
              id={rowId(index)}
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
              href={linkTo?.(row)}
              linkColumn={linkColumn}
              onOpen={onOpen}
              actions={props.rowActions}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Printing shows all loaded rows, up to a sensible limit. */
function placesOnPaper(count: number, height: number): readonly Place[] {
  return Array.from({ length: Math.min(count, MAX_PRINTED_ROWS) }, (_, index) => ({ index, start: index * height }))
}

/** Rows in the DOM order of their elements, so that none moves when one is reused. */
function inOrderOfSlots(items: readonly Place[], slots: Slots): readonly Place[] {
  const slotOf = ({ index }: Place) => slots.get(index) ?? 0
  return items.toSorted((a, b) => slotOf(a) - slotOf(b))
}
