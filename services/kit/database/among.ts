import { type AnyColumn, eq, sql, type SQL } from 'drizzle-orm'

/**
 * Records whose column has one of the values. The SQL text is the same for any number of values, so Postgres prepares it once, unlike `in
 * (…)`. A single value becomes an equality, so that an index that continues with the list's order can be read in that order.
 */
export const among = (column: AnyColumn, values: readonly unknown[]): SQL =>
  values.length === 1
    ? eq(column, values[0])
    : sql`${column} = any (${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
