// Postgres aborts one of two deadlocked transactions. The caller must not notice.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordActivity } from '../../services/kit/activity/record.ts'
import { openDatabase, type Tx } from '../../services/kit/database/database.ts'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { postgresErrorOf } from '../../services/kit/database/violations.ts'
import { Refusal } from '../../services/kit/http/problem.ts'
import { commonErrors } from '../../services/kit/errors.ts'
import { once } from '../../services/kit/idempotency.ts'
import { newId } from '../../services/kit/ids.ts'
import { freshDatabase } from '../support/database.ts'
import { atFileEnd } from '../support/fileEnd.ts'

const { database, url, adminUrl } = await freshDatabase({ max: 20 })
const [organization, actor] = [newId(), newId()]

await withAdmin(adminUrl, async admin => {
  await admin.query('create table counter (name text primary key, value int not null)')
  await admin.query('grant select, insert, update on counter to treasury')
  // Usually a second, which is too long to wait here. Applies to new connections.
  await admin.query(
    `do $$ begin execute format('alter database %I set deadlock_timeout = ''20ms''', current_database()); end $$`,
  )
})

const inOrganization = <T>(use: (tx: Tx) => Promise<T>) => database.inOrganization(organization, actor, use)
const startCounters = (...names: string[]) =>
  inOrganization(tx => tx.execute(sql`insert into counter select unnest(${sql.param(names)}::text[]), 0`))
const count = (tx: Tx, name: string) => tx.execute(sql`update counter set value = value + 1 where name = ${name}`)
const valuesOf = async (...names: string[]) =>
  inOrganization(async tx => {
    const { rows } = await tx.execute<{ value: number }>(
      sql`select value from counter where name = any (${sql.param(names)}) order by name`,
    )
    return rows.map(row => row.value)
  })
const countOf = async (table: string, condition: string, value: string) =>
  withAdmin(adminUrl, async admin => {
    const { rows } = await admin.query<{ n: string }>(`select count(*) as n from ${table} where ${condition} = $1`, [
      value,
    ])
    return Number(rows[0]?.n)
  })

/** Releases the first `parties` callers together, and later ones at once. */
function meeting(parties: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    if (++arrived >= parties) resolve()
    return promise
  }
}

it('runs the loser of a deadlock again, and all that it does is done once', async () => {
  const [left, right] = [`left ${newId()}`, `right ${newId()}`]
  await startCounters(left, right)
  const subject = newId()
  const bothHoldOne = meeting(2)
  let attempts = 0
  const crossing = (first: string, second: string) =>
    inOrganization(tx =>
      once(tx, `from ${first}`, { first, second }, async () => {
        attempts++
        tx.emit('thing.changed', subject)
        recordActivity(tx, { action: 'UPDATED', recordType: 'COUNTERPARTY', recordId: subject, recordLabel: first })
        await count(tx, first)
        await bothHoldOne()
        await count(tx, second)
        return { first }
      }),
    )
  const answers = await Promise.all([crossing(left, right), crossing(right, left)])
  expect(answers).toEqual([left, right].map(first => ({ body: { first }, replayed: false })))
  expect(attempts).toBe(3)
  expect(await valuesOf(left, right)).toEqual([2, 2])
  expect(await countOf('outbox', 'subject_id', subject)).toBe(2)
  expect(await countOf('activity_log', 'record_id', subject)).toBe(2)
  expect(await countOf('idempotency', 'organization_id', organization)).toBe(2)
})

it('brings three through that take the same rows in different orders', async () => {
  const names = ['a', 'b', 'c'].map(name => `${name} ${newId()}`)
  await startCounters(...names)
  const three = Array.from({ length: 3 }, (_, at) =>
    inOrganization(async tx => {
      for (const step of names.keys()) await count(tx, names[(at + step) % names.length]!)
    }),
  )
  await Promise.all(three)
  expect(await valuesOf(...names)).toEqual([3, 3, 3])
})

it('runs again what could not be serialized', async () => {
  const strict = new URL(url)
  strict.searchParams.set('options', '-c default_transaction_isolation=serializable')
  const serializable = openDatabase({ url: strict.href, service: 'treasury', modules: [] })
  atFileEnd(serializable.close)
  const name = newId()
  await startCounters(name)
  const bothHaveRead = meeting(2)
  const add = () =>
    serializable.inOrganization(organization, actor, async tx => {
      const { rows } = await tx.execute<{ value: number }>(sql`select value from counter where name = ${name}`)
      await bothHaveRead()
      await tx.execute(sql`update counter set value = ${(rows[0]?.value ?? 0) + 1} where name = ${name}`)
    })
  await Promise.all([add(), add()])
  expect(await valuesOf(name)).toEqual([2])
})

it('gives up after a few attempts, and tries nothing else again', async () => {
  let attempts = 0
  const failing = (error: () => Promise<unknown>) =>
    inOrganization(async tx => {
      attempts++
      await tx.execute(sql`select 1`)
      await error()
    })
  const lost = () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
  await expect(failing(lost)).rejects.toSatisfy((error: unknown) => postgresErrorOf(error)?.code === '40P01')
  expect(attempts).toBe(4)
  attempts = 0
  await expect(failing(() => Promise.reject(new Refusal(commonErrors.notFound)))).rejects.toThrow(Refusal)
  const unique = inOrganization(async tx => {
    attempts++
    await tx.execute(sql`insert into counter values ('twice', 0), ('twice', 0)`)
  })
  await expect(unique).rejects.toSatisfy((error: unknown) => postgresErrorOf(error)?.code === '23505')
  expect(attempts).toBe(2)
})
