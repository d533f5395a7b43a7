import { type MouseEvent, type ReactNode, memo } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '../Checkbox.tsx'
import type { GridColumn } from './columns.ts'

type GridRowProps<Row> = {
  id: string
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
  /** The address of the row's page, and the column whose cell links to it. */
  href: string | undefined
  linkColumn: GridColumn<Row> | undefined
  onOpen: ((row: Row) => void) | undefined
  actions: ((row: Row) => ReactNode) | undefined
}

/** A row of a grid. Rows are compared by what they show: the callbacks read the latest state when called. */
export const GridRow = memo(PlainRow, (before, after) =>
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
      'href',
      'linkColumn',
      'onSelect',
    ] as const
  ).every(key => before[key] === after[key]),
) as typeof PlainRow

function PlainRow<Row>(props: GridRowProps<Row>) {
  const { index, row, selected, active, onActivate, onSelect, onOpen, href } = props
  return (
    <div
      role="row"
      id={props.id}
      className={props.className}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={props.selectable ? selected : undefined}
      tabIndex={active ? 0 : -1}
      style={{ transform: `translateY(${props.top}px)` }}
      onFocus={() => onActivate(index)}
      data-opens={onOpen ? '' : undefined}
      onClick={onOpen && (event => meansRow(event) && onOpen(row))}
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
          data-column=""
          className={column.align === 'end' ? 'num' : undefined}
          data-place={column.narrow}
          title={column.title?.(row)}
        >
          {href !== undefined && column === props.linkColumn ? (
            // Tab stops at the row; the link is for the pointer and for screen readers.
            <Link
              className="row-link"
              tabIndex={-1}
              to={href}
              onClick={event => {
                if (event.button !== 0 || isModified(event)) return
                event.preventDefault()
                onOpen?.(row)
              }}
            >
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
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

/** With a modifier key, browsers open another tab or window. */
const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

/** Whether a click is meant for the row: not for a control in it, another window or text selection. */
function meansRow(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event
  if (isModified(event)) return false
  // A row's menu is rendered elsewhere in the page; only for React is it the row's child.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  if (target.closest('a, button, input, .tick, .datagrid-actions') !== null) return false
  const text = getSelection()
  return text === null || text.isCollapsed || !currentTarget.contains(text.anchorNode)
}
