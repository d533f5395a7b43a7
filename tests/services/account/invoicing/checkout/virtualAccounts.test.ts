// Customers' fixed virtual accounts over HTTP and Postgres, against a treasury that speaks the contract: opened, paid to, closed.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openChargeClient } from '../../../../../services/account/invoicing/checkout/chargeClient.ts'
import { followCharges } from '../../../../../services/account/invoicing/checkout/follow.ts'
import {
  closeAtProvider,
  requestVirtualAccount,
  storeVirtualAccount,
} from '../../../../../services/account/invoicing/checkout/virtualAccounts.ts'
import { peerOf } from '../../../../../services/account/protectedActions/public.ts'
import { openLog } from '../../../../../services/kit/http/log.ts'
import { atFileEnd } from '../../../../support/fileEnd.ts'
import { waitFor } from '../../../../support/waitFor.ts'
import { emailsOf, freshAccount, logistics, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { pagesOf } from '../printing/support.ts'
import { line } from '../salesOrders/support.ts'
import { type Amount, checkingOut } from './support.ts'
import { startStandInTreasury } from './standInTreasury.ts'

const treasury = await startStandInTreasury()
const service = await freshAccount({}, { treasury })
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const elsewhere = await service.as(people.owner.email, logistics)
const { orders, written, issue, read: readInvoice, resultOf } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const connection = peerOf(treasury)
const client = openChargeClient(connection)
const { report } = checkingOut(service, maker)

type Account = {
  id: string
  bankCode: string
  number: string | null
  status: string
  provider: string | null
  expiresOn: string
  failureReason: string | null
}
type Payment = {
  id: string
  version: number
  number: string
  status: string
  amount: Amount
  unapplied: Amount
  allowedActions: string[]
}

const freshCustomer = () => orders.customerWith(null)
const open = (customerId: string, over: object = {}, key: string = randomUUID()) =>
  service.send<Account & Problem>('POST', `/v1/customers/${customerId}/virtual-accounts`, {
    authorization: maker.authorization,
    body: { bankCode: '014', expiresOn: '2028-11-30', ...over },
    headers: { 'idempotency-key': key },
  })
const opened = async (customerId: string, over: object = {}): Promise<Account> => {
  const { status, body } = await open(customerId, over)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const accountsOf = async (customerId: string): Promise<Account[]> =>
  (await viewer.get<{ items: Account[] }>(`/v1/customers/virtual-accounts?customerIds=${customerId}`)).body.items
const close = (customerId: string, { id }: { id: string }) =>
  maker.post<Problem>(`/v1/customers/${customerId}/virtual-accounts/${id}/close`)
const invoiceOf = async (customerId: string, price: string) =>
  issue(
    (await written(customerId, { vatTreatment: 'EXEMPT', lines: [line({ kind: 'SERVICE', quantity: '1', price })] }))
      .id,
  )
const paymentsTo = async ({ id }: { id: string }): Promise<Payment[]> => {
  const rows = await service.sql<{ id: string }>(
    'select payment_id as id from checkout_receipt where virtual_account_id = $1 order by booked_at',
    [id],
  )
  return Promise.all(rows.map(async row => (await maker.get<Payment>(`/v1/received-payments/${row.id}`)).body))
}
const standing = async (id: string) => {
  const { status, remaining } = await readInvoice(id)
  return { status, remaining: remaining.amount }
}

describe('opening one', () => {
  it('has its number at once, is logged, and is there for whoever may see the customer', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    expect(account).toMatchObject({ bankCode: '014', status: 'ACTIVE', provider: 'SANDBOX', expiresOn: '2028-11-30' })
    expect(account.number).toMatch(/^8810\d+$/)
    expect(await accountsOf(customerId)).toEqual([account])
    const log = await admin.get<{ items: { changes: { field: string; after: string }[] }[] }>(
      `/v1/activity?recordId=${customerId}&first=5`,
    )
    expect(log.body.items.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain('virtualAccount')
  })

  it('is named in the email that reminds its customer of an invoice', async () => {
    const customerId = await freshCustomer()
    const [one, other] = [await opened(customerId), await opened(customerId, { bankCode: '009' })]
    const { id } = await invoiceOf(customerId, '5000000')
    await maker.post('/v1/invoices/remind', { ids: [id] })
    const reminders = (await emailsOf(service)).filter(({ template }) => template === 'paymentReminder')
    expect(reminders.map(({ values }) => values)).toMatchObject([
      { virtualAccounts: [`BNI ${other.number}`, `BCA ${one.number}`] },
    ])
    await close(customerId, one)
    await close(customerId, other)
  })

  it('is once for its idempotency key, and once at a bank as long as it is open', async () => {
    const customerId = await freshCustomer()
    const key = randomUUID()
    const [one, again] = [await open(customerId, {}, key), await open(customerId, {}, key)]
    expect(again.body.id).toBe(one.body.id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(customerId)))
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'U-ACC-CO-8'])
    expect((await open(customerId, { bankCode: '009' })).status).toBe(201)
    expect(await accountsOf(customerId)).toHaveLength(2)
  })

  it('is asked for again under the same key where the answer was lost', async () => {
    const customerId = await freshCustomer()
    treasury.loseAnswers(1)
    const { status, body } = await open(customerId)
    expect([status, body.status, body.number]).toEqual([201, 'OPENING', null])
    await requestVirtualAccount(service.account, client, { organizationId: retail, virtualAccountId: body.id })
    const [account] = await accountsOf(customerId)
    expect(account).toMatchObject({ id: body.id, status: 'ACTIVE' })
    expect([...treasury.accounts.keys()].filter(key => key === body.id)).toHaveLength(1)
  })

  it('fails where treasury refuses, and another one may be opened', async () => {
    const customerId = await freshCustomer()
    treasury.refuse(1)
    expect((await opened(customerId)).status).toBe('FAILED')
    expect((await opened(customerId)).status).toBe('ACTIVE')
  })

  it.each([
    ['a bank at which nobody opens one', { bankCode: '022' }, 'U-ACC-CO-7'],
    ['a day that is over', { expiresOn: '2020-01-01' }, 'U-ACC-CO-10'],
    ['a day far ahead', { expiresOn: '2099-01-01' }, 'U-ACC-CO-10'],
    ['a number of its own', { number: '8810000000000001' }, 'G-2'],
  ])('not with %s', async (_name, over, code) => {
    expect((await open(await freshCustomer(), over)).body.code).toBe(code)
  })

  it('not by a viewer, not elsewhere, and not for a customer who is not active', async () => {
    const customerId = await freshCustomer()
    const body = { bankCode: '014', expiresOn: '2028-11-30' }
    const path = `/v1/customers/${customerId}/virtual-accounts`
    const headers = { 'idempotency-key': randomUUID() }
    expect((await service.send('POST', path, { body, headers, authorization: viewer.authorization })).status).toBe(403)
    expect((await service.send('POST', path, { body, headers, authorization: elsewhere.authorization })).status).toBe(
      404,
    )
    expect(
      (await elsewhere.get<{ items: [] }>(`/v1/customers/virtual-accounts?customerIds=${customerId}`)).body,
    ).toEqual({ items: [] })
    await service.sql(`update customer set status = 'DEACTIVATED', reason = 'Closed' where id = $1`, [customerId])
    expect((await open(customerId)).body.code).toBe('U-ACC-CU-8')
  })
})

describe('what is paid to one', () => {
  it('pays the one open invoice that asks for exactly so much', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const [one, other] = [await invoiceOf(customerId, '5000000'), await invoiceOf(customerId, '700000')]
    await report(treasury.payTo(account.id, '700000.00'))
    expect(await standing(other.id)).toEqual({ status: 'PAID', remaining: '0.00' })
    expect(await standing(one.id)).toEqual({ status: 'ISSUED', remaining: '5000000.00' })
    expect(await paymentsTo(account)).toMatchObject([
      { status: 'SUCCEEDED', amount: { amount: '700000.00' }, unapplied: { amount: '0.00' } },
    ])
  })

  it('pays all of an invoice whose tax the customer did not withhold', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    // Worked case 19: a fee of 100 million, of which two million were to be withheld.
    const fee = line({ kind: 'SERVICE', quantity: '1', price: '100000000', withholding: 'PPH23' })
    const invoice = await issue((await written(customerId, { lines: [fee] })).id)
    await report(treasury.payTo(account.id, '111000000.00'))
    expect(await standing(invoice.id)).toEqual({ status: 'PAID', remaining: '0.00' })
    const other = await issue((await written(customerId, { lines: [fee] })).id)
    await report(treasury.payTo(account.id, '109000000.00'))
    expect(await standing(other.id)).toEqual({ status: 'PARTIALLY_PAID', remaining: '0.00' })
    await report(treasury.payTo(account.id, '2000000.00'))
    expect(await standing(other.id)).toEqual({ status: 'PAID', remaining: '0.00' })
  })

  it('pays the next instalment, and none that is due later', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const { id } = await issue(
      (
        await written(customerId, {
          vatTreatment: 'EXEMPT',
          lines: [line({ kind: 'SERVICE', quantity: '1', price: '10000000' })],
          milestones: [
            { name: 'B', percent: '70', dueDate: '2026-12-31' },
            { name: 'A', percent: '30', dueDate: '2026-11-30' },
          ],
        })
      ).id,
    )
    await report(treasury.payTo(account.id, '7000000.00'))
    expect(await standing(id)).toEqual({ status: 'ISSUED', remaining: '10000000.00' })
    await report(treasury.payTo(account.id, '3000000.00'))
    expect(await standing(id)).toEqual({ status: 'PARTIALLY_PAID', remaining: '7000000.00' })
    await report(treasury.payTo(account.id, '7000000.00'))
    expect(await standing(id)).toEqual({ status: 'PAID', remaining: '0.00' })
  })

  it.each([
    ['two invoices ask for so much', ['700000', '700000'], '700000.00'],
    ['none does', ['700000'], '650000.00'],
    ['only both together do', ['700000', '300000'], '1000000.00'],
    ['none is open', [], '10000.00'],
  ])('waits for people where %s', async (_name, prices, amount) => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const invoices: { id: string }[] = []
    for (const price of prices) invoices.push(await invoiceOf(customerId, price))
    await report(treasury.payTo(account.id, amount))
    for (const { id } of invoices) expect(await standing(id)).toMatchObject({ status: 'ISSUED' })
    const [payment] = await paymentsTo(account)
    expect(payment).toMatchObject({ status: 'SUCCEEDED', amount: { amount }, unapplied: { amount } })
    expect(payment!.allowedActions).toContain('APPLY')
  })

  it('never pays another customer’s invoice of that amount', async () => {
    const [customerId, otherId] = [await freshCustomer(), await freshCustomer()]
    const account = await opened(customerId)
    const other = await invoiceOf(otherId, '123000')
    await report(treasury.payTo(account.id, '123000.00'))
    expect(await standing(other.id)).toMatchObject({ status: 'ISSUED' })
  })

  it('is one payment, however often and at once it is told; equal payments are each one', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const invoice = await invoiceOf(customerId, '5000000')
    const told = treasury.payTo(account.id, '5000000.00')
    await Promise.all(Array.from({ length: 20 }, () => report(told)))
    expect(await paymentsTo(account)).toHaveLength(1)
    expect(await standing(invoice.id)).toEqual({ status: 'PAID', remaining: '0.00' })
    const more = [treasury.payTo(account.id, '5000000.00'), treasury.payTo(account.id, '5000000.00')]
    await Promise.all([...more, ...more].map(report))
    expect(await paymentsTo(account)).toHaveLength(3)
  })

  it('is taken back as the provider does, and of what went back a part', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const invoice = await invoiceOf(customerId, '5000000')
    const paid = treasury.payTo(account.id, '5000000.00')
    const small = treasury.payTo(account.id, '40000.00')
    for (const each of [paid, small]) await report(each)
    await report({ ...paid, status: 'REVERSED' })
    expect(await standing(invoice.id)).toEqual({ status: 'ISSUED', remaining: '5000000.00' })
    const back = { ...small, id: randomUUID(), kind: 'REFUND' as const, amount: '-15000.00', originalId: small.id }
    await Promise.all(Array.from({ length: 3 }, () => report(back)))
    const payments = await paymentsTo(account)
    expect(payments).toMatchObject([
      { status: 'REFUNDED', amount: { amount: '5000000.00' } },
      { status: 'SUCCEEDED', amount: { amount: '25000.00' }, unapplied: { amount: '25000.00' } },
    ])
  })

  it('is moved to another invoice by people, and never canceled by them', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const [paid, other] = [await invoiceOf(customerId, '700000'), await invoiceOf(customerId, '900000')]
    await report(treasury.payTo(account.id, '700000.00'))
    const [payment] = await paymentsTo(account)
    expect(payment).toMatchObject({ allowedActions: ['UNAPPLY', 'SEND'] })
    const of = { ids: [payment!.id], reason: 'dibayar untuk faktur lain' }
    const asked = async (path: string, body: object) => (await resultOf(maker, path, body)).code
    expect(await asked('/v1/received-payments/cancel', of)).toBe('U-ACC-PY-21')
    expect((await viewer.post('/v1/received-payments/unapply', of)).status).toBe(403)
    const codes = await Promise.all(Array.from({ length: 5 }, () => asked('/v1/received-payments/unapply', of)))
    expect(codes.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'U-ACC-PY-4'), null])
    expect(await standing(paid.id)).toEqual({ status: 'ISSUED', remaining: '700000.00' })
    const [loose] = await paymentsTo(account)
    expect(loose).toMatchObject({ status: 'SUCCEEDED', unapplied: { amount: '700000.00' } })
    const { status } = await maker.post(`/v1/received-payments/${payment!.id}/applications`, {
      version: loose!.version,
      applications: [{ invoiceId: other.id, amount: '700000' }],
    })
    expect(status).toBe(200)
    expect(await standing(other.id)).toEqual({ status: 'PARTIALLY_PAID', remaining: '200000.00' })
    await service.sql(
      `update controls set locked_before = '2099-12-01', lock_set_at = now(), lock_reason = 'tutup buku', lock_set_by = gen_random_uuid()
       where organization_id = $1`,
      [retail],
    )
    expect(await asked('/v1/received-payments/unapply', of)).toBe('U-ACC-PY-7')
    await service.sql('update controls set locked_before = null where organization_id = $1', [retail])
  })

  it('is taken back from the payment that the refund names, not from the latest', async () => {
    const account = await opened(await freshCustomer())
    const [first, second] = [treasury.payTo(account.id, '300000.00'), treasury.payTo(account.id, '700000.00')]
    for (const each of [first, second]) await report(each)
    await report({ ...first, id: randomUUID(), kind: 'REFUND', amount: '-300000.00', originalId: first.id })
    expect(await paymentsTo(account)).toMatchObject([
      { status: 'REFUNDED', amount: { amount: '300000.00' } },
      { status: 'SUCCEEDED', amount: { amount: '700000.00' } },
    ])
  })

  it('pays what is left of it after a refund, and all again once that is taken back', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const invoice = await invoiceOf(customerId, '2220000')
    const paid = treasury.payTo(account.id, '2220000.00')
    await report(paid)
    const back = { ...paid, id: randomUUID(), kind: 'REFUND' as const, amount: '-1000000.00', originalId: paid.id }
    await report(back)
    expect(await standing(invoice.id)).toEqual({ status: 'PARTIALLY_PAID', remaining: '1000000.00' })
    expect(await paymentsTo(account)).toMatchObject([
      { status: 'SUCCEEDED', amount: { amount: '1220000.00' }, unapplied: { amount: '0.00' } },
    ])
    const rest = { ...back, id: randomUUID(), amount: '-1220000.00' }
    await report(rest)
    expect(await standing(invoice.id)).toEqual({ status: 'ISSUED', remaining: '2220000.00' })
    for (const one of [back, rest]) await report({ ...one, status: 'REVERSED', version: one.version + 1 })
    expect(await standing(invoice.id)).toEqual({ status: 'PAID', remaining: '0.00' })
  })

  it('received again after people took it off its invoice, waits for them', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const invoice = await invoiceOf(customerId, '250000')
    const paid = treasury.payTo(account.id, '250000.00')
    await report(paid)
    const [payment] = await paymentsTo(account)
    const of = { ids: [payment!.id], reason: 'untuk faktur lain' }
    expect((await resultOf(maker, '/v1/received-payments/unapply', of)).code).toBeNull()
    const back = { ...paid, id: randomUUID(), kind: 'REFUND' as const, amount: '-250000.00', originalId: paid.id }
    await report(back)
    await report({ ...back, status: 'REVERSED', version: back.version + 1 })
    expect(await standing(invoice.id)).toEqual({ status: 'ISSUED', remaining: '250000.00' })
    expect(await paymentsTo(account)).toMatchObject([
      { status: 'SUCCEEDED', amount: { amount: '250000.00' }, unapplied: { amount: '250000.00' } },
    ])
  })

  it('after a refund pays the invoices that people moved it to', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const [first, second] = [await invoiceOf(customerId, '400000'), await invoiceOf(customerId, '300000')]
    const paid = treasury.payTo(account.id, '600000.00')
    await report(paid)
    const [payment] = await paymentsTo(account)
    const { status } = await maker.post(`/v1/received-payments/${payment!.id}/applications`, {
      version: payment!.version,
      applications: [
        { invoiceId: second.id, amount: '300000' },
        { invoiceId: first.id, amount: '100000' },
      ],
    })
    expect(status).toBe(200)
    await report({ ...paid, id: randomUUID(), kind: 'REFUND', amount: '-50000.00', originalId: paid.id })
    expect(await standing(second.id)).toEqual({ status: 'PAID', remaining: '0.00' })
    expect(await standing(first.id)).toEqual({ status: 'PARTIALLY_PAID', remaining: '300000.00' })
    expect(await paymentsTo(account)).toMatchObject([
      { amount: { amount: '550000.00' }, unapplied: { amount: '150000.00' } },
    ])
  })

  it('arrives by the feed, also after it was closed', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const following = followCharges({
      account: service.account,
      treasury: connection,
      log: openLog('test', { LOG_LEVEL: 'silent' }),
    })
    atFileEnd(following.close)
    expect((await close(customerId, account)).status).toBe(200)
    const paid = treasury.payTo(account.id, '90000.00')
    await waitFor(async () => {
      treasury.emit('provider-transaction.changed', paid.id, retail)
      return (await paymentsTo(account)).length === 1
    })
  })
})

describe('the entity that its provider pays out to', () => {
  it('alone names it on documents, is asked for at checkout, and is paid by it', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const { items: entities } = (await viewer.get<{ items: { id: string }[] }>('/v1/entities')).body
    const { body: branch } = await admin.post<{ id: string }>('/v1/entities', { name: 'CV Cabang' })
    const ids = [entities[0]!.id, branch.id]
    const issuedBy = async (entityId: string, price: string) =>
      issue(
        (
          await written(customerId, {
            entityId,
            vatTreatment: 'NONE',
            lines: [line({ kind: 'SERVICE', quantity: '1', price })],
          })
        ).id,
      )
    const namedBy = async (entityId: string, price: string) => {
      const { id } = await issuedBy(entityId, price)
      const paper = await fetch(`${service.address}/v1/invoices/${id}/document?language=id`, {
        headers: { authorization: viewer.authorization },
      })
      return (await pagesOf(Buffer.from(await paper.arrayBuffer()))).join(' ').includes(account.number!)
    }
    const paysOutTo = (payoutEntityId: string | null) =>
      service.database.inOrganization(retail, null, tx =>
        storeVirtualAccount(tx, service.account, { ...treasury.accounts.get(account.id)!, payoutEntityId }),
      )
    const named = async (price: string) => [await namedBy(ids[0]!, price), await namedBy(ids[1]!, price)]
    // Treasury hasn't said yet to whom.
    expect(await named('1001')).toEqual([true, true])
    await paysOutTo(ids[0]!)
    expect(await named('1002')).toEqual([true, false])
    await paysOutTo(ids[1]!)
    expect(await named('1003')).toEqual([false, true])
    const [others, own] = [await issuedBy(ids[0]!, '61000'), await issuedBy(ids[1]!, '62000')]
    const transactions = ['61000.00', '62000.00'].map(amount => treasury.payTo(account.id, amount))
    for (const transaction of transactions) await report(transaction)
    expect(await standing(others.id)).toMatchObject({ status: 'ISSUED' })
    expect(await standing(own.id)).toMatchObject({ status: 'PAID' })
    // What was paid to it says whose account it reached, so that applying it to the other's invoice is no surprise.
    const reached = async () => {
      const { body } = await maker.get<{ items: { entityId: string }[] }>(
        `/v1/received-payments?customerId=${customerId}`,
      )
      return body.items.map(({ entityId }) => entityId)
    }
    expect(await reached()).toEqual([ids[1], ids[1]])
    // So does what is left of it after a refund.
    const [paid] = transactions
    await report({ ...paid!, id: randomUUID(), kind: 'REFUND', amount: '-2000.00', originalId: paid!.id })
    expect(await reached()).toEqual([ids[1], ids[1], ids[1]])
    expect((await maker.get(`/v1/invoices/${others.id}/checkout-methods`)).status).toBe(200)
    expect(treasury.askedFor()).toBe(ids[0])
  })
})

describe('closing one', () => {
  it('is at once here, and at the provider in the background; another one may be opened', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    expect((await viewer.post(`/v1/customers/${customerId}/virtual-accounts/${account.id}/close`)).status).toBe(403)
    expect((await elsewhere.post(`/v1/customers/${customerId}/virtual-accounts/${account.id}/close`)).status).toBe(404)
    expect((await close(await freshCustomer(), account)).body.code).toBe('U-ACC-CO-11')
    expect((await close(customerId, account)).status).toBe(200)
    expect((await close(customerId, account)).body.code).toBe('U-ACC-CO-9')
    for (let times = 0; times < 2; times++)
      await closeAtProvider(service.account, client, { organizationId: retail, virtualAccountId: account.id })
    expect(treasury.accounts.get(account.id)?.status).toBe('CLOSED')
    expect((await opened(customerId)).status).toBe('ACTIVE')
    expect((await accountsOf(customerId)).map(({ status }) => status)).toEqual(['ACTIVE', 'CLOSED'])
  })

  it('what was opened only after it was closed here is closed there', async () => {
    const customerId = await freshCustomer()
    treasury.loseAnswers(1)
    const { body: account } = await open(customerId)
    expect((await close(customerId, account)).status).toBe(200)
    const there = treasury.accounts.get(account.id)!
    await service.database.inOrganization(retail, null, tx => storeVirtualAccount(tx, service.account, there))
    await closeAtProvider(service.account, client, { organizationId: retail, virtualAccountId: account.id })
    expect(there.status).toBe('CLOSED')
    expect(await accountsOf(customerId)).toMatchObject([{ status: 'CLOSED', number: null }])
  })

  it('follows the provider that says it expired', async () => {
    const customerId = await freshCustomer()
    const account = await opened(customerId)
    const there = { ...treasury.accounts.get(account.id)!, status: 'EXPIRED' as const }
    for (let times = 0; times < 2; times++)
      await service.database.inOrganization(retail, null, tx => storeVirtualAccount(tx, service.account, there))
    expect(await accountsOf(customerId)).toMatchObject([{ status: 'EXPIRED', number: account.number }])
  })
})
