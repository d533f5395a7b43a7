// Matching in this thread, and the same in separate threads.
import { expect, test } from 'vitest'
import { matchOrganization } from '../../../../services/treasury/reconciliation/matchOrganization.ts'
import { openWriter } from '../../../../services/treasury/reconciliation/recommendationWriter.ts'
import { openTreasuryApi } from '../support/api.ts'
import { type Desk, type ListBody, openDesk, type RecommendationBody } from './support.ts'

const api = await openTreasuryApi()
const { database } = api
const HERE = Infinity
const IN_THREADS = 1

async function fill(desk: Desk) {
  for (const [place, direction] of ['CREDIT', 'DEBIT', 'CREDIT'].entries()) {
    const number = `INV-2026-00040${place}`
    const counterpartyId = await desk.counterparty(`PT Karya ${number}`)
    const amount = `${place + 1}250000.00`
    await desk.expected({ amount, counterpartyId, externalId: number, direction })
    await desk.line({ amount, direction, description: `TRSF E-BANKING ${number} PT KARYA ${number}` })
  }
  await desk.line({ description: 'BIAYA ADM', direction: 'DEBIT', amount: '35000.00' })
}

/** The recommendations, without what differs between runs. */
async function recommend(desk: Desk, worthAThread: number, bankAccountId: string | null = null) {
  const { organizationId } = desk
  const { body: run } = await desk.admin.post<{ id: string }>('/v1/reconciliation-runs', {
    bankAccountId,
    mode: 'RECOMMEND',
  })
  const told: number[] = []
  const report = async (done: number, total: number) => void told.push(done / total)
  const counts = await database.inOrganization(organizationId, null, async tx => {
    const writer = openWriter(tx, run.id)
    const counted = await matchOrganization(database, {
      organizationId,
      bankAccountId,
      write: writer.add,
      report,
      worthAThread,
    })
    await writer.end()
    return counted
  })
  const { body } = await desk.maker.get<ListBody<RecommendationBody>>(`/v1/recommendations?first=200&runId=${run.id}`)
  await desk.admin.post(`/v1/reconciliation-runs/${run.id}/cancel`, {})
  const recommended = body.items.map(
    ({ id: _id, runId: _run, createdAt: _at, ...rest }: RecommendationBody & { createdAt?: string; runId?: string }) =>
      rest,
  )
  const sorted = recommended.toSorted((one, other) =>
    one.statementTransactionIds[0]! < other.statementTransactionIds[0]! ? -1 : 1,
  )
  return { counts, told, recommended: sorted }
}

test('threads recommend and count what one thread does', async () => {
  const desk = await openDesk(api)
  await fill(desk)
  const here = await recommend(desk, HERE)
  expect(here.counts).toEqual({ total: 4, matched: 3, automatic: 3 })
  expect(here.recommended).toHaveLength(3)
  for (const { reasons, expectedTransactionIds } of here.recommended)
    for (const reason of reasons) expect(reason).toMatchObject({ expectedTransactionId: expectedTransactionIds[0] })

  const apart = await recommend(desk, IN_THREADS)
  expect(apart.counts).toEqual(here.counts)
  expect(apart.recommended).toEqual(here.recommended)
  for (const { told } of [here, apart]) {
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
  }
})

test("how much may be rounding is the organization's to say, for runs in threads or not and for one line looked at now", async () => {
  const desk = await openDesk(api)
  const counterpartyId = await desk.counterparty('PT Karya INV-2026-000500')
  await desk.expected({ amount: '5000000.00', counterpartyId, externalId: 'INV-2026-000500', direction: 'CREDIT' })
  const line = await desk.line({
    amount: '4999300.00',
    direction: 'CREDIT',
    description: 'TRSF E-BANKING INV-2026-000500 PT KARYA INV-2026-000500',
  })
  type Ranked = { candidates: { result: string }[] }
  const results = async () => {
    const [here, apart] = [await recommend(desk, HERE), await recommend(desk, IN_THREADS)]
    const { body } = await desk.maker.get<Ranked>(`/v1/statement-transactions/${line.id}/candidates`)
    return [here.recommended[0]?.result, apart.recommended[0]?.result, body.candidates[0]?.result]
  }
  expect(await results()).toEqual(['FULL_MATCH', 'FULL_MATCH', 'FULL_MATCH'])
  const settings = { duplicateDays: 7, unmatchedDays: 7, toleranceRupiah: 699, version: 0 }
  const owner = api.as(desk.organizationId, ['account.controls.manage'])
  expect((await owner.put('/v1/payment-settings', settings)).status).toBe(200)
  expect(await results()).toEqual(['PARTIAL_MATCH', 'PARTIAL_MATCH', 'PARTIAL_MATCH'])
})

test('an organization without open lines is done at once', async () => {
  const desk = await openDesk(api)
  expect(await recommend(desk, IN_THREADS)).toEqual({
    counts: { total: 0, matched: 0, automatic: 0 },
    told: [],
    recommended: [],
  })
})

test('whoever hears of the progress can end the work', async () => {
  const desk = await openDesk(api)
  await fill(desk)
  const { organizationId } = desk
  for (const worthAThread of [HERE, IN_THREADS]) {
    const ended = matchOrganization(database, {
      organizationId,
      bankAccountId: null,
      write: () => {},
      report: () => Promise.reject(new Error('enough')),
      worthAThread,
    })
    await expect(ended).rejects.toThrow('enough')
  }
})

test('a thread that fails says why', async () => {
  const desk = await openDesk(api)
  await fill(desk)
  const unreachable = { ...database, url: 'postgres://nobody@127.0.0.1:1/treasury' }
  const { organizationId } = desk
  const work = matchOrganization(unreachable, {
    organizationId,
    bankAccountId: null,
    write: () => {},
    report: async () => {},
    worthAThread: IN_THREADS,
  })
  await expect(work).rejects.toThrow(/no connection to the database/)
})
