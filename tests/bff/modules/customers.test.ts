// Customers in GraphQL, over the real account service.
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../support/until.ts'
import { Person } from '../support/person.ts'
import { DEMO_ORGANIZATIONS, type RealArus, startArus } from '../support/realArus.ts'

const HERE = DEMO_ORGANIZATIONS.first
let arus: RealArus
let maker: Person
let admin: Person
let viewer: Person
let billingAddress: object

type UserErrors = { code: string; field: string[] | null }[]
type Customer = { id: string; uuid: string; version: number; status: string; name: string; allowedActions: string[] }
type Payload = { customer: Customer | null; warnings: { code: string; field: string[] }[]; userErrors: UserErrors }

const CUSTOMER = 'customer { id uuid version status name allowedActions }'
const CREATE = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) {
  ${CUSTOMER} warnings { code field } userErrors { code field } } }`

beforeAll(async () => {
  arus = await startArus()
  maker = await Person.signedIn(arus.url, 'maker@arus.test')
  admin = await Person.signedIn(arus.url, 'admin@arus.test')
  viewer = await Person.signedIn(arus.url, 'viewer@arus.test')
  const below = async (parent: string | null) => {
    const { organization } = await maker.get<{ organization: { regions: { code: string; level: string }[] } }>(
      'query ($parent: String) { organization { regions(parent: $parent) { code level } } }',
      { parent },
      HERE,
    )
    return organization.regions[0]?.code
  }
  // The service imports regions in the background at its first start.
  const province = await until(() => below(null))
  const regency = await below(province)
  const district = await below(regency ?? '')
  const ward = await below(district ?? '')
  billingAddress = { street1: 'Jl. Uji 1', province, regency, district, ward, postalCode: '13740' }
}, 240_000)
afterAll(() => arus.stop())

const input = (over: object = {}) => ({
  type: 'COMPANY',
  legalName: 'PT Pelanggan Uji',
  email: `${randomUUID()}@pelanggan.example`,
  phone: '0812 3456 7890',
  industry: 'Ritel',
  picName: 'Tania Halim',
  picEmail: 'tania@pelanggan.example',
  taxNumber: `0${randomInt(1e14, 3e14)}`,
  businessNumber: '8120012345678',
  taxStatus: 'PKP',
  billingAddress,
  hardCopy: false,
  language: 'ID',
  billingCycle: 'PER_ORDER',
  accountNumber: '5270000009',
  idempotencyKey: randomUUID(),
  ...over,
})
const create = async (over: object = {}) =>
  (await maker.get<{ createCustomer: Payload }>(CREATE, { input: input(over) }, HERE)).createCustomer
const decide = async (person: Person, name: string, type: string, given: object) => {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${CUSTOMER} userErrors { code field } } }`
  return (await person.get<Record<string, Payload>>(query, { input: given }, HERE))[name]!
}
const terms = {
  termDays: 45,
  termFrom: 'INVOICE_DATE',
  creditLimit: { amount: '750000000.00', currency: 'IDR' },
  stampDuty: 'FLAG',
}

test('what is wrong is told at its field, and what may be wrong is a warning', async () => {
  const { customer, userErrors } = await create({ taxNumber: '12', phone: '1', industry: null })
  expect(customer).toBeNull()
  expect(userErrors.map(({ code, field }) => [code, field?.join('.')]).toSorted()).toEqual([
    ['REQUIRED', 'industry'],
    ['U-ACC-CU-4', 'taxNumber'],
    ['U-ACC-CU-9', 'phone'],
  ])
  const { userErrors: elsewhere } = await create({ billingAddress: { ...billingAddress, regency: '99.99' } })
  expect(elsewhere).toEqual([{ code: 'U-ACC-CU-3', field: ['billingAddress', 'district'] }])
  const email = `${randomUUID()}@twice.example`
  expect((await create({ email })).warnings).toEqual([])
  expect((await create({ email })).warnings).toEqual([{ code: 'U-ACC-CU-10', field: ['email'] }])
})

test('one person enters a customer, and another approves it', async () => {
  const { customer } = await create()
  expect(customer).toMatchObject({ status: 'REQUEST_SENT', allowedActions: [] })
  const { id, uuid, version } = customer!
  const seen = await admin.get<{ organization: { customer: Customer } }>(
    'query ($uuid: UUID!) { organization { customer(uuid: $uuid) { allowedActions } } }',
    { uuid },
    HERE,
  )
  expect(seen.organization.customer.allowedActions).toEqual(['EDIT', 'APPROVE', 'REJECT'])
  const stale = await decide(admin, 'approveCustomer', 'ApproveCustomerInput', { id, version: version + 1, ...terms })
  expect(stale.userErrors).toEqual([{ code: 'G-3', field: null }])
  const approved = await decide(admin, 'approveCustomer', 'ApproveCustomerInput', { id, version, ...terms })
  expect(approved.customer).toMatchObject({ status: 'ACTIVE' })
  const ended = await decide(maker, 'deactivateCustomer', 'DeactivateCustomerInput', {
    id,
    version: approved.customer!.version,
    reason: 'Asked to stop',
  })
  expect(ended.customer).toMatchObject({ status: 'DEACTIVATED', allowedActions: [] })
  const again = await decide(admin, 'reactivateCustomer', 'ReactivateCustomerInput', {
    id,
    version: ended.customer!.version,
  })
  expect(again.customer).toMatchObject({ status: 'ACTIVE' })
})

test('a list brings revisions and people of all its rows, with numbers masked for whoever only reads', async () => {
  const { customer } = await create({ legalName: 'PT Revisi' })
  const query = `{ organization { customerCounts { review changes } customers(first: 100, filter: { search: "revisi", type: COMPANY, changeRequested: false }) { totalCount
    edges { node { name language accountNumber changeRequestedAt exposure { amount currency } owed { remaining { amount } overdue { amount } daysLate } createdBy { fullName } authors { fullName } statusChangedBy { fullName }
      revisions { number actor { fullName } changes { field after } } } } } } }`
  type Node = {
    accountNumber: string
    language: string
    createdBy: { fullName: string }
    authors: { fullName: string }[]
    revisions: { number: number; actor: { fullName: string }; changes: { field: string; after: string | null }[] }[]
  }
  type Answer = { organization: { customers: { totalCount: number; edges: { node: Node }[] } } }
  const own = (await maker.get<Answer>(query, {}, HERE)).organization.customers
  expect(own.totalCount).toBe(1)
  const [{ node }] = own.edges as [{ node: Node }]
  expect(node).toMatchObject({
    language: 'ID',
    accountNumber: '5270000009',
    exposure: { amount: '0.00', currency: 'IDR' },
    owed: { remaining: { amount: '0.00' }, overdue: { amount: '0.00' }, daysLate: 0 },
    createdBy: { fullName: 'Sari Puspita' },
    authors: [{ fullName: 'Sari Puspita' }],
  })
  expect(node.revisions).toMatchObject([{ number: 1, actor: { fullName: 'Sari Puspita' } }])
  const [{ node: masked }] = (await viewer.get<Answer>(query, {}, HERE)).organization.customers.edges as [
    { node: Node },
  ]
  expect(masked.accountNumber).toBe('••••••0009')
  expect(masked.revisions[0]?.changes).toContainEqual({ field: 'accountNumber', after: '••••••0009' })
  const { errors } = await viewer.ask(
    `mutation ($input: DeactivateCustomerInput!) { deactivateCustomer(input: $input) { customer { id } } }`,
    { input: { id: customer!.id, version: 1, reason: 'x' } },
    HERE,
  )
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
})
