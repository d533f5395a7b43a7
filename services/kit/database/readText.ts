// Reading with statements as text, in a thread that lives for one piece of work. Drizzle would cost each such thread half a second of a
// processor and 140 MB before it begins.
import pg from 'pg'
import type { Statement } from './message.ts'
import { openTransactions } from './transactions.ts'

type Reading = { url: string; service: string; organizationId: string; timeoutMs: number }

/** Answers the rows of a statement. */
type Query = <Row extends pg.QueryResultRow>(statement: Statement) => Promise<Row[]>

/** Reads an organization's data in one transaction, over a connection of its own. Postgres refuses it any change. */
export async function readText<T>({ url, service, ...scope }: Reading, use: (query: Query) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000, application_name: service })
  // A connection died: the query that is under way on it fails.
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
