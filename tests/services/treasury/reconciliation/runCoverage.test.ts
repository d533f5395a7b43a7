// A line that no run has covered differs from one without a match.
import { expect, test } from 'vitest'
import { abandonRun, workRun } from '../../../../services/treasury/reconciliation/workRun.ts'
import { openTreasuryApi } from '../support/api.ts'
import { type Desk, type ListBody, openAccount, openDesk, recordsOf, type RunBody } from './support.ts'

const api = await openTreasuryApi()
const worker = { database: api.database }

type LookedLine = { id: string; wasCoveredByRun: boolean }
type Counts = { unreconciled: number; full: number; partial: number; none: number }

async function startRun(desk: Desk, bankAccountId: string | null, mode = 'RECOMMEND') {
  const { status, body } = await desk.admin.post<RunBody>('/v1/reconciliation-runs', { bankAccountId, mode })
  expect(status).toBe(202)
  return { organizationId: desk.organizationId, runId: body.id }
}
async function look(desk: Desk, bankAccountId: string | null, mode?: string) {
  const run = await startRun(desk, bankAccountId, mode)
  await workRun(worker, run)
  return run
}
const cancel = (desk: Desk, { runId }: { runId: string }) =>
  desk.admin.post<RunBody>(`/v1/reconciliation-runs/${runId}/cancel`, {})

/** Lines covered by a run: those marked so, those found by the filter without a match, and the counts. */
async function lookedAt(desk: Desk) {
  const list = (filter: string) =>
    desk.maker.get<ListBody<LookedLine>>(`/v1/statement-transactions?first=200&status=UNRECONCILED${filter}`)
  const says = (await list('')).body.items.filter(line => line.wasCoveredByRun)
  const found = (await list('&matchResult=NO_MATCH')).body.items
  const { body } = await desk.maker.get<Counts>('/v1/reconciliation-counts')
  return { says: idsOf(says), found: idsOf(found), none: body.none }
}
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id).toSorted()
const these = (...lines: { id: string }[]) => ({ says: idsOf(lines), found: idsOf(lines), none: lines.length })

test('lines that came since the last run of their account have no result, in the list, its filter and the counts', async () => {
  const desk = await openDesk(api)
  const elsewhere = await openAccount(desk.maker, desk.entityId)
  const [first, other] = [await desk.line(), await recordsOf(desk.maker, elsewhere).line()]
  expect(await lookedAt(desk)).toEqual(these())
  await look(desk, desk.account)
  expect(await lookedAt(desk)).toEqual(these(first))
  const second = await desk.line()
  expect(await lookedAt(desk)).toEqual(these(first))
  await look(desk, null)
  expect(await lookedAt(desk)).toEqual(these(first, second, other))
  const third = await desk.line()
  const { body } = await desk.maker.get<LookedLine>(`/v1/statement-transactions/${third.id}`)
  expect(body.wasCoveredByRun).toBe(false)
  expect(await lookedAt(await openDesk(api))).toEqual(these())
})

test('only a run that got through its matching has looked', async () => {
  const desk = await openDesk(api)
  const line = await desk.line()
  const queued = await startRun(desk, desk.account)
  expect(await lookedAt(desk)).toEqual(these())
  await cancel(desk, queued)
  expect(await lookedAt(desk)).toEqual(these())
  await abandonRun(worker, await startRun(desk, desk.account))
  expect(await lookedAt(desk)).toEqual(these())
  await look(desk, desk.account)
  expect(await lookedAt(desk)).toEqual(these(line))
})

test('a run has looked while its automatic matches wait for review, and when that review is dropped', async () => {
  const desk = await openDesk(api)
  await desk.expected({ externalId: 'INV-2026-000901' })
  const [matched, unmatched] = [
    await desk.line({ description: 'TRSF E-BANKING CR INV-2026-000901' }),
    await desk.line({ amount: '35000.00', direction: 'DEBIT' }),
  ]
  const seen = { says: idsOf([matched, unmatched]), found: [unmatched.id], none: 1 }
  const run = await look(desk, desk.account, 'AUTOMATIC')
  expect(await lookedAt(desk)).toEqual(seen)
  expect((await cancel(desk, run)).body.status).toBe('CANCELLED')
  expect(await lookedAt(desk)).toEqual(seen)
})

test('what is open again was not looked at as it is now', async () => {
  const desk = await openDesk(api)
  const [matched, archived, open] = [await desk.line(), await desk.line(), await desk.line()]
  const expected = await desk.expected()
  const { body: match } = await desk.reconcile([matched.id], [expected.id])
  await desk.maker.post('/v1/statement-transactions/archive', { ids: [archived.id] })
  await look(desk, desk.account)
  await desk.remove(match.id)
  await desk.maker.post('/v1/statement-transactions/unarchive', { ids: [archived.id] })
  expect(await lookedAt(desk)).toEqual(these(open))
  const { body: counts } = await desk.maker.get<Counts>('/v1/reconciliation-counts')
  expect(counts).toMatchObject({ unreconciled: 3, full: 0, partial: 0 })

  await look(desk, desk.account)
  expect((await lookedAt(desk)).says).toEqual(idsOf([matched, archived, open]))
})
