import { type AnyColumn, eq, sql, type SQL } from 'drizzle-orm'

/**
 * Records whose column has one of the values. One text however many there are, which Postgres prepares once, where `in (…)` makes one for
 * each number of them. A single value is an equation: an index that goes on with the order of a list can be read in that order.
 */
export const among = (column: AnyColumn, values: readonly unknown[]): SQL =>
  values.length === 1
    ? eq(column, values[0])
    : sql`${column} = any (${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
