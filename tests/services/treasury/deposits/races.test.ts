// Concurrent actions of users, workers and statements on deposits, on real Postgres: one of them wins, and schedule and expected
// transactions stay consistent.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { brokenInvariants } from './invariants.ts'
import { type DepositBody, openScene } from './support.ts'

const ISSUED = '2026-02-10T03:00:00Z'
const clock = stoppedClock(ISSUED)
const api = await openTreasuryApi({ clock })
let scene = await openScene(api)
beforeEach(async () => {
  clock.set(ISSUED)
  scene = await openScene(api)
})
const today = () => clock.now().toZonedDateTimeISO('Asia/Jakarta').toPlainDate().toString()
afterEach(async () => {
  const broken = await scene.inside(tx => brokenInvariants(tx, today()))
  if (broken.length > 0) throw new Error(broken.join('\n'))
})

type Said = { status: number; body: DepositBody & Problem }
const codes = (answers: readonly Said[]) =>
  answers.map(({ status, body }) => (status < 300 ? 'ok' : body.code)).toSorted()

test('of closes and edits that saw the same version, one is done', async () => {
  const made = await scene.create()
  const edit = (alias: string) => scene.update(made, scene.values({ alias }))
  const answers = await Promise.all([
    scene.close(made, '2026-03-02'),
    edit('One'),
    scene.close(made, '2026-03-03'),
    edit('Two'),
    scene.close(made, '2026-03-04'),
    edit('Three'),
  ])
  expect(codes(answers)).toEqual(['G-3', 'G-3', 'G-3', 'G-3', 'G-3', 'ok'])
  expect((await scene.read(made)).version).toBe(made.version + 1)
})

test('of cancels that saw the same version, one is done', async () => {
  const made = await scene.create({ issuedOn: '2026-03-02' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => scene.cancel(made)))
  expect(codes(answers)).toEqual(['G-3', 'G-3', 'G-3', 'G-3', 'ok'])
  expect(await scene.openOf(made)).toEqual([])
})

test('an alias is taken once, and no number is lost with those who came too late', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => scene.tryCreate({ alias: 'Operasional' })))
  expect(codes(answers)).toEqual([...Array.from({ length: 5 }, () => 'U-TRSY-DP-6'), 'ok'])
  expect((await scene.create()).number).toBe('DEP-2026-000002')
})

test('one key makes one deposit', async () => {
  const [key, body] = [{ 'idempotency-key': randomUUID() }, scene.values()]
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => scene.maker.post<DepositBody & Problem>('/v1/deposits', body, key)),
  )
  const ids = new Set(answers.filter(({ status }) => status === 201).map(answer => answer.body.id))
  expect(ids.size).toBe(1)
  expect(codes(answers).filter(code => code !== 'ok' && code !== 'G-4')).toEqual([])
  const { body: counts } = await scene.maker.get<{ all: number }>('/v1/deposits/counts')
  expect(counts.all).toBe(1)
})

test.each(['close', 'reconcile'] as const)('money is never matched and closed away, %s first', async first => {
  for (let round = 0; round < 6; round++) {
    const made = await scene.create()
    const principal = (await scene.expectedOf(made)).find(
      row => row.amount.amount === '1000000000.00' && row.direction === 'CREDIT',
    )!
    const close = () => scene.close(made, '2026-03-02').then(({ status }) => status === 200)
    const reconcile = () =>
      scene.reconcile(principal).then(
        () => true,
        () => false,
      )
    const [one, other] = await Promise.all(first === 'close' ? [close(), reconcile()] : [reconcile(), close()])
    expect(Number(one) + Number(other)).toBe(1)
    const { status } = (await scene.expectedOf(made)).find(({ id }) => id === principal.id)!
    const isClosed = (await scene.read(made)).status === 'CLOSED'
    expect(status).toBe(isClosed ? 'ARCHIVED' : 'RECONCILED')
  }
})

test('a person who edits at the moment of the maturity meets the old term or is told of the new one', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => scene.create({ tenor: 1, renewal: 'PRINCIPAL' })))
  clock.set('2026-03-10T03:00:00Z')
  const edits = made.map(row =>
    scene.update(row, scene.values({ alias: row.alias, tenor: 1, renewal: 'NONE', nextInterestRate: null })),
  )
  const [answers] = await Promise.all([Promise.all(edits), scene.goOn(), scene.goOn()])
  // The term that they saw is over.
  expect(codes(answers)).toEqual(['G-3', 'G-3', 'G-3', 'G-3'])
  expect((await Promise.all(made.map(row => scene.read(row)))).map(({ termNumber }) => termNumber)).toEqual([
    2, 2, 2, 2,
  ])
})
