// Lines are analyzed automatically, imported or entered manually: requested with the lines, one run per account at a time, and users take
// precedence.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tx } from '../../../../services/kit/database/database.ts'
import {
  claimRequests,
  requestAnalysis,
  waitingAccounts,
} from '../../../../services/treasury/reconciliation/analysisRequests.ts'
import { moveRun } from '../../../../services/treasury/reconciliation/runs.ts'
import { startWaitingAnalyses } from '../../../../services/treasury/reconciliation/startAnalyses.ts'
import { abandonRun, workRun } from '../../../../services/treasury/reconciliation/workRun.ts'
import { rounds } from '../../../support/campaign.ts'
import { bcaFile, importFile, openWorker } from '../statementTransactions/support.ts'
import { openTreasuryApi } from '../support/api.ts'
import { type Desk, type ListBody, openAccount, openDesk, type RecommendationBody, type RunBody } from './support.ts'

const api = await openTreasuryApi()
await openWorker(api)
const worker = { database: api.database, jobs: api.jobs }

type Run = RunBody & { startedBy: string | null; mode: string; bankAccountId: string | null }

const within = <T>({ organizationId }: Desk, work: (tx: Tx) => Promise<T>) =>
  api.database.inOrganization(organizationId, null, work)
const request = (desk: Desk, bankAccountId = desk.account) =>
  within(desk, tx => requestAnalysis(tx, api.jobs, { bankAccountId }))
const waiting = (desk: Desk) => within(desk, waitingAccounts)
const start = (desk: Desk) => startWaitingAnalyses(worker, desk)
const work = (desk: Desk, { id }: { id: string }) => workRun(worker, { organizationId: desk.organizationId, runId: id })
async function runsOf(desk: Desk) {
  const { body } = await desk.maker.get<ListBody<Run>>('/v1/reconciliation-runs?first=50')
  return body.items
}
async function onlyRun(desk: Desk) {
  const [run, ...others] = await runsOf(desk)
  expect(others).toEqual([])
  return run!
}
const startByHand = (desk: Desk, bankAccountId: string | null = desk.account, mode = 'RECOMMEND') =>
  desk.admin.post<Run & { code: string }>('/v1/reconciliation-runs', { bankAccountId, mode })
/** A worker begins a run and is killed: the run is in progress, with everything that waited. */
const beginAndDie = (desk: Desk, { id }: { id: string }) =>
  within(desk, async tx => {
    const run = await moveRun(tx, id, ['QUEUED'], { status: 'RUNNING' })
    await claimRequests(tx, run!)
  })
const FILE = bcaFile({
  date: '02/11/2026',
  description: 'TRSF E-BANKING CR INV-2026-000777 PT KARYA',
  amount: '1,250,000.00',
  type: 'CR',
  balance: '1,250,000.00',
})

test('an import asks for it with its lines, and the run that follows recommends', async () => {
  const desk = await openDesk(api)
  const expected = await desk.expected({ amount: '1250000.00', externalId: 'INV-2026-000777' })
  expect(await importFile(desk.maker, desk.account, FILE)).toMatchObject({ status: 'IMPORTED', counts: { ready: 1 } })
  expect(await waiting(desk)).toEqual([desk.account])
  await start(desk)
  const run = await onlyRun(desk)
  expect(run).toMatchObject({ status: 'QUEUED', mode: 'RECOMMEND', bankAccountId: desk.account, startedBy: null })
  await work(desk, run)
  expect(await onlyRun(desk)).toMatchObject({ status: 'COMPLETED', matched: 1 })
  const { body } = await desk.maker.get<ListBody<RecommendationBody>>('/v1/recommendations?status=PENDING')
  expect(body.items).toMatchObject([{ expectedTransactionIds: [expected.id], result: 'FULL_MATCH' }])

  await start(desk)
  await onlyRun(desk)
  expect(await importFile(desk.maker, desk.account, FILE)).toMatchObject({ counts: { ready: 0, duplicates: 1 } })
  expect(await waiting(desk)).toEqual([])
})

test('what an import brought is counted by itself, however it is matched', async () => {
  const desk = await openDesk(api)
  const counts = async (query: string) => (await desk.maker.get(`/v1/reconciliation-counts?${query}`)).body
  const expected = await desk.expected({ amount: '1250000.00', externalId: 'INV-2026-000777' })
  const { id } = await importFile(desk.maker, desk.account, FILE)
  const other = await importFile(
    desk.maker,
    desk.account,
    bcaFile({ date: '03/11/2026', description: 'BUNGA', amount: '5.00', type: 'CR', balance: '1,250,005.00' }),
  )
  await desk.line()
  const nothing = { unreconciled: 1, reconciled: 0, full: 0, partial: 0, none: 0 }
  expect(await counts(`importId=${id}`)).toEqual(nothing)
  await start(desk)
  await work(desk, await onlyRun(desk))
  expect(await counts(`importId=${id}&bankAccountId=${desk.account}`)).toEqual({ ...nothing, full: 1 })
  expect(await counts(`importId=${other.id}`)).toEqual({ ...nothing, none: 1 })
  expect(await counts('')).toEqual({ unreconciled: 3, reconciled: 0, full: 1, partial: 0, none: 2 })

  const { body: lines } = await desk.maker.get<ListBody<{ id: string }>>(`/v1/statement-transactions?importId=${id}`)
  const match = {
    statementTransactionIds: lines.items.map(line => line.id),
    expectedTransactionIds: [expected.id],
  }
  const made = await desk.maker.post('/v1/reconciliations', match, { 'idempotency-key': randomUUID() })
  expect(made.status).toBe(201)
  expect(await counts(`importId=${id}`)).toEqual({ unreconciled: 0, reconciled: 1, full: 0, partial: 0, none: 0 })
  expect(await counts(`importId=${other.id}`)).toMatchObject({ unreconciled: 1, reconciled: 0 })
  expect(await counts(`importId=${desk.account}`)).toMatchObject({ unreconciled: 0, reconciled: 0 })
})

test('a line that is entered by hand asks for it too, and one that is refused does not', async () => {
  const desk = await openDesk(api)
  const expected = await desk.expected({ amount: '1250000.00', externalId: 'INV-2026-000779' })
  const refused = await desk.maker.post<{ code: string }>('/v1/statement-transactions', {
    bankAccountId: desk.account,
    date: '2099-01-01',
    description: 'SETORAN',
    direction: 'CREDIT',
    amount: '1.00',
  })
  expect(refused.body.code).toBe('U-TRSY-ST-19')
  expect(await waiting(desk)).toEqual([])
  const line = await desk.line({ amount: '1250000.00', description: 'SETORAN INV-2026-000779' })
  expect(await waiting(desk)).toEqual([desk.account])
  await start(desk)
  const run = await onlyRun(desk)
  expect(run).toMatchObject({ status: 'QUEUED', mode: 'RECOMMEND', bankAccountId: desk.account, startedBy: null })
  await work(desk, run)
  const { body } = await desk.maker.get<ListBody<RecommendationBody>>('/v1/recommendations?status=PENDING')
  expect(body.items).toMatchObject([
    { statementTransactionIds: [line.id], expectedTransactionIds: [expected.id], result: 'FULL_MATCH' },
  ])
  expect(await waiting(desk)).toEqual([])
})

test('however many lines are entered at once, all of them are analyzed', async () => {
  for (let round = 0; round < rounds(3, 50); round++) {
    const desk = await openDesk(api)
    const lines = await Promise.all(Array.from({ length: 4 }, () => desk.line()))
    // A worker starts while more of them arrive.
    const [, ...more] = await Promise.all([start(desk), desk.line(), desk.line()])
    for (let run = 0; run < 3; run++) {
      for (const each of await runsOf(desk)) if (each.status === 'QUEUED') await work(desk, each)
      await start(desk)
    }
    const { body } = await desk.maker.get<ListBody<{ id: string }>>(
      '/v1/statement-transactions?first=50&matchResult=NO_MATCH',
    )
    expect(body.items.map(({ id }) => id).toSorted()).toEqual([...lines, ...more].map(({ id }) => id).toSorted())
    expect(await waiting(desk)).toEqual([])
  }
})

test('however many start at once, one run works on an account', async () => {
  for (let round = 0; round < rounds(3, 50); round++) {
    const desk = await openDesk(api)
    await request(desk)
    await Promise.all(Array.from({ length: 6 }, () => start(desk)))
    expect(await onlyRun(desk)).toMatchObject({ status: 'QUEUED' })
  }
})

test('what comes while a run waits for its worker is analyzed by that run, and is said to be', async () => {
  const desk = await openDesk(api)
  await request(desk)
  await start(desk)
  const line = await desk.line()
  await work(desk, await onlyRun(desk))
  expect(await waiting(desk)).toEqual([])
  const path = '/v1/statement-transactions?matchResult=NO_MATCH'
  const { body } = await desk.maker.get<ListBody<{ id: string }>>(path)
  expect(body.items.map(({ id }) => id)).toEqual([line.id])
})

test('several accounts that wait are one run of all', async () => {
  const desk = await openDesk(api)
  await request(desk)
  await request(desk, await openAccount(desk.maker, desk.entityId))
  await start(desk)
  const run = await onlyRun(desk)
  expect(run).toMatchObject({ bankAccountId: null })
  await work(desk, run)
  expect(await waiting(desk)).toEqual([])
})

test('lines that come while a run is at work are analyzed after it', async () => {
  const desk = await openDesk(api)
  await request(desk)
  await start(desk)
  const first = await onlyRun(desk)
  await beginAndDie(desk, first)
  await request(desk)
  await start(desk)
  await onlyRun(desk)
  expect(await waiting(desk)).toEqual([desk.account])
  await desk.admin.post(`/v1/reconciliation-runs/${first.id}/cancel`, {})
  await start(desk)
  expect(await runsOf(desk)).toMatchObject([{ status: 'QUEUED' }, { status: 'CANCELLED' }])
})

test('a review is not taken away: what came waits until it is over', async () => {
  const desk = await openDesk(api)
  await desk.expected({ externalId: 'INV-2026-000778' })
  await desk.line({ description: 'TRSF E-BANKING CR INV-2026-000778' })
  const { body: review } = await startByHand(desk, desk.account, 'AUTOMATIC')
  await work(desk, review)
  expect(await onlyRun(desk)).toMatchObject({ status: 'AWAITING_REVIEW' })
  await request(desk)
  await start(desk)
  expect(await onlyRun(desk)).toMatchObject({ status: 'AWAITING_REVIEW' })
  await desk.admin.post(`/v1/reconciliation-runs/${review.id}/cancel`, {})
  await start(desk)
  expect(await runsOf(desk)).toMatchObject([{ status: 'QUEUED', startedBy: null }, { status: 'CANCELLED' }])
})

test("a person's run goes before one that began by itself, and what it does not cover waits again", async () => {
  const desk = await openDesk(api)
  const elsewhere = await openAccount(desk.maker, desk.entityId)
  await request(desk)
  await request(desk, elsewhere)
  await start(desk)
  const itself = await onlyRun(desk)
  await beginAndDie(desk, itself)
  expect(await waiting(desk)).toEqual([])
  const byHand = await startByHand(desk)
  expect(byHand).toMatchObject({ status: 202, body: { status: 'QUEUED' } })
  await work(desk, itself)
  await work(desk, byHand.body)
  expect(await runsOf(desk)).toMatchObject([
    { id: byHand.body.id, status: 'COMPLETED' },
    { id: itself.id, status: 'CANCELLED' },
  ])
  expect(await waiting(desk)).toEqual([elsewhere])

  expect((await startByHand(desk)).status).toBe(202)
  expect(await startByHand(desk)).toMatchObject({ status: 409, body: { code: 'U-TRSY-RC-17' } })
})

test('a run that was given up, or that somebody cancelled, is not begun again by itself', async () => {
  const desk = await openDesk(api)
  await request(desk)
  await start(desk)
  const given = await onlyRun(desk)
  await beginAndDie(desk, given)
  await abandonRun(worker, { organizationId: desk.organizationId, runId: given.id })
  await start(desk)
  expect(await onlyRun(desk)).toMatchObject({ status: 'FAILED' })
})
