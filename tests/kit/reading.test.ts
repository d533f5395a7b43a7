// Read-only work takes one round trip per statement, and is as isolated as a transaction.
import { asc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { waitFor } from '../support/waitFor.ts'
import { among } from '../../services/kit/database/among.ts'
import { openDatabase, type Tx } from '../../services/kit/database/database.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { postgresErrorOf } from '../../services/kit/database/violations.ts'
import { file } from '../../services/kit/files/table.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'
import { atFileEnd } from '../support/fileEnd.ts'
import { countRoundTrips } from '../support/roundTrips.ts'

// One connection: anything that a statement left behind would affect the next one.
const { database, url, adminUrl } = await freshDatabase({ max: 1 })
const [ours, theirs, actor] = [newId(), newId(), newId()]

const fileOf = (organizationId: string, name: string) => ({
  organizationId,
  id: newId(),
  purpose: 'STATEMENT' as const,
  name,
  size: 1,
  contentType: 'text/csv',
})
const [first, second] = [fileOf(ours, 'a "quoted" \\ name, {braced}'), fileOf(ours, 'NULL')]
const foreign = fileOf(theirs, 'mutasi.csv')
await database.inOrganization(ours, actor, tx => tx.insert(file).values([first, second]))
await database.inOrganization(theirs, actor, tx => tx.insert(file).values(foreign))

const read = <T>(organizationId: string, use: (tx: Tx) => Promise<T>, options: { timeoutMs?: number } = {}) =>
  database.readInOrganization(organizationId, actor, use, options)
const namesOf = (organizationId: string) =>
  read(organizationId, async tx => {
    const rows = await tx.select({ name: file.name }).from(file).orderBy(asc(file.createdAt), asc(file.id))
    return rows.map(({ name }) => name)
  })
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => postgresErrorOf(error)?.code,
  )
const [PERMISSION_DENIED, READ_ONLY, CANCELED, DIVISION, ENDED] = ['42501', '25006', '57014', '22012', '57P01']
/** The state of the pool's only connection while idle. */
const bareConnection = () =>
  database.runAs<{ role: string; organization: string; actor: string; readOnly: string; timeout: string }>(
    'system',
    `select current_setting('role') as role, current_setting('app.organization') as organization,
       current_setting('app.actor') as actor, current_setting('transaction_read_only') as "readOnly",
       current_setting('statement_timeout') as timeout`,
  )
const BARE = { role: 'treasury_system', organization: '', actor: '', readOnly: 'off', timeout: '10s' }

it('answers one organization, in one round trip, however often it is asked', async () => {
  // Some statements are prepared at their third use, which must change nothing.
  for (let round = 0; round < 6; round++) {
    const { trips, answer } = await countRoundTrips(() => namesOf(ours))
    expect(answer).toEqual([first.name, second.name])
    expect(trips).toBe(1)
    expect(await namesOf(theirs)).toEqual([foreign.name])
    expect(await namesOf(newId())).toEqual([])
  }
})

it('is planned for its values, but for rows that are found by their keys', async () => {
  const plans = async (tx: Pick<Tx, 'execute'>) =>
    (await tx.execute<{ mode: string }>(sql`select current_setting('plan_cache_mode') as mode`)).rows[0]?.mode
  for (let round = 0; round < 4; round++) {
    expect(await read(ours, plans)).toBe('force_custom_plan')
    expect(await read(ours, tx => plans(tx.byKey()))).toBe('force_generic_plan')
  }
  const byKey = await read(ours, tx =>
    tx
      .byKey()
      .select({ id: file.id })
      .from(file)
      .where(among(file.id, [first.id, foreign.id])),
  )
  expect(byKey).toEqual([{ id: first.id }])
  // Writes stay in their transaction, where Postgres decides as usual.
  expect(await database.inOrganization(ours, actor, async tx => tx.byKey() === tx && plans(tx))).toBe('auto')
})

it('leaves nothing on the connection for whoever comes next, after an answer or an error', async () => {
  await namesOf(ours)
  expect(await bareConnection()).toEqual([BARE])
  const broken = () => read(ours, tx => tx.execute(sql`select 1 / (select 0)`))
  for (let round = 0; round < 4; round++) {
    expect(await failure(broken())).toBe(DIVISION)
    expect(await bareConnection()).toEqual([BARE])
    expect(await namesOf(theirs)).toEqual([foreign.name])
  }
  // The login itself has no permissions, so nothing was left of the role either.
  const login = new pg.Client({ connectionString: url })
  await login.connect()
  expect(await failure(login.query('select * from file'))).toBe(PERMISSION_DENIED)
  await login.end()
})

it('is refused any change', async () => {
  const id = first.id
  expect(await failure(read(ours, tx => tx.update(file).set({ name: 'x' }).where(eq(file.id, id)).execute()))).toBe(
    READ_ONLY,
  )
  expect(await failure(read(ours, tx => tx.execute(sql`select * from file for update`)))).toBe(READ_ONLY)
  await expect(read(ours, async tx => tx.emit('file.changed', id))).rejects.toThrow('changes nothing')
  await expect(read(`${ours}'; --`, async () => {})).rejects.toThrow('not an id')
})

it('is limited in time, by the usual limit or its own', async () => {
  const sleepFor = (seconds: number, options = {}) =>
    failure(read(ours, tx => tx.execute(sql`select pg_sleep(${seconds})`), options))
  expect(await sleepFor(2, { timeoutMs: 100 })).toBe(CANCELED)
  const limited = new URL(url)
  limited.searchParams.set('options', '-c statement_timeout=200ms')
  const short = openDatabase({ url: limited.href, service: 'treasury', modules: [], max: 1 })
  atFileEnd(short.close)
  const usual = () => failure(short.readInOrganization(ours, actor, tx => tx.execute(sql`select pg_sleep(0.4)`)))
  const longer = () =>
    failure(short.readInOrganization(ours, actor, tx => tx.execute(sql`select pg_sleep(0.4)`), { timeoutMs: 5_000 }))
  expect([await usual(), await longer(), await usual()]).toEqual([CANCELED, 'none', CANCELED])
  expect(await bareConnection()).toEqual([BARE])
})

it('sends any value, and prepares one statement for lists of all lengths', async () => {
  const ids = [first.id, second.id, foreign.id]
  const parse = vi.spyOn(pg.Connection.prototype, 'parse')
  for (const length of [0, 2, 3]) {
    const found = await read(ours, tx =>
      tx
        .select({ id: file.id })
        .from(file)
        .where(among(file.id, ids.slice(0, length))),
    )
    expect(found.map(({ id }) => id).sort()).toEqual([first.id, second.id].slice(0, length).sort())
  }
  const texts = parse.mock.calls.map(([{ text }]) => text).filter(text => text.includes('from "file"'))
  expect(new Set(texts).size).toBe(1)
  parse.mockRestore()
  const named = await read(ours, tx =>
    tx
      .select({ name: file.name })
      .from(file)
      .where(among(file.name, [first.name, second.name])),
  )
  expect(named).toHaveLength(2)
  const { rows } = await read(ours, tx =>
    tx.execute(
      sql`select ${null}::text as nothing, ${true}::bool as yes, ${7}::int as seven, ${Buffer.from([0, 255])}::bytea as bytes`,
    ),
  )
  expect(rows).toEqual([{ nothing: null, yes: true, seven: 7, bytes: Buffer.from([0, 255]) }])
  await expect(read(ours, tx => tx.execute(sql`select ${new Map()}`))).rejects.toHaveProperty(
    'cause.message',
    'not a parameter of a statement: object',
  )
})

it('goes on after its connection was ended', async () => {
  const ended = failure(read(ours, tx => tx.execute(sql`select pg_sleep(5)`)))
  await withAdmin(adminUrl, async admin => {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`
    await waitFor(async () => expect((await admin.query(end)).rowCount).toBe(1))
  })
  expect(await ended).toBe(ENDED)
  expect(await namesOf(ours)).toEqual([first.name, second.name])
})
