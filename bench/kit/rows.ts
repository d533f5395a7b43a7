// Reads and writes rows directly, without the service: many rows to read from, and the maximum write rate.
import pg from 'pg'

export type Row = Record<string, unknown>

/** The rows of a table that belong to one record, as JSON. */
export async function rowsOf(client: pg.Client, table: string, column: string, id: string): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t where ${column} = $1 order by to_jsonb(t)->>'place'`,
    [id],
  )
  return rows.map(({ row }) => row)
}

/** Stores rows in one statement, and nothing else. */
export const insertRows = (client: pg.Client, table: string, rows: readonly Row[]) =>
  client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ])

type Copies = {
  table: string
  /** The row to copy, except for `values`. */
  where: { column: string; id: string }
  count: number
  /** SQL of the columns that differ; `n` counts the copies from 1. */
  values: Record<string, string>
}

/** Stores copies of a row without checking references. */
export async function copyRow(client: pg.Client, { table, where, count, values }: Copies): Promise<void> {
  const changed = Object.entries(values).map(([column, value]) => `'${column}', ${value}`)
  await client.query('set session_replication_role = replica')
  // Vacuum can mark pages all-visible, which index-only scans need, only after the commit is in the log.
  await client.query('set synchronous_commit = on')
  await client.query(
    `insert into ${table} select copy.* from generate_series(1, ${count}) n
       cross join (select * from ${table} where ${where.column} = $1 limit 1) model
       cross join lateral jsonb_populate_record(model::${table}, jsonb_build_object(${changed.join(', ')})) copy`,
    [where.id],
  )
  await client.query('set session_replication_role = origin')
}
