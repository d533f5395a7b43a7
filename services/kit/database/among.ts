import { type AnyColumn, sql, type SQL } from 'drizzle-orm'

/** Records whose column has one of the values. One text however many there are, so that Postgres prepares it once: `in (…)` makes one for each. */
export const among = (column: AnyColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any (${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
