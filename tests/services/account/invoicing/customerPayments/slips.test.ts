// Withholding slips sent in the customer portal, over HTTP and Postgres: they close nothing until staff confirm them.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { freshAccount, people, type Problem, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'
import { type CustomerAtPage, customersOf } from './support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const viewer = await service.as(people.viewer.email)
const arus = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const { customer, enter } = customersOf(service, arus)

type Money = { amount: string }
type Seen = { toPay: Money; withheldOpen: Money }
type Slip = { id: string; number: string; state: string; reason: string | null; amount: Money }
type Staff = {
  status: string
  version: number
  customerEmail: string | null
  invoices: { invoiceId: string; amount: string; owed: string }[]
  allowedActions: string[]
}

/** 1,000,000 with 20,000 withheld. */
const issuedFor = async (customerId: string) =>
  arus.issue(
    (
      await arus.written(customerId, {
        lines: [line({ kind: 'SERVICE', quantity: '1', price: '1000000', withholding: 'PPH23' })],
      })
    ).id,
  )
async function send(who: CustomerAtPage, invoiceId: string, amount: string, more: object = {}) {
  const { id } = (await who.upload('WITHHOLDING_SLIP', { name: 'bp.pdf' })).body
  return who.post<{ items: Slip[] } & Problem>('/v1/portal/slips', {
    number: randomUUID(),
    slipDate: '2026-11-20',
    period: '2026-11',
    invoices: [{ invoiceId, amount }],
    fileIds: [id],
    ...more,
  })
}
const staff = async (id: string) => (await maker.get<Staff>(`/v1/withholding-slips/${id}`)).body
const seen = async (who: CustomerAtPage, id: string) => (await who.get<Seen>(`/v1/portal/invoices/${id}`)).body
const confirm = async (id: string, person = maker) => {
  const { version } = await staff(id)
  return arus.resultOf(person, '/v1/withholding-slips/confirm', { slips: [{ id, version }] })
}

it('closes nothing until staff confirm it, and then what it shows', async () => {
  const who = await customer()
  const invoice = await issuedFor(who.id)
  const { status, body } = await send(who, invoice.id, '20000')
  expect([status, body.items]).toMatchObject([201, [{ state: 'CHECKING', amount: { amount: '20000.00' } }]])
  const { id } = body.items[0]!
  expect(await seen(who, invoice.id)).toMatchObject({ withheldOpen: { amount: '20000.00' } })
  expect(await staff(id)).toMatchObject({
    status: 'PENDING',
    customerEmail: who.email,
    invoices: [{ invoiceId: invoice.id, amount: '20000.00' }],
    allowedActions: ['CONFIRM', 'CANCEL'],
  })
  const { version } = await staff(id)
  expect((await viewer.post('/v1/withholding-slips/confirm', { slips: [{ id, version }] })).status).toBe(403)
  const both = await Promise.all([confirm(id), confirm(id, admin)])
  expect(both.filter(({ code }) => code === null)).toHaveLength(1)
  expect(await staff(id)).toMatchObject({ status: 'RECORDED', invoices: [{ amount: '20000.00', owed: '0.00' }] })
  expect(await seen(who, invoice.id)).toMatchObject({ withheldOpen: { amount: '0.00' } })
})

it('a lower one makes the rest cash that is owed, as staff’s would', async () => {
  const who = await customer()
  const invoice = await issuedFor(who.id)
  const { body } = await send(who, invoice.id, '19000')
  const before = await seen(who, invoice.id)
  expect((await confirm(body.items[0]!.id)).code).toBeNull()
  const after = await seen(who, invoice.id)
  expect(Number(after.toPay.amount) - Number(before.toPay.amount)).toBe(1000)
  expect(after.withheldOpen.amount).toBe('0.00')
})

it('one is checked at a time; turned down, it can be sent again, and the customer reads why', async () => {
  const who = await customer()
  const invoice = await issuedFor(who.id)
  const number = 'BP-77'
  const colleague = await enter(who.id)
  const both = await Promise.all([
    send(who, invoice.id, '20000', { number }),
    send(colleague, invoice.id, '20000', { number }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const { id } = both.find(({ status }) => status === 201)!.body.items[0]!
  const canceled = await arus.resultOf(maker, '/v1/withholding-slips/cancel', { ids: [id], reason: 'Buram' })
  expect(canceled.code).toBeNull()
  expect((await send(who, invoice.id, '20000', { number })).status).toBe(201)
  const { items } = (await who.get<{ items: Slip[] }>(`/v1/portal/invoices/${invoice.id}/slips`)).body
  expect(items).toMatchObject([
    { state: 'CHECKING', reason: null },
    { state: 'REJECTED', reason: 'Buram' },
  ])
})

it('refuses more than is awaited, days that can’t be, and whatever is not the customer’s', async () => {
  const [who, other] = [await customer(), await customer()]
  const [own, foreign] = [await issuedFor(who.id), await issuedFor(other.id)]
  expect((await send(who, own.id, '20000.01')).body.code).toBe('U-ACC-IN-13')
  expect((await send(who, own.id, '20000', { period: '2026-12' })).body.code).toBe('U-ACC-WS-4')
  const unknown = await send(who, randomUUID(), '1')
  expect(unknown.status).toBe(404)
  expect((await send(who, foreign.id, '1')).body).toEqual({ ...unknown.body, requestId: expect.any(String) })
  expect((await who.get(`/v1/portal/invoices/${foreign.id}/slips`)).status).toBe(404)
  const { id } = (await other.upload('WITHHOLDING_SLIP')).body
  expect((await send(who, own.id, '20000', { fileIds: [id] })).body.code).toBe('U-ACC-CU-28')
})
