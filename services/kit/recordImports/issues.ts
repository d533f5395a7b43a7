// Problems of a file's rows: code and params are stored, the message is built when it is read.
import {
  type ErrorRow,
  type FieldErrorCode,
  fieldErrors,
  type Locale,
  type MessageParams,
  messageOf,
} from '../errors.ts'
import type { Suggestion } from '../imports/suggestion.ts'
import type { RecordImportIssueRow } from './table.ts'

export type Issue = {
  severity: RecordImportIssueRow['severity']
  /** Row in the file, the header is 1; null for the file as a whole. */
  row: number | null
  column: string | null
  value: string | null
  code: string
  params: MessageParams
  suggestion: Suggestion | null
}

type What = ErrorRow | FieldErrorCode
type Where = {
  row?: number | null
  column?: string | null
  value?: string | null
  params?: MessageParams
  suggestion?: Suggestion | null
}

const MAX_VALUE_LENGTH = 200

function issue(
  severity: Issue['severity'],
  what: What,
  { row = null, column = null, value = null, params = {}, suggestion = null }: Where,
): Issue {
  const code = typeof what === 'string' ? what : what.code
  return { severity, row, column, value: value?.slice(0, MAX_VALUE_LENGTH) ?? null, code, params, suggestion }
}

/** A problem that must be fixed. */
export const errorIssue = (what: What, where: Where = {}): Issue => issue('ERROR', what, where)

/** A possible mistake. */
export const warningIssue = (what: What, where: Where = {}): Issue => issue('WARNING', what, where)

/** Issues kept per severity. More of them usually repeat one mistake. */
const KEPT = 10_000

/** The issues of a file: counts every row, but keeps only as many issues as a user can use. */
export class IssueLog {
  readonly kept: Issue[] = []
  readonly #repeated = new Set<number | null>()
  readonly #keptOf = { ERROR: 0, WARNING: 0, DUPLICATE: 0 }
  readonly #rows = {
    ERROR: new Set<number | null>(),
    WARNING: new Set<number | null>(),
    DUPLICATE: new Set<number | null>(),
  }

  /** Adds the issues of some rows, in the order of the rows. */
  add(issues: readonly Issue[]): void {
    for (const each of issues.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))) {
      this.#rows[each.severity].add(each.row)
      if (each.suggestion?.reason === 'STORED' || each.suggestion?.reason === 'REPEATED') this.#repeated.add(each.row)
      if (this.#keptOf[each.severity]++ < KEPT) this.kept.push(each)
    }
  }

  /** Rows with this severity: a row may have several issues. Issues of the whole file count as one row. */
  count(severity: Issue['severity']): number {
    return this.#rows[severity].size
  }

  /** Rows with this severity. */
  rowsWith(severity: Issue['severity']): ReadonlySet<number | null> {
    return this.#rows[severity]
  }

  /** Whether all issues of this severity are kept. */
  keepsAll(severity: Issue['severity']): boolean {
    return this.#keptOf[severity] <= KEPT
  }

  /** Rows that are stored already, or appear twice in the file. */
  get repeatedRows(): number {
    return this.#repeated.size
  }

  /** Rows with an error, below the header. */
  get failedRows(): number {
    const failed = this.#rows.ERROR
    return failed.size - [null, 1].filter(row => failed.has(row)).length
  }
}

/** Messages for cells: unlike a form, a file doesn't show what a field requires. */
const CELL_WORDS: Partial<Record<FieldErrorCode, Pick<ErrorRow, 'en' | 'id'>>> = {
  INVALID_FORMAT: {
    en: 'Write an account number of 5 to 34 digits',
    id: 'Tulis nomor rekening dengan 5 sampai 34 angka',
  },
  INVALID_DATE: {
    en: 'Write the date as year-month-day, for example 2026-11-30',
    id: 'Tulis tanggal sebagai tahun-bulan-hari, misalnya 2026-11-30',
  },
  INVALID_AMOUNT: {
    en: 'Write an amount with at most 2 decimals, for example 1250000.50, 1,250,000.50 or 1.250.000,50',
    id: 'Tulis jumlah dengan paling banyak 2 desimal, misalnya 1250000.50, 1,250,000.50, atau 1.250.000,50',
  },
  INVALID_VALUE: { en: 'Write one of these: {allowed}', id: 'Tulis salah satu dari: {allowed}' },
}

const cellRows = new Map<string, Pick<ErrorRow, 'en' | 'id'>>(Object.entries({ ...fieldErrors, ...CELL_WORDS }))

/** An issue's message in the reader's language. */
export type ReasonOf = (issue: Pick<Issue, 'code' | 'params'>, locale: Locale) => string

/** `errorRows`: the errors of the modules whose files are imported, by code. */
export const openReasons =
  (errorRows: ReadonlyMap<string, ErrorRow>): ReasonOf =>
  ({ code, params }, locale) => {
    const row = errorRows.get(code) ?? cellRows.get(code)
    return row ? messageOf(row, locale, params) : code
  }
