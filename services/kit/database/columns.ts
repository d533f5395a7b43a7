// Column types that all tables share, so that a kind of value is stored the same everywhere.
import { bigint, char, customType, numeric, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '../money.ts'

/** The first column of every table with an organization: the key, the foreign keys and the policy all use it. */
export const tenantId = () => uuid('organization_id').notNull()

/** Minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })

/** A sum of minor units, which may exceed the range of a single amount. */
export const minorSum = (name: string) => numeric(name, { precision: 38, scale: 0, mode: 'bigint' })

export const currencyColumn = (name = 'currency') => char(name, { length: 3 }).$type<Currency>()

/** An instant as RFC 3339 in UTC. It keeps the database's microseconds, so that it can be a cursor's key. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: text => toRfc3339(text),
})

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Postgres writes `2026-11-21 08:40:00.1234+00` in UTC sessions. Always six decimals, so that the texts sort in time order. */
export function toRfc3339(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (!match) throw new TypeError('not a moment in UTC')
  const [, date, time, fraction = ''] = match
  return `${date}T${time}.${fraction.padEnd(6, '0')}Z`
}
