// The only way to a connection. Nothing here gives out the pool, and a `Tx` can be had from nowhere else.
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

declare const opened: unique symbol
export type Tx = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
> & {
  readonly [opened]: true
  readonly organizationId: string
  readonly actorId: string
  /** Writes an event with the change it tells of. */
  emit: (type: string, subjectId: string) => Promise<void>
}

export type Database = ReturnType<typeof openDatabase>
export class TransactionOver extends Error {}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const quoted = (id: string) => {
  if (!UUID.test(id)) throw new TypeError(`not an id: ${id}`)
  return `'${id}'`
}

export function openDatabase(options: { url: string; role: string; max?: number; wake?: () => void }) {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    allowExitOnIdle: true,
  })
  pool.on('error', () => {
    /* an idle connection died; the next use opens another */
  })

  let waking: NodeJS.Timeout | undefined
  /** Outside the business transaction, and coalesced: NOTIFY inside it would make all commits wait for each other. */
  const wake =
    options.wake ??
    (() => {
      waking ??= setTimeout(() => {
        waking = undefined
        pool.query('notify outbox').catch(() => {})
      }, 3)
    })

  /** Role, organisation and actor are set in the same round trip as BEGIN, and end with the transaction. */
  async function transaction<T>(
    role: string,
    settings: string,
    run: (client: Pick<pg.PoolClient, 'query'>) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect()
    let over = false
    const guarded = {
      query: (...args: unknown[]) => {
        if (over) throw new TransactionOver('this transaction has ended')
        return Reflect.apply(client.query, client, args)
      },
    } as unknown as pg.PoolClient
    try {
      await client.query(`begin; select set_config('role', '${role}', true)${settings}`)
      const result = await run(guarded)
      over = true
      const { command } = await client.query('commit')
      if (command !== 'COMMIT') throw new Error('rolled back: a statement failed and its error was swallowed')
      client.release()
      return result
    } catch (error) {
      over = true
      await client.query('rollback').then(
        () => client.release(),
        broken => client.release(broken),
      )
      throw error
    }
  }

  async function inOrganization<T>(organizationId: string, actorId: string, use: (tx: Tx) => Promise<T>): Promise<T> {
    let emitted = false
    const result = await transaction(
      options.role,
      `, set_config('app.organization', ${quoted(organizationId)}, true), set_config('app.actor', ${quoted(actorId)}, true)`,
      client => {
        const db = drizzle(client as pg.PoolClient)
        const emit = async (type: string, subjectId: string) => {
          emitted = true
          await db.execute(
            sql`insert into outbox (organization_id, actor_id, type, subject_id) values (${organizationId}, ${actorId}, ${type}, ${subjectId})`,
          )
        }
        return use(Object.assign(db, { organizationId, actorId, emit }) as unknown as Tx)
      },
    )
    if (emitted) wake()
    return result
  }

  /** One statement of one of the kit's own roles (feed, jobs); it sees what that role's policies let it see. */
  const asSystem = <R extends pg.QueryResultRow>(role: string, text: string, values: unknown[] = []) =>
    transaction(role, '', async client => (await client.query<R>(text, values)).rows)

  return { inOrganization, asSystem, ready: () => pool.query('select 1').then(() => {}), close: () => pool.end() }
}
