// An organization's banking days: the national calendar, overridden by the organization's own entries.
import { and, between, eq } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { isNationalWorkingDay } from '../../kit/nationalHolidays.ts'
import { codes } from './errors.ts'
import { businessToday } from '../projection/public.ts'
import { bankingDay, type BankingDayRow } from './table.ts'

/** When banks settle. */
export type BankingCalendar = {
  isOpen(date: Temporal.PlainDate): boolean
  /** A closing hour other than the payment system's; null: the default. */
  closesAt(date: Temporal.PlainDate): Temporal.PlainTime | null
}

export type OwnDay = Pick<BankingDayRow, 'date' | 'name' | 'isOpen' | 'closesAt'>

/** The national calendar with these own days applied. Pure. */
export function calendarOf(ownDays: readonly OwnDay[]): BankingCalendar {
  const own = new Map(ownDays.map(day => [day.date, day]))
  return {
    isOpen: date => own.get(date.toString())?.isOpen ?? isNationalWorkingDay(date),
    closesAt: date => {
      const time = own.get(date.toString())?.closesAt
      return time ? Temporal.PlainTime.from(time) : null
    },
  }
}

const ofOrganization = (tx: Tx) => eq(bankingDay.organizationId, tx.organizationId)

/** The organization's entries, by date. */
export function ownDays(tx: Tx, from: string, to: string): Promise<OwnDay[]> {
  return tx
    .select({ date: bankingDay.date, name: bankingDay.name, isOpen: bankingDay.isOpen, closesAt: bankingDay.closesAt })
    .from(bankingDay)
    .where(and(ofOrganization(tx), between(bankingDay.date, from, to)))
    .orderBy(bankingDay.date)
}

/** How far ahead a calendar is read: payments are never planned further ahead. */
const DAYS_AHEAD = 800

/** The calendar from today on. */
export async function bankingCalendar(tx: Tx): Promise<BankingCalendar> {
  const today = Temporal.PlainDate.from(await businessToday(tx))
  return calendarOf(await ownDays(tx, today.toString(), today.add({ days: DAYS_AHEAD }).toString()))
}

/** Later than any own day. */
const END_OF_TIME = '9999-12-31'

/** The calendar from a date without an end, for records that last for years. */
export const bankingCalendarFrom = async (tx: Tx, date: Temporal.PlainDate): Promise<BankingCalendar> =>
  calendarOf(await ownDays(tx, date.toString(), END_OF_TIME))

const fields = ['name', 'isOpen', 'closesAt'] as const

/** Adds or changes a day. Past days no longer have any effect. */
export async function setBankingDay(tx: Tx, day: OwnDay): Promise<OwnDay> {
  await refusePast(tx, day.date)
  const before = await ownDay(tx, day.date)
  const { date, ...values } = day
  await tx
    .insert(bankingDay)
    .values({ organizationId: tx.organizationId, ...day })
    .onConflictDoUpdate({ target: [bankingDay.organizationId, bankingDay.date], set: values })
  tell(tx, date, before, day)
  return day
}

/** Removes an entry: the national calendar applies again. */
export async function resetBankingDay(tx: Tx, date: string): Promise<void> {
  await refusePast(tx, date)
  const before = await ownDay(tx, date)
  if (!before) throw new Refusal(commonErrors.notFound)
  await tx.delete(bankingDay).where(and(ofOrganization(tx), eq(bankingDay.date, date)))
  tell(tx, date, before, undefined)
}

async function ownDay(tx: Tx, date: string): Promise<OwnDay | undefined> {
  const [found] = await ownDays(tx, date, date)
  return found
}

async function refusePast(tx: Tx, date: string): Promise<void> {
  if (date < (await businessToday(tx))) throw new Refusal(codes.bankingDayPast, { path: 'date' })
}

function tell(tx: Tx, date: string, before: OwnDay | undefined, after: OwnDay | undefined) {
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'BANKING_DAY',
    recordId: tx.organizationId,
    recordLabel: date,
    changes: changesBetween(before, after, fields),
  })
  tx.emit('banking-day.changed', tx.organizationId, {})
}
