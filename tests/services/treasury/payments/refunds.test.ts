// Paid refunds of credit memos: each one's money is expected once, leaves once, and the requester learns the result.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bankNamedBy } from '../../../../services/treasury/bankAccounts/public.ts'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { failPayment } from '../../../../services/treasury/payments/dispatch/fail.ts'
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
  virtualAccountNumbers: [],
}

type Expected = { id: string; status: string; counterpartyId: string }
type Refund = { id: string; expectedId: string; amount: string; tell(over: object): Promise<void> }
type Account = { id: string; bank: { code: string }; accountNumber: string; accountName: string }
type Party = { version: number; legalName: string; alias: string; type: string; bankAccounts: Account[] }

const statusOf = async (id: string) => (await scene.maker.get<Expected>(`/v1/expected-transactions/${id}`)).body.status
const told = async ({ id }: Refund) => (await scene.inside(tx => listRefundPayments(tx, { ids: [id] })))[0]!
const shown = async ({ expectedId }: Refund) =>
  (
    await scene.maker.get<{ items: { isPayable: boolean; paymentIds: string[]; accountNumber: string }[] }>(
      `/v1/receivables/refunds?expectedTransactionIds=${expectedId}`,
    )
  ).body.items[0]!

let serial = 0
/** A requested refund, as an event from the account service. */
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

// The customer became a counterparty with the first refund; the payer enters the account that the customer named.
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
const pay = (refund: Refund) => scene.make<PaymentBody>('payments', valuesOf(refund))
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
    // An undone payment has not left, but is not paid again meanwhile.
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
      'payments',
      valuesOf(refund, { fromAccountId: scene.mandiri.id, method: undefined, allowDuplicate: true }),
    )
    expect(codesOf(await scene.approve(made))).toEqual([])
    await scene.inside(tx => moveBySystem(tx, made.id, 'BANK_FAILED', { reason: 'OTHER', message: 'No' }))
    expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
    expect(codesOf(await scene.bulk('archive', made))).toEqual([])
    expect(await statusOf(refund.expectedId)).toBe('UNRECONCILED')
    expect(await shown(refund)).toMatchObject({ isPayable: true })
    // Restored, it belongs to the refund again; but not next to another payment of it.
    expect(codesOf(await scene.bulk('unarchive', made))).toEqual([])
    expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
    await scene.bulk('archive', made)
    await scene.make<PaymentBody>('payments', valuesOf(refund, { allowDuplicate: true }))
    expect(codesOf(await scene.bulk('unarchive', made))).toEqual(['U-TRSY-TF-41'])
  })

  it('stops what no bank has when it is called off: undecided, scheduled or failed payments', async () => {
    const [undecided, scheduled, failed] = [await asked(), await asked(), await asked()]
    await scene.connect(scene.mandiri.id)
    const sent = await scene.make<PaymentBody>(
      'payments',
      valuesOf(failed, { fromAccountId: scene.mandiri.id, method: undefined, allowDuplicate: true }),
    )
    expect(codesOf(await scene.approve(sent))).toEqual([])
    await scene.inside(tx => moveBySystem(tx, sent.id, 'BANK_FAILED', { reason: 'OTHER', message: 'No' }))
    const payments = [await pay(undecided), await approved(scheduled), sent]
    for (const refund of [undecided, scheduled, failed]) {
      await refund.tell({ isCalledOff: true })
      expect(await told(refund)).toMatchObject({ isClosed: true, lines: [] })
      expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
    }
    const [first, second, third] = await Promise.all(payments.map(({ id }) => scene.read(id)))
    expect([first!.status, second!.status, third!.status]).toEqual(['CANCELLED', 'CANCELLED', 'FAILED'])
    expect(second!.cancellationReason).toMatch(/^The refund of CM-2026-\d{6} was called off$/)
    expect(await statusOf(second!.expectedTransactionIds[0]!)).toBe('ARCHIVED')
    // A failed payment can neither be sent again nor restored.
    expect(third).toMatchObject({ archived: true, allowedActions: expect.not.arrayContaining(['RESEND']) })
    expect(codesOf(await scene.bulk('unarchive', sent))).toEqual(['U-TRSY-TF-39'])
  })

  it('is not closed by a calling off as long as somebody may have brought its payment to the bank', async () => {
    const refund = await asked()
    const payment = await approved(refund)
    expect(codesOf(await scene.bulk('export', payment))).toEqual([])
    await refund.tell({ isCalledOff: true })
    expect((await scene.read(payment.id)).status).toBe('IN_PROGRESS')
    expect(await told(refund)).toMatchObject({ isClosed: false })
    // Canceled while the payment is in place, it is not expected twice.
    await refund.tell({})
    expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
    await refund.tell({ isCalledOff: true })
    await scene.bulk('cancel', payment, { reason: 'The file was not sent' })
    expect(await told(refund)).toMatchObject({ isClosed: true })
    expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
  })

  it('has its payment given up where the bank refuses it after the calling off', async () => {
    const refund = await asked()
    await scene.connect(scene.mandiri.id)
    const made = await scene.make<PaymentBody>(
      'payments',
      valuesOf(refund, { fromAccountId: scene.mandiri.id, method: undefined, allowDuplicate: true }),
    )
    expect(codesOf(await scene.approve(made))).toEqual([])
    expect((await scene.read(made.id)).status).toBe('IN_PROGRESS')
    await refund.tell({ isCalledOff: true })
    expect(await told(refund)).toMatchObject({ isClosed: false })
    await scene.inside(tx => failPayment(tx, api.jobs, made.id, { reason: 'OTHER', message: 'No' }))
    expect(await told(refund)).toMatchObject({ isClosed: true })
    expect(await scene.read(made.id)).toMatchObject({ status: 'FAILED', archived: true })
  })

  it('waits for nothing more where it is called off with a part of it gone, and for all of it again where it is not', async () => {
    const refund = await asked()
    const half = await line('5000000.00')
    const body = { statementTransactionIds: [half], expectedTransactionIds: [refund.expectedId], allowPartial: true }
    const matched = await scene.maker.post<{ id: string }>('/v1/reconciliations', body, {
      'idempotency-key': randomUUID(),
    })
    expect(matched.status, JSON.stringify(matched.body)).toBe(201)
    await refund.tell({ isCalledOff: true })
    expect(await statusOf(refund.expectedId)).toBe('RECONCILED')
    expect(await told(refund)).toMatchObject({ isClosed: true, lines: [{ amount: '5000000.00' }] })
    await refund.tell({})
    expect(await statusOf(refund.expectedId)).toBe('PARTIALLY_RECONCILED')
    await refund.tell({ isCalledOff: true })
    await scene.maker.post(`/v1/reconciliations/${matched.body.id}/remove`, { reason: 'Wrong line' })
    expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
    expect(await told(refund)).toMatchObject({ isClosed: true, lines: [] })
    await refund.tell({})
    const { body: again } = await scene.maker.get<{ amount: { amount: string } }>(
      `/v1/expected-transactions/${refund.expectedId}`,
    )
    expect(again).toMatchObject({ status: 'UNRECONCILED', amount: { amount: refund.amount } })
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

describe('the account that a refund names', () => {
  /** Another account of the same counterparty, entered by the maker alone. */
  async function enter(account: { bankCode: string; accountNumber: string; accountName: string }): Promise<string> {
    const { body } = await scene.maker.get<Party>(`/v1/counterparties/${counterpartyId}`)
    const { version, legalName, alias, type } = body
    const known = body.bankAccounts.map(({ id, bank, accountNumber, accountName }) => {
      return { id, bankCode: bank.code, accountNumber, accountName }
    })
    const bankAccounts = [...known, account]
    const values = { version, legalName, alias, type, bankAccounts }
    const answer = await scene.maker.put<Party>(`/v1/counterparties/${counterpartyId}`, values)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.bankAccounts.find(({ bank }) => bank.code === account.bankCode)!.id
  }

  it('is the only one that a payment of it goes to, when it is made and edited', async () => {
    const someoneElse = await enter({ bankCode: '014', accountNumber: '9998887776', accountName: 'SOMEONE ELSE' })
    const otherBank = await enter({ bankCode: '009', accountNumber: '900087654', accountName: 'PT BUMI KARSA MANDIRI' })
    const refund = await asked()
    for (const id of [someoneElse, otherBank]) {
      const { body } = await scene.tryCreate(valuesOf(refund, { counterpartyAccountId: id }))
      expect(codesOf({ body })).toEqual(['U-TRSY-TF-42'])
      expect(JSON.stringify(body)).toContain('Bank Mandiri 900087654, PT BUMI KARSA MANDIRI')
      expect(JSON.stringify(body)).toContain('"counterpartyAccountId"')
    }
    const made = await pay(refund)
    const edit = { ...valuesOf(refund, { counterpartyAccountId: someoneElse }), version: made.version }
    expect(codesOf(await scene.maker.put(`/v1/payments/${made.id}`, edit))).toEqual(['U-TRSY-TF-42'])

    // One created before this check existed has another account: it can't be approved.
    await scene.inside(tx =>
      tx.execute(
        sql`update payment set beneficiary_bank_code = '014', beneficiary_account_number = '9998887776' where id = ${made.id}`,
      ),
    )
    expect(codesOf(await scene.approve(made))).toEqual(['U-TRSY-TF-42'])
    expect((await scene.read(made.id)).status).toBe('NEEDS_APPROVAL')
    expect(await statusOf(refund.expectedId)).toBe('UNRECONCILED')
  })

  it('is known by its number where no bank is called as the customer wrote it, and is asked for where it has none', async () => {
    const refund = await asked()
    const name = (bank: string, number: string) =>
      scene.inside(tx =>
        tx.execute(
          sql`update credit_memo_refund set bank_name = ${bank}, account_number = ${number} where id = ${refund.id}`,
        ),
      )
    await name('Bank kami di Solo', '-')
    expect(codesOf(await scene.tryCreate(valuesOf(refund)))).toEqual(['U-TRSY-TF-43'])
    await name('Bank kami di Solo', '0900-087-654')
    await pay(refund)
  })

  it.each([
    ['PT Bank Central Asia Tbk', '014'],
    ['bca', '014'],
    ['Bank BNI', '009'],
    ['014', '014'],
    ['BCA Syariah', '536'],
    ['Mega', '426'],
    ['our bank', undefined],
  ])('finds the bank that people call %s', (text, code) => expect(bankNamedBy(text)?.code).toBe(code))
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

  it('call it off while its payment is approved, cancelled or exported: nothing is left that could still go', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const refund = await asked()
      const made = await pay(refund)
      const act = [
        () => scene.approve(made),
        async () => {
          await scene.approve(made)
          return scene.bulk('export', made)
        },
        () => scene.bulk('cancel', made, { reason: 'No' }),
      ][round % 3]!
      await Promise.all([refund.tell({ isCalledOff: true }), act()])
      const { status, expectedTransactionIds } = await scene.read(made.id)
      const isGone = status === 'IN_PROGRESS'
      if (!isGone) expect(status).toBe('CANCELLED')
      expect(await told(refund)).toMatchObject({ isClosed: !isGone })
      expect(await statusOf(refund.expectedId)).toBe('ARCHIVED')
      for (const id of expectedTransactionIds) expect(await statusOf(id)).toBe(isGone ? 'UNRECONCILED' : 'ARCHIVED')
      outcomes.add(status)
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })
})
