// How a module declares its exceptions: the kind of exception, the kind of record, and the SQL that finds the current causes. They are
// listed in `exceptions` of its manifest; the exceptions module raises and resolves what they find.
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../kit/database/database.ts'

export const EXCEPTION_TYPES = [
  'UNMATCHED_STATEMENT',
  'UNMATCHED_EXPECTED',
  'AMOUNT_MISMATCH',
  'FAILED_PAYMENT',
  'STALE_CONNECTION',
  'DUPLICATE_SUSPICION',
  'MISSING_SETTLEMENT',
  'MATURING_DEPOSIT',
  'UNVERIFIED_CLAIM',
] as const
export type ExceptionType = (typeof EXCEPTION_TYPES)[number]

/** The kinds of record that exceptions are about; the last three are those of payment providers. */
export const SUBJECT_TYPES = [
  'STATEMENT_TRANSACTION',
  'EXPECTED_TRANSACTION',
  'PAYMENT',
  'BANK_ACCOUNT',
  'BILL',
  'DEPOSIT',
  'PAYMENT_PROVIDER',
  'PAYMENT_RECORD',
  'PAYMENT_TRANSACTION',
] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

/** What all searches of one run share. */
export type ExceptionMoment = {
  /** The organization's business date. */
  today: string
  /** The organization's thresholds for warnings. */
  settings: { unmatchedDays: number; duplicateDays: number }
  /** The business date minus the number of banking days in the settings: an account without a statement since then is stale. */
  statementsSince: string
  /** The date that many banking days back, at most 5. */
  bankingDaysAgo: (count: number) => string
}

export type ExceptionSearch = {
  type: ExceptionType
  subjectType: SubjectType
  /**
   * Returns one row per current cause in the transaction's organization: subject_type, subject_id, cause (distinguishes the causes of one
   * record), label (at most 200 characters), bank_account_id, amount_minor, currency and since (a date), in this order. The causes of one
   * search are distinct: of two equal rows, one is raised.
   */
  find: (tx: Tx, moment: ExceptionMoment) => SQL
}
