// Refunds of credit memos that are paid: of each its money is expected once, leaves once, and whoever asked for it hears what became of it.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { moveBySystem } from '../../../../services/treasury/payments/moveBySystem.ts'
import { listRefundPayments } from '../../../../services/treasury/receivables/refundPayments.ts'
import { storeRefund } from '../../../../services/treasury/receivables/storeRefund.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)
const customer = {
  id: randomUUID(),
  legalName: 'PT Bumi Karsa Mandiri',
  alias: null,
  isCompany: true,
  taxNumber: null,
  accountNumber: '900087654',
  accountName: null,
}

type Expected = { id: string; status: string; counterpartyId: string }
type Refund = { id: string; expectedId: string; amount: string; tell(over: object): Promise<void> }
type Party = { version: number; legalName: string; alias: string; type: string; bankAccounts: { id: string }[] }

const statusOf = async (id: string) => (await scene.maker.get<Expected>(`/v1/expected-transactions/${id}`)).body.status
const told = async ({ id }: Refund) => (await scene.inside(tx => listRefundPayments(tx, { ids: [id] })))[0]!
const shown = async ({ expectedId }: Refund) =>
  (
    await scene.maker.get<{ items: { isPayable: boolean; paymentIds: string[]; accountNumber: string }[] }>(
      `/v1/receivables/refunds?expectedTransactionIds=${expectedId}`,
    )
  ).body.items[0]!

let serial = 0
/** A refund that is asked for, as the account service tells of it. */
async function asked(): Promise<Refund> {
  const id = randomUUID()
  const minor = 1_110_000_000n + BigInt(++serial) * 100n
  let version = 0
  const tell = (over: object) =>
    storeRefund(api.database, scene.organization.id, {
      id,
      creditMemoId: randomUUID(),
      number: `CM-2026-${String(serial).padStart(6, '0')}`,
      customer,
      bankName: 'Bank Mandiri',
      accountNumber: '900087654',
      accountName: 'PT BUMI KARSA MANDIRI',
      currency: 'IDR',
      amount: minor,
      askedOn: '2026-11-21',
      isCalledOff: false,
      version: ++version,
      ...over,
    })
  await tell({})
  const { body } = await scene.maker.get<{ items: { refundId: string; expectedTransactionId: string }[] }>(
    `/v1/receivables/expected-refunds?refundIds=${id}`,
  )
  return { id, expectedId: body.items[0]!.expectedTransactionId, amount: `${minor / 100n}.00`, tell }
}

// The customer became a counterparty with the first refund; whoever pays it enters the account that the customer named.
const first = await asked()
const counterpartyId = (await scene.maker.get<Expected>(`/v1/expected-transactions/${first.expectedId}`)).body
  .counterpartyId
const { body: party } = await scene.maker.get<Party>(`/v1/counterparties/${counterpartyId}`)
const answer = await scene.maker.put<Party>(`/v1/counterparties/${counterpartyId}`, {
  version: party.version,
  legalName: party.legalName,
  alias: party.alias,
  type: party.type,
  bankAccounts: [{ bankCode: '008', accountNumber: '900087654', accountName: 'PT BUMI KARSA MANDIRI' }],
})
if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
const counterpartyAccountId = answer.body.bankAccounts[0]!.id

const valuesOf = ({ expectedId, amount }: Refund, over: object = {}) =>
  scene.values({
    counterpartyAccountId,
    amount: { amount, currency: 'IDR' },
    paidExpectedTransactionId: expectedId,
    ...over,
  })
const pay = (refund: Refund) => scene.make<PaymentBody>('transfers', valuesOf(refund))
async function approved(refund: Refund): Promise<PaymentBody> {
  const made = await pay(refund)
  expect(codesOf(await scene.approve(made))).toEqual([])
  return scene.read(made.id)
}
async function line(amount: string): Promise<string> {
  const { body } = await scene.maker.post<{ id: string }>('/v1/statement-transactions', {
    bankAccountId: scene.bca.id,
    date: '2026-11-23',
    direction: 'DEBIT',
    description: 'TRF',
    amount,
  })
  return body.id
}
const match = async (lineId: string, expectedId: string) =>
  scene.maker.post<{ id: string; code?: string }>(
    '/v1/reconciliations',
    { statementTransactionIds: [lineId], expectedTransactionIds: [expectedId] },
    { 'idempotency-key': randomUUID() },
  )

describe('a refund that is paid', () => {
  it('is expected once, by its payment from the approval on, and done by the line that shows the payment', async () => {
    const made = await pay(first)
    expect(await shown(first)).toMatchObject({
      isPayable: false,
      paymentIds: [made.id],
      accountNumber: '900087654',
    })
    expect(await statusOf(first.expectedId)).toBe('UNRECONCILED')
    expect(codesOf(await scene.approve(made))).toEqual([])
    expect(await statusOf(first.expectedId)).toBe('ARCHIVED')
    const before = await told(first)
    expect(before).toMatchObject({ isClosed: false, lines: [] })
    const { expectedTransactionIds } = await scene.read(made.id)
    const matched = await match(await line(first.amount), expectedTransactionIds[0]!)
    expect(matched.status, JSON.stringify(matched.body)).toBe(201)
    expect((await scene.read(made.id)).status).toBe('SENT')
    const after = await told(first)
    expect(after).toMatchObject({ isClosed: false, lines: [{ amount: first.amount, date: '2026-11-23' }] })
    expect(after.version).toBeGreaterThan(before.version)
    const events = await api.database.runAs<{ type: string }>('feed', 'select type from outbox where subject_id = $1', [
      first.id,
    ])
    expect(events.map(({ type }) => type)).toEqual(['refund-payment.changed'])
    // What was undone has not left, and nobody pays it again meanwhile.
    await scene.maker.post(`/v1/reconciliations/${matched.body.id}/remove`, { reason: 'Wrong line' })
    const undone = await told(first)
    expect(undone).toMatchObject({ isClosed: false, lines: [] })
    expect(undone.version).toBeGreaterThan(after.version)
    expect(codesOf(await scene.tryCreate(valuesOf(first)))).toEqual(['U-TRSY-TF-39'])
  })

  it('is expected itself again once its payment was rejected, cancelled, or failed and was given up', async () => {
    const refund = await asked()
    await scene.bulk('reject', await pay(refund), { reason: 'No' }, scene.approver)
    expect(await statusOf(refund.expectedId)).toBe('UNRECONCILED')
    await scene.bulk('cancel', await approved(refund), { reason: 'No' })
    expect(await statusOf(refund.expectedId)).toBe('UNRECONCILED')
    await scene.connect(scene.mandiri.id)
    const made = await scene.make<PaymentBody>(
      'transfers',
      valuesOf(refund, { fromAccountId: scene.mandiri.id, method: undefined, allowDuplicate: true }),
    )
    expect(codesOf(await scene.approve(made))).toEqual([])
    await scene.inside(tx => moveBySystem(tx, made.id, 'BANK_FAILED', { reason: 'OTHER', message: 'No' }))
    expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
    expect(codesOf(await scene.bulk('archive', made))).toEqual([])
    expect(await statusOf(refund.expectedId)).toBe('UNRECONCILED')
    expect(await shown(refund)).toMatchObject({ isPayable: true })
    // Brought back, it stands in the place of the refund again; not beside another payment of it.
    expect(codesOf(await scene.bulk('unarchive', made))).toEqual([])
    expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
    await scene.bulk('archive', made)
    await scene.make<PaymentBody>('transfers', valuesOf(refund, { allowDuplicate: true }))
    expect(codesOf(await scene.bulk('unarchive', made))).toEqual(['U-TRSY-TF-41'])
  })

  it('is closed by a calling off only once no payment of it is committed', async () => {
    const refund = await asked()
    const undecided = await pay(refund)
    await refund.tell({ isCalledOff: true })
    expect(await told(refund)).toMatchObject({ isClosed: true })
    expect(codesOf(await scene.approve(undecided))).toEqual(['U-TRSY-TF-39'])
    expect((await scene.read(undecided.id)).status).toBe('NEEDS_APPROVAL')

    const committed = await asked()
    const payment = await approved(committed)
    await committed.tell({ isCalledOff: true })
    expect(await told(committed)).toMatchObject({ isClosed: false })
    await scene.bulk('cancel', payment, { reason: 'Called off' })
    expect(await told(committed)).toMatchObject({ isClosed: true })
    expect(await statusOf(committed.expectedId)).toBe('ARCHIVED')
    // The same told again, or taken back while a payment has its place, has it expected no second time.
    const paid = await asked()
    await approved(paid)
    await paid.tell({ isCalledOff: true })
    await paid.tell({})
    expect(await statusOf(paid.expectedId)).toBe('ARCHIVED')
  })

  it('is paid with its amount, currency and counterparty, once, and does not repeat', async () => {
    const refund = await asked()
    const refused = async (over: object) => codesOf(await scene.tryCreate(valuesOf(refund, over)))
    expect(await refused({ amount: { amount: '5.00', currency: 'IDR' } })).toEqual(['U-TRSY-TF-40'])
    expect(await refused({ counterpartyAccountId: scene.sinarAccount.id })).toEqual(['U-TRSY-TF-40'])
    expect(await refused({ recurrence: 'MONTHLY' })).toEqual(['G-2'])
    expect(await refused({ paidExpectedTransactionId: randomUUID() })).toEqual(['G-7'])
    const { id } = await scene.make<{ id: string }>('expected-transactions', {
      date: '2026-11-23',
      direction: 'DEBIT',
      amount: { amount: refund.amount, currency: 'IDR' },
      description: 'Nobody asked for it',
      counterpartyId,
    })
    expect(await refused({ paidExpectedTransactionId: id })).toEqual(['U-TRSY-TF-39'])
    await pay(refund)
    expect(await refused({ allowDuplicate: true })).toEqual(['U-TRSY-TF-41'])
  })
})

describe('many at once', () => {
  it('make one payment of a refund', async () => {
    const refund = await asked()
    const makers = Array.from({ length: 8 }, () => scene.as('maker'))
    const answers = await Promise.all(
      makers.map(maker => scene.tryCreate(valuesOf(refund, { allowDuplicate: true }), maker)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['U-TRSY-TF-41']),
    )
  })

  it('pay it by the line that is matched or by the payment that is approved, never by both', async () => {
    const winners = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const refund = await asked()
      const made = await pay(refund)
      const lineId = await line(refund.amount)
      const [matched, decided] = await Promise.all([match(lineId, refund.expectedId), scene.approve(made)])
      const isMatched = matched.status === 201
      const isApproved = codesOf(decided).length === 0
      expect([isMatched, isApproved].filter(Boolean), JSON.stringify([matched.body, decided.body])).toHaveLength(1)
      const { expectedTransactionIds, status } = await scene.read(made.id)
      expect(expectedTransactionIds).toHaveLength(isApproved ? 1 : 0)
      expect(status === 'NEEDS_APPROVAL').toBe(isMatched)
      expect(await statusOf(refund.expectedId)).toBe(isMatched ? 'RECONCILED' : 'ARCHIVED')
      expect((await told(refund)).lines).toHaveLength(isMatched ? 1 : 0)
      winners.add(isMatched ? 'line' : 'payment')
    }
    expect(winners.size).toBeGreaterThan(0)
  })

  it('call it off or commit its payment, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const refund = await asked()
      const made = await pay(refund)
      const [, decided] = await Promise.all([refund.tell({ isCalledOff: true }), scene.approve(made)])
      const isApproved = codesOf(decided).length === 0
      expect(await told(refund)).toMatchObject({ isClosed: !isApproved })
    }
  })
})
