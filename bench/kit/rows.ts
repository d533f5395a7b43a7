// Rows as they are stored, without the service around them: many of them to read from, and how quickly they can be written at all.
import pg from 'pg'

export type Row = Record<string, unknown>

/** The rows of a table that belong to one record, as JSON has them. */
export async function rowsOf(client: pg.Client, table: string, column: string, id: string): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t where ${column} = $1 order by to_jsonb(t)->>'place'`,
    [id],
  )
  return rows.map(({ row }) => row)
}

/** Stores rows in one statement, and nothing besides. */
export const insertRows = (client: pg.Client, table: string, rows: readonly Row[]) =>
  client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ])

type Copies = {
  table: string
  /** What every copy is like but for `values`. */
  where: { column: string; id: string }
  count: number
  /** SQL of columns that differ; `n` counts the copies from 1. */
  values: Record<string, string>
}

/** Stores copies of a row. Nobody looks whether what they name is there. */
export async function copyRow(client: pg.Client, { table, where, count, values }: Copies): Promise<void> {
  const changed = Object.entries(values).map(([column, value]) => `'${column}', ${value}`)
  await client.query('set session_replication_role = replica')
  // Only of what is in the log vacuum notes that all can see it, which an index alone has to know.
  await client.query('set synchronous_commit = on')
  await client.query(
    `insert into ${table} select copy.* from generate_series(1, ${count}) n
       cross join (select * from ${table} where ${where.column} = $1 limit 1) model
       cross join lateral jsonb_populate_record(model::${table}, jsonb_build_object(${changed.join(', ')})) copy`,
    [where.id],
  )
  await client.query('set session_replication_role = origin')
}
