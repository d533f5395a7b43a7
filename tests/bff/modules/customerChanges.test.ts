// Customers' change requests in GraphQL: by the customer's own session, and as staff decide them.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sendRequestedLinks } from '../../../services/account/invoicing/customerPortal/links.ts'
import { seal } from '../../../services/account/mail/public.ts'
import { company, fillSomeRegions } from '../../services/account/invoicing/customers/support.ts'
import { emailsOf, people, retail } from '../../services/account/support.ts'
import { cookieIn, startArus } from '../auth/support.ts'
import { openSocket } from '../support/socketClient.ts'

const arus = await startArus()
await fillSomeRegions(arus.account)
await arus.account.sql(`update organization set modes = '{TREASURY,INVOICING}'`)
const staff = { maker: await arus.account.as(people.maker.email), admin: await arus.account.as(people.admin.email) }
const admin = await arus.cookieOf(people.admin.email)
const viewer = await arus.cookieOf(people.viewer.email)
const nowhere = { organization: null }

type UserErrors = { code: string; field: string[] | null }[]
type Change = { field: string; before: string | null; after: string | null }
type Profile = {
  version: number
  phone: string
  request: { status: string; changes: Change[]; reason: string | null } | null
}
type Pending = { uuid: string; customerVersion: number; changes: Change[] } | null

const PROFILE = `{ customerPortal { profile { version phone request { status reason changes { field before after } } }
  regions { code name } } }`
const SEND = `mutation ($input: SendPortalChangeInput!) { sendPortalChange(input: $input) {
  profile { request { status } } userErrors { code field } } }`
const PENDING = `query ($id: ID!) { node(id: $id) { ... on Customer { changeRequest { uuid customerVersion changes { field before after } } } } }`
const APPROVE = `mutation ($input: ApproveCustomerChangeInput!) { approveCustomerChange(input: $input) {
  customer { phone changeRequest { uuid } } userErrors { code } } }`

async function customer() {
  const email = `${randomUUID()}@buyer.example`
  const { id } = (
    await arus.account.send<{ id: string }>('POST', '/v1/customers', {
      body: company({ email }),
      authorization: `Bearer ${staff.maker.token}`,
      headers: { 'idempotency-key': randomUUID() },
    })
  ).body
  const { version } = (await staff.admin.get<{ version: number }>(`/v1/customers/${id}`)).body
  const terms = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'NONE' }
  await staff.admin.post(`/v1/customers/${id}/approve`, { ...terms, version })
  await sendRequestedLinks(arus.account.account, seal(arus.account.account.secrets, { email }))
  const letter = (await emailsOf(arus.account)).findLast(
    ({ to, template }) => to.email === email && template === 'customerSignIn',
  )
  const token = letter && 'link' in letter.values ? letter.values.link?.split('token=')[1] : ''
  const { setCookie } = await arus.ask(
    'mutation ($token: String!) { signInCustomer(input: { token: $token }) { signedIn } }',
    { token },
    nowhere,
  )
  return { email, cookie: cookieIn(setCookie), globalId: Buffer.from(`Customer:${retail}:${id}`).toString('base64url') }
}

const profileOf = async (cookie: string) =>
  (
    await arus.ask<{ customerPortal: { profile: Profile; regions: { code: string }[] } | null }>(
      PROFILE,
      {},
      { ...nowhere, cookie },
    )
  ).data.customerPortal
const send = (cookie: string | undefined, over: object = {}) =>
  arus.ask<{ sendPortalChange: { profile: Profile | null; userErrors: UserErrors } | null }>(
    SEND,
    {
      input: {
        version: 2,
        legalName: 'PT Surya Abadi Swalayan',
        email: 'tania@surya.example',
        phone: '0812 3333 4444',
        picName: 'Tania Halim',
        picEmail: 'tania@surya.example',
        taxStatus: 'PKP',
        taxNumber: '0999999999999999',
        businessNumber: '8120012345678',
        billingAddress: {
          street1: 'Jl. Baru 9',
          province: '31',
          regency: '31.75',
          district: '31.75.09',
          ward: '31.75.09.1002',
          postalCode: '13720',
        },
        consented: false,
        ...over,
      },
    },
    { ...nowhere, ...(cookie && { cookie }) },
  )
const pendingOf = async (id: string, cookie: string) =>
  (await arus.ask<{ node: { changeRequest: Pending } }>(PENDING, { id }, { cookie, organization: retail })).data.node
    .changeRequest

it('is asked for by the customer, seen beside the data by staff, and made by who reviews customers alone', async () => {
  const { email, cookie, globalId } = await customer()
  const first = await profileOf(cookie)
  expect(first?.profile).toMatchObject({ phone: '+628112044871', request: null })
  expect(first?.regions).toContainEqual({ code: '31', name: 'DKI Jakarta' })
  const socket = await openSocket(arus, { session: viewer.split('=')[1] ?? '', organizationId: retail })
  const query =
    'subscription ($id: ID!) { customerChanged(customerId: $id) { customerUuid status version actor { fullName } } }'
  const following = await socket.follow({ query, variables: { id: globalId } })
  const sent = await send(cookie, { email, version: first?.profile.version })
  // A subscriber of the customer is notified, though the customer itself has not changed yet.
  const told = await socket.next(({ id, type }) => id === following && type === 'next')
  const customerUuid = Buffer.from(globalId, 'base64url').toString().split(':')[2]
  expect(told.payload).toEqual({
    data: {
      customerChanged: { customerUuid, status: 'ACTIVE', version: first?.profile.version, actor: null },
    },
  })
  socket.close()
  expect(sent.data.sendPortalChange).toMatchObject({ profile: { request: { status: 'PENDING' } }, userErrors: [] })
  const seen = await pendingOf(globalId, admin)
  expect(seen?.changes.map(({ field }) => field)).toContain('billingAddress')
  const masked = (await pendingOf(globalId, viewer))?.changes.find(({ field }) => field === 'taxNumber')
  expect(masked?.after).toMatch(/^•+9999$/)

  const input = { id: globalId, requestUuid: seen?.uuid, version: seen?.customerVersion }
  const refused = await arus.ask(APPROVE, { input }, { cookie: viewer, organization: retail })
  expect(refused.errors[0]?.extensions.code).toBe('G-20')
  const approved = await arus.ask(APPROVE, { input }, { cookie: admin, organization: retail })
  expect(approved.data).toEqual({
    approveCustomerChange: { customer: { phone: '+6281233334444', changeRequest: null }, userErrors: [] },
  })
  expect((await profileOf(cookie))?.profile).toMatchObject({ phone: '+6281233334444', request: { status: 'APPROVED' } })
  const again = await arus.ask(APPROVE, { input }, { cookie: admin, organization: retail })
  expect(again.data).toMatchObject({ approveCustomerChange: { userErrors: [{ code: 'G-3' }] } })
})

it('tells the customer what is wrong at its field, and nobody else asks for them', async () => {
  const { cookie } = await customer()
  const wrong = await send(cookie, { taxNumber: '12', version: (await profileOf(cookie))?.profile.version })
  expect(wrong.data.sendPortalChange?.userErrors).toEqual([{ code: 'U-ACC-CU-4', field: ['taxNumber'] }])
  for (const other of [undefined, admin]) {
    const { errors } = await send(other)
    expect(errors[0]?.extensions.code).toBe('G-10')
  }
})
