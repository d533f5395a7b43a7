// What every statement layout has in common: how a file is recognized, and what reading it yields.
// Pure: nothing here or in the layouts touches a database, a clock or a disk.
import type { DecimalMark, Direction, Suggestion } from '../../imports/public.ts'
import type { MendedCells } from './mending.ts'
import { MAX_VALUE_LENGTH } from './text.ts'

/** A value as it stands in the file, with the name of its column. */
export type Cell = {
  column: string
  text: string
  /** Set where a person wrote it, who may write amounts in either notation, and says nothing of how the file does. */
  isMended?: boolean
}

/**
 * One booked line as its layout read it. Amounts are still text, since the decimal mark is decided for the whole file.
 * A part that could not be read is null and has been reported; the line still takes its place in the balance proof.
 */
export type RawLine = {
  /** Row in the file; the first line is 1. */
  row: number
  /** Booking date, `YYYY-MM-DD`. */
  date: string | null
  /** What the date was read from, where that is a cell. */
  dateCell?: Cell | null
  /** The days that it can be, oldest first, where the file gives no year and more than one fits. */
  dates?: readonly string[] | undefined
  /** Time of the booking, `HH:MM:SS`, where the file has one. */
  time?: string | null
  /** When the transaction was made, where the layout tells it apart from the booking. */
  transactionDate?: string | null
  transactionTime?: string | null
  description: string
  /** Null when the sign of the amount tells. */
  direction: Direction | 'SIGN' | null
  amount: Cell | null
  /** Balance after the line. */
  balance?: Cell | null
  /** The empty side of an amount, which shows how the file writes a zero. */
  zero?: Cell | null
  /** Balance before the line, where the layout states it on each row. */
  balanceBefore?: Cell | null
  /** The account and currency of the line, where the layout states them on each row. */
  accountNumber?: string
  currency?: string
  /** A number in a column that the layout does not ask for, which may be that of the account or of the other party. */
  accountBesides?: Cell
  /** The other party, where the layout names it in a field of its own. */
  partyName?: string | null
  /** References that stand in fields of their own. */
  references?: readonly string[]
  /** How many headers stand above it beside the first: pages and downloads joined in one file repeat theirs. */
  headersAbove?: number
  /** Set on a line that the bank has not booked: it is not stored, and may or may not count in the stated balances. */
  isPending?: boolean
  /** What the bank tells the line by: no two have one id, and lines of the same file may correct it. */
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

/** Something wrong with the file or one of its cells. `details` fill the placeholders of the message. */
export type Issue = {
  severity: 'ERROR' | 'WARNING'
  kind: IssueKind
  row: number | null
  column: string | null
  value: string | null
  details?: Record<string, string | number>
  /** What the file itself says should stand there. */
  suggestion?: Suggestion
}

/** A balance that a file states, with its currency where it names one. */
export type BalanceCell = Cell & { row: number; currency?: string }

/** A sum or a number of lines that a file states. */
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
  /** Days of the first and the last balance, where the layout names them. */
  openedOn?: string
  closedOn?: string
  /** Which page of which statement it is. */
  page?: { statement: string; number: number }
  opening?: BalanceCell
  closing?: BalanceCell
  /** Whether the opening balance goes on from the page before, as `:60M:` does. */
  isContinued?: boolean
  /** Whether the closing balance is that of a page, as `:62M:` is: the statement goes on in another one. */
  goesOn?: boolean
  totals?: readonly StatedTotal[]
}

/** Where a layout puts what it reads, in the order of the file. */
export type Sink = {
  line: (line: RawLine) => void
  issue: (issue: Issue) => void
  facts: (facts: FileFacts) => void
  /** Begins the next statement of a file that holds several: what comes after belongs to it. */
  statement: () => void
}

/** What a layout must know of the world to read. */
export type ReadContext = {
  /** Today in the organization's zone, for dates without a year. */
  today: string
  /** The organization's zone, in which an instant becomes a day. */
  zone: string
  /** What a person changed of the file's cells. */
  mended: MendedCells
}

export type AmountSyntax = 'DOT' | 'SINGLE' | 'COMMA'

export type Format = {
  /** What people call the layout. */
  name: string
  /** National code of the bank whose layout it is; null where any bank may use it. */
  bankCode: string | null
  /** Whether a row is a delimited record; else rows are the lines of the text. */
  isDelimited: boolean
  /** The mark that its amounts use when nothing in the file tells. */
  decimalMark: DecimalMark
  /**
   * How its standard writes amounts; absent where the mark must be found out. `DOT`: XML's decimal. `SINGLE`: no groups, and the one mark
   * there is, dot or comma, is the decimal mark. `COMMA`: SWIFT's, in which a dot is taken for a comma where it can be nothing else.
   */
  amounts?: AmountSyntax
  /** False where what it states as its period is that of its balances, and lines may lie outside of it. */
  hasPeriod?: false
  /** Whether a file that begins like this is of this layout. */
  recognizes: (head: string) => boolean
  /** Reads to the end, whatever it meets: what is wrong goes to the sink. */
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
