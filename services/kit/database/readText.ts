// Reads with text statements in a thread that does one piece of work. Loading Drizzle would cost each such thread half a second of
// processor time and 140 MB.
import pg from 'pg'
import type { Statement } from './message.ts'
import { openTransactions } from './transactions.ts'

type Reading = { url: string; service: string; organizationId: string; timeoutMs: number }

/** Returns the rows of a statement. */
type Query = <Row extends pg.QueryResultRow>(statement: Statement) => Promise<Row[]>

/** Reads an organization's data in one transaction, on its own connection. Postgres refuses any change. */
export async function readText<T>({ url, service, ...scope }: Reading, use: (query: Query) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000, application_name: service })
  // A connection died: its current query fails.
  pool.on('error', () => {})
  try {
    return await openTransactions(pool).inTransaction({ ...scope, role: service, readOnly: true }, client =>
      use(async <Row extends pg.QueryResultRow>({ text, values = [] }: Statement) => {
        const { rows } = await client.query<Row>({ text, values: [...values] })
        return rows
      }),
    )
  } finally {
    await pool.end()
  }
}
