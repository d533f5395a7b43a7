// The customer portal in GraphQL: its session reaches only its own customer, and nothing of staff's data; staff's session reaches nothing
// of it.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sendRequestedLinks } from '../../../services/account/invoicing/customerPortal/links.ts'
import { seal } from '../../../services/account/mail/public.ts'
import { fillSomeRegions } from '../../services/account/invoicing/customers/support.ts'
import { invoicing } from '../../services/account/invoicing/invoices/support.ts'
import { emailsOf, people, retail } from '../../services/account/support.ts'
import { until } from '../../support/until.ts'
import { cookieIn, startArus } from '../auth/support.ts'
import { openSocket } from '../support/socketClient.ts'
import { guardedOperations } from '../support/guardedOperations.ts'

const arus = await startArus()
await fillSomeRegions(arus.account)
const books = invoicing(arus.account, {
  maker: await arus.account.as(people.maker.email),
  admin: await arus.account.as(people.admin.email),
})
await arus.account.sql(`update organization set modes = '{TREASURY,INVOICING}', tax_number = '0021832415000000'`)
await (
  await arus.account.as(people.owner.email)
).put('/v1/invoices/tax-settings', { isVatRegistered: true, branchNumber: '000000', version: 0 })
const maker = await arus.cookieOf(people.maker.email)
const viewer = await arus.cookieOf(people.viewer.email)

const nowhere = { organization: null }
type UserErrors = { code: string }[]
type Portal = { customerPortal: { email: string; customer: { name: string }; invoices: { edges: object[] } } | null }
const PORTAL = '{ customerPortal { email customer { name } invoices { edges { node { uuid number } } } } }'
const SIGN_IN = `mutation ($token: String!) { signInCustomer(input: { token: $token }) { signedIn userErrors { code } } }`

async function customer() {
  const id = await books.orders.customerWith(null)
  const email = `${randomUUID()}@buyer.example`
  await arus.account.sql('update customer set email = $1 where id = $2', [email, id])
  return { id, email, globalId: Buffer.from(`Customer:${retail}:${id}`).toString('base64url') }
}
async function linkFor(email: string): Promise<string> {
  await sendRequestedLinks(arus.account.account, seal(arus.account.account.secrets, { email }))
  const letter = (await emailsOf(arus.account)).findLast(({ to }) => to.email === email)
  return letter && 'link' in letter.values ? (letter.values.link?.split('token=')[1] ?? '') : ''
}
const enter = (token: string, cookie?: string) =>
  arus.ask<{ signInCustomer: { signedIn: boolean; userErrors: UserErrors } }>(
    SIGN_IN,
    { token },
    { ...nowhere, ...(cookie && { cookie }) },
  )
async function signedIn(email: string): Promise<string> {
  const { data, setCookie } = await enter(await linkFor(email))
  if (!data.signInCustomer.signedIn) throw new Error(JSON.stringify(data))
  return cookieIn(setCookie)
}
const page = async (cookie: string) => (await arus.ask<Portal>(PORTAL, {}, { ...nowhere, cookie })).data.customerPortal

it('signs in by a link once, with a cookie of its own that no script can read, and out again', async () => {
  const { email } = await customer()
  const token = await linkFor(email)
  const first = await enter(token)
  expect(first.data.signInCustomer).toEqual({ signedIn: true, userErrors: [] })
  expect(first.setCookie).toMatch(/^arus-customer=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Lax/)
  const cookie = cookieIn(first.setCookie)
  expect((await page(cookie))?.email).toBe(email)
  const again = await enter(token)
  expect(again).toMatchObject({
    setCookie: null,
    data: { signInCustomer: { signedIn: false, userErrors: [{ code: 'U-ACC-CU-15' }] } },
  })
  const out = await arus.ask('mutation { signOutCustomer { userErrors { code } } }', {}, { ...nowhere, cookie })
  expect(out.setCookie).toMatch(/^arus-customer=;/)
  expect(await page(cookie)).toBeNull()
})

it('says the same whether or not a customer has the email, and refuses whoever asks too often', async () => {
  const { email } = await customer()
  const ask = async (of: string) => {
    const { data, errors } = await arus.ask<{ requestCustomerSignIn: { userErrors: UserErrors } }>(
      'mutation ($email: String!) { requestCustomerSignIn(input: { email: $email }) { mailbox userErrors { code } } }',
      { email: of },
      nowhere,
    )
    return { data, errors }
  }
  expect(await ask(email)).toEqual(await ask(`${randomUUID()}@nobody.example`))
  const many = await Promise.all(Array.from({ length: 30 }, () => ask(email)))
  const codes = many.flatMap(({ data, errors }) => [
    ...(data?.requestCustomerSignIn?.userErrors ?? []).map(({ code }) => code),
    ...errors.map(({ extensions }) => extensions.code),
  ])
  expect(codes).toContain('R-3')
})

it('T22: a customer’s session opens none of the fields that users have, however it is shown', async () => {
  const { email } = await customer()
  const cookie = await signedIn(email)
  const secret = cookie.split('=')[1] ?? ''
  expect(guardedOperations.length).toBeGreaterThan(150)
  for (const credential of [{ cookie }, { cookie: `arus=${secret}` }, { token: secret }]) {
    const answers = await Promise.all(
      guardedOperations.map(async ({ name, query, variables }) => {
        const { errors } = await arus.ask(query, variables, { ...credential, organization: retail })
        return { name, codes: [...new Set(errors.map(({ extensions }) => extensions.code))], said: errors[0]?.message }
      }),
    )
    expect(answers.filter(({ codes }) => codes.join() !== 'G-10')).toEqual([])
  }
}, 240_000)

it('staff’s session opens none of a customer’s page, however it is shown', async () => {
  const { id, email } = await customer()
  const issued = await books.issue((await books.written(id)).id)
  await signedIn(email)
  const secret = maker.split('=')[1] ?? ''
  for (const cookie of [maker, `arus-customer=${secret}`, '']) {
    expect(await page(cookie)).toBeNull()
    const document = await fetch(`${arus.url}/customer/documents/${issued.id}`, { headers: { cookie } })
    expect([document.status, document.headers.get('content-type')]).toEqual([401, expect.stringContaining('json')])
  }
  const token = await arus.ask<Portal>(PORTAL, {}, { ...nowhere, token: secret })
  expect(token.data?.customerPortal ?? null).toBeNull()
})

it('another customer’s records are not found, in the words of unknown ones', async () => {
  const [one, other] = [await customer(), await customer()]
  const [own, foreign, draft] = [
    await books.issue((await books.written(one.id)).id),
    await books.issue((await books.written(other.id)).id),
    await books.written(one.id),
  ]
  const [ownOrder, foreignOrder] = [await books.orders.approved(one.id), await books.orders.approved(other.id)]
  const cookie = await signedIn(one.email)
  const read = async (field: 'invoice' | 'salesOrder' | 'purchaseOrder', uuid: string) => {
    const { data, errors } = await arus.ask(
      `query ($uuid: UUID!) { customerPortal { ${field}(uuid: $uuid) { __typename } } }`,
      { uuid },
      { ...nowhere, cookie },
    )
    return { data, codes: errors.map(({ extensions }) => extensions.code) }
  }
  expect((await read('invoice', own.id)).codes).toEqual([])
  const unknown = await read('invoice', randomUUID())
  expect(unknown.codes).toEqual(['G-7'])
  for (const uuid of [foreign.id, draft.id]) expect(await read('invoice', uuid)).toEqual(unknown)
  expect((await read('salesOrder', ownOrder.id)).codes).toEqual([])
  expect(await read('salesOrder', foreignOrder.id)).toEqual(await read('salesOrder', randomUUID()))
  expect((await read('purchaseOrder', randomUUID())).codes).toEqual(['G-7'])
  const download = async (uuid: string) => {
    const { status, body } = await fetch(`${arus.url}/customer/documents/${uuid}`, { headers: { cookie } }).then(
      async answer => ({ status: answer.status, body: Buffer.from(await answer.arrayBuffer()).subarray(0, 5) }),
    )
    return [status, body.toString()]
  }
  expect(await download(own.id)).toEqual([200, '%PDF-'])
  expect((await download(foreign.id))[0]).toBe(404)
  expect(await download(foreign.id)).toEqual(await download(randomUUID()))
})

it('staff let users in and out; a session is over at once when its user or customer is', async () => {
  const { id, email, globalId } = await customer()
  type Changed = { customer: { users: { email: string; sessions: number }[] } | null; userErrors: UserErrors }
  const change = async (name: string, of: string, cookie = maker) => {
    const { data, errors } = await arus.ask<Record<string, Changed>>(
      `mutation ($input: CustomerUserInput!) { ${name}(input: $input) {
        customer { users { email isMainContact lastSignedInAt sessions } } userErrors { code } } }`,
      { input: { customerId: globalId, email: of } },
      { cookie },
    )
    return { ...data?.[name], codes: errors.map(({ extensions }) => extensions.code) }
  }
  expect((await change('sendCustomerSignInLink', 'second@buyer.example', viewer)).codes).toEqual(['G-20'])
  expect(await change('sendCustomerSignInLink', 'second@buyer.example')).toMatchObject({
    customer: { users: [{ email }, { email: 'second@buyer.example', sessions: 0 }] },
    userErrors: [],
  })
  expect((await change('sendCustomerSignInLink', 'no email')).userErrors).toMatchObject([{ code: 'U-ACC-CU-16' }])
  const letter = (await emailsOf(arus.account)).findLast(({ to }) => to.email === 'second@buyer.example')
  const second = cookieIn(
    (await enter(letter && 'link' in letter.values ? (letter.values.link?.split('token=')[1] ?? '') : '')).setCookie,
  )
  const first = await signedIn(email)
  expect([await page(first), await page(second)].map(found => found?.email)).toEqual([email, 'second@buyer.example'])

  expect(await change('removeCustomerUser', 'second@buyer.example')).toMatchObject({
    customer: { users: [{ email, sessions: 1 }] },
  })
  await until(async () => (await page(second)) === null, { withinMs: 2_000 })
  expect((await page(first))?.email).toBe(email)

  const admin = await arus.account.as(people.admin.email)
  const { version } = (await admin.get<{ version: number }>(`/v1/customers/${id}`)).body
  expect((await admin.post(`/v1/customers/${id}/deactivate`, { version, reason: 'x' })).status).toBe(200)
  await until(async () => (await page(first)) === null, { withinMs: 2_000 })
})

it('internal messages are on no customer’s page; what is written to them is answered there', async () => {
  const one = await customer()
  const issued = await books.issue((await books.written(one.id)).id)
  const idOf = (type: string, uuid: string) => Buffer.from(`${type}:${retail}:${uuid}`).toString('base64url')
  const globalId = idOf('Invoice', issued.id)
  const write = async (visibility: string, body: string, cookie = maker) => {
    const { data, errors } = await arus.ask<{
      postInvoiceMessage: {
        message: { id: string; author: object | null; mailedTo: string[] } | null
        userErrors: UserErrors
      }
    }>(
      `mutation ($input: PostInvoiceMessageInput!) { postInvoiceMessage(input: $input) {
        message { id author { fullName } mailedTo } userErrors { code } } }`,
      { input: { invoiceId: globalId, visibility, body, idempotencyKey: randomUUID() } },
      { cookie },
    )
    return { ...data?.postInvoiceMessage, codes: errors.map(({ extensions }) => extensions.code) }
  }
  expect((await write('INTERNAL', 'x', viewer)).codes).toEqual(['G-20'])
  expect((await write('INTERNAL', 'RAHASIA')).message).toMatchObject({
    author: { fullName: expect.any(String) },
    mailedTo: [],
  })
  expect((await write('CUSTOMER', 'Mohon dicek')).message).toMatchObject({ mailedTo: [one.email] })
  const cookie = await signedIn(one.email)
  // An open screen of staff is notified of the customer's answer.
  const socket = await openSocket(arus, { session: maker.split('=')[1] ?? '', organizationId: retail })
  const following = await socket.follow({
    query: 'subscription ($id: ID!) { invoiceConversationChanged(invoiceId: $id) { recordUuid actor { fullName } } }',
    variables: { id: globalId },
  })
  const portalPage = await arus.ask(
    `query ($uuid: UUID!) { customerPortal { invoice(uuid: $uuid) { messages { isOwnSide body files { url } } } } }`,
    { uuid: issued.id },
    { ...nowhere, cookie },
  )
  expect(portalPage.data).toEqual({
    customerPortal: { invoice: { messages: [{ isOwnSide: false, body: 'Mohon dicek', files: [] }] } },
  })
  const answer = (uuid: string, credential: object) =>
    arus.ask<{ writePortalMessage: { messages: object[] | null; userErrors: UserErrors } | null }>(
      `mutation ($input: WritePortalMessageInput!) { writePortalMessage(input: $input) {
        messages { isOwnSide body } userErrors { code } } }`,
      { input: { subject: 'INVOICE', uuid, body: 'Sudah' } },
      { ...nowhere, ...credential },
    )
  expect((await answer(issued.id, { cookie })).data.writePortalMessage).toEqual({
    messages: [
      { isOwnSide: false, body: 'Mohon dicek' },
      { isOwnSide: true, body: 'Sudah' },
    ],
    userErrors: [],
  })
  const told = await socket.next(({ id, type }) => id === following && type === 'next')
  expect(told.payload).toMatchObject({
    data: { invoiceConversationChanged: { recordUuid: issued.id, actor: null } },
  })
  socket.close()
  for (const credential of [{ cookie: maker }, { cookie: '' }])
    expect((await answer(issued.id, credential)).errors.map(({ extensions }) => extensions.code)).toEqual(['G-10'])
  const stranger = await signedIn((await customer()).email)
  const [foreign, unknown] = [
    await answer(issued.id, { cookie: stranger }),
    await answer(randomUUID(), { cookie: stranger }),
  ]
  expect(foreign).toMatchObject({ data: unknown.data, errors: unknown.errors })
  const { data } = await arus.ask(
    `query ($uuid: UUID!) { organization { invoice(uuid: $uuid) {
      messageAudiences { visibility emails } messageReaders { fullName }
      conversation(first: 2) { edges { node { body customerEmail allowedActions } } pageInfo { hasNextPage } } } } }`,
    { uuid: issued.id },
    { cookie: maker },
  )
  expect(data).toMatchObject({
    organization: {
      invoice: {
        messageAudiences: [
          { visibility: 'INTERNAL', emails: [] },
          { visibility: 'CUSTOMER', emails: [one.email] },
        ],
        conversation: {
          edges: [
            { node: { body: 'Sudah', customerEmail: one.email, allowedActions: [] } },
            { node: { body: 'Mohon dicek', customerEmail: null, allowedActions: ['EDIT', 'DELETE'] } },
          ],
          pageInfo: { hasNextPage: true },
        },
      },
    },
  })
  const file = (uuid: string, of: string) => fetch(`${arus.url}/customer/files/${uuid}`, { headers: { cookie: of } })
  expect([(await file(randomUUID(), cookie)).status, (await file(randomUUID(), maker)).status]).toEqual([404, 401])
})

it('proof of a transfer comes in by the customer’s session alone, and waits in /payment', async () => {
  const one = await customer()
  const issued = await books.issue((await books.written(one.id)).id)
  const cookie = await signedIn(one.email)
  const bytes = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const upload = (headers: Record<string, string>, purpose = 'PAYMENT_PROOF') =>
    fetch(`${arus.url}/customer/uploads/${purpose}?name=bukti.pdf&size=${bytes.length}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf', ...headers },
      body: bytes,
    })
  expect((await upload({ cookie: maker })).status).toBe(401)
  expect((await upload({ cookie, origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await upload({ cookie }, 'PURCHASE_ORDER_DOCUMENT')).status).toBe(422)
  const { id: file } = (await (await upload({ cookie })).json()) as { id: string }
  const send = (uuid: string, credential: object) =>
    arus.ask<{ sendPortalProof: { payment: { uuid: string; state: string } | null; userErrors: UserErrors } | null }>(
      `mutation ($input: SendPortalProofInput!) { sendPortalProof(input: $input) {
        payment { uuid state isProof senderBank receiptUrl invoices { uuid number } } userErrors { code } } }`,
      {
        input: {
          invoices: [{ uuid, amount: '100' }],
          paymentDate: '2026-11-20',
          senderBank: 'Mandiri',
          fileUuids: [file],
        },
      },
      { ...nowhere, ...credential },
    )
  for (const credential of [{ cookie: maker }, { cookie: '' }])
    expect((await send(issued.id, credential)).errors.map(({ extensions }) => extensions.code)).toEqual(['G-10'])
  const stranger = await signedIn((await customer()).email)
  expect((await send(issued.id, { cookie: stranger })).errors).toEqual(
    (await send(randomUUID(), { cookie: stranger })).errors,
  )
  const { data } = await send(issued.id, { cookie })
  expect(data.sendPortalProof).toMatchObject({
    payment: {
      state: 'CHECKING',
      isProof: true,
      senderBank: 'Mandiri',
      receiptUrl: null,
      invoices: [{ uuid: issued.id }],
    },
    userErrors: [],
  })
  expect((await send(issued.id, { cookie })).data.sendPortalProof?.userErrors).toMatchObject([{ code: 'U-ACC-CU-28' }])
  const uuid = data.sendPortalProof?.payment?.uuid ?? ''
  const staff = await arus.ask(
    `query ($uuid: UUID!) { organization { receivedPayment(uuid: $uuid) { status customerEmail senderBank allowedActions } } }`,
    { uuid },
    { cookie: maker },
  )
  expect(staff.data).toEqual({
    organization: {
      receivedPayment: {
        status: 'PENDING',
        customerEmail: one.email,
        senderBank: 'Mandiri',
        allowedActions: ['CONFIRM', 'CANCEL'],
      },
    },
  })
  const receipt = (of: string) => fetch(`${arus.url}/customer/receipts/${uuid}`, { headers: { cookie: of } })
  expect([(await receipt(cookie)).status, (await receipt(stranger)).status, (await receipt(maker)).status]).toEqual([
    409, 404, 401,
  ])
})
