// The bank account printed on documents: read from treasury, chosen with a fresh factor, and frozen in issued invoices.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import type { Tx } from '../../../../services/kit/database/database.ts'
import { serviceOf } from '../../../../services/kit/tokens.ts'
import { atFileEnd } from '../../../support/fileEnd.ts'
import { freshAccount, emailsOf, people, type Problem, retail, SERVICE_SECRET } from '../support.ts'
import { readPortalInvoice } from '../../../../services/account/invoicing/customerPortal/read.ts'
import { fillSomeRegions } from './customers/support.ts'
import { invoicing } from './invoices/support.ts'
import { pagesOf } from './printing/support.ts'

type Setting = { bankAccountId: string | null; accountNumber: string | null; version: number }

/** A treasury stub with its own accounts. */
const accounts = new Map<string, object>()
const isAccount = serviceOf('treasury', SERVICE_SECRET)
const server = createServer((request, response) => {
  void isAccount(request).then(service => {
    const found = service === 'account' ? accounts.get(request.url ?? '') : undefined
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
  })
})
await new Promise<void>(resolve => {
  server.listen(0, '127.0.0.1', resolve)
})
atFileEnd(() => server.close())
const address = server.address()
const port = address !== null && typeof address === 'object' ? address.port : 0
let entityId = ''
const ownAccount = (accountNumber: string, isOpen = true) => {
  const id = randomUUID()
  const account = { bankName: 'BCA', accountNumber, holderName: 'PT Toko Arus', currency: 'IDR', entityId, isOpen }
  accounts.set(`/v1/organizations/${retail}/own-accounts/${id}`, account)
  return id
}

const service = await freshAccount({}, { treasury: { url: `http://127.0.0.1:${port}`, serviceSecret: SERVICE_SECRET } })
await fillSomeRegions(service)
const [owner, admin, maker] = await Promise.all([
  service.as(people.owner.email),
  service.as(people.admin.email),
  service.as(people.maker.email),
])
const arus = invoicing(service, { maker, admin })
entityId = String(
  (await service.sql('select id from entity where organization_id = $1 and is_default', [retail]))[0]?.['id'],
)
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const customerId = await arus.orders.customerWith(null)
const choose = async (bankAccountId: string | null, version: number) =>
  owner.put<Setting & Problem>('/v1/invoice-bank-details', { bankAccountId, version, ...(await owner.fresh()) })
async function paperOf(invoiceId: string): Promise<string> {
  const answer = await fetch(`${service.address}/v1/invoices/${invoiceId}/document`, {
    headers: { authorization: maker.authorization },
  })
  return (await pagesOf(Buffer.from(await answer.arrayBuffer()))).join(' ')
}

it('prints the account that was chosen; what is issued keeps its own', async () => {
  const early = await arus.issue((await arus.written(customerId)).id)
  const first = ownAccount('5220304455')
  expect(await choose(first, 0)).toMatchObject({
    status: 200,
    body: {
      bankAccountId: first,
      bankName: 'BCA',
      accountNumber: '5220304455',
      holderName: 'PT Toko Arus',
      version: 1,
    },
  })
  const issued = await arus.issue((await arus.written(customerId)).id)
  expect(await choose(ownAccount('7777000111'), 1)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await paperOf(issued.id)).toMatch(/BCA 5220304455.*PT Toko Arus/)
  // Issued before any was chosen: it prints the current one.
  expect(await paperOf(early.id)).toContain('BCA 7777000111')

  const statement = await fetch(`${service.address}/v1/customers/${customerId}/statement/document`, {
    headers: { authorization: maker.authorization },
  })
  expect((await pagesOf(Buffer.from(await statement.arrayBuffer()))).join(' ')).toContain('BCA 7777000111')

  await maker.post('/v1/invoices/send', { ids: [issued.id] })
  const letter = (await emailsOf(service)).findLast(({ template }) => template === 'invoiceSent')
  expect(letter?.values).toMatchObject({ bank: 'BCA 5220304455, PT Toko Arus' })
})

it('is told where a customer pays, on their own page and by a link, as the invoice says and while anything remains', async () => {
  const { body: setting } = await owner.get<Setting>('/v1/invoice-bank-details')
  const chosen = await choose(ownAccount('5220304455'), setting.version)
  expect(chosen.status).toBe(200)
  const issued = await arus.issue((await arus.written(customerId)).id)
  const draft = await arus.written(customerId)
  expect((await choose(ownAccount('8888000222'), chosen.body.version)).status).toBe(200)
  const bank = { bankName: 'BCA', accountNumber: '5220304455', holderName: 'PT Toko Arus' }

  const { body: link } = await maker.post<{ url: string }>(`/v1/invoices/${issued.id}/checkout-links`)
  const byLink = async () =>
    (
      await service.send<{ bank: object | null }>('POST', '/v1/checkout/check', {
        body: { token: link.url.split('#')[1] },
      })
    ).body.bank
  expect(await byLink()).toEqual(bank)

  const asCustomer = <T>(of: string, read: (tx: Tx) => Promise<T>) =>
    service.database.readAsCustomer(retail, of, read, { requestId: 'test' })
  const onPage = () => asCustomer(customerId, async tx => (await readPortalInvoice(tx, issued.id)).bank)
  expect(await onPage()).toMatchObject(bank)
  // Drafts and other customers' invoices contain nothing.
  const stranger = await arus.orders.customerWith(null)
  await expect(asCustomer(stranger, tx => readPortalInvoice(tx, issued.id))).rejects.toMatchObject({
    row: { code: 'G-7' },
  })
  await expect(asCustomer(customerId, tx => readPortalInvoice(tx, draft.id))).rejects.toMatchObject({
    row: { code: 'G-7' },
  })

  await arus.must(arus.cancel(issued.id))
  expect(await onPage()).toBeNull()
})

it('refuses an account that treasury does not know, or that is closed, and a stale version', async () => {
  const { body: before } = await owner.get<Setting>('/v1/invoice-bank-details')
  for (const id of [randomUUID(), ownAccount('1234500000', false)])
    expect(await choose(id, before.version)).toMatchObject({ status: 422, body: { code: 'U-ACC-BD-1' } })
  expect(await choose(ownAccount('1234500001'), before.version - 1)).toMatchObject({ status: 409 })
  expect(
    (await maker.put<Problem>('/v1/invoice-bank-details', { bankAccountId: null, version: before.version })).body.code,
  ).toBe('G-20')
  expect((await owner.get<Setting>('/v1/invoice-bank-details')).body).toEqual(before)
})

it('of two first choices at once one holds', async () => {
  await service.sql('delete from invoice_bank_details where organization_id = $1', [retail])
  // By two users: a passkey accepts its own proofs only in order.
  const [one, two] = [
    { who: owner, bankAccountId: ownAccount('9000000001'), proof: await owner.fresh() },
    { who: admin, bankAccountId: ownAccount('9000000002'), proof: await admin.fresh() },
  ]
  const answers = await Promise.all(
    [one, two].map(({ who, bankAccountId, proof }) =>
      who.put<Problem>('/v1/invoice-bank-details', { bankAccountId, version: 0, ...proof }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await choose(null, 1)).toMatchObject({ status: 200, body: { bankAccountId: null, accountNumber: null } })
})
