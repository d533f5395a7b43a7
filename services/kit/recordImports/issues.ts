// What can be wrong with a row of a file: the code and its parameters are stored, the words are made when somebody reads them.
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

/** Something that has to be mended. */
export const errorIssue = (what: What, where: Where = {}): Issue => issue('ERROR', what, where)

/** Something that may be meant. */
export const warningIssue = (what: What, where: Where = {}): Issue => issue('WARNING', what, where)

/** Kept of each severity. Whoever has more of them has one mistake many times. */
const KEPT = 10_000

/** What is wrong with a file: every row is counted, as many issues are kept as a person can use. */
export class IssueLog {
  readonly kept: Issue[] = []
  readonly #repeated = new Set<number | null>()
  readonly #keptOf = { ERROR: 0, WARNING: 0, DUPLICATE: 0 }
  readonly #rows = {
    ERROR: new Set<number | null>(),
    WARNING: new Set<number | null>(),
    DUPLICATE: new Set<number | null>(),
  }

  /** Takes what is wrong with some rows, in the order of the rows. */
  add(issues: readonly Issue[]): void {
    for (const each of issues.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))) {
      this.#rows[each.severity].add(each.row)
      if (each.suggestion?.reason === 'STORED' || each.suggestion?.reason === 'REPEATED') this.#repeated.add(each.row)
      if (this.#keptOf[each.severity]++ < KEPT) this.kept.push(each)
    }
  }

  /** Rows that have it: a row may have several. What is wrong with the whole file counts as one. */
  count(severity: Issue['severity']): number {
    return this.#rows[severity].size
  }

  /** Rows that have it. */
  rowsWith(severity: Issue['severity']): ReadonlySet<number | null> {
    return this.#rows[severity]
  }

  /** Whether all issues of it are kept. */
  keepsAll(severity: Issue['severity']): boolean {
    return this.#keptOf[severity] <= KEPT
  }

  /** Rows that are stored already, or stand in the file twice. */
  get repeatedRows(): number {
    return this.#repeated.size
  }

  /** Rows with an error among those below the header. */
  get failedRows(): number {
    const failed = this.#rows.ERROR
    return failed.size - [null, 1].filter(row => failed.has(row)).length
  }
}

/** A form shows what a field wants; a cell of a file has to be told. */
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

/** What an issue says in the reader's language. */
export type ReasonOf = (issue: Pick<Issue, 'code' | 'params'>, locale: Locale) => string

/** `errorRows`: by code, what the modules answer with whose files are taken. */
export const openReasons =
  (errorRows: ReadonlyMap<string, ErrorRow>): ReasonOf =>
  ({ code, params }, locale) => {
    const row = errorRows.get(code) ?? cellRows.get(code)
    return row ? messageOf(row, locale, params) : code
  }
