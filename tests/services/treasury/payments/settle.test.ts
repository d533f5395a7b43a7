// The money of payments: expected once approved, matched with statement lines, and the consequences of undoing that.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { newId } from '../../../../services/kit/ids.ts'
import { minorOf } from '../../../../services/kit/money.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { expectCharges } from '../../../../services/treasury/payments/expectCharges.ts'
import { workConfirm } from '../../../../services/treasury/reconciliation/workConfirm.ts'
import { workRun } from '../../../../services/treasury/reconciliation/workRun.ts'
import { insertStatement } from '../../../../services/treasury/statementTransactions/repository.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
const connected = await scene.account({ bankCode: '009' })
await scene.connect(connected.id)

type Expected = {
  id: string
  number: string
  date: string
  direction: string
  amount: { amount: string }
  status: string
  description: string
  bankAccountId: string
  counterpartyId: string | null
  source: string
  allowedActions: string[]
}
type Match = { id: string; code?: string }

async function approved(of: Promise<PaymentBody>): Promise<PaymentBody> {
  const made = await of
  expect(codesOf(await scene.approve(made))).toEqual([])
  return scene.read(made.id)
}
const exported = async (over: object = {}) => {
  const made = await approved(scene.create(over))
  await scene.bulk('export', made)
  return scene.read(made.id)
}
const expectedOf = async ({ expectedTransactionIds: ids }: PaymentBody): Promise<Expected[]> =>
  Promise.all(ids.map(async id => (await scene.maker.get<Expected>(`/v1/expected-transactions/${id}`)).body))

async function line(amount: string, over: object = {}): Promise<string> {
  const values = { bankAccountId: scene.bca.id, date: '2026-11-23', direction: 'DEBIT', description: 'TRF', amount }
  const { body } = await scene.maker.post<{ id: string }>('/v1/statement-transactions', { ...values, ...over })
  return body.id
}
/** A line from the account's connection: manual entry is impossible there. */
const lineOfBank = (amount: string) =>
  scene.inside(async tx => {
    const { id } = await insertStatement(tx, {
      id: newId(),
      bankAccountId: connected.id,
      date: '2026-11-23',
      direction: 'DEBIT',
      description: 'TRF',
      amountMinor: minorOf(amount),
      currency: 'IDR',
      source: 'API',
      fingerprint: randomUUID(),
    })
    return id
  })
const match = (statementTransactionIds: string[], expectedTransactionIds: string[], over: object = {}) =>
  scene.maker.post<Match>(
    '/v1/reconciliations',
    { statementTransactionIds, expectedTransactionIds, ...over },
    { 'idempotency-key': randomUUID() },
  )
const unmatch = ({ body }: { body: Match }) =>
  scene.maker.post(`/v1/reconciliations/${body.id}/remove`, { reason: 'Wrong line' })
const settle = async (row: PaymentBody) => {
  const answer = await match([await line(row.amount.amount)], row.expectedTransactionIds.slice(0, 1))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer
}

describe('what is expected', () => {
  it('is nothing until all have approved, then the money where it leaves', async () => {
    const made = await scene.create({ memo: 'INV 4711', method: 'SKN', date: '2026-11-28' })
    expect(made.expectedTransactionIds).toEqual([])
    await scene.approve(made)
    const after = await scene.read(made.id)
    const [one, ...others] = await expectedOf(after)
    expect(others).toEqual([])
    expect(one).toMatchObject({
      date: '2026-11-30',
      direction: 'DEBIT',
      amount: made.amount,
      status: 'UNRECONCILED',
      description: `${made.number} PT SINAR ABADI INV 4711`,
      bankAccountId: scene.bca.id,
      counterpartyId: scene.sinar.id,
      source: 'PAYMENT',
      allowedActions: ['RECONCILE'],
    })
  })

  it('is one on each side of a transfer', async () => {
    const sides = await expectedOf(await approved(scene.transfer()))
    expect(sides.map(({ direction, bankAccountId }) => [direction, bankAccountId])).toEqual([
      ['DEBIT', scene.bca.id],
      ['CREDIT', scene.mandiri.id],
    ])
  })

  it('is archived with a payment that is called off, and stays so', async () => {
    const made = await approved(scene.transfer())
    await scene.bulk('cancel', made, { reason: 'No' })
    const sides = await expectedOf(made)
    expect(sides.map(({ status, allowedActions }) => [status, allowedActions])).toEqual([
      ['ARCHIVED', []],
      ['ARCHIVED', []],
    ])
    const answer = await scene.maker.post('/v1/expected-transactions/unarchive', { ids: [sides[0]!.id] })
    expect(codesOf({ body: answer.body as object })).toEqual(['U-TRSY-ET-16'])
  })
})

describe('a line that can be a payment', () => {
  it('is shown with one that a person brought to the bank, while there is no other like it', async () => {
    const row = await exported({ amount: { amount: '417003.25', currency: 'IDR' } })
    const shown = async () => (await scene.read(row.id)).fittingLineId
    await line('417003.25', { direction: 'CREDIT' })
    await line('417003.25', { date: '2026-01-05' })
    expect(await shown()).toBeNull()
    const fitting = await line('417003.25')
    expect(await shown()).toBe(fitting)
    await line('417003.25')
    expect(await shown()).toBeNull()
  })
})

describe('a line that is matched', () => {
  it('settles what a person brought to the bank, and opens it again when that is taken back', async () => {
    const row = await exported()
    const answer = await settle(row)
    expect(await scene.read(row.id)).toMatchObject({
      status: 'SENT',
      previousStatus: 'IN_PROGRESS',
      channel: 'MANUAL',
      sentAt: expect.any(String),
    })
    await unmatch(answer)
    expect(await scene.read(row.id)).toMatchObject({ status: 'IN_PROGRESS', previousStatus: 'SENT', sentAt: null })
    expect((await expectedOf(row))[0]?.status).toBe('UNRECONCILED')
    // It can be canceled now, or matched with the right line.
    await settle(row)
    expect((await scene.read(row.id)).status).toBe('SENT')
  })

  it('keeps what is scheduled from being sent once more', async () => {
    const row = await approved(scene.create({ fromAccountId: connected.id, date: '2026-12-01' }))
    const paid = await lineOfBank(row.amount.amount)
    await match([paid], row.expectedTransactionIds)
    expect(await scene.read(row.id)).toMatchObject({ status: 'SENT', channel: 'MANUAL' })
    expect(await scene.inside(tx => moveBySystem(tx, row.id, 'RELEASE'))).toBeUndefined()
  })

  it('settles what the bank has, which stays sent when that is taken back', async () => {
    const row = await approved(scene.create({ fromAccountId: connected.id, date: '2026-11-23' }))
    expect(row.status).toBe('IN_PROGRESS')
    const paid = await lineOfBank(row.amount.amount)
    const answer = await match([paid], row.expectedTransactionIds)
    expect(await scene.read(row.id)).toMatchObject({ status: 'SENT', channel: 'API' })
    expect(await scene.inside(tx => moveBySystem(tx, row.id, 'BANK_SUCCEEDED'))).toBeUndefined()
    await unmatch(answer)
    expect(await scene.read(row.id)).toMatchObject({ status: 'SENT', channel: 'API' })
  })

  it('may bring what the bank has in parts, and settles it with the last', async () => {
    const row = await approved(
      scene.create({ fromAccountId: connected.id, amount: { amount: '3000.00', currency: 'IDR' } }),
    )
    const parts = [await lineOfBank('1000.00'), await lineOfBank('2000.00')]
    const first = await match(parts.slice(0, 1), row.expectedTransactionIds, { allowPartial: true })
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    expect((await scene.read(row.id)).status).toBe('IN_PROGRESS')
    await match(parts.slice(1), row.expectedTransactionIds)
    expect((await scene.read(row.id)).status).toBe('SENT')
  })

  it('settles a transfer where it leaves, whatever comes of where it arrives', async () => {
    const made = await approved(scene.transfer())
    await scene.bulk('export', made)
    const [out, into] = made.expectedTransactionIds
    const arrived = await line(made.amount.amount, { bankAccountId: scene.mandiri.id, direction: 'CREDIT' })
    await match([arrived], [into!])
    expect((await scene.read(made.id)).status).toBe('IN_PROGRESS')
    await match([await line(made.amount.amount)], [out!])
    expect((await scene.read(made.id)).status).toBe('SENT')
  })

  it('takes the fee of the bank into an explained match', async () => {
    const row = await exported({ amount: { amount: '500000.00', currency: 'IDR' } })
    const answer = await match([await line('502500.00')], row.expectedTransactionIds, {
      adjustments: [{ kind: 'FEE', amount: '-2500.00' }],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect((await scene.read(row.id)).status).toBe('SENT')
  })

  it('is one, and the whole of it, for what a person brought to the bank', async () => {
    const row = await exported({ amount: { amount: '9000.00', currency: 'IDR' } })
    const [half, rest] = [await line('4000.00'), await line('5000.00')]
    expect(codesOf(await match([half, rest], row.expectedTransactionIds))).toEqual(['U-TRSY-RC-11'])
    expect(codesOf(await match([half], row.expectedTransactionIds, { allowPartial: true }))).toEqual(['U-TRSY-RC-12'])
    expect(await scene.read(row.id)).toMatchObject({ status: 'IN_PROGRESS' })
  })

  it('and a cancellation at the same moment: one of them wins', async () => {
    for (let round = 0; round < 10; round++) {
      const row = await exported()
      const lineId = await line(row.amount.amount)
      const [matched, cancelled] = await Promise.all([
        match([lineId], row.expectedTransactionIds),
        scene.bulk('cancel', row, { reason: 'Not paid' }),
      ])
      const { status } = await scene.read(row.id)
      const [expected] = await expectedOf(row)
      const isSettled = matched.status === 201
      expect(codesOf(cancelled).length === 0).toBe(!isSettled)
      expect([status, expected?.status]).toEqual(isSettled ? ['SENT', 'RECONCILED'] : ['CANCELLED', 'ARCHIVED'])
    }
  })
})

describe('an automatic run', () => {
  type Run = { id: string; status: string; automatic: number }
  const clerk = api.as(scene.organization.id, [
    'treasury.reconciliation.view',
    'treasury.reconciliation.manage',
    'treasury.reconciliation.auto',
  ])

  it('settles payments one by one, and leaves to people what would split one that went by hand', async () => {
    const [alone, one, other] = [
      await exported({ amount: { amount: '7110000.00', currency: 'IDR' } }),
      await exported({ amount: { amount: '8220000.00', currency: 'IDR' } }),
      await exported({ amount: { amount: '9330000.00', currency: 'IDR' } }),
    ]
    await line(alone.amount.amount, { description: `TRF ${alone.number} PT SINAR ABADI` })
    const both = await line('17550000.00', { description: `TRF ${one.number} ${other.number} PT SINAR ABADI` })
    const started = await clerk.post<Run>('/v1/reconciliation-runs', { bankAccountId: scene.bca.id, mode: 'AUTOMATIC' })
    const of = { organizationId: scene.organization.id, runId: started.body.id }
    await workRun(api, of)
    const proposed = await clerk.get<{ items: { automatic: boolean; statementTransactionIds: string[] }[] }>(
      `/v1/recommendations?runId=${started.body.id}&first=200`,
    )
    const group = proposed.body.items.find(({ statementTransactionIds: [id] }) => id === both)
    expect(group?.automatic).toBe(true)

    const confirmed = await clerk.post<Run>(`/v1/reconciliation-runs/${started.body.id}/confirm`, {})
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBeLessThan(300)
    await workConfirm(api, of)
    expect((await scene.read(alone.id)).status).toBe('SENT')
    for (const { id } of [one, other]) expect((await scene.read(id)).status).toBe('IN_PROGRESS')
  })
})

describe("the bank's charge for a payment of ours", () => {
  const clerk = api.as(scene.organization.id, [
    'treasury.reconciliation.view',
    'treasury.reconciliation.manage',
    'treasury.reconciliation.auto',
  ])

  it('is expected once its line is there, and matches it by itself; the payment stays as it is', async () => {
    const made = await exported({ method: 'SKN' })
    const charge = await line('2900.00', { description: `BIAYA TRF ${made.number}` })
    const stranger = await line('2900.00', { description: 'BIAYA TRF PMT-2026-999999' })
    const run = async () => {
      const { body } = await clerk.post<{ id: string }>('/v1/reconciliation-runs', {
        bankAccountId: scene.bca.id,
        mode: 'RECOMMEND',
      })
      await workRun(api, { organizationId: scene.organization.id, runId: body.id })
    }
    await run()
    await run()
    const { body } = await clerk.get<{
      items: { automatic: boolean; statementTransactionIds: string[]; expectedTransactionIds: string[] }[]
    }>('/v1/recommendations?first=200&status=PENDING')
    const of = (id: string) => body.items.filter(({ statementTransactionIds }) => statementTransactionIds.includes(id))
    expect(of(stranger)).toEqual([])
    const [found, ...others] = of(charge)
    expect(others).toEqual([])
    expect(found).toMatchObject({ automatic: true })
    const expectedId = found!.expectedTransactionIds[0]!
    expect(made.expectedTransactionIds).not.toContain(expectedId)
    const { body: fee } = await scene.maker.get<Expected>(`/v1/expected-transactions/${expectedId}`)
    expect(fee).toMatchObject({ description: `Biaya transfer ${made.number}`, amount: { amount: '2900.00' } })
    expect((await match([charge], [expectedId])).status).toBe(201)
    expect(await scene.read(made.id)).toMatchObject({ status: 'IN_PROGRESS' })
  })

  it("is found behind a line of somebody's that names the payment first and is as large", async () => {
    const made = await exported({ method: 'SKN' })
    await line('2900.00', { date: '2026-11-22', description: `TRF ${made.number} PT SINAR ABADI` })
    await line('2900.00', { description: `BIAYA TRF ${made.number}` })
    await expectOf(scene.bca.id)
    expect(await chargesOf(made)).toHaveLength(1)
  })

  it('is expected once by runs at the same time, with numbers without gaps', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => exported({ method: 'SKN' })))
    for (const { number } of made) await line('2900.00', { description: `BIAYA TRF ${number}` })
    await Promise.all([expectOf(null), expectOf(scene.bca.id), expectOf(null)])
    const charges = (await Promise.all(made.map(chargesOf))).flat()
    const places = charges.map(({ number }) => Number(number.slice(-6))).toSorted((one, other) => one - other)
    expect(places).toEqual(Array.from({ length: 5 }, (_, at) => places[0]! + at))
  })

  const expectOf = (bankAccountId: string | null) =>
    api.database.inOrganization(scene.organization.id, null, tx => expectCharges(tx, bankAccountId))
  const chargesOf = async ({ number }: PaymentBody) => {
    const { body } = await scene.maker.get<{ items: Expected[] }>(
      `/v1/expected-transactions?search=${encodeURIComponent(`CHARGE ${number}`)}`,
    )
    return body.items
  }
})
