// The rows above the first transaction of a mapped file: its header, and rows that should not have been skipped.
import { csvRecords } from '../../../kit/csv.ts'
import { splitDirection } from '../../imports/public.ts'
import { isBlankAmount, parseAmount } from './amounts.ts'
import { dateParser } from './dates.ts'
import { warning, type Issue } from './format.ts'
import type { IssueLog } from './issueLog.ts'
import type { Mapping } from './mapped.ts'
import { columnName } from './row.ts'
import { cellText } from './text.ts'

/** The first rows of a file, as many as its mapping skips. */
export async function skippedRows(head: string, { delimiter, skipRows }: Mapping): Promise<string[][]> {
  async function* once() {
    yield head
  }
  const rows: string[][] = []
  if (skipRows === 0) return rows
  for await (const records of csvRecords(once(), { delimiter, longest: head.length, onBroken: () => undefined }))
    rows.push(...records)
  return rows.slice(0, skipRows)
}

/** The column names in the row above the first transaction; null without such a row. */
export const headerOf = (skipped: readonly (readonly string[])[]): string[] | null =>
  skipped.at(-1)?.map(columnName) ?? null

/** Whether a file has the columns that a mapping was made for. */
export const isMappedHeader = (header: readonly string[] | null, saved: readonly string[] | null): boolean =>
  header === null ? saved === null : saved !== null && header.join('\0') === saved.join('\0')

type Proved = { total: number; proof: { holds: boolean; rows: number } | null }

/** A file without a header row may have other columns by now than its saved mapping; balances that add up show that it has not. */
export function warnOfUnproved(header: readonly string[] | null, { total, proof }: Proved, issues: IssueLog): void {
  const isProved = proof !== null && proof.holds && proof.rows > 0
  if (header === null && total > 0 && !isProved) issues.add(warning('MAPPING_UNPROVED'))
}

/** Warns of skipped rows that look like transactions. */
export function warnOfSkipped(skipped: readonly (readonly string[])[], mapping: Mapping): Issue[] {
  const day = dateParser(mapping.dateFormat)
  const isAmount = (cell: string) => {
    const { amount } = splitDirection(cellText(cell))
    return !isBlankAmount(amount) && (['.', ','] as const).some(mark => 'minor' in parseAmount(amount, mark))
  }
  const places = [mapping.amountColumn, mapping.debitColumn, mapping.creditColumn].filter(place => place != null)
  return skipped.flatMap((cells, at) => {
    const isLine =
      'date' in day(cellText(cells[mapping.dateColumn] ?? '')) && places.some(place => isAmount(cells[place] ?? ''))
    return isLine
      ? [warning('SKIPPED_IS_LINE', { row: at + 1, value: cells.join(mapping.delimiter).slice(0, 200) })]
      : []
  })
}
