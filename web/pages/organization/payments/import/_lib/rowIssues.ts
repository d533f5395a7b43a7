// Maps a check's issues to the current rows. Pure.
import type { Issue } from '../../../_lib/importIssue.ts'
import { numberOfRow, placeOfRow, type Row } from './rows.ts'

/** Row and column have the names that users see. */
export type RowIssue = Issue & {
  severity: 'ERROR' | 'WARNING'
  rowId: number | undefined
  /** The column's name in the file. */
  columnName: string | null | undefined
  /** The row has changed since. */
  isChanged: boolean
}

/** The issues of the sent rows, at the rows' current positions. */
export function issuesOf(
  issues: readonly Issue[],
  sent: readonly Row[],
  rows: readonly Row[],
  labelOf: (column: string) => string,
): RowIssue[] {
  return issues.map(issue => {
    const row = typeof issue.row === 'number' ? sent[placeOfRow(issue.row)] : undefined
    const place = row === undefined ? -1 : rows.findIndex(({ id }) => id === row.id)
    return {
      ...issue,
      severity: issue.severity === 'ERROR' ? 'ERROR' : 'WARNING',
      row: place === -1 ? null : numberOfRow(place),
      rowId: row?.id,
      columnName: issue.column,
      column: typeof issue.column === 'string' ? labelOf(issue.column) : null,
      isChanged: row !== undefined && rows[place] !== row,
    }
  })
}

/** Whether the rows are unchanged since the check. */
export const isSame = (sent: readonly Row[] | null, lines: readonly Row[]): boolean =>
  sent !== null && sent.length === lines.length && sent.every((row, at) => row === lines[at])
