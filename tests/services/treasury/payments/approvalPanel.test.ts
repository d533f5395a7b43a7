// What an approver sees: pending approvals, the bank's account name, possible duplicates, and total debits.
import { describe, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { type BankConnection, BankFault } from '../../../../services/treasury/connections/bankConnection.ts'
import { makeOccurrences } from '../../../../services/treasury/payments/recurrence/makeOccurrences.ts'
import { credentials, openFakeBank } from '../connections/fakeBank.ts'
import { openTreasuryApi } from '../support/api.ts'
import { codesOf, openScene, type PaymentBody } from './support.ts'

const NOW = '2026-11-23T03:00:00Z'
const clock = stoppedClock(NOW)
let asked = 0
const inquire: BankConnection['inquire'] = async (_from, { accountNumber }) => {
  asked++
  if (accountNumber.startsWith('91')) return { kind: 'notFound', code: '4041611', message: 'Invalid account' }
  if (accountNumber.startsWith('92')) throw new BankFault('UNREACHABLE', 'No answer')
  return { kind: 'found', name: accountNumber.startsWith('93') ? 'Budi Santoso' : 'SINAR ABADI PT' }
}
const api = await openTreasuryApi({ clock, fakeBank: { ...openFakeBank(clock.now).connection, inquire } })
const scene = await openScene(api)
await scene.make(`bank-accounts/${scene.bca.id}/connection`, { type: 'API', credentials, schedule: [] })

type Panel = PaymentBody & {
  nameCheck: { accountName: string | null; match: string | null; checkedAt: string } | null
  newAccount: { addedAt: string; addedBy: string | null } | null
  awaited: { openTo: string[] | null; namedFor: string[][]; exceptIds: string[] } | null
}
const panelOf = async ({ id }: { id: string }) => (await scene.approver.get<Panel>(`/v1/payments/${id}`)).body
const payTo = async (accountNumber: string) => {
  const party = await scene.party({}, { accountNumber })
  return scene.create({ counterpartyAccountId: party.bankAccounts[0]!.id })
}
const check = (...payments: PaymentBody[]) =>
  scene.approver.post('/v1/payments/check-names', { ids: payments.map(({ id }) => id) })

describe('the name on the account', () => {
  it('is asked of the bank once, kept with what it says, and compared with the name that is paid', async () => {
    const [same, unknown, silent, other] = [
      await payTo('9000771'),
      await payTo('9100771'),
      await payTo('9200771'),
      await payTo('9300771'),
    ]
    const transfer = await scene.transfer()
    expect((await panelOf(same)).nameCheck).toBeNull()
    asked = 0
    expect((await check(same, unknown, silent, other, transfer)).status).toBe(204)
    expect(asked).toBe(5)
    expect((await panelOf(same)).nameCheck).toMatchObject({ accountName: 'SINAR ABADI PT', match: 'EXACT' })
    expect((await panelOf(unknown)).nameCheck).toMatchObject({ accountName: null, match: null })
    expect((await panelOf(silent)).nameCheck).toBeNull()
    expect((await panelOf(other)).nameCheck).toMatchObject({ accountName: 'Budi Santoso', match: 'DIFFERENT' })
    // Anyone may have entered it as the organization's own.
    expect((await panelOf(transfer)).nameCheck).toMatchObject({ accountName: 'SINAR ABADI PT', match: 'DIFFERENT' })
    await check(same, unknown, other, transfer)
    expect(asked).toBe(5)
  })

  it('is not asked of an own account that its bank is connected by', async () => {
    const { id } = await scene.account({ bankCode: '009', accountNumber: '9000798' })
    const transfer = await scene.transfer({ toAccountId: id })
    await scene.inside(tx => tx.execute(`update bank_account set connection_type = 'API' where id = '${id}'`))
    asked = 0
    expect((await check(transfer)).status).toBe(204)
    expect(asked).toBe(0)
    await scene.inside(tx => tx.execute(`update bank_account set connection_type = 'MANUAL' where id = '${id}'`))
    await check(transfer)
    expect(asked).toBe(1)
  })

  it('is kept from the form too, is asked again after a month, and only for who may approve', async () => {
    const made = await payTo('9000772')
    const inquiry = { fromAccountId: scene.bca.id, bankCode: '008', accountNumber: '9000772', name: 'PT Sinar Abadi' }
    await scene.maker.post('/v1/account-inquiries', inquiry)
    expect((await panelOf(made)).nameCheck).toMatchObject({ match: 'EXACT' })
    clock.set('2026-12-24T03:00:00Z')
    expect((await panelOf(made)).nameCheck).toBeNull()
    clock.set(NOW)
    const forbidden = await scene.maker.post('/v1/payments/check-names', { ids: [made.id] })
    expect(codesOf({ body: forbidden.body as object })).toEqual(['G-20'])
  })
})

describe('an account that is new', () => {
  it('is told of an account of our own again once its number was changed', async () => {
    const { id } = await scene.account({ bankCode: '009' })
    await scene.inside(tx => tx.execute(`update bank_account set created_at = '2025-01-01' where id = '${id}'`))
    expect((await panelOf(await scene.transfer({ toAccountId: id }))).newAccount).toBeNull()
    await scene.inside(tx => tx.execute(`update payment set status = 'CANCELLED' where to_account_id = '${id}'`))
    const { body } = await scene.maker.get<{ version: number }>(`/v1/bank-accounts/${id}`)
    const changed = await scene.maker.patch<{ accountNumber: string }>(`/v1/bank-accounts/${id}`, {
      version: body.version,
      accountNumber: '9000784',
    })
    expect(changed.body).toMatchObject({ accountNumber: '9000784' })
    const { newAccount } = await panelOf(await scene.transfer({ toAccountId: id }))
    expect(newAccount).toMatchObject({ addedBy: scene.maker.actorId })
    expect(Temporal.Instant.from(newAccount!.addedAt).toString()).toBe(NOW)
  })

  it('is told with who added it, until money has arrived there or a month has passed', async () => {
    const made = await payTo('9000781')
    const { newAccount } = await panelOf(made)
    expect(newAccount).toMatchObject({ addedBy: scene.maker.actorId })
    expect(Temporal.Instant.from(newAccount!.addedAt).toString()).toBe(NOW)
    const transfer = await scene.transfer()
    expect((await panelOf(transfer)).newAccount).toMatchObject({ addedBy: scene.maker.actorId })
    await scene.inside(tx =>
      tx.execute(`update bank_account set connection_type = 'API' where id = '${scene.mandiri.id}'`),
    )
    expect((await panelOf(transfer)).newAccount).toBeNull()
    await scene.inside(tx =>
      tx.execute(`update bank_account set connection_type = 'MANUAL' where id = '${scene.mandiri.id}'`),
    )
    clock.set('2026-12-24T03:00:00Z')
    expect((await panelOf(made)).newAccount).toBeNull()
    clock.set(NOW)

    const outside = await scene.transfer({
      toAccountId: undefined,
      toExternalAccount: { bankCode: '046', accountNumber: '9000783' },
    })
    expect((await panelOf(outside)).newAccount).toMatchObject({ addedBy: scene.maker.actorId })
    clock.set('2027-01-24T03:00:00Z')
    expect((await panelOf(outside)).newAccount).toMatchObject({ addedBy: scene.maker.actorId })
    clock.set(NOW)
    const sent = await scene.transfer({
      toAccountId: undefined,
      toExternalAccount: { bankCode: '046', accountNumber: '9000783' },
    })
    await scene.inside(tx => tx.execute(`update payment set status = 'SENT' where id = '${sent.id}'`))
    expect((await panelOf(outside)).newAccount).toBeNull()

    const other = await payTo('9000781')
    await scene.inside(tx => tx.execute(`update payment set status = 'SENT' where id = '${other.id}'`))
    expect((await panelOf(made)).newAccount).toBeNull()
  })

  it('is new where it is added to a counterparty that is old', async () => {
    const { id, version, bankAccounts } = await scene.party({}, { accountNumber: '9000782' })
    clock.set('2026-12-24T03:00:00Z')
    const adder = scene.as('maker')
    const account = { bankCode: '008', accountNumber: '9000782', accountName: 'PT SINAR ABADI' }
    const { body, status } = await adder.put<{ bankAccounts: { id: string }[] }>(`/v1/counterparties/${id}`, {
      legalName: 'PT Sinar Abadi',
      alias: id,
      type: 'COMPANY',
      version,
      bankAccounts: [
        { ...account, id: bankAccounts[0]!.id },
        { ...account, accountNumber: '9000783' },
      ],
    })
    expect(status).toBe(200)
    const payments = []
    for (const account of body.bankAccounts)
      payments.push(await scene.create({ counterpartyAccountId: account.id, date: '2026-12-28' }))
    const added = await Promise.all(payments.map(async each => (await panelOf(each)).newAccount?.addedBy ?? null))
    expect(added).toEqual([null, adder.actorId])
    clock.set(NOW)
  })
})

it('names those of the same amount to the same account, but for itself and what was called off', async () => {
  const party = await scene.party({}, { accountNumber: '9000773' })
  const values = { counterpartyAccountId: party.bankAccounts[0]!.id, amount: { amount: '71.00', currency: 'IDR' } }
  const [first, second, third, off] = [
    await scene.create({ ...values, date: '2026-11-24' }),
    await scene.create({ ...values, date: '2026-11-25', allowDuplicate: true }),
    await scene.create({ ...values, date: '2026-12-20', allowDuplicate: true }),
    await scene.create({ ...values, date: '2026-11-24', allowDuplicate: true }),
  ]
  await scene.bulk('cancel', off, { reason: 'Twice' })
  const { body } = await scene.approver.get<{ items: { paymentId: string; duplicateIds: string[] }[] }>(
    `/v1/payments/duplicates?paymentIds=${[first, second, third].map(({ id }) => id).join(',')}`,
  )
  expect(Object.fromEntries(body.items.map(({ paymentId, duplicateIds }) => [paymentId, duplicateIds]))).toEqual({
    [first.id]: [second.id],
    [second.id]: [first.id],
    [third.id]: [],
  })
})

it('adds up by currency what leaves the accounts, with what banks take', async () => {
  const dollars = await scene.account({ currency: 'USD' })
  const sister = await scene.account({ currency: 'USD' })
  const rupiah = await scene.create({ amount: { amount: '1000.00', currency: 'IDR' }, method: 'BI_FAST' })
  const more = await scene.create({ amount: { amount: '2000.50', currency: 'IDR' }, method: 'SKN' })
  const abroad = await scene.transfer({
    fromAccountId: dollars.id,
    toAccountId: sister.id,
    method: null,
    amount: { amount: '12.34', currency: 'USD' },
  })
  const payments = [rupiah, more, abroad].map(({ id, version }) => ({ id, version }))
  const { body } = await scene.approver.post<{ totals: object[]; fees: object[]; debits: object[] }>(
    '/v1/payments/approval-digest',
    { action: 'APPROVE', payments },
  )
  const money = (idr: string, usd: string) => [
    { amount: idr, currency: 'IDR' },
    { amount: usd, currency: 'USD' },
  ]
  expect(body).toMatchObject({
    count: 3,
    totals: money('3000.50', '12.34'),
    fees: money('5400.00', '0.00'),
    debits: money('8400.50', '12.34'),
  })
})

describe('whose approval is awaited', () => {
  it('leaves out authors and who has approved, and is nobody once it is decided', async () => {
    const made = await scene.create()
    const plan = '{"policyId":null,"steps":[{"approverIds":[]},{"approverIds":[]}],"inOrder":false}'
    await scene.inside(tx => tx.execute(`update payment set approval_plan = '${plan}' where id = '${made.id}'`))
    expect((await panelOf(made)).awaited).toEqual({ openTo: null, namedFor: [], exceptIds: [scene.maker.actorId] })
    await scene.approve(made)
    expect((await panelOf(made)).awaited).toEqual({
      openTo: null,
      namedFor: [],
      exceptIds: [scene.maker.actorId, scene.approver.actorId],
    })
    await scene.approve(made, scene.as('approver'))
    expect((await panelOf(made)).awaited).toBeNull()
  })

  it('may be an author where the organization says so, and those whom the plan names', async () => {
    const made = await scene.create()
    const other = scene.as('approver')
    const steps = [{ approverIds: [scene.approver.actorId] }, { approverIds: [other.actorId] }]
    await scene.inside(tx =>
      tx.execute(
        `update payment set approval_plan = '${JSON.stringify({ policyId: null, steps, inOrder: false })}' where id = '${made.id}'`,
      ),
    )
    await scene.control({ approveOwn: true })
    expect((await panelOf(made)).awaited?.namedFor).toEqual([[scene.approver.actorId], [other.actorId]])
    await scene.approve(made)
    expect((await panelOf(made)).awaited).toEqual({
      openTo: [other.actorId],
      namedFor: [[other.actorId]],
      exceptIds: [scene.approver.actorId],
    })
    await scene.control({})
  })
})

describe('cancelling one of a series', () => {
  it('leaves the others to come, or ends the series in the same step, with a word in the log', async () => {
    const [one, all] = [
      await scene.create({ recurrence: 'WEEKLY', date: '2026-11-30' }),
      await scene.create({ recurrence: 'WEEKLY', date: '2026-11-30' }),
    ]
    expect(codesOf(await scene.bulk('cancel', one, { reason: 'Late' }))).toEqual([])
    expect(codesOf(await scene.bulk('cancel', all, { reason: 'Contract ended', endSeries: true }))).toEqual([])
    expect((await scene.read(one.id)).recurrence).toMatchObject({ nextDate: '2026-12-07' })
    expect(await scene.read(all.id)).toMatchObject({ status: 'CANCELLED', recurrence: { nextDate: null } })
    clock.set('2026-12-01T03:00:00Z')
    await makeOccurrences(api)
    clock.set(NOW)
    const occurrences = async ({ recurrence }: PaymentBody) =>
      (await scene.list(`recurrenceId=${recurrence?.id}`)).items.length
    expect([await occurrences(one), await occurrences(all)]).toEqual([2, 1])
    const reader = api.as(scene.organization.id, ['account.activity.view'])
    const { body } = await reader.get<{ items: { action: string }[] }>(
      `/v1/activity?recordType=PAYMENT&recordId=${all.id}`,
    )
    expect(body.items.map(({ action }) => action).toSorted()).toEqual(['CANCELLED', 'CREATED', 'UPDATED'])
  })

  it('ends nothing where the payment can no longer be called off', async () => {
    const made = await scene.create({ recurrence: 'WEEKLY' })
    await scene.approve(made)
    expect(codesOf(await scene.bulk('cancel', made, { reason: 'x', endSeries: true }))).toEqual(['U-TRSY-TF-5'])
    expect((await scene.read(made.id)).recurrence).toMatchObject({ nextDate: '2026-11-30' })
    const single = await scene.create()
    expect(codesOf(await scene.bulk('cancel', single, { reason: 'x', endSeries: true }))).toEqual([])
  })
})
