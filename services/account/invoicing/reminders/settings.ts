// The organization's reminder settings, and exceptions for customers.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { businessToday, organization } from '../../organizations/public.ts'
import { customer, type CustomerRow } from '../customers/public.ts'
import { codes } from './errors.ts'
import { type Level, wrongPlace } from './rules.ts'
import {
  customerReminderSettings,
  type CustomerSettingsRow,
  DEFAULT_SETTINGS,
  type ReminderSettings,
  reminderSettings,
} from './table.ts'

export async function readSettings(tx: Tx): Promise<ReminderSettings> {
  const [found] = await tx.select().from(reminderSettings)
  return found ?? DEFAULT_SETTINGS
}

export type SettingsInput = { isOn: boolean; areSlipsOn: boolean; levels: Level[]; version: number }

const wordsText = (levels: readonly Level[], language: 'en' | 'id') =>
  levels.map(({ words }, place) => `${place + 1}: ${words[language] ?? '–'}`).join('\n')

const describe = ({ paymentsSince, slipsSince, levels }: ReminderSettings) => ({
  reminders: paymentsSince !== null,
  slipReminders: slipsSince !== null,
  reminderDays: levels.map(({ days }) => days).join(', '),
  reminderWordsEn: wordsText(levels, 'en'),
  reminderWordsId: wordsText(levels, 'id'),
})
const LOGGED = ['reminders', 'slipReminders', 'reminderDays', 'reminderWordsEn', 'reminderWordsId'] as const

/** Changes the settings read at `version`. Settings switched on start on the next working morning. Refuses RM-5, G-3. */
export async function updateSettings(tx: Tx, input: SettingsInput): Promise<ReminderSettings> {
  const { isOn, areSlipsOn, levels, version } = input
  const wrong = wrongPlace(levels.map(({ days }) => days))
  if (wrong !== undefined) throw new Refusal(codes.reminderLevelOrder, { path: `levels.${wrong}.days` })
  const before = await readSettings(tx)
  const now = tx.clock.now().toString()
  const since = (is: boolean, was: string | null) => (is ? (was ?? now) : null)
  const values = {
    paymentsSince: since(isOn, before.paymentsSince),
    slipsSince: since(areSlipsOn, before.slipsSince),
    levels,
  }
  const { organizationId } = tx
  const [after] =
    version === 0
      ? await tx
          .insert(reminderSettings)
          .values({ ...values, organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(reminderSettings)
          .set({ ...values, version: sql`${reminderSettings.version} + 1` })
          .where(and(eq(reminderSettings.organizationId, organizationId), eq(reminderSettings.version, version)))
          .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  const [own] = await tx.select({ name: organization.name }).from(organization)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: organizationId,
    recordLabel: own?.name ?? '',
    changes: changesBetween(describe(before), describe(after), LOGGED),
  })
  tx.emit('organization.changed', organizationId)
  return after
}

export type CustomerSettings = Omit<CustomerSettingsRow, 'organizationId'>

const defaultsOf = (customerId: string): CustomerSettings => ({
  customerId,
  days: null,
  isPaused: false,
  pausedUntil: null,
  version: 0,
})

/** The reminder settings of those of these customers that exist. */
export async function readCustomerSettings(tx: Tx, customerIds: readonly string[]): Promise<CustomerSettings[]> {
  const rows = await tx
    .select()
    .from(customerReminderSettings)
    .where(
      and(
        eq(customerReminderSettings.organizationId, tx.organizationId),
        sql`${customerReminderSettings.customerId} = any (${sql.param([...customerIds])}::uuid[])`,
      ),
    )
  const found = new Map(rows.map(({ organizationId: _own, ...row }) => [row.customerId, row]))
  return customerIds.map(id => found.get(id) ?? defaultsOf(id))
}

/** Locks the customer in any status: a deactivated one still pays and gets reminders. Refuses with G-7. */
export async function holdCustomer(tx: Tx, id: string): Promise<CustomerRow> {
  await tx.select({ id: customer.id }).from(customer).where(withId(tx, id)).for('no key update')
  return readCustomer(tx, id)
}

const withId = (tx: Tx, id: string) => and(eq(customer.organizationId, tx.organizationId), eq(customer.id, id))

export async function readCustomer(tx: Tx, id: string): Promise<CustomerRow> {
  const [row] = await tx.select().from(customer).where(withId(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

const describeCustomer = ({ days, isPaused, pausedUntil }: CustomerSettings) => ({
  reminderDays: days?.join(', ') ?? null,
  remindersPaused: isPaused,
  remindersPausedUntil: pausedUntil,
})
const LOGGED_OF_CUSTOMER = ['reminderDays', 'remindersPaused', 'remindersPausedUntil'] as const

/** Changes one customer's reminder settings. Refuses RM-5, RM-6, G-3. */
export async function updateCustomerSettings(tx: Tx, input: CustomerSettings): Promise<CustomerSettings> {
  const { customerId, days, isPaused, version } = input
  const wrong = wrongPlace(days ?? [])
  if (wrong !== undefined) throw new Refusal(codes.reminderLevelOrder, { path: `days.${wrong}` })
  const pausedUntil = isPaused ? input.pausedUntil : null
  const { name } = await holdCustomer(tx, customerId)
  const [before = defaultsOf(customerId)] = await readCustomerSettings(tx, [customerId])
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (pausedUntil !== null && pausedUntil !== before.pausedUntil)
    refuseFarDate(pausedUntil, await businessToday(tx), 'pausedUntil')
  const after: CustomerSettings = { customerId, days, isPaused, pausedUntil, version: version + 1 }
  await tx
    .insert(customerReminderSettings)
    .values({ ...after, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [customerReminderSettings.organizationId, customerReminderSettings.customerId],
      set: { days, isPaused, pausedUntil, version: after.version },
    })
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'CUSTOMER',
    recordId: customerId,
    recordLabel: name,
    changes: changesBetween(describeCustomer(before), describeCustomer(after), LOGGED_OF_CUSTOMER),
  })
  tx.emit('customer.changed', customerId)
  return after
}

/** RM-6: refuses a past day, or one more than a year away. */
export function refuseFarDate(date: string, today: string, path: string): void {
  const latest = Temporal.PlainDate.from(today).add({ years: 1 }).toString()
  if (date < today || date > latest) throw new Refusal(codes.reminderDate, { path })
}
