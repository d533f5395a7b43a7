import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { commonErrors } from '../../services/kit/errors.ts'
import { Refusal } from '../../services/kit/http/problem.ts'
import { once } from '../../services/kit/idempotency.ts'
import { newId } from '../../services/kit/ids.ts'
import { rounds } from '../support/campaign.ts'
import { freshDatabase } from '../support/database.ts'
import { busyFor } from '../support/until.ts'

const { database } = await freshDatabase({ max: 10 })
const [organization, actor] = [newId(), newId()]

/** The effect: an event, which is counted later. */
const apply = (key: string, request: unknown, by = actor) =>
  database.inOrganization(organization, by, tx =>
    once(tx, key, request, async () => {
      await busyFor(Math.random() * 3)
      tx.emit('thing.changed', newId())
      return { done: true }
    }),
  )

const outcomeOf = (work: Promise<{ replayed: boolean }>) =>
  work.then(
    ({ replayed }) => (replayed ? 'replayed' : 'applied'),
    (error: unknown) => (error instanceof Refusal ? `${error.row.code} ${error.row.status}` : 'failed'),
  )
const eventCount = async () =>
  Number((await database.runAs<{ n: string }>('feed', 'select count(*) as n from outbox'))[0]?.n)

it('T16: applies a request once, however many send it at once', async () => {
  const keys = rounds(100, 1_000)
  for (let round = 0; round < keys; round++) {
    const key = newId()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(apply(key, { round }))))
    expect(outcomes.filter(outcome => outcome === 'applied')).toHaveLength(1)
    expect(outcomes.filter(outcome => !['applied', 'replayed', 'G-4 409'].includes(outcome))).toEqual([])
    expect(await outcomeOf(apply(key, { round }))).toBe('replayed')
  }
  expect(await eventCount()).toBe(keys)
})

it('says of a request that is still being applied when to ask again', async () => {
  const key = newId()
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = database.inOrganization(organization, actor, tx =>
    once(tx, key, 'same', async () => {
      begun.resolve()
      await goOn.promise
      return { done: true }
    }),
  )
  await begun.promise
  const second = await apply(key, 'same').catch((error: unknown) => error)
  goOn.resolve()
  expect(second).toBeInstanceOf(Refusal)
  expect(second).toMatchObject({ row: { code: 'G-4', status: 409 }, retryAfterSeconds: 1 })
  expect((await first).replayed).toBe(false)
})

it('answers a repeated request with the first answer', async () => {
  const key = newId()
  const answer = (value: number) =>
    database.inOrganization(organization, actor, tx => once(tx, key, 'same', async () => ({ value })))
  expect(await answer(1)).toEqual({ body: { value: 1 }, replayed: false })
  expect(await answer(2)).toEqual({ body: { value: 1 }, replayed: true })
})

it('refuses another request under the same key, but a key belongs to its actor', async () => {
  const key = newId()
  expect(await outcomeOf(apply(key, { amount: '1.00' }))).toBe('applied')
  expect(await outcomeOf(apply(key, { amount: '2.00' }))).toBe('G-12 422')
  expect(await outcomeOf(apply(key, { amount: '2.00' }, newId()))).toBe('applied')
})

it('keeps nothing of a request that failed', async () => {
  const key = newId()
  const failing = database.inOrganization(organization, actor, tx =>
    once(tx, key, {}, async () => {
      throw new Refusal(commonErrors.staleVersion)
    }),
  )
  await expect(failing).rejects.toMatchObject({ row: { code: 'G-3' } })
  expect(await outcomeOf(apply(key, {}))).toBe('applied')
})

it('runs the effect each time where no key is given', async () => {
  const run = () => database.inOrganization(organization, actor, tx => once(tx, undefined, {}, async () => 1))
  expect([await run(), await run()]).toEqual([
    { body: 1, replayed: false },
    { body: 1, replayed: false },
  ])
})

it('T16: is written with its effect: a killed transaction leaves neither', async () => {
  const key = newId()
  const before = await eventCount()
  const killed = database.inOrganization(organization, actor, tx =>
    once(tx, key, {}, async () => {
      tx.emit('thing.changed', newId())
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      return null
    }),
  )
  await expect(killed).rejects.toBeInstanceOf(Error)
  expect(await eventCount()).toBe(before)
  expect(await outcomeOf(apply(key, {}))).toBe('applied')
})
