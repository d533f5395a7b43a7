// The content of a provider's report in a common form, and its errors. Nothing of a report with errors is stored.
import type { ErrorRow, MessageParams } from '../../../kit/errors.ts'
import { formatMinor, MAX_MINOR, parseMinor } from '../../../kit/money.ts'
import { codes } from '../errors.ts'
import type { Settlement } from '../reports.ts'

/** An error in a report: the row as in a spreadsheet, where the header is 1; null for the entire file. */
export type FileIssue = {
  row: number | null
  column: string | null
  value: string | null
  error: ErrorRow
  params: MessageParams
}

export type ParsedFile = { settlements: Settlement[]; issues: FileIssue[] }

type Where = { row?: number; column?: string; value?: string; params?: MessageParams }

const MAX_VALUE_LENGTH = 200

export const issueOf = (error: ErrorRow, { row, column, value, params = {} }: Where = {}): FileIssue => ({
  row: row ?? null,
  column: column ?? null,
  value: value?.slice(0, MAX_VALUE_LENGTH) ?? null,
  error,
  params,
})

/** More than this is one mistake repeated many times. */
const MAX_ISSUES = 1_000

export type CellReader = {
  row: number
  /** The cell's text; an empty required cell is an error. */
  text: (column: string) => string
  optional: (column: string) => string
  /** Minor units; an empty cell is zero where allowed. */
  amount: (column: string, options?: AmountOptions) => bigint
  date: (column: string, format: DateFormat) => string
  /** Reports any other error of a cell. */
  refuse: (error: ErrorRow, column: string, params?: MessageParams) => void
}
type AmountOptions = { isOptional?: boolean; decimalMark?: DecimalMark }

export const DECIMAL_MARKS = ['.', ','] as const
export type DecimalMark = (typeof DECIMAL_MARKS)[number]

export const DATE_FORMATS = ['yyyy-MM-dd', 'dd-MM-yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** Reads the rows below a header; skips blank ones. Errors go to `issues`. */
export async function readRows(
  records: AsyncIterable<string[]>,
  { required, otherFile }: { required: readonly string[]; otherFile: (missing: string[]) => FileIssue },
  issues: FileIssue[],
  onRow: (cells: CellReader) => void,
): Promise<void> {
  let header: string[] | undefined
  let row = 0
  let isEmpty = true
  for await (const record of records) {
    row++
    if (record.every(cell => cell.trim() === '')) continue
    if (!header) {
      header = record.map(name => name.trim())
      const present = new Set(header)
      const missing = required.filter(column => !present.has(column))
      if (missing.length > 0) return void issues.push(otherFile(missing))
      continue
    }
    isEmpty = false
    if (record.length !== header.length) {
      const params = { cells: record.length, columns: header.length }
      issues.push(issueOf(codes.reportRowCut, { row, params }))
    } else onRow(readerOf(row, new Map(header.map((name, at) => [name, record[at]!.trim()])), issues))
    if (issues.length >= MAX_ISSUES) return
  }
  if (!header || isEmpty) issues.push(issueOf(codes.reportEmpty))
}

function readerOf(row: number, cells: ReadonlyMap<string, string>, issues: FileIssue[]): CellReader {
  const cellOf = (column: string) => cells.get(column) ?? ''
  const refuse = (error: ErrorRow, column: string, params: MessageParams = {}) =>
    void issues.push(issueOf(error, { row, column, value: cellOf(column), params }))
  const optional = (column: string): string => {
    const value = cellOf(column)
    if (value.length > MAX_VALUE_LENGTH) refuse(codes.reportValueTooLong, column, { longest: MAX_VALUE_LENGTH })
    return value
  }
  const text = (column: string): string => {
    const value = optional(column)
    if (value === '') refuse(codes.reportValueMissing, column)
    return value
  }
  return {
    row,
    text,
    optional,
    refuse,
    amount(column, { isOptional = false, decimalMark = '.' } = {}) {
      const value = isOptional ? optional(column) : text(column)
      if (value === '') return 0n
      const plain = plainAmountOfCell(value, decimalMark)
      if (plain === undefined) {
        refuse(codes.reportAmountInvalid, column)
        return 0n
      }
      const minor = parseMinor(plain)
      if (minor === undefined) refuse(codes.reportAmountTooLarge, column, { maximum: formatMinor(MAX_MINOR) })
      return minor ?? 0n
    },
    date(column, format) {
      const value = text(column)
      if (value === '') return ''
      const date = dateOfCell(value, format)
      if (date === undefined)
        refuse(SERIAL.test(value) ? codes.reportDateSerial : codes.reportDateInvalid, column, { format })
      return date ?? ''
    },
  }
}

/**
 * Ids for refunds, which may have the same id as their payment, and come in parts. They are the same in every report of that day, whatever
 * the order of its rows.
 */
export function openRefundNames(): (externalId: string, payoutOn: string, grossMinor: bigint) => string {
  const told = new Map<string, number>()
  return (externalId, payoutOn, grossMinor) => {
    const name = `${externalId}/refund/${payoutOn}/${formatMinor(-grossMinor)}`
    const count = (told.get(name) ?? 0) + 1
    told.set(name, count)
    return count === 1 ? name : `${name}/${count}`
  }
}

/** A spreadsheet's serial number of a date. */
const SERIAL = /^\d{5}(?:[.,]\d+)?$/

const GROUPED = { '.': /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/, ',': /^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/ } as const
const PLAIN = { '.': /^-?\d+(?:\.\d{1,2})?$/, ',': /^-?\d+(?:,\d{1,2})?$/ } as const

/** The amount of a cell with this decimal mark as a decimal string; undefined if it is written otherwise. */
export function plainAmountOfCell(text: string, mark: DecimalMark): string | undefined {
  const bare = text.replace(/^(-?)\s*(?:Rp|IDR)\.?\s*/i, '$1')
  if (!GROUPED[mark].test(bare) && !PLAIN[mark].test(bare)) return undefined
  return mark === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.')
}

/** The date of a cell, without a time that follows it; undefined if it is not in this format. */
export function dateOfCell(text: string, format: DateFormat): string | undefined {
  const parts = /^(\d{1,4})[-/](\d{1,2})[-/](\d{1,4})(?:[ T].*)?$/.exec(text)
  const separator = format.includes('/') ? '/' : '-'
  if (!parts || text.charAt(parts[1]!.length) !== separator) return undefined
  const names = format.split(separator)
  const at = (name: string) => Number(parts[names.indexOf(name) + 1])
  try {
    const [year, month, day] = [at('yyyy'), at('MM'), at('dd')]
    if (year < 1000) return undefined
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}
