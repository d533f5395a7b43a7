import { type MouseEvent, type ReactNode, memo } from 'react'
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
  onOpen: ((row: Row) => void) | undefined
  /** One tap opens: on phones, where nothing is selected and nobody knows of two. */
  opensOnTap: boolean
  actions: ((row: Row) => ReactNode) | undefined
}

/** A row of a grid. Rows are compared by what they show: the callbacks read the newest state when they are called. */
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
      'opensOnTap',
      'onSelect',
    ] as const
  ).every(key => before[key] === after[key]),
) as typeof PlainRow

function PlainRow<Row>(props: GridRowProps<Row>) {
  const { index, row, selected, active, onActivate, onSelect, onOpen, opensOnTap } = props
  // What stands in the row and leads somewhere itself does only that.
  const open = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button, input') === null) onOpen?.(row)
  }
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
      onClick={opensOnTap ? open : undefined}
      onDoubleClick={opensOnTap ? undefined : open}
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
