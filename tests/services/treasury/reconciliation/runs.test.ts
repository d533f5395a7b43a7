import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { TreasuryContext } from '../../../../services/treasury/context.ts'
import { workConfirm } from '../../../../services/treasury/reconciliation/workConfirm.ts'
import { supersedeOutgrown } from '../../../../services/treasury/reconciliation/recommendations.ts'
import { tidyRecommendations } from '../../../../services/treasury/reconciliation/upkeep.ts'
import { abandonRun, workRun } from '../../../../services/treasury/reconciliation/workRun.ts'
import { openTreasuryApi } from '../support/api.ts'
import {
  type Desk,
  type ListBody,
  openAccount,
  openDesk,
  type RecommendationBody,
  recordsOf,
  type RunBody,
} from './support.ts'

const api = await openTreasuryApi()
const worker: Pick<TreasuryContext, 'database'> = { database: api.database }

async function startRun(desk: Desk, mode: 'RECOMMEND' | 'AUTOMATIC', bankAccountId: string | null = desk.account) {
  return desk.admin.post<RunBody & { code: string }>('/v1/reconciliation-runs', { bankAccountId, mode })
}
const ofRun = (desk: Desk, run: { id: string }) => ({ organizationId: desk.organizationId, runId: run.id })
async function runNow(desk: Desk, { id }: { id: string }) {
  const { body } = await desk.maker.get<ListBody<RunBody>>(`/v1/reconciliation-runs?ids=${id}`)
  return body.items[0]!
}
async function recommended(desk: Desk, query = 'status=PENDING') {
  const { body } = await desk.maker.get<ListBody<RecommendationBody>>(`/v1/recommendations?first=200&${query}`)
  return body.items
}
/** An invoice and a line that names and pays it. */
async function clearCase(desk: Desk, number: string, amount = '1250000.00') {
  const counterpartyId = await desk.counterparty(`PT Karya ${number}`)
  const expected = await desk.expected({ amount, counterpartyId, externalId: `INV-2026-${number}` })
  const line = await desk.line({ amount, description: `TRSF E-BANKING CR INV-2026-${number} PT KARYA ${number}` })
  return { expected, line, counterpartyId }
}

test('a run recommends with reasons, and a recommendation is accepted once', async () => {
  const desk = await openDesk(api)
  const { expected, line } = await clearCase(desk, '000101')
  await desk.line({ description: 'BIAYA ADM', direction: 'DEBIT', amount: '35000.00' })
  const started = await startRun(desk, 'RECOMMEND')
  expect(started).toMatchObject({ status: 202, body: { status: 'QUEUED' } })
  await workRun(worker, ofRun(desk, started.body))
  expect(await runNow(desk, started.body)).toMatchObject({
    status: 'COMPLETED',
    done: 2,
    total: 2,
    matched: 1,
    automatic: 1,
  })

  const [one, ...others] = await recommended(desk)
  expect(others).toEqual([])
  expect(one).toMatchObject({
    result: 'FULL_MATCH',
    statementTransactionIds: [line.id],
    expectedTransactionIds: [expected.id],
    automatic: true,
    difference: { amount: '0.00' },
  })
  expect(one!.reasons.map(reason => reason.code)).toEqual(
    expect.arrayContaining(['REFERENCE_NAMED', 'AMOUNT_EXACT', 'NAME_SIMILAR', 'SAME_DAY']),
  )
  expect(one!.reasons.find(reason => reason.code === 'REFERENCE_NAMED')).toMatchObject({ text: 'INV-2026-000101' })
  const counts = await desk.maker.get('/v1/reconciliation-counts')
  expect(counts.body).toEqual({ unreconciled: 2, reconciled: 0, full: 1, partial: 0, none: 1 })

  const accept = () =>
    desk.maker.post<{ results: { ok: boolean; errors: { code: string }[] }[]; reconciliations: { kind: string }[] }>(
      '/v1/recommendations/accept',
      { ids: [one!.id] },
    )
  const accepted = await accept()
  expect(accepted.body.results).toEqual([{ id: one!.id, ok: true, errors: [] }])
  expect(accepted.body.reconciliations[0]).toMatchObject({ kind: 'REVIEW', result: 'FULL_MATCH' })
  const after = await desk.maker.get('/v1/reconciliation-counts')
  expect(after.body).toEqual({ unreconciled: 1, reconciled: 1, full: 0, partial: 0, none: 1 })
  const again = await accept()
  expect(again.body.results[0]).toMatchObject({ ok: false, errors: [{ code: 'U-TRSY-RC-1' }] })
  expect(await desk.lineNow(line.id)).toMatchObject({ status: 'RECONCILED' })
})

test('a rejected recommendation is not acted on and not proposed again', async () => {
  const desk = await openDesk(api)
  await clearCase(desk, '000202')
  const first = await startRun(desk, 'RECOMMEND')
  await workRun(worker, ofRun(desk, first.body))
  const [one] = await recommended(desk)
  const rejected = await desk.maker.post<{ results: { ok: boolean }[] }>('/v1/recommendations/reject', {
    ids: [one!.id],
  })
  expect(rejected.body.results[0]).toMatchObject({ ok: true })
  const accept = await desk.maker.post<{ results: { errors: { code: string }[] }[] }>('/v1/recommendations/accept', {
    ids: [one!.id],
  })
  expect(accept.body.results[0]!.errors[0]!.code).toBe('U-TRSY-RC-10')
  const second = await startRun(desk, 'RECOMMEND')
  await workRun(worker, ofRun(desk, second.body))
  expect(await recommended(desk)).toEqual([])
})

test('an automatic run waits for review, and confirms all but what the reviewer took out', async () => {
  const desk = await openDesk(api)
  const cases = [await clearCase(desk, '000301'), await clearCase(desk, '000302'), await clearCase(desk, '000303')]
  const started = await startRun(desk, 'AUTOMATIC')
  await workRun(worker, ofRun(desk, started.body))
  expect(await runNow(desk, started.body)).toMatchObject({ status: 'AWAITING_REVIEW', automatic: 3 })
  const proposals = await recommended(desk)
  expect(proposals).toHaveLength(3)
  expect(await desk.lineNow(cases[0]!.line.id)).toMatchObject({ status: 'UNRECONCILED' })

  const out = proposals.find(each => each.statementTransactionIds[0] === cases[1]!.line.id)!
  // A user matches one manually meanwhile.
  await desk.reconcile([cases[2]!.line.id], [cases[2]!.expected.id])
  const confirm = await desk.admin.post<RunBody>(`/v1/reconciliation-runs/${started.body.id}/confirm`, {
    excludeRecommendationIds: [out.id],
  })
  expect(confirm).toMatchObject({ status: 202, body: { status: 'CONFIRMING' } })
  await workConfirm(worker, ofRun(desk, started.body))
  await workConfirm(worker, ofRun(desk, started.body))
  expect(await runNow(desk, started.body)).toMatchObject({ status: 'COMPLETED' })
  expect(await desk.lineNow(cases[0]!.line.id)).toMatchObject({ status: 'RECONCILED' })
  expect(await desk.lineNow(cases[1]!.line.id)).toMatchObject({ status: 'UNRECONCILED' })
  const states = Object.fromEntries(
    (await recommended(desk, 'status=PENDING,ACCEPTED,SUPERSEDED')).map(each => [
      each.statementTransactionIds[0],
      each.status,
    ]),
  )
  expect(states).toEqual({
    [cases[0]!.line.id]: 'ACCEPTED',
    [cases[1]!.line.id]: 'PENDING',
    [cases[2]!.line.id]: 'SUPERSEDED',
  })
  const { body } = await desk.maker.get<ListBody<{ kind: string }>>('/v1/reconciliations?kind=AUTOMATIC')
  expect(body.items).toHaveLength(1)
  const log = await desk.admin.get<ListBody<{ action: string; counts: object }>>(
    `/v1/activity?recordType=RECONCILIATION_RUN&recordId=${started.body.id}`,
  )
  if (log.status === 200)
    expect(log.body.items.map(item => item.action)).toEqual(
      expect.arrayContaining(['CREATED', 'SUBMITTED', 'RECONCILED']),
    )
})

test('rights: a maker runs recommendations and not the automatic mode', async () => {
  const desk = await openDesk(api)
  const auto = await desk.maker.post<{ code: string }>('/v1/reconciliation-runs', { mode: 'AUTOMATIC' })
  expect(auto).toMatchObject({ status: 403, body: { code: 'U-TRSY-RC-24' } })
  const recommend = await desk.maker.post<RunBody>('/v1/reconciliation-runs', { mode: 'RECOMMEND' })
  expect(recommend.status).toBe(202)
  const confirm = await desk.maker.post<{ code: string }>(`/v1/reconciliation-runs/${recommend.body.id}/confirm`, {})
  expect(confirm.body.code).toBe('U-TRSY-RC-24')
})

test('one run an account at a time; a run of all accounts excludes each', async () => {
  const desk = await openDesk(api)
  const other = await openAccount(desk.maker, desk.entityId)
  const first = await startRun(desk, 'RECOMMEND')
  expect((await startRun(desk, 'RECOMMEND')).body.code).toBe('U-TRSY-RC-17')
  expect((await startRun(desk, 'RECOMMEND', null)).body.code).toBe('U-TRSY-RC-17')
  const second = await startRun(desk, 'RECOMMEND', other)
  expect(second.status).toBe(202)
  for (const { body } of [first, second]) await workRun(worker, ofRun(desk, body))
  const starts = await Promise.all(Array.from({ length: 5 }, () => startRun(desk, 'RECOMMEND', null)))
  expect(starts.filter(({ status }) => status === 202)).toHaveLength(1)
})

test('a newer run supersedes what was pending, and cancels a review that it overtakes', async () => {
  const desk = await openDesk(api)
  await clearCase(desk, '000401')
  const first = await startRun(desk, 'AUTOMATIC')
  await workRun(worker, ofRun(desk, first.body))
  const second = await startRun(desk, 'RECOMMEND')
  expect(await runNow(desk, first.body)).toMatchObject({ status: 'CANCELLED' })
  await workRun(worker, ofRun(desk, second.body))
  const pending = await recommended(desk)
  expect(pending.map(each => each.runId)).toEqual([second.body.id])
  expect(await recommended(desk, 'status=SUPERSEDED')).toHaveLength(1)
})

test('a run that was cancelled while at work leaves nothing', async () => {
  const desk = await openDesk(api)
  await clearCase(desk, '000501')
  const started = await startRun(desk, 'RECOMMEND')
  const cancelled = await desk.maker.post<RunBody>(`/v1/reconciliation-runs/${started.body.id}/cancel`, {})
  expect(cancelled.body.status).toBe('CANCELLED')
  await workRun(worker, ofRun(desk, started.body))
  expect(await recommended(desk)).toEqual([])
  const again = await desk.maker.post<{ code: string }>(`/v1/reconciliation-runs/${started.body.id}/cancel`, {})
  expect(again.body.code).toBe('U-TRSY-RC-22')
})

test('work that is begun again after a crash ends as if begun once; work that is given up is said to have failed', async () => {
  const desk = await openDesk(api)
  await clearCase(desk, '000601')
  const started = await startRun(desk, 'RECOMMEND')
  // The first attempt got as far as marking the run.
  await api.database.inOrganization(desk.organizationId, null, async tx => {
    await tx.execute(sql`update reconciliation_run set status = 'RUNNING' where id = ${started.body.id}`)
  })
  await workRun(worker, ofRun(desk, started.body))
  await workRun(worker, ofRun(desk, started.body))
  expect(await recommended(desk)).toHaveLength(1)

  const second = await startRun(desk, 'RECOMMEND')
  await abandonRun(worker, ofRun(desk, second.body))
  expect(await runNow(desk, second.body)).toMatchObject({
    status: 'FAILED',
    failureReason: 'The run was interrupted. Start it again.',
  })
  await workRun(worker, ofRun(desk, second.body))
  expect(await runNow(desk, second.body)).toMatchObject({ status: 'FAILED' })
})

test('what a run had confirmed before it was given up is told as reconciled by whoever confirmed it', async () => {
  const desk = await openDesk(api)
  await clearCase(desk, '000611')
  const started = await startRun(desk, 'AUTOMATIC')
  await workRun(worker, ofRun(desk, started.body))
  await desk.admin.post(`/v1/reconciliation-runs/${started.body.id}/confirm`, {})

  // It reads the run and confirms one batch; then its worker dies.
  let transactions = 0
  const inOrganization: typeof api.database.inOrganization = (...given) => {
    if (++transactions > 2) throw new Error('killed')
    return api.database.inOrganization(...given)
  }
  const dying = { database: { ...api.database, inOrganization } }
  await expect(workConfirm(dying, ofRun(desk, started.body))).rejects.toThrow('killed')
  await abandonRun(worker, ofRun(desk, started.body))

  expect(await runNow(desk, started.body)).toMatchObject({ status: 'FAILED', done: 1 })
  const told = await api.database.inOrganization(desk.organizationId, null, async tx => {
    const { rows } = await tx.execute<{ action: string; counts: object; by: boolean }>(sql`
      select action, counts, actor_id = (select confirmed_by from reconciliation_run where id = ${started.body.id}) as by
      from activity_log where record_id = ${started.body.id} and action in ('FAILED', 'RECONCILED') order by action`)
    return rows
  })
  expect(told).toEqual([
    { action: 'FAILED', counts: {}, by: true },
    { action: 'RECONCILED', counts: { lines: 1, excluded: 0 }, by: true },
  ])
})

test('superseded recommendations are deleted after a week, and no others', async () => {
  const desk = await openDesk(api)
  await clearCase(desk, '000621')
  for (let round = 0; round < 3; round++) {
    const { body } = await startRun(desk, 'RECOMMEND')
    await workRun(worker, ofRun(desk, body))
  }
  const states = async () => (await recommended(desk, 'status=PENDING,SUPERSEDED')).map(each => each.status).toSorted()
  const tidy = () => tidyRecommendations(worker, { organizationId: desk.organizationId })
  await tidy()
  expect(await states()).toEqual(['PENDING', 'SUPERSEDED', 'SUPERSEDED'])

  await api.database.inOrganization(desk.organizationId, null, tx =>
    tx.execute(sql`update recommendation set created_at = now() - interval '8 days'`),
  )
  await tidy()
  expect(await states()).toEqual(['PENDING'])
  const parts = await api.database.inOrganization(desk.organizationId, null, tx =>
    tx.execute(sql`select from recommendation_part`),
  )
  expect(parts.rowCount).toBe(1)
})

test('a line of another account with the better claim keeps an expected transaction that names no account', async () => {
  const desk = await openDesk(api)
  const elsewhere = await openAccount(desk.maker, desk.entityId)
  const counterpartyId = await desk.counterparty('PT Samudra Biru')
  await desk.expected({ counterpartyId, externalId: 'INV-2026-000701', bankAccountId: null })
  await desk.line({ description: 'TRF PT SAMUDRA BIRU' })
  await recordsOf(desk.maker, elsewhere).line({ description: 'TRF INV-2026-000701 PT SAMUDRA BIRU' })
  const started = await startRun(desk, 'RECOMMEND')
  await workRun(worker, ofRun(desk, started.body))
  expect(await recommended(desk)).toEqual([])
})

test('candidates: ranked now, with groups, searchable, and joined to the recommendation behind them', async () => {
  const desk = await openDesk(api)
  const counterpartyId = await desk.counterparty('PT Bumi Karsa Mandiri', '1370012345678')
  const [one, two] = [
    await desk.expected({ amount: '1362500000.00', counterpartyId, externalId: 'INV-2026-001187' }),
    await desk.expected({ amount: '817500000.00', counterpartyId, externalId: 'INV-2026-001203' }),
  ]
  const decoy = await desk.expected({ amount: '2112500000.00', description: 'Pengembalian deposito' })
  const line = await desk.line({
    amount: '2112500000.00',
    description: 'RTGS CR BUMI KARSA MANDIRI PT / BMRIIDJA / INV 001187 DAN 001203 / 20261120141207',
  })
  type Answer = {
    candidates: {
      recommendationId: string | null
      expectedTransactionIds: string[]
      result: string
      difference: { amount: string }
      reasons: { code: string; text: string | null }[]
    }[]
  }
  const ask = async (query = '') =>
    (await desk.maker.get<Answer>(`/v1/statement-transactions/${line.id}/candidates${query}`)).body.candidates
  const [best, ...others] = await ask()
  expect(best).toMatchObject({
    result: 'PARTIAL_MATCH',
    expectedTransactionIds: [one.id, two.id],
    difference: { amount: '67500000.00' },
    recommendationId: null,
  })
  expect(best!.reasons.filter(reason => reason.code === 'REFERENCE_NAMED').map(reason => reason.text)).toEqual([
    '001187',
    '001203',
  ])
  expect(others.map(each => each.expectedTransactionIds)).toContainEqual([decoy.id])

  const found = await ask(`?search=${encodeURIComponent('deposito')}`)
  expect(found.map(each => each.expectedTransactionIds)).toEqual([[decoy.id]])

  const started = await startRun(desk, 'RECOMMEND')
  await workRun(worker, ofRun(desk, started.body))
  const [pending] = await recommended(desk)
  expect(pending).toMatchObject({ result: 'PARTIAL_MATCH', expectedTransactionIds: [one.id, two.id] })
  expect((await ask())[0]!.recommendationId).toBe(pending!.id)
  await desk.maker.post('/v1/recommendations/accept', { ids: [pending!.id] })
  expect(await desk.expectedNow(one.id)).toMatchObject({ status: 'RECONCILED' })
  expect(await desk.expectedNow(two.id)).toMatchObject({
    status: 'PARTIALLY_RECONCILED',
    remaining: { amount: '67500000.00' },
  })
})

test('a search offers all that it finds, also what the engine would never propose', async () => {
  const desk = await openDesk(api)
  const invoice = await desk.expected({ amount: '1000000.00', description: 'Faktur UJI-77005' })
  const elsewhere = await openAccount(desk.maker, desk.entityId)
  await recordsOf(desk.maker, elsewhere).expected({ amount: '1000000.00', description: 'Faktur UJI-77005' })
  const line = await desk.line({ amount: '400000.00', description: 'SETORAN TUNAI' })
  const ask = async (search: string) =>
    (
      await desk.maker.get<{ candidates: { expectedTransactionIds: string[]; result: string }[] }>(
        `/v1/statement-transactions/${line.id}/candidates?search=${encodeURIComponent(search)}`,
      )
    ).body.candidates
  for (const search of ['77005', 'faktur', '1000000'])
    expect(await ask(search)).toMatchObject([{ expectedTransactionIds: [invoice.id], result: 'PARTIAL_MATCH' }])
})

test('a confirmed match teaches name and account number, and taking it back unteaches them', async () => {
  const desk = await openDesk(api)
  const counterpartyId = await desk.counterparty('PT Selaras Kantor Mandiri')
  const paid = await desk.expected({ counterpartyId })
  const line = await desk.line({ description: 'TRF DARI 1370099887766 KOPERASI SELARAS GRUP' })
  const { body } = await desk.reconcile([line.id], [paid.id])

  const due = await desk.expected({ counterpartyId, amount: '2750000.00' })
  const next = await desk.line({ amount: '2750000.00', description: 'SWITCHING CR TRF DARI 1370099887766' })
  const reasons = async () => {
    const answer = await desk.maker.get<{
      candidates: { expectedTransactionIds: string[]; reasons: { code: string }[] }[]
    }>(`/v1/statement-transactions/${next.id}/candidates`)
    const own = answer.body.candidates.find(each => each.expectedTransactionIds[0] === due.id)
    return own!.reasons.map(reason => reason.code)
  }
  expect(await reasons()).toContain('ACCOUNT_KNOWN')
  const learnt = await desk.maker.get<{ learntAliases: string[] }>(`/v1/counterparties/${counterpartyId}`)
  expect(learnt.body.learntAliases).toEqual(['SELARAS GRUP'])
  await desk.remove(body.id)
  expect(await reasons()).not.toContain('ACCOUNT_KNOWN')
})

test('an expected transaction that is deleted takes what was recommended for it along', async () => {
  const desk = await openDesk(api)
  const { expected } = await clearCase(desk, '000801')
  const started = await startRun(desk, 'RECOMMEND')
  await workRun(worker, ofRun(desk, started.body))
  const [one] = await recommended(desk)
  const deleted = await desk.maker.post<{ results: { ok: boolean }[] }>('/v1/expected-transactions/delete', {
    ids: [expected.id],
  })
  expect(deleted.body.results[0]).toMatchObject({ ok: true })
  expect(await recommended(desk)).toEqual([])
  const accept = await desk.maker.post<{ results: { errors: { code: string }[] }[] }>('/v1/recommendations/accept', {
    ids: [one!.id],
  })
  expect(accept.body.results[0]!.errors[0]!.code).toBe('U-TRSY-RC-10')
})

test('what a lowered limit no longer admits is confirmed neither on review nor by a run, and stays pending', async () => {
  const desk = await openDesk(api)
  const { line, expected } = await clearCaseWithFee(desk)
  const exact = await clearCase(desk, '000902')
  const started = await startRun(desk, 'AUTOMATIC')
  await workRun(worker, ofRun(desk, started.body))
  expect(await runNow(desk, started.body)).toMatchObject({ status: 'AWAITING_REVIEW', automatic: 2 })
  const settings = { duplicateDays: 7, unmatchedDays: 7, toleranceRupiah: 1_000, maxFeeRupiah: 2_000, version: 0 }
  await api.as(desk.organizationId, ['account.controls.manage']).put('/v1/payment-settings', settings)

  const withFee = (await recommended(desk)).find(each => each.statementTransactionIds.includes(line.id))!
  const { body } = await desk.maker.post<{ results: { ok: boolean; errors: { code: string }[] }[] }>(
    '/v1/recommendations/accept',
    { ids: [withFee.id] },
  )
  expect(body.results[0]).toMatchObject({ ok: false, errors: [{ code: 'U-TRSY-RC-26' }] })

  await desk.admin.post(`/v1/reconciliation-runs/${started.body.id}/confirm`, {})
  await workConfirm(worker, ofRun(desk, started.body))
  expect(await runNow(desk, started.body)).toMatchObject({ status: 'COMPLETED' })
  expect(await desk.lineNow(exact.line.id)).toMatchObject({ status: 'RECONCILED' })
  expect(await desk.lineNow(line.id)).toMatchObject({ status: 'UNRECONCILED' })
  expect(await desk.expectedNow(expected.id)).toMatchObject({ status: 'UNRECONCILED' })
  expect((await recommended(desk)).map(each => each.id)).toEqual([withFee.id])
})

test('a run proposes no fee above the largest that the organization admits', async () => {
  const desk = await openDesk(api)
  const settings = { duplicateDays: 7, unmatchedDays: 7, toleranceRupiah: 0, maxFeeRupiah: 2_000, version: 0 }
  await api.as(desk.organizationId, ['account.controls.manage']).put('/v1/payment-settings', settings)
  const { line } = await clearCaseWithFee(desk)
  const started = await startRun(desk, 'RECOMMEND')
  await workRun(worker, ofRun(desk, started.body))
  const found = (await recommended(desk)).filter(each => each.statementTransactionIds.includes(line.id))
  expect(found.flatMap(each => each.allocations.flatMap(part => part.adjustments))).toEqual([])
})

/** An invoice paid minus the bank's fee of 2,500. */
async function clearCaseWithFee(desk: Desk) {
  const counterpartyId = await desk.counterparty('PT Karya Biaya')
  const expected = await desk.expected({ counterpartyId, externalId: 'INV-2026-000901' })
  const line = await desk.line({ amount: '997500.00', description: 'TRSF E-BANKING CR INV-2026-000901 PT KARYA BIAYA' })
  return { expected, line }
}

test('what was undone is recommended again, and never confirmed by itself', async () => {
  const desk = await openDesk(api)
  const { expected, line } = await clearCase(desk, '000881')
  const first = await startRun(desk, 'AUTOMATIC')
  await workRun(worker, ofRun(desk, first.body))
  expect(await runNow(desk, first.body)).toMatchObject({ status: 'AWAITING_REVIEW', automatic: 1 })
  await desk.admin.post(`/v1/reconciliation-runs/${first.body.id}/confirm`, {})
  await workConfirm(worker, ofRun(desk, first.body))
  const { body } = await desk.maker.get<ListBody<{ id: string }>>('/v1/reconciliations')
  expect((await desk.remove(body.items[0]!.id)).status).toBe(200)

  const again = await startRun(desk, 'AUTOMATIC')
  await workRun(worker, ofRun(desk, again.body))
  expect(await runNow(desk, again.body)).toMatchObject({ status: 'COMPLETED', matched: 1, automatic: 0 })
  expect(await recommended(desk)).toMatchObject([
    { automatic: false, statementTransactionIds: [line.id], expectedTransactionIds: [expected.id] },
  ])
})

test('recommendations that many give way are told of once for each run and account', async () => {
  const desk = await openDesk(api)
  const other = await openAccount(desk.maker, desk.entityId)
  const expected = await desk.expected()
  const lines = [await desk.line(), await desk.line({ bankAccountId: other })]
  const { id: runId } = (await startRun(desk, 'RECOMMEND', null)).body
  const inside = <T>(use: Parameters<typeof api.database.inOrganization<T>>[2]) =>
    api.database.inOrganization(desk.organizationId, null, use)
  const told = await inside(async tx => {
    for (const [at, account] of [desk.account, other].entries())
      await tx.execute(sql`
        with made as (
          insert into recommendation (organization_id, id, run_id, bank_account_id, result, status, currency, difference_minor, score,
            automatic, reasons)
          select ${desk.organizationId}, gen_random_uuid(), ${runId}, ${account}, 'FULL_MATCH', 'PENDING', 'IDR', 0, 90, false, '[]'
          from generate_series(1, 11) returning id)
        insert into recommendation_part (organization_id, recommendation_id, place, statement_transaction_id, expected_transaction_id,
          amount_minor)
        select ${desk.organizationId}, id, 0, ${lines[at]!.id}, ${expected.id}, 999999999999 from made`)
    const emit = vi.spyOn(tx, 'emit')
    await supersedeOutgrown(tx, { statementTransactionIds: [], expectedTransactionIds: [expected.id] })
    return emit.mock.calls.map(([_type, id, options]) => [id, options?.scopeId])
  })
  expect(told).toEqual(expect.arrayContaining([desk.account, other].map(account => [runId, account])))
  expect(told).toHaveLength(2)
})
