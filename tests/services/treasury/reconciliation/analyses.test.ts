// Lines are analyzed by themselves after an import: asked for with the lines, one run of an account at a time, and people go first.
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
import { bcaFile, importFile, openWorker } from '../statements/support.ts'
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
/** A worker begins a run and is killed: it is at work, with all that waited. */
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

test('however many start at once, one run works on an account', async () => {
  for (let round = 0; round < rounds(3, 50); round++) {
    const desk = await openDesk(api)
    await request(desk)
    await Promise.all(Array.from({ length: 6 }, () => start(desk)))
    expect(await onlyRun(desk)).toMatchObject({ status: 'QUEUED' })
  }
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
