// Column types that all tables share, so that a kind of value looks the same everywhere.
import { bigint, char, customType, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '../money.ts'

/** Every organization's table begins with it: the key, the foreign keys and the policy all use it. */
export const tenantId = () => uuid('organization_id').notNull()

/** Minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const currencyColumn = (name = 'currency') => char(name, { length: 3 }).$type<Currency>()

/** A moment as RFC 3339 in UTC. The database's microseconds are kept, so that it can be a cursor's key. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: text => toRfc3339(text),
})

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Postgres says `2026-11-21 08:40:00.123456+00`; sessions run in UTC. */
export function toRfc3339(text: string): string {
  const [date, time = ''] = text.split(' ')
  return `${date}T${time.replace(/[+-]\d{2}(?::?\d{2})?$/, '')}Z`
}
