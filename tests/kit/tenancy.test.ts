// The database isolates organizations, whatever the code above it forgets.
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase, type Tx } from '../../services/kit/database/database.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { TransactionOver } from '../../services/kit/database/transactions.ts'
import { failureOf, postgresErrorOf } from '../../services/kit/database/violations.ts'
import { file } from '../../services/kit/files/table.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'

const { database, url, adminUrl } = await freshDatabase()
const [ours, theirs, actor] = [newId(), newId(), newId()]

const fileOf = (organizationId: string) => ({
  organizationId,
  id: newId(),
  purpose: 'STATEMENT' as const,
  name: 'mutasi.csv',
  size: 1,
  contentType: 'text/csv',
})
const [ourFile, theirFile] = [fileOf(ours), fileOf(theirs)]
await database.inOrganization(ours, actor, tx => tx.insert(file).values(ourFile))
await database.inOrganization(theirs, actor, tx => tx.insert(file).values(theirFile))

/** SQLSTATE of a failure, or the error's class. */
const failure = (work: PromiseLike<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => postgresErrorOf(error)?.code ?? rootOf(error).constructor.name,
  )
function rootOf(error: unknown): Error {
  if (!(error instanceof Error)) throw new TypeError('not an error')
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
const PERMISSION_DENIED = '42501'

describe('T1: an organization', () => {
  it('sees its own rows only, with or without a predicate', async () => {
    const ids = await database.inOrganization(ours, actor, tx => tx.select({ id: file.id }).from(file))
    expect(ids).toEqual([{ id: ourFile.id }])
    const foreign = await database.inOrganization(ours, actor, tx =>
      tx.select().from(file).where(eq(file.id, theirFile.id)),
    )
    expect(foreign).toEqual([])
    expect(await database.inOrganization(newId(), actor, tx => tx.$count(file))).toBe(0)
  })

  it('cannot insert, change, delete or take over a row of another', async () => {
    const inOurs = <T>(use: (tx: Tx) => Promise<T>) => database.inOrganization(ours, actor, use)
    expect(await failure(inOurs(tx => tx.insert(file).values(fileOf(theirs)).execute()))).toBe(PERMISSION_DENIED)
    const changed = await inOurs(tx =>
      tx.update(file).set({ name: 'stolen' }).where(eq(file.id, theirFile.id)).returning(),
    )
    expect(changed).toEqual([])
    expect(await inOurs(tx => tx.delete(file).where(eq(file.id, theirFile.id)).returning())).toEqual([])
    expect(await failure(inOurs(tx => tx.update(file).set({ organizationId: theirs }).execute()))).toBe(
      PERMISSION_DENIED,
    )
  })
})

describe('T1: a connection without an organization', () => {
  it('has no right before it takes a role, and sees nothing without an organization', async () => {
    const login = new pg.Client({ connectionString: url })
    await login.connect()
    expect(await failure(login.query('select * from file'))).toBe(PERMISSION_DENIED)
    await login.query('begin; set local role treasury')
    expect((await login.query('select * from file')).rowCount).toBe(0)
    await login.query('rollback')
    await login.query(
      `begin; select set_config('role', 'treasury', true), set_config('app.organization', '${ours}', true)`,
    )
    expect((await login.query('select * from file')).rowCount).toBe(1)
    await login.query('commit')
    // The setting is now an empty string, not absent.
    await login.query('begin; set local role treasury')
    expect((await login.query('select * from file')).rowCount).toBe(0)
    await login.end()
  })

  it('sees nothing even as the owner of the tables', async () => {
    const rows = await withAdmin(adminUrl, async admin => {
      await admin.query('set role treasury_owner')
      return (await admin.query('select * from file')).rows
    })
    expect(rows).toEqual([])
  })

  it('may, as the system, use tables that no organization owns and nothing else', async () => {
    const read = (table: string) => database.asSystem(tx => tx.execute(sql`select * from ${sql.identifier(table)}`))
    expect(await failure(read('bank_account'))).toBe(PERMISSION_DENIED)
    expect(await failure(read('expected_transaction'))).toBe(PERMISSION_DENIED)
    expect(await failure(read('migration'))).toBe(PERMISSION_DENIED)
    expect(await failure(read('outbox'))).toBe(PERMISSION_DENIED)
    const account = await freshDatabase({ service: 'account' })
    expect(await account.database.asSystem(tx => tx.execute(sql`select * from person`))).toMatchObject({ rowCount: 0 })
    const asOrganization = account.database.inOrganization(ours, actor, tx => tx.execute(sql`select * from password`))
    expect(await failure(asOrganization)).toBe(PERMISSION_DENIED)
  })
})

describe('a transaction', () => {
  it('cannot be used after its end, with a forged organization, or past a swallowed error', async () => {
    let leaked: Tx | undefined
    await database.inOrganization(ours, actor, async tx => {
      leaked = tx
    })
    expect(await failure(leaked!.select().from(file).execute())).toBe(TransactionOver.name)
    expect(await failure(database.inOrganization(`${ours}'; --`, actor, async () => {}))).toBe('TypeError')
    const swallowed = database.inOrganization(ours, actor, async tx => {
      await tx.execute(sql`select 1/0`).catch(() => {})
    })
    await expect(swallowed).rejects.toThrow('rolled back')
  })

  it('cannot be had from anywhere else', () => {
    expect('pool' in database || '$client' in database).toBe(false)
    // @ts-expect-error a plain Drizzle database is not a Tx
    const forged: Tx = drizzle(new pg.Pool())
    expect(forged).toBeDefined()
  })

  it('is limited in time, and may ask for more or less', async () => {
    const timed = (work: string, options: { timeoutMs?: number } = {}) =>
      failure(database.inOrganization(ours, actor, tx => tx.execute(sql.raw(work)), options))
    expect(await timed('select pg_sleep(1)', { timeoutMs: 100 })).toBe('57014')
    expect(await timed('select pg_sleep(0.2)', { timeoutMs: 60_000 })).toBe('none')
    // Several short statements may together take too long.
    const long = database.inOrganization(
      ours,
      actor,
      async tx => {
        for (let round = 0; round < 20; round++) await tx.execute(sql`select pg_sleep(0.2)`)
      },
      { timeoutMs: 1_500 },
    )
    // The connection is terminated between two statements: only the next one gets the error, about the connection.
    const ended = await long.then(
      () => undefined,
      (error: unknown) => failureOf(error),
    )
    expect([{ kind: 'postgres', error: { code: '25P04' } }, { kind: 'cutOff' }]).toContainEqual(ended)
    expect(await timed('select 1')).toBe('none')
  })

  it('outlives the usual limit when it asked to', async () => {
    // The login's usual limits are 10 s and 30 s: shorter ones show the same without taking half a minute.
    const strict = await freshDatabase()
    const limited = new URL(strict.url)
    limited.searchParams.set('options', '-c transaction_timeout=300ms -c statement_timeout=200ms')
    const short = openDatabase({ url: limited.href, service: 'treasury', modules: [] })
    const sleep = (options: { timeoutMs?: number }) =>
      failure(short.inOrganization(ours, actor, tx => tx.execute(sql`select pg_sleep(0.6)`), options))
    expect(await sleep({})).toBe('57014')
    expect(await sleep({ timeoutMs: 5_000 })).toBe('none')
    await short.close()
  })
})
