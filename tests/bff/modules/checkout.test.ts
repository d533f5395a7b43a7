// Checkout in GraphQL, over the real account service and a treasury stub that follows the contract: what a link reaches, and who can create
// one.
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
  claims: { kind: string; state: string }[]
}
const FIELDS = `organizationName invoiceNumber customerName invoiceDate dueDate isOverdue lines { description quantity unit net { amount } } vat { amount } total { amount currency }
  remaining { amount } session { reference status method bankCode amount { amount } expiresAt provider virtualAccountNumber
  qrContent redirectUrl failureReason } receipts { number amount { amount } method bankCode paidAt }
  checking { amount } proofMost { amount } slipMost { amount } claims { kind number state date amount { amount } reason sentAt }`
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
  // A signed-in user sees the same by the link, and nothing without it.
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

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const upload = (token: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`${arus.url}/checkout/uploads/PAYMENT_PROOF?name=bukti.pdf&size=${PDF.length}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/pdf',
      ...(token !== undefined && { 'x-checkout-link': token }),
      ...headers,
    },
    body: new Uint8Array(PDF),
  })
const PROVE = `mutation ($input: SendCheckoutProofInput!) { sendCheckoutProof(input: $input) { checkout { ${FIELDS} }
  userErrors { code field } } }`
const SLIP = `mutation ($input: SendCheckoutSlipInput!) { sendCheckoutSlip(input: $input) { checkout { ${FIELDS} }
  userErrors { code field } } }`
type Sent = { checkout: Checkout | null; userErrors: UserErrors }
const prove = async (token: string, amount: string, fileUuids: string[]) =>
  (
    await arus.ask<{ sendCheckoutProof: Sent }>(
      PROVE,
      { input: { token, amount, fileUuids, paymentDate: '2026-11-20', senderBank: 'Mandiri' } },
      nowhere,
    )
  ).data.sendCheckoutProof

it('takes proof of a transfer by the link alone, which waits for staff', async () => {
  const invoice = await invoiceOf()
  const token = await linkTo(invoice.id)
  expect((await upload(undefined)).status).toBe(401)
  expect((await upload(randomUUID())).status).toBe(422)
  expect((await upload(token, { origin: 'https://elsewhere.example' })).status).toBe(403)
  const answer = await upload(token)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { id } = (await answer.json()) as { id: string }
  expect((await prove(token, '12000000.01', [id])).userErrors).toEqual([{ code: 'U-ACC-PY-8', field: ['amount'] }])
  expect((await prove(randomUUID(), '1', [id])).userErrors).toEqual([{ code: 'U-ACC-CO-1', field: null }])
  const { checkout, userErrors } = await prove(token, '12000000', [id])
  expect(userErrors).toEqual([])
  expect(checkout).toMatchObject({
    remaining: { amount: '12000000.00' },
    checking: { amount: '12000000.00' },
    proofMost: { amount: '0.00' },
    claims: [{ kind: 'PROOF', state: 'CHECKING', amount: { amount: '12000000.00' } }],
  })
  const input = { token, number: 'BP-1', slipDate: '2026-11-20', period: '2026-11', amount: '1', fileUuids: [id] }
  const slip = await arus.ask<{ sendCheckoutSlip: Sent }>(SLIP, { input }, nowhere)
  expect(slip.data.sendCheckoutSlip.userErrors.map(({ code }) => code)).toEqual(['U-ACC-WS-6'])
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
  // In another organization there is no such invoice.
  const owner = await arus.cookieOf(people.owner.email)
  const elsewhere = await create(invoice.id, owner, logistics)
  expect(elsewhere.data?.createCheckoutLink?.url ?? null).toBeNull()
})
