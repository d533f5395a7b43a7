import { ArrowDown, ArrowUp } from 'lucide-react'
import type { GridColumn } from './columns.ts'

/** The head of a column; sorts if the list can. */
export function GridHead<Row, F extends string>({
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
      data-column=""
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
