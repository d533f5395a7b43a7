import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTreasuryApi } from '../support/api.ts'
import { openAccount, openDesk, type ReconciliationBody, recordsOf } from './support.ts'

const api = await openTreasuryApi()
const desk = await openDesk(api)
const { line, expected, reconcile, remove, lineNow, expectedNow } = desk

test('a line and an expected transaction of one amount become a full match', async () => {
  const [of, to] = [await line(), await expected()]
  const { status, body } = await reconcile([of.id], [to.id])
  expect(status).toBe(201)
  expect(body).toMatchObject({
    kind: 'MANUAL',
    result: 'FULL_MATCH',
    amount: { amount: '1000000.00', currency: 'IDR' },
  })
  expect(body.allocations).toEqual([
    {
      statementTransactionId: of.id,
      expectedTransactionId: to.id,
      amount: { amount: '1000000.00', currency: 'IDR' },
      adjustments: [],
    },
  ])
  expect(await lineNow(of.id)).toMatchObject({ status: 'RECONCILED', remaining: { amount: '0.00' } })
  expect(await expectedNow(to.id)).toMatchObject({ status: 'RECONCILED', remaining: { amount: '0.00' } })
})

test('different amounts need permission to be partial, and what is left stays open', async () => {
  const [of, to] = [await line({ amount: '700000.00' }), await expected()]
  expect((await reconcile([of.id], [to.id])).body.code).toBe('U-TRSY-RC-4')
  const { body } = await reconcile([of.id], [to.id], { allowPartial: true })
  expect(body.result).toBe('PARTIAL_MATCH')
  expect(await lineNow(of.id)).toMatchObject({ status: 'RECONCILED' })
  expect(await expectedNow(to.id)).toMatchObject({ status: 'PARTIALLY_RECONCILED', remaining: { amount: '300000.00' } })

  const rest = await line({ amount: '300000.00' })
  expect((await reconcile([rest.id], [to.id])).body.result).toBe('FULL_MATCH')
  expect(await expectedNow(to.id)).toMatchObject({ status: 'RECONCILED' })
})

test('a line above the total stays partially open', async () => {
  const [of, to] = [await line({ amount: '1200000.00' }), await expected()]
  expect((await reconcile([of.id], [to.id])).body.code).toBe('U-TRSY-RC-3')
  expect((await reconcile([of.id], [to.id], { allowPartial: true })).status).toBe(201)
  expect(await lineNow(of.id)).toMatchObject({ status: 'PARTIALLY_RECONCILED', remaining: { amount: '200000.00' } })
})

test('one line pays several, in the order given; the last stays open; one that would get nothing is refused', async () => {
  const of = await line({ amount: '2500000.00' })
  const [first, second, third] = [await expected(), await expected(), await expected()]
  const { body } = await reconcile([of.id], [first.id, second.id, third.id], { allowPartial: true })
  expect(body.allocations.map(part => part.amount.amount)).toEqual(['1000000.00', '1000000.00', '500000.00'])
  expect(await expectedNow(third.id)).toMatchObject({
    status: 'PARTIALLY_RECONCILED',
    remaining: { amount: '500000.00' },
  })

  const small = await line({ amount: '1000000.00' })
  const [paid, unpaid] = [await expected(), await expected()]
  expect((await reconcile([small.id], [paid.id, unpaid.id], { allowPartial: true })).body.code).toBe('U-TRSY-RC-3')
})

test('several lines pay one', async () => {
  const parts = [await line({ amount: '400000.00' }), await line({ amount: '600000.00' })]
  const to = await expected()
  const { body } = await reconcile(
    parts.map(part => part.id),
    [to.id],
  )
  expect(body.result).toBe('FULL_MATCH')
  expect(body.allocations.map(part => part.amount.amount)).toEqual(['400000.00', '600000.00'])
})

test('several lines that pay one are counted as the one match that the history lists', async () => {
  const counted = async () =>
    (await desk.maker.get<{ reconciled: number }>('/v1/reconciliation-counts')).body.reconciled
  const before = await counted()
  const parts = [await line({ amount: '400000.00' }), await line({ amount: '600000.00' })]
  const to = await expected()
  const { body } = await reconcile(
    parts.map(part => part.id),
    [to.id],
  )
  expect(await counted()).toBe(before + 1)
  await remove(body.id)
  expect(await counted()).toBe(before)
})

test('an explained difference makes the match full, and taking it back opens both sides wholly', async () => {
  const [of, to] = [await line({ amount: '997500.00' }), await expected()]
  const wrong = await reconcile([of.id], [to.id], { adjustments: [{ kind: 'FEE', amount: '2900.00' }] })
  expect(wrong.body.code).toBe('U-TRSY-RC-23')
  const { body } = await reconcile([of.id], [to.id], { adjustments: [{ kind: 'FEE', amount: '2500.00' }] })
  expect(body.result).toBe('FULL_MATCH')
  expect(body.allocations[0]!.adjustments).toEqual([{ kind: 'FEE', amount: { amount: '2500.00', currency: 'IDR' } }])
  expect(await expectedNow(to.id)).toMatchObject({ status: 'RECONCILED' })

  const removed = await remove(body.id)
  expect(removed.body).toMatchObject({ removalReason: 'Salah pasangan' })
  expect(removed.body.removedAt).not.toBeNull()
  expect(await lineNow(of.id)).toMatchObject({ status: 'UNRECONCILED', remaining: { amount: '997500.00' } })
  expect(await expectedNow(to.id)).toMatchObject({ status: 'UNRECONCILED', remaining: { amount: '1000000.00' } })
})

test('a line above the amount by a fee is explained by a negative adjustment', async () => {
  const of = await line({ amount: '1002500.00', direction: 'DEBIT' })
  const to = await expected({ direction: 'DEBIT' })
  const { body } = await reconcile([of.id], [to.id], { adjustments: [{ kind: 'FEE', amount: '-2500.00' }] })
  expect(body.result).toBe('FULL_MATCH')
  expect(await lineNow(of.id)).toMatchObject({ status: 'RECONCILED' })
  expect(await expectedNow(to.id)).toMatchObject({ status: 'RECONCILED' })
})

test('it can be taken back once, with a reason, and stays in the history', async () => {
  const [of, to] = [await line(), await expected()]
  const { body } = await reconcile([of.id], [to.id])
  expect((await desk.admin.post<{ code: string }>(`/v1/reconciliations/${body.id}/remove`, {})).body.code).toBe(
    'U-TRSY-RC-19',
  )
  expect((await remove(body.id)).status).toBe(200)
  expect((await remove(body.id)).body.code).toBe('U-TRSY-RC-20')
  const history = await desk.maker.get<{ items: { id: string }[] }>('/v1/reconciliations?includeRemoved=true&first=200')
  expect(history.body.items.map(item => item.id)).toContain(body.id)
  const inForce = await desk.maker.get<{ items: { id: string }[] }>('/v1/reconciliations?first=200')
  expect(inForce.body.items.map(item => item.id)).not.toContain(body.id)
  expect((await reconcile([of.id], [to.id])).status).toBe(201)
})

test("one's own match of the last 15 minutes is undone without a reason, and no other", async () => {
  const [of, to] = [await line(), await expected()]
  const undo = (id: string) =>
    desk.maker.post<ReconciliationBody & { code: string }>(`/v1/reconciliations/${id}/remove`, {})
  const age = (id: string, minutes: number) =>
    api.database.inOrganization(desk.organizationId, null, tx =>
      tx.execute(sql`update reconciliation set created_at = now() - ${minutes} * interval '1 minute' where id = ${id}`),
    )
  const { body: first } = await reconcile([of.id], [to.id])
  await age(first.id, 14)
  expect(await undo(first.id)).toMatchObject({ status: 200, body: { removalReason: null } })
  expect((await undo(first.id)).body.code).toBe('U-TRSY-RC-20')
  const { body: second } = await reconcile([of.id], [to.id])
  await age(second.id, 16)
  expect(await undo(second.id)).toMatchObject({ status: 422, body: { code: 'U-TRSY-RC-19' } })
  expect(await remove(second.id, 'Wrong pair')).toMatchObject({ status: 200, body: { removalReason: 'Wrong pair' } })
})

test('what does not belong together is refused, each with its own code', async () => {
  const [of, to] = [await line(), await expected()]
  const code = async (lines: string[], expecteds: string[]) => (await reconcile(lines, expecteds)).body.code
  expect(await code([], [to.id])).toBe('U-TRSY-RC-16')
  expect(await code([of.id], [])).toBe('U-TRSY-RC-16')
  expect(await code([of.id, of.id], [to.id])).toBe('U-TRSY-RC-5')
  const [another, other] = [await line(), await expected()]
  expect(await code([of.id, another.id], [to.id, other.id])).toBe('U-TRSY-RC-6')
  const outgoing = await expected({ direction: 'DEBIT' })
  expect(await code([of.id], [outgoing.id])).toBe('U-TRSY-RC-2')
  const elsewhere = await openAccount(desk.maker, desk.entityId)
  const ofElsewhere = await expected({ bankAccountId: elsewhere })
  expect(await code([of.id], [ofElsewhere.id])).toBe('U-TRSY-RC-7')
  const lineElsewhere = await line({ bankAccountId: elsewhere })
  expect(await code([of.id, lineElsewhere.id], [to.id])).toBe('U-TRSY-RC-7')
  const dollars = await expected({ currency: 'USD', bankAccountId: null })
  expect(await code([of.id], [dollars.id])).toBe('U-TRSY-RC-13')
  const anywhere = await expected({ bankAccountId: null })
  expect((await reconcile([of.id], [anywhere.id])).status).toBe(201)
  expect(await code([of.id], [to.id])).toBe('U-TRSY-RC-1')
})

test('an archived record is refused', async () => {
  const [of, to] = [await line(), await expected()]
  await desk.maker.post('/v1/expected-transactions/archive', { ids: [to.id] })
  expect((await reconcile([of.id], [to.id])).body.code).toBe('U-TRSY-RC-18')
})

test('the same request again takes effect once', async () => {
  const [of, to] = [await line({ amount: '400000.00' }), await expected()]
  const key = crypto.randomUUID()
  const first = await reconcile([of.id], [to.id], { allowPartial: true }, key)
  const again = await reconcile([of.id], [to.id], { allowPartial: true }, key)
  expect(again.body.id).toBe(first.body.id)
  expect(await expectedNow(to.id)).toMatchObject({ remaining: { amount: '600000.00' } })
})

test('another organization sees and does nothing', async () => {
  const [of, to] = [await line(), await expected()]
  const { body } = await reconcile([of.id], [to.id])
  const stranger = await openDesk(api)
  const [theirs, open] = [await stranger.line(), await line()]
  expect((await stranger.reconcile([open.id], [to.id])).body.code).toBe('G-7')
  expect((await stranger.reconcile([theirs.id], [to.id])).body.code).toBe('G-7')
  expect((await stranger.remove(body.id)).body.code).toBe('G-7')
  expect((await stranger.maker.get<{ items: [] }>(`/v1/reconciliations?ids=${body.id}`)).body.items).toEqual([])
  expect((await stranger.maker.get<{ code: string }>(`/v1/statement-transactions/${of.id}/candidates`)).body.code).toBe(
    'G-7',
  )
})

test('a viewer may look and not touch', async () => {
  const viewer = api.as(desk.organizationId, 'viewer')
  const [of, to] = [await line(), await expected()]
  expect((await viewer.get('/v1/reconciliations')).status).toBe(200)
  const refused = await viewer.post<{ code: string }>(
    '/v1/reconciliations',
    { statementTransactionIds: [of.id], expectedTransactionIds: [to.id] },
    { 'idempotency-key': crypto.randomUUID() },
  )
  expect(refused.body.code).toBe('G-20')
})

describe('adjustments have bounds', () => {
  type Amounts = { paid: string; due?: string; direction?: 'CREDIT' | 'DEBIT' }
  const adjusted = async (
    kind: string,
    amount: string,
    { paid, due = '1000000.00', direction = 'CREDIT' }: Amounts,
  ) => {
    const [of, to] = [await line({ amount: paid, direction }), await expected({ amount: due, direction })]
    return { ids: [[of.id], [to.id]] as const, adjustments: [{ kind, amount }] }
  }
  const asMaker = async (kind: string, amount: string, amounts: Amounts, reason?: string) => {
    const { ids, adjustments } = await adjusted(kind, amount, amounts)
    return reconcile([...ids[0]], [...ids[1]], { adjustments, ...(reason && { adjustmentReason: reason }) })
  }

  test.each<[string, string, Amounts, string]>([
    ['FEE', '-25000.00', { paid: '26000.00', due: '1000.00' }, 'U-TRSY-RC-29'],
    ['FEE', '25000.00', { paid: '1.00', due: '25001.00', direction: 'DEBIT' }, 'U-TRSY-RC-29'],
    ['ROUNDING', '500000.00', { paid: '500000.00' }, 'U-TRSY-RC-28'],
    ['WITHHOLDING', '999.99', { paid: '0.01', due: '1000.00' }, 'U-TRSY-RC-27'],
    ['FEE', '25000.01', { paid: '974999.99' }, 'U-TRSY-RC-26'],
    // Credit requires an invoice.
    ['OVERPAYMENT', '-500000.00', { paid: '1500000.00' }, 'U-TRSY-RC-30'],
  ])('%s of %s is refused, with or without a reason of one who may not', async (kind, amount, amounts, code) => {
    const { status, body } = await asMaker(kind, amount, amounts)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code, errors: [{ path: 'adjustments', code }] })
    expect((await asMaker(kind, amount, amounts, 'So says the bank')).body.code).toBe(code)
  })

  test('the message names the bound, in the language of the caller', async () => {
    const { ids, adjustments } = await adjusted('ROUNDING', '500000.00', { paid: '500000.00' })
    const { body } = await desk.maker.post<{ title: string }>(
      '/v1/reconciliations',
      { statementTransactionIds: ids[0], expectedTransactionIds: ids[1], adjustments },
      { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'id' },
    )
    expect(body.title).toContain('IDR 1.000,00')
  })

  test('one who may reconcile automatically is asked for a reason, which stays with the match and its log', async () => {
    const admin = recordsOf(desk.admin, desk.account)
    const { ids, adjustments } = await adjusted('ROUNDING', '500000.00', { paid: '500000.00' })
    const asked = await admin.reconcile([...ids[0]], [...ids[1]], { adjustments, adjustmentReason: '  ' })
    expect(asked.body).toMatchObject({
      code: 'U-TRSY-RC-28',
      errors: [{ path: 'adjustmentReason', code: 'U-TRSY-RC-28' }],
    })
    const { status, body } = await admin.reconcile([...ids[0]], [...ids[1]], {
      adjustments,
      adjustmentReason: 'Agreed with the customer',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ result: 'FULL_MATCH', adjustmentReason: 'Agreed with the customer' })
    const { rows } = await api.database.inOrganization(desk.organizationId, null, tx =>
      tx.execute<{ reason: string }>(`select reason from activity_log where record_id = '${body.id}'`),
    )
    expect(rows).toEqual([{ reason: 'Agreed with the customer' }])
  })

  test('opposite signs are refused even with permission and a reason', async () => {
    const admin = recordsOf(desk.admin, desk.account)
    const [of, to] = [await line(), await expected()]
    const { body } = await admin.reconcile([of.id], [to.id], {
      adjustments: [
        { kind: 'FEE', amount: '999999.00' },
        { kind: 'ROUNDING', amount: '-999999.00' },
      ],
      adjustmentReason: 'They cancel each other out',
    })
    expect(body.code).toBe('U-TRSY-RC-25')
  })

  test.each(['0', '0.00', '-0.00'])('a fee of %s is a field error', async amount => {
    const [of, to] = [await line(), await expected()]
    const { status, body } = await reconcile([of.id], [to.id], { adjustments: [{ kind: 'FEE', amount }] })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'G-2', errors: [{ path: 'adjustments.0.amount', code: 'AMOUNT_ZERO' }] })
  })

  test('the limits are the organization’s own', async () => {
    const own = await openDesk(api)
    const settings = { duplicateDays: 7, unmatchedDays: 7, toleranceRupiah: 0, maxFeeRupiah: 2_500, version: 0 }
    await api.as(own.organizationId, ['account.controls.manage']).put('/v1/payment-settings', settings)
    const withFee = async (paid: string, amount: string) => {
      const [of, to] = [await own.line({ amount: paid }), await own.expected()]
      return (await own.reconcile([of.id], [to.id], { adjustments: [{ kind: 'FEE', amount }] })).body
    }
    expect((await withFee('997500.00', '2500.00')).result).toBe('FULL_MATCH')
    expect((await withFee('997100.00', '2900.00')).code).toBe('U-TRSY-RC-26')
    const [of, to] = [await own.line({ amount: '999999.99' }), await own.expected()]
    const rounding = [{ kind: 'ROUNDING', amount: '0.01' }]
    expect((await own.reconcile([of.id], [to.id], { adjustments: rounding })).body.code).toBe('U-TRSY-RC-28')
  })
})
