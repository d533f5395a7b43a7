// A customer's link in GraphQL: what it opens, and that it opens nothing else, over the real account service.
import { expect, it } from 'vitest'
import { pdfOfPages } from '../../support/pdf.ts'
import { emailsOf, people, retail } from '../../services/account/support.ts'
import { company, fillSomeRegions, individual } from '../../services/account/invoicing/customers/support.ts'
import { guardedOperations } from '../support/guardedOperations.ts'
import { startArus } from '../auth/support.ts'

const arus = await startArus()
await fillSomeRegions(arus.account)

type UserErrors = { code: string; field: string[] | null }[]
type Link = {
  customerRequestLink: {
    state: string
    request: {
      email: string
      form: string
      organizationName: string
      draft: string | null
      documents: { kind: string }[]
    } | null
  }
}
const LINK = `query ($token: String!) { customerRequestLink(token: $token) { state request {
  email form organizationName language expiresAt reason draft documents { kind name size } } } }`
const INVITE = `mutation ($input: InviteCustomersInput!) { inviteCustomers(input: $input) {
  results { email customer { id uuid status } userErrors { code field } } userErrors { code } } }`
const COMPANY_DOCUMENTS = [
  'BUSINESS_NUMBER',
  'COMPANY_TAX_NUMBER',
  'DEED_OF_ESTABLISHMENT',
  'ARTICLES_OF_ASSOCIATION',
  'DIRECTOR_ID',
  'FINANCIAL_STATEMENT',
]
const PDF = Buffer.from(pdfOfPages(1))

const maker = await arus.cookieOf(people.maker.email)
const admin = await arus.cookieOf(people.admin.email)
const nowhere = { organization: null }

type Invited = {
  inviteCustomers: {
    results: { email: string; customer: { id: string; uuid: string } | null; userErrors: UserErrors }[]
  }
}
const invite = async (...emails: string[]) =>
  (await arus.ask<Invited>(INVITE, { input: { emails, language: 'EN' } }, { cookie: maker })).data.inviteCustomers
    .results
const newestToken = async () => {
  const letter = (await emailsOf(arus.account)).findLast(({ values }) => 'link' in values)
  return letter && 'link' in letter.values ? (letter.values.link?.split('token=')[1] ?? '') : ''
}
async function invited(email: string) {
  const [result] = await invite(email)
  return { ...result!.customer!, token: await newestToken() }
}
const check = async (token: string) => (await arus.ask<Link>(LINK, { token }, nowhere)).data.customerRequestLink
const send = (token: string, kind: string, headers: Record<string, string> = {}) =>
  fetch(`${arus.url}/customer-requests/documents/${kind}?name=ktp.pdf&size=${PDF.length}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', 'x-customer-link': token, ...headers },
    body: new Uint8Array(PDF),
  })
const SUBMIT =
  'mutation ($input: SubmitCustomerRequestInput!) { submitCustomerRequest(input: $input) { userErrors { code field } } }'
const submit = async (token: string, over: object = {}) =>
  (
    await arus.ask<{ submitCustomerRequest: { userErrors: UserErrors } }>(
      SUBMIT,
      { input: { ...individual(), token, declared: true, ...over } },
      nowhere,
    )
  ).data.submitCustomerRequest.userErrors

it('invites each address of a list, and says of each what became of it', async () => {
  await invite('first@list.example')
  const results = await invite('first@list.example', 'none', 'second@list.example')
  expect(results).toMatchObject([
    { email: 'first@list.example', customer: null, userErrors: [{ code: 'U-ACC-CU-12', field: ['emails'] }] },
    { email: 'none', customer: null, userErrors: [{ code: 'INVALID_EMAIL', field: ['emails'] }] },
    { email: 'second@list.example', customer: { status: 'INVITED' }, userErrors: [] },
  ])
})

it('takes a whole account by a link that asks for it, with errors at the fields of its input', async () => {
  const email = 'whole@list.example'
  const results = await arus.ask<Invited>(
    INVITE,
    { input: { emails: [email], language: 'EN', form: 'ACCOUNT' } },
    { cookie: maker },
  )
  const { uuid } = results.data.inviteCustomers.results[0]!.customer!
  const token = await newestToken()
  expect((await check(token)).request?.form).toBe('ACCOUNT')
  for (const kind of COMPANY_DOCUMENTS) expect((await send(token, kind)).status).toBe(204)
  const SUBMIT_ACCOUNT =
    'mutation ($input: SubmitCustomerAccountInput!) { submitCustomerAccount(input: $input) { userErrors { code field } } }'
  const submitAccount = async (over: object = {}) => {
    const input = {
      ...company(),
      language: 'EN',
      hardCopy: false,
      billingCycle: 'MONTHLY',
      billingDay: 25,
      invoiceEmails: ['ap@list.example'],
      token,
      declared: true,
      ...over,
    }
    const { data } = await arus.ask<{ submitCustomerAccount: { userErrors: UserErrors } }>(
      SUBMIT_ACCOUNT,
      { input },
      nowhere,
    )
    return data.submitCustomerAccount.userErrors
  }
  // The link for an account accepts no request.
  expect(await submit(token)).toEqual([{ code: 'U-ACC-CU-1', field: null }])
  expect(await submitAccount({ directors: [], invoiceEmails: ['none'] })).not.toEqual([])
  expect(await submitAccount({ directors: [] })).toEqual([{ code: 'REQUIRED', field: ['directors'] }])
  expect(await submitAccount()).toEqual([])
  const FILLED = `query ($uuid: UUID!) { organization { customer(uuid: $uuid) {
    status taxStatus billingCycle billingDay language invoiceEmails directors { name } bankName } } }`
  const { data } = await arus.ask(FILLED, { uuid }, { cookie: admin })
  expect(data).toMatchObject({
    organization: {
      customer: {
        status: 'REQUEST_SENT',
        taxStatus: 'PKP',
        billingCycle: 'MONTHLY',
        billingDay: 25,
        language: 'EN',
        invoiceEmails: ['ap@list.example'],
        directors: [{ name: 'Hendra Gunawan' }],
        bankName: 'BCA',
      },
    },
  })
})

it('leads the holder of a link from the draft through the documents to a request that staff reject and approve', async () => {
  const { token, uuid } = await invited('holder@list.example')
  expect(await check(token)).toMatchObject({
    state: 'OPEN',
    request: { email: 'holder@list.example', organizationName: 'PT Nusantara Retail', draft: null, documents: [] },
  })
  const SAVE =
    'mutation ($input: SaveCustomerRequestDraftInput!) { saveCustomerRequestDraft(input: $input) { userErrors { code } } }'
  const saved = await arus.ask(SAVE, { input: { token, draft: 'typed' } }, nowhere)
  expect(saved.data).toEqual({ saveCustomerRequestDraft: { userErrors: [] } })
  expect((await check(token)).request?.draft).toBe('typed')
  const REGIONS =
    'query ($token: String!, $parent: String) { customerRequestRegions(token: $token, parent: $parent) { code } }'
  expect((await arus.ask(REGIONS, { token, parent: '31.75' }, nowhere)).data).toEqual({
    customerRequestRegions: [{ code: '31.75.10' }, { code: '31.75.09' }],
  })
  expect((await arus.ask(REGIONS, { token: 'x'.repeat(43) }, nowhere)).data).toEqual({ customerRequestRegions: null })

  expect(await submit(token)).toEqual([{ code: 'U-ACC-CU-2', field: ['documents', 'INDIVIDUAL_ID'] }])
  expect((await send(token, 'INDIVIDUAL_ID')).status).toBe(204)
  expect(await submit(token, { declared: false })).toMatchObject([{ field: ['declared'] }])
  expect(await submit(token)).toEqual([])
  expect(await check(token)).toEqual({ state: 'USED', request: null })
  expect(await submit(token)).toEqual([{ code: 'U-ACC-CU-1', field: null }])

  type Reviewed = {
    organization: {
      customer: {
        id: string
        version: number
        allowedActions: string[]
        documents: { uuid: string; kind: string; name: string; url: string }[]
        personalDataUrl: string | null
      }
    }
  }
  const REVIEW = `query ($uuid: UUID!) { organization { customer(uuid: $uuid) {
    id version allowedActions documents { uuid kind name size sentAt url } personalDataUrl } } }`
  const { customer } = (await arus.ask<Reviewed>(REVIEW, { uuid }, { cookie: admin })).data.organization
  expect(customer).toMatchObject({
    allowedActions: ['EDIT', 'APPROVE', 'REJECT'],
    documents: [{ kind: 'INDIVIDUAL_ID', name: 'ktp.pdf' }],
  })
  // A user without review permission sees none of them, and no URL reaches them.
  const hidden = await arus.ask<Reviewed>(REVIEW, { uuid }, { cookie: maker })
  expect(hidden.data.organization.customer).toMatchObject({ documents: [], personalDataUrl: null })
  const personalData = (cookie: string) => fetch(arus.url + customer.personalDataUrl, { headers: { cookie } })
  expect((await personalData(maker)).status).toBe(403)
  const archive = await personalData(admin)
  expect([archive.status, archive.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(Buffer.from(await archive.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04', 'latin1'))
  const url = arus.url + customer.documents[0]!.url
  expect((await fetch(url, { headers: { cookie: maker } })).status).toBe(403)
  const file = await fetch(url, { headers: { cookie: admin } })
  expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('attachment')])
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF)
  // Pages are images rendered by us; of nothing else, and for no other user.
  const pageOf = (address: string, number: number | string, cookie = admin) =>
    fetch(`${address}/pages/${number}`, { headers: { cookie } })
  const page = await pageOf(url, 1)
  expect(['content-type', 'x-page-count', 'x-content-type-options'].map(name => page.headers.get(name))).toEqual([
    'image/jpeg',
    '1',
    'nosniff',
  ])
  expect(Buffer.from(await page.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect((await pageOf(url, 1, maker)).status).toBe(403)
  for (const number of ['0', '2', '1000', 'x', '..%2Fcontent']) expect((await pageOf(url, number)).status).toBe(404)
  const other = Buffer.from(`File:account:${retail}:${customer.documents[0]!.uuid}`).toString('base64url')
  expect((await pageOf(`${arus.url}/files/${other}`, 1)).status).toBe(404)

  const REJECT =
    'mutation ($input: RejectCustomerInput!) { rejectCustomer(input: $input) { customer { status reason } userErrors { code } } }'
  const { id, version } = customer
  const rejected = await arus.ask(REJECT, { input: { id, version, reason: 'Unreadable' } }, { cookie: admin })
  expect(rejected.data).toEqual({
    rejectCustomer: { customer: { status: 'REJECTED', reason: 'Unreadable' }, userErrors: [] },
  })
  const again = await newestToken()
  expect((await check(again)).request).toMatchObject({ draft: 'typed', documents: [{ kind: 'INDIVIDUAL_ID' }] })
  expect(await submit(again)).toEqual([])
  const ERASE = `mutation ($input: EraseCustomerDocumentInput!) {
    eraseCustomerDocument(input: $input) { customer { documents { kind } } userErrors { code } } }`
  const erase = { id, documentUuid: customer.documents[0]!.uuid, reason: 'Asked for it' }
  const erased = await arus.ask(ERASE, { input: erase }, { cookie: admin })
  expect(erased.data).toEqual({ eraseCustomerDocument: { customer: { documents: [] }, userErrors: [] } })
  const twice = await arus.ask(ERASE, { input: erase }, { cookie: admin })
  expect(twice.data).toEqual({ eraseCustomerDocument: { customer: null, userErrors: [{ code: 'U-ACC-CU-34' }] } })
})

it('resends and takes back invitations', async () => {
  const { id, token } = await invited('resent@list.example')
  const each = (name: string, rest: string) =>
    arus.ask(
      `mutation ($input: InvitedCustomersInput!) { ${name}(input: $input) { results { ok } ${rest} } }`,
      { input: { customerIds: [id] } },
      { cookie: maker },
    )
  expect((await each('resendCustomerInvitations', 'customers { id }')).data).toEqual({
    resendCustomerInvitations: { results: [{ ok: true }], customers: [{ id }] },
  })
  expect(await check(token)).toEqual({ state: 'EXPIRED', request: null })
  const newer = await newestToken()
  expect((await each('cancelCustomerInvitations', 'deletedIds')).data).toEqual({
    cancelCustomerInvitations: { results: [{ ok: true }], deletedIds: [id] },
  })
  expect(await check(newer)).toEqual({ state: 'EXPIRED', request: null })
})

it('T22: a link opens none of the fields that users have, however it is shown', async () => {
  const { token } = await invited('matrix@list.example')
  expect(guardedOperations.length).toBeGreaterThan(150)
  for (const credential of [{ token }, { cookie: `arus=${token}` }, {}]) {
    const answers = await Promise.all(
      guardedOperations.map(async ({ name, query, variables }) => {
        const { errors } = await arus.ask(query, variables, { ...credential, organization: retail })
        return { name, codes: [...new Set(errors.map(({ extensions }) => extensions.code))], said: errors[0]?.message }
      }),
    )
    const reached = answers.filter(({ codes }) => codes.join() !== 'G-10')
    expect(reached).toEqual([])
  }
}, 240_000)

it('takes documents from our own pages alone, by a link that is open', async () => {
  const { token } = await invited('origin@list.example')
  expect((await send(token, 'INDIVIDUAL_ID', { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send('x'.repeat(43), 'INDIVIDUAL_ID')).status).toBe(404)
  expect((await send(token, 'PASSPORT')).status).toBe(422)
  expect((await send('', 'INDIVIDUAL_ID')).status).toBeGreaterThanOrEqual(400)
  expect((await check(token)).request?.documents).toEqual([])
})
