// Column types that all tables share, so that a kind of value looks the same everywhere.
import { bigint, char, customType, numeric, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '../money.ts'

/** Every organization's table begins with it: the key, the foreign keys and the policy all use it. */
export const tenantId = () => uuid('organization_id').notNull()

/** Minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })

/** A sum of minor units, which may be more than one amount can be. */
export const minorSum = (name: string) => numeric(name, { precision: 38, scale: 0, mode: 'bigint' })

export const currencyColumn = (name = 'currency') => char(name, { length: 3 }).$type<Currency>()

/** A moment as RFC 3339 in UTC. The database's microseconds are kept, so that it can be a cursor's key. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: text => toRfc3339(text),
})

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Postgres says `2026-11-21 08:40:00.1234+00` in sessions that run in UTC. Six decimals always: such texts sort as the moments do. */
export function toRfc3339(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (!match) throw new TypeError('not a moment in UTC')
  const [, date, time, fraction = ''] = match
  return `${date}T${time}.${fraction.padEnd(6, '0')}Z`
}
