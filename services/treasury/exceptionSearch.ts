// What a module says of its records that a person should look at: which kind of exception it is, of which kind of record, and the SQL that
// finds the causes there are. `exceptions` of its manifest holds them; the module of exceptions raises and resolves what they find.
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

/** What all searches of one round share. */
export type ExceptionMoment = {
  /** The organization's business date. */
  today: string
  /** What the organization wants to be warned of. */
  settings: { unmatchedDays: number; duplicateDays: number }
  /** As many banking days ago as the settings allow: an account without a statement since then is stale. */
  statementsSince: string
  /** The day that lies so many banking days back; up to 5. */
  bankingDaysAgo: (count: number) => string
}

export type ExceptionSearch = {
  type: ExceptionType
  subjectType: SubjectType
  /**
   * Answers, of the organization of the transaction, one row for each cause that there is now: subject_type, subject_id, cause (what tells
   * two causes of one record apart), label (at most 200 characters), bank_account_id, amount_minor, currency and since (a date), in this order.
   * Causes of one search are distinct: of two rows that are the same, one is raised.
   */
  find: (tx: Tx, moment: ExceptionMoment) => SQL
}
