// What all statement layouts share: how a file is recognized, and the result of reading it. Pure: neither this nor the layouts access a
// database, a clock or a disk.
import type { DecimalMark, Direction, Suggestion } from '../../imports/public.ts'
import type { CorrectedCells } from './fileEdits.ts'
import { MAX_VALUE_LENGTH } from './text.ts'

/** A value as in the file, with its column's name. */
export type Cell = {
  column: string
  text: string
  /** Set if a user wrote it, who may use either notation, so it says nothing about the file's. */
  isCorrected?: boolean
}

/**
 * One booked line as its layout parsed it. Amounts are still text, because the decimal mark is decided for the entire file. An unreadable
 * part is null and has been reported; the line still takes part in the balance check.
 */
export type RawLine = {
  /** Row in the file; the first line is 1. */
  row: number
  /** Booking date, `YYYY-MM-DD`. */
  date: string | null
  /** The cell of the date, if there is one. */
  dateCell?: Cell | null
  /** The possible dates, oldest first, if the file has no year and several fit. */
  dates?: readonly string[] | undefined
  /** Time of the booking, `HH:MM:SS`, if the file has one. */
  time?: string | null
  /** When the transaction was made, if the layout distinguishes it from the booking. */
  transactionDate?: string | null
  transactionTime?: string | null
  description: string
  /** Null if the sign of the amount decides. */
  direction: Direction | 'SIGN' | null
  amount: Cell | null
  /** Balance after the line. */
  balance?: Cell | null
  /** The empty side of an amount, which shows how the file writes a zero. */
  zero?: Cell | null
  /** Balance before the line, if the layout states it on each row. */
  balanceBefore?: Cell | null
  /** The account and currency of the line, if the layout states them on each row. */
  accountNumber?: string
  currency?: string
  /** A number in an additional column, which may be the account's or the other party's. */
  additionalAccount?: Cell
  /** The other party, if the layout names it in a separate field. */
  partyName?: string | null
  /** References in separate fields. */
  references?: readonly string[]
  /** Number of repeated headers above it: pages and downloads joined in one file repeat theirs. */
  headersAbove?: number
  /** Set on a pending line: it is not stored, and may or may not count in the stated balances. */
  isPending?: boolean
  /** The bank's id of the line: unique, and lines of the same file may correct it. */
  bankId?: string
  /** An earlier line that this one replaces or deletes. */
  corrects?: { bankId: string; action: 'REPLACE' | 'DELETE' }
}

export type IssueKind =
  // The whole file
  | 'EMPTY_FILE'
  | 'NO_ROWS'
  | 'TOO_MANY_ROWS'
  | 'MORE_ERRORS'
  | 'WORKBOOK'
  | 'NOT_TEXT'
  | 'UNKNOWN_LAYOUT'
  | 'TRUNCATED'
  | 'BROKEN_CSV'
  | 'BROKEN_XML'
  | 'DOCTYPE'
  | 'OTHER_BANK'
  | 'OTHER_ACCOUNT'
  | 'OTHER_CURRENCY'
  | 'MIXED_DECIMAL_MARKS'
  | 'DECIMAL_MARK_OPEN'
  | 'CLOSING_DIFFERS'
  | 'PAGE_DIFFERS'
  | 'TOTAL_DIFFERS'
  | 'COUNT_DIFFERS'
  | 'MAPPING_INVALID'
  | 'ROW_UNKNOWN'
  | 'ROWS_LEFT_OUT'
  | 'SKIPPED_COUNTED'
  | 'NOTHING_LEFT'
  // One cell
  | 'LINE_INVALID'
  | 'CELL_MISSING'
  | 'DATE_INVALID'
  | 'DATE_NOT_IN_CALENDAR'
  | 'DATE_AFTER_TODAY'
  | 'DATE_OUTSIDE_PERIOD'
  | 'YEAR_OPEN'
  | 'AMOUNT_EMPTY'
  | 'AMOUNT_INVALID'
  | 'AMOUNT_LETTER'
  | 'AMOUNT_TWO_MARKS'
  | 'AMOUNT_OTHER_MARK'
  | 'AMOUNT_DECIMALS'
  | 'AMOUNT_STANDS_OUT'
  | 'AMOUNT_ZERO'
  | 'AMOUNT_NEGATIVE'
  | 'AMOUNT_TOO_LARGE'
  | 'AMOUNT_BOTH_SIDES'
  | 'TYPE_INVALID'
  | 'TYPE_CONTRADICTS'
  | 'VALUE_TWICE'
  | 'STATUS_UNKNOWN'
  | 'CORRECTION_UNKNOWN'
  | 'POSTED_BEFORE_TRANSACTION'
  | 'BALANCE_DIFFERS'
  | 'BALANCE_INVALID'
  | 'BALANCE_MISSING'
  | 'DESCRIPTION_EMPTY'
  | 'DESCRIPTION_UNREADABLE'
  | 'DESCRIPTION_TOO_LONG'
  | 'CHARACTER_UNSEEN'
  | 'FORMULA'
  // Warnings
  | 'DATE_OLD'
  | 'DATE_OUT_OF_ORDER'
  | 'LINE_ID_REPEATED'
  | 'LINE_IN_OTHER_PART'
  | 'LINE_IS_SUM'
  | 'LINES_REPEATED'
  | 'NOT_BOOKED'
  | 'STATEMENTS_LEFT_OUT'
  | 'STATEMENT_REPEATED'
  | 'STATEMENTS_APART'
  | 'ROWS_MISSING'
  | 'DIRECTION_OPEN'
  | 'COLUMN_OF_ACCOUNTS'
  | 'STATUS_UNREAD'
  | 'AMOUNTS_SCALED'
  | 'MAPPING_UNPROVED'
  | 'PAGE_MISSING'
  | 'PAGE_BEFORE_MISSING'
  | 'SKIPPED_IS_LINE'
  | 'END_MISSING'
  | 'LINE_CORRECTED'

/** An error in the file or one of its cells. `details` fill the placeholders of the message. */
export type Issue = {
  severity: 'ERROR' | 'WARNING'
  kind: IssueKind
  row: number | null
  column: string | null
  value: string | null
  details?: Record<string, string | number>
  /** The right value according to the file itself. */
  suggestion?: Suggestion
}

/** A balance that a file states, with its currency if named. */
export type BalanceCell = Cell & { row: number; currency?: string }

/** A total or a number of lines that a file states. */
export type StatedTotal = Cell & {
  row: number
  of: 'CREDITS' | 'DEBITS' | 'CREDIT_COUNT' | 'DEBIT_COUNT' | 'COUNT' | 'GROSS' | 'NET' | 'SIGNED_NET' | 'ANY'
}

/** What a statement says about itself outside of its lines. */
export type FileFacts = {
  accountNumber?: { row: number; text: string }
  currency?: { row: number; text: string }
  /** SWIFT code of the bank that wrote the file. */
  bic?: { row: number; text: string }
  periodFrom?: string
  periodTo?: string
  /** Dates of the first and the last balance, if the layout names them. */
  openedOn?: string
  closedOn?: string
  /** The page and statement that it is part of. */
  page?: { statement: string; number: number }
  opening?: BalanceCell
  closing?: BalanceCell
  /** Whether the opening balance continues from the previous page, like `:60M:`. */
  isContinued?: boolean
  /** Whether the closing balance is only a page's, like `:62M:`: the statement continues in another one. */
  goesOn?: boolean
  totals?: readonly StatedTotal[]
}

/** Receives what a layout reads, in the order of the file. */
export type Sink = {
  line: (line: RawLine) => void
  issue: (issue: Issue) => void
  facts: (facts: FileFacts) => void
  /** Begins the next statement of a file with several: everything after belongs to it. */
  statement: () => void
}

/** Information from outside the file that a layout needs. */
export type ReadContext = {
  /** Today in the organization's zone, for dates without a year. */
  today: string
  /** The organization's zone, in which an instant becomes a date. */
  zone: string
  /** The user's corrections of cells. */
  corrected: CorrectedCells
}

export type AmountSyntax = 'DOT' | 'SINGLE' | 'COMMA'

export type Format = {
  /** The layout's name for users. */
  name: string
  /** National code of the layout's bank; null if any bank may use it. */
  bankCode: string | null
  /** Whether a row is a delimited record; otherwise rows are the lines of the text. */
  isDelimited: boolean
  /** The decimal mark if nothing in the file determines it. */
  decimalMark: DecimalMark
  /**
   * The notation of amounts in its standard; absent if the mark must be detected. `DOT`: XML's decimal. `SINGLE`: no groups, so the only
   * mark, dot or comma, is the decimal mark. `COMMA`: SWIFT's, in which a dot counts as a comma where it can be nothing else.
   */
  amounts?: AmountSyntax
  /** False if its stated period is that of its balances, so lines may be outside of it. */
  hasPeriod?: false
  /** Whether a file that begins like this has this layout. */
  recognizes: (head: string) => boolean
  /** Reads to the end in any case: errors go to the sink. */
  read: (text: AsyncIterable<string>, sink: Sink, context: ReadContext) => Promise<void>
}

export function issue(
  severity: Issue['severity'],
  kind: IssueKind,
  at: { row?: number | null; column?: string | null; value?: string | null } = {},
  details?: Issue['details'],
): Issue {
  const value = at.value?.slice(0, MAX_VALUE_LENGTH) ?? null
  return { severity, kind, row: at.row ?? null, column: at.column ?? null, value, ...(details && { details }) }
}

export const error = (kind: IssueKind, at?: Parameters<typeof issue>[2], details?: Issue['details']) =>
  issue('ERROR', kind, at, details)
export const warning = (kind: IssueKind, at?: Parameters<typeof issue>[2], details?: Issue['details']) =>
  issue('WARNING', kind, at, details)
