// Checkout in the graph, over the real account service and a treasury that speaks the contract: what a link reaches, and who makes one.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { startStandInTreasury } from '../../services/account/invoicing/checkout/standInTreasury.ts'
import { fillSomeRegions } from '../../services/account/invoicing/customers/support.ts'
import { invoicing } from '../../services/account/invoicing/invoices/support.ts'
import { line } from '../../services/account/invoicing/salesOrders/support.ts'
import { logistics, people, retail } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const treasury = await startStandInTreasury()
const arus = await startArus({ checkoutTreasury: treasury })
await fillSomeRegions(arus.account)
await arus.account.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const maker = await arus.account.as(people.maker.email)
const { orders, written, issue } = invoicing(arus.account, { maker, admin: await arus.account.as(people.admin.email) })
const customer = await orders.customerWith(null)
const cookies = {
  maker: await arus.cookieOf(people.maker.email),
  viewer: await arus.cookieOf(people.viewer.email),
}
const nowhere = { organization: null }

type UserErrors = { code: string; field: string[] | null }[]
type Checkout = {
  organizationName: string
  invoiceNumber: string
  remaining: { amount: string }
  session: { status: string; virtualAccountNumber: string | null } | null
  receipts: { number: string }[]
}
const FIELDS = `organizationName invoiceNumber customerName invoiceDate dueDate isOverdue lines { description quantity unit net { amount } } vat { amount } total { amount currency }
  remaining { amount } session { reference status method bankCode amount { amount } expiresAt provider virtualAccountNumber
  qrContent redirectUrl failureReason } receipts { number amount { amount } method bankCode paidAt }`
const CHECK = `query ($token: String!) { checkout(token: $token) { ${FIELDS} } }`
const METHODS = `query ($token: String!) { checkoutMethods(token: $token) { method bankCode isPossible reason minimum maximum } }`
const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) { checkout { ${FIELDS} }
  userErrors { code field } } }`
const CREATE = `mutation ($input: CreateCheckoutLinkInput!) { createCheckoutLink(input: $input) { url invoice { checkoutLinkCount }
  userErrors { code } } }`
const REVOKE = `mutation ($input: RevokeCheckoutLinksInput!) { revokeCheckoutLinks(input: $input) { invoice { checkoutLinkCount }
  userErrors { code } } }`

const check = async (token: string, asking: object = nowhere) =>
  (await arus.ask<{ checkout: Checkout | null }>(CHECK, { token }, asking)).data.checkout
type Method = { method: string; isPossible: boolean; reason: string | null }
const methods = async (token: string) =>
  (await arus.ask<{ checkoutMethods: Method[] | null }>(METHODS, { token }, nowhere)).data.checkoutMethods
const start = async (token: string, more: object = { method: 'VIRTUAL_ACCOUNT', bankCode: '014' }) =>
  (
    await arus.ask<{ startCheckout: { checkout: Checkout | null; userErrors: UserErrors } }>(
      START,
      { input: { token, language: 'ID', ...more } },
      nowhere,
    )
  ).data.startCheckout

async function invoiceOf(price = '12000000') {
  const { id, number } = await issue(
    (await written(customer, { vatTreatment: 'EXEMPT', lines: [line({ kind: 'SERVICE', quantity: '1', price })] })).id,
  )
  const FIND = `query ($id: UUID!) { organization { invoice(uuid: $id) { id } } }`
  const { data } = await arus.ask<{ organization: { invoice: { id: string } } }>(
    FIND,
    { id },
    { cookie: cookies.maker },
  )
  return { uuid: id, number, id: data.organization.invoice.id }
}
type Made = {
  createCheckoutLink: { url: string | null; invoice: { checkoutLinkCount: number } | null; userErrors: UserErrors }
}
const create = (invoiceId: string, cookie = cookies.maker, organization: string = retail) =>
  arus.ask<Made>(CREATE, { input: { invoiceId } }, { cookie, organization })
async function linkTo(invoiceId: string): Promise<string> {
  const { data } = await create(invoiceId)
  return data.createCheckoutLink.url!.split('#')[1]!
}

it('shows the invoice of a link without a session, and takes the amount from it alone', async () => {
  const invoice = await invoiceOf()
  const token = await linkTo(invoice.id)
  expect(await check(token)).toMatchObject({ invoiceNumber: invoice.number, remaining: { amount: '12000000.00' } })
  expect((await methods(token))?.find(({ method }) => method === 'QRIS')).toMatchObject({
    isPossible: false,
    reason: 'ABOVE_LIMIT',
  })
  expect((await start(token, { method: 'QRIS' })).userErrors).toEqual([{ code: 'U-ACC-CO-3', field: ['method'] }])
  const { checkout, userErrors } = await start(token)
  expect(userErrors).toEqual([])
  expect(checkout?.session).toMatchObject({ status: 'PENDING', virtualAccountNumber: expect.stringMatching(/^8808/) })
  expect([...treasury.charges.values()].at(-1)?.amount).toBe('12000000.00')
})

it('T22: a checkout link reaches its invoice alone, and neither a cookie nor a guess reaches it', async () => {
  const [one, other] = [await invoiceOf(), await invoiceOf('7000000')]
  const [token] = [await linkTo(one.id), await linkTo(other.id)]
  expect((await check(token))?.invoiceNumber).toBe(one.number)
  // Whoever is signed in sees the same by the link, and nothing without it.
  expect((await check(token, { cookie: cookies.viewer }))?.invoiceNumber).toBe(one.number)
  for (const guess of [randomUUID(), one.uuid, one.number!, token.slice(1), 'x'.repeat(43)]) {
    expect(await check(guess, { cookie: cookies.maker })).toBeNull()
    expect(await methods(guess)).toBeNull()
    expect((await start(guess)).userErrors.map(({ code }) => code)).toEqual(['U-ACC-CO-1'])
  }
  const STAFF = `query ($id: UUID!) { organization { invoice(uuid: $id) { id } } }`
  for (const credential of [{ token }, { cookie: `arus=${token}` }, {}]) {
    const { errors } = await arus.ask(STAFF, { id: one.uuid }, { ...credential, organization: retail })
    expect(errors.map(({ extensions }) => extensions.code)).toContain('G-10')
  }
})

it('is made and revoked by whoever manages invoices', async () => {
  const invoice = await invoiceOf()
  const refused = await create(invoice.id, cookies.viewer)
  expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
  const token = await linkTo(invoice.id)
  const { data } = await create(invoice.id)
  expect(data.createCheckoutLink.invoice?.checkoutLinkCount).toBe(2)
  type Revoked = { revokeCheckoutLinks: { invoice: { checkoutLinkCount: number } } }
  const revoke = (cookie: string) => arus.ask<Revoked>(REVOKE, { input: { invoiceId: invoice.id } }, { cookie })
  expect((await revoke(cookies.viewer)).errors).toHaveLength(1)
  expect(await check(token)).not.toBeNull()
  expect((await revoke(cookies.maker)).data.revokeCheckoutLinks.invoice.checkoutLinkCount).toBe(0)
  expect(await check(token)).toBeNull()
  // Of another organization there is no such invoice.
  const owner = await arus.cookieOf(people.owner.email)
  const elsewhere = await create(invoice.id, owner, logistics)
  expect(elsewhere.data?.createCheckoutLink?.url ?? null).toBeNull()
})
