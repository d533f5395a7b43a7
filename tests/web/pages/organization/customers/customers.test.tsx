// Customers: the form's fields by kind and its errors, the list with its tabs, and actions.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import createQuery, {
  type CreateCustomerPageQuery,
} from '../../../../../web/__generated__/CreateCustomerPageQuery.graphql.ts'
import detailQuery, { type CustomerPageQuery } from '../../../../../web/__generated__/CustomerPageQuery.graphql.ts'
import listQuery, { type CustomersPageQuery } from '../../../../../web/__generated__/CustomersPageQuery.graphql.ts'
import editQuery, {
  type EditCustomerPageQuery,
} from '../../../../../web/__generated__/EditCustomerPageQuery.graphql.ts'
import { CreateCustomerPage } from '../../../../../web/pages/organization/customers/CreateCustomerPage.tsx'
import { CustomerPage } from '../../../../../web/pages/organization/customers/CustomerPage.tsx'
import { CustomersPage } from '../../../../../web/pages/organization/customers/CustomersPage.tsx'
import { EditCustomerPage } from '../../../../../web/pages/organization/customers/EditCustomerPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const patiently = { timeout: 20_000 }
const messages = ['customers', 'customers.form', 'log']
type Environment = ReturnType<typeof createMockEnvironment>

const asked = (environment: Environment, name: string) =>
  environment.mock.findOperation(({ request }) => request.node.operation.name === name)

const answer = (environment: Environment, name: string, records: MockPayloadGenerator.MockResolvers) => {
  const query = asked(environment, name)
  act(() => environment.mock.resolve(query, MockPayloadGenerator.generate(query, records)))
}

const region = (code: string, name: string) => ({ code, name })
const address = {
  street1: 'Jl. Raya Bogor KM 26',
  street2: null,
  province: region('31', 'DKI Jakarta'),
  regency: region('31.75', 'Kota Administrasi Jakarta Timur'),
  district: region('31.75.09', 'Ciracas'),
  ward: region('31.75.09.1002', 'Cibubur'),
  postalCode: '13740',
}
const customer = {
  id: 'c1',
  uuid: '0198f000-0000-7000-8000-0000000000c1',
  version: 3,
  name: 'PT Surya Abadi',
  legalName: 'PT Surya Abadi',
  alias: null,
  email: 'tania@surya.example',
  phone: '+628112044871',
  type: 'COMPANY',
  status: 'REQUEST_SENT',
  reason: null,
  industry: 'Ritel',
  employees: null,
  picName: 'Tania Halim',
  picPosition: null,
  picEmail: 'tania@surya.example',
  picPhone: null,
  identityNumber: null,
  taxNumber: '0021832415000000',
  taxNumberDoubtful: true,
  branchNumber: '000000',
  businessNumber: '8120012345678',
  taxStatus: 'PKP',
  withholding: null,
  billingAddress: address,
  registeredAddress: null,
  directors: [],
  bankName: 'BCA',
  accountNumber: '5270000009',
  accountName: 'SURYA ABADI',
  branchName: null,
  financeName: null,
  financeEmail: null,
  hardCopy: false,
  deliveryAddress: null,
  invoiceEmails: ['tania@surya.example'],
  settings: { days: null, isPaused: false, pausedUntil: null, version: 0 },
  reminders: [],
  language: 'ID',
  billingCycle: 'PER_ORDER',
  billingDay: null,
  billing: null,
  termDays: 30,
  termFrom: 'INVOICE_DATE',
  creditLimit: null,
  exposure: null,
  owed: null,
  stampDuty: 'FLAG',
  statusChangedAt: '2026-11-20T04:00:00Z',
  statusChangedBy: { fullName: 'Sari Puspita' },
  allowedActions: ['EDIT', 'APPROVE', 'REJECT'],
  changeRequest: null,
  changeRequestedAt: null,
  users: [],
  virtualAccounts: [],
  documents: [
    {
      uuid: '0198f000-0000-7000-8000-0000000000f1',
      kind: 'COMPANY_TAX_NUMBER',
      name: 'npwp.pdf',
      size: 318_000,
      sentAt: '2026-11-20T04:00:00Z',
      url: '/files/d1',
    },
  ],
  personalDataUrl: '/files/p1',
  revisions: [
    {
      number: 2,
      at: '2026-11-20T05:00:00Z',
      actor: { fullName: 'Agus Santoso' },
      changes: [{ field: 'picName', before: 'Tania', after: 'Tania Halim' }],
    },
    { number: 1, at: '2026-11-20T04:00:00Z', actor: null, changes: [] },
  ],
}

/** As for a form filled in manually. */
const NO_IMPORT = { import: '00000000-0000-0000-0000-000000000000', goesOn: false }

async function openForm(permissions: readonly string[]) {
  const environment = createMockEnvironment()
  const page = loadQuery<CreateCustomerPageQuery>(environment, createQuery, NO_IMPORT)
  const rendering = renderScreen(<CreateCustomerPage queries={{ page }} />, {
    environment,
    messages,
    path: '/buyer/create',
  })
  answer(environment, 'CreateCustomerPageQuery', { Organization: () => ({ id: 'organization', permissions }) })
  await rendering
  return environment
}

test('asks each kind of customer for what it has', async () => {
  await openForm(['INVOICING_CUSTOMERS_MANAGE'])
  await screen.findByRole('textbox', { name: 'Legal name' }, patiently)
  expect(screen.getByRole('textbox', { name: 'Business ID (NIB)' })).toBeTruthy()
  expect(screen.getByText('Board of directors')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'ID number (NIK)' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Individual' }))
  expect(screen.getByRole('textbox', { name: 'ID number (NIK)' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Business ID (NIB)' })).toBeNull()
  expect(screen.queryByText('Board of directors')).toBeNull()
})

test('says what is missing before anything is sent', async () => {
  const environment = await openForm(['INVOICING_CUSTOMERS_MANAGE'])
  await userEvent.type(await screen.findByRole('textbox', { name: 'Legal name' }, patiently), 'PT Baru')
  await userEvent.type(screen.getByRole('textbox', { name: 'Tax number (NPWP)' }), '123')
  await userEvent.click(screen.getByRole('button', { name: /^Add customer/ }))
  expect((await screen.findAllByText('Enter 15 or 16 digits.')).length).toBeGreaterThan(0)
  expect(screen.getByRole('textbox', { name: 'Industry' }).getAttribute('aria-invalid')).toBe('true')
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('tells a viewer that they may not add customers', async () => {
  await openForm(['INVOICING_CUSTOMERS_VIEW'])
  expect(screen.queryByRole('textbox', { name: 'Legal name' })).toBeNull()
})

async function openEdit(permissions: readonly string[], over: object = {}) {
  const environment = createMockEnvironment()
  const page = loadQuery<EditCustomerPageQuery>(environment, editQuery, { uuid: customer.uuid })
  const rendering = renderScreen(<EditCustomerPage queries={{ page }} />, {
    environment,
    messages,
    path: `/buyer/${customer.uuid}/edit`,
  })
  answer(environment, 'EditCustomerPageQuery', {
    Organization: () => ({ id: 'organization', permissions }),
    Customer: () => ({ ...customer, ...over }),
  })
  await rendering
  return environment
}

test('sends all that is in the form, and shows at its field what the service refuses', async () => {
  const environment = await openEdit(['INVOICING_CUSTOMERS_MANAGE', 'INVOICING_CUSTOMERS_REVIEW'])
  const name = await screen.findByRole('textbox', { name: 'Legal name' }, patiently)
  expect(screen.getByText('Check the tax number: it may be mistyped.')).toBeTruthy()
  await userEvent.clear(name)
  await userEvent.type(name, 'PT Surya Abadi Swalayan')
  await userEvent.click(screen.getByRole('button', { name: 'Add director' }))
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Full name' }).at(-1)!, 'Hendra Gunawan')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  const mutation = await waitFor(() => asked(environment, 'useUpdateCustomerMutation'))
  expect(mutation.request.variables.input).toMatchObject({
    id: 'c1',
    version: 3,
    type: 'COMPANY',
    legalName: 'PT Surya Abadi Swalayan',
    alias: null,
    taxNumber: '0021832415000000',
    identityNumber: null,
    billingAddress: {
      street1: 'Jl. Raya Bogor KM 26',
      street2: null,
      province: '31',
      regency: '31.75',
      district: '31.75.09',
      ward: '31.75.09.1002',
      postalCode: '13740',
    },
    registeredAddress: null,
    directors: [{ name: 'Hendra Gunawan', email: null, phone: null }],
    invoiceEmails: ['tania@surya.example'],
    termDays: 30,
    creditLimit: null,
  })
  const message = 'Another customer already has this tax number.'
  const userErrors = [{ code: 'U-ACC-CU-5', message, field: ['taxNumber'] }]
  act(() =>
    environment.mock.resolve(mutation, { data: { updateCustomer: { customer: null, warnings: [], userErrors } } }),
  )
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0))
  expect(screen.getByRole('textbox', { name: /^Tax number/ }).getAttribute('aria-invalid')).toBe('true')
})

test('leaves to reviewers who an active customer is, and how much it may owe', async () => {
  await openEdit(['INVOICING_CUSTOMERS_MANAGE'], { status: 'ACTIVE' })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Legal name' }, patiently)
  expect(field.disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Account number/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Alias/ }).disabled).toBe(false)
})

async function openDetail(over: object = {}, permissions = ['INVOICING_CUSTOMERS_REVIEW']) {
  const environment = createMockEnvironment()
  const page = loadQuery<CustomerPageQuery>(environment, detailQuery, { uuid: customer.uuid })
  const rendering = renderScreen(<CustomerPage queries={{ page }} />, {
    environment,
    messages,
    path: `/buyer/${customer.uuid}`,
  })
  answer(environment, 'CustomerPageQuery', {
    Organization: () => ({ id: 'organization', permissions }),
    Customer: () => ({ ...customer, ...over }),
  })
  await rendering
  await screen.findByRole('heading', { level: 1, name: 'PT Surya Abadi' }, patiently)
  return environment
}

test('approves a customer with its terms', async () => {
  const environment = await openDetail()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve PT Surya Abadi?' }, patiently)
  const days = within(dialog).getByRole('textbox', { name: /^Payment terms/ })
  await userEvent.clear(days)
  await userEvent.type(days, '400')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect(await within(dialog).findByText('Enter a whole number from 0 to 365.')).toBeTruthy()
  await userEvent.clear(days)
  await userEvent.type(days, '45')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Credit limit/ }), '750,000,000')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  const mutation = await waitFor(() => asked(environment, 'useApproveCustomerMutation'))
  expect(mutation.request.variables.input).toEqual({
    id: 'c1',
    version: 3,
    termDays: 45,
    termFrom: 'INVOICE_DATE',
    creditLimit: { amount: '750000000.00', currency: 'IDR' },
    stampDuty: 'FLAG',
  })
})

test('tells whoever entered a customer that somebody else approves it', async () => {
  await openDetail({ allowedActions: ['EDIT'] })
  expect(screen.getByText('You added or edited this customer. Someone else must approve it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('deactivates with a reason alone', async () => {
  const environment = await openDetail({ status: 'ACTIVE', allowedActions: ['DEACTIVATE'] })
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate PT Surya Abadi?' }, patiently)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  expect(await within(dialog).findByText('Enter a reason.')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Asked to stop')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  const mutation = await waitFor(() => asked(environment, 'useDeactivateCustomerMutation'))
  expect(mutation.request.variables.input).toEqual({ id: 'c1', version: 3, reason: 'Asked to stop' })
})

test('takes a deactivated customer into use again', async () => {
  const environment = await openDetail({
    status: 'DEACTIVATED',
    reason: 'Asked to stop',
    allowedActions: ['REACTIVATE'],
  })
  expect(screen.getByText('Asked to stop')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reactivate' }))
  const mutation = await waitFor(() => asked(environment, 'useReactivateCustomerMutation'))
  expect(mutation.request.variables.input).toEqual({ id: 'c1', version: 3 })
})

test('shows what was sent to those who review, as downloads', async () => {
  await openDetail()
  const documents = screen.getByRole('heading', { name: 'Documents' }).closest('section')!
  expect(within(documents).getByText('Company tax card (NPWP)')).toBeTruthy()
  const link = within(documents).getByRole('link', { name: 'Download npwp.pdf' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/files/d1', 'npwp.pdf'])
})

test('gives all that is kept about a customer to those who review, as a download, and to nobody else', async () => {
  await openDetail()
  const link = screen.getByRole('link', { name: 'Download personal data' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/files/p1', ''])
  cleanup()
  await openDetail({ documents: [], personalDataUrl: null })
  expect(screen.queryByRole('heading', { name: 'Personal data' })).toBeNull()
})

test('shows a document page by page beside the data, and says where it can’t be shown', async () => {
  const asked: string[] = []
  let status = 200
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(new Blob(['page']), { status, headers: { 'x-page-count': '3' } })
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:first', revokeObjectURL: () => {} }))
  await openDetail()
  await userEvent.click(screen.getByRole('button', { name: 'View npwp.pdf' }))
  const viewer = await screen.findByRole('dialog', { name: 'Company tax card (NPWP)' }, patiently)
  const pages = await within(viewer).findAllByRole('img', {}, patiently)
  expect(pages.map(page => page.getAttribute('src'))).toEqual(['blob:first', '/files/d1/pages/2', '/files/d1/pages/3'])
  await userEvent.click(within(viewer).getByRole('button', { name: 'Zoom in' }))
  expect(pages[0]?.style.width).toBe('150%')
  expect(within(viewer).getByText('150%')).toBeTruthy()
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  status = 422
  await userEvent.click(screen.getByRole('button', { name: 'View npwp.pdf' }))
  expect(await screen.findByText(/can’t be shown/, {}, patiently)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  status = 503
  await userEvent.click(screen.getByRole('button', { name: 'View npwp.pdf' }))
  await screen.findByText('The document couldn’t be loaded.', {}, patiently)
  status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('img', { name: /^Page \d of 3$/ }, patiently)).toHaveLength(3)
  expect(new Set(asked)).toEqual(new Set(['/files/d1/pages/1']))
  vi.unstubAllGlobals()
})

test('deletes a document with a reason alone', async () => {
  const environment = await openDetail()
  await userEvent.click(screen.getByRole('button', { name: 'Delete npwp.pdf' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete npwp.pdf?' }, patiently)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Asked for it')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete document' }))
  const mutation = await waitFor(() => asked(environment, 'useEraseCustomerDocumentMutation'))
  expect(mutation.request.variables.input).toEqual({
    id: 'c1',
    documentUuid: '0198f000-0000-7000-8000-0000000000f1',
    reason: 'Asked for it',
  })
})

test('turns a request down with a reason alone', async () => {
  const environment = await openDetail()
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject PT Surya Abadi?' }, patiently)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(dialog).findByText('Enter a reason.')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Unreadable')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
  const mutation = await waitFor(() => asked(environment, 'useRejectCustomerMutation'))
  expect(mutation.request.variables.input).toEqual({ id: 'c1', version: 3, reason: 'Unreadable' })
})

test('names the documents that a request leaves out while it is reviewed, and not afterward', async () => {
  await openDetail({ status: 'REQUEST_SENT' })
  const note = screen.getByText(/^5 required documents were not sent/).closest('.note')
  expect([...(note?.querySelectorAll('li') ?? [])].map(item => item.textContent)).toEqual([
    'Business ID (NIB)',
    'Deed of establishment',
    'Articles of association',
    'Director’s ID card (KTP)',
    'Financial statement, 3 months',
  ])
  cleanup()
  await openDetail({ status: 'ACTIVE', documents: [] })
  expect(screen.queryByText(/were not sent/)).toBeNull()
})

test('sends an open invitation again, or takes it back', async () => {
  const over = { status: 'INVITED', documents: [], allowedActions: ['RESEND', 'CANCEL_INVITATION'] }
  const environment = await openDetail(over)
  expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend invitation' }, patiently))
  const again = await waitFor(() => asked(environment, 'useResendInvitationsMutation'))
  expect(again.request.variables.input).toEqual({ customerIds: ['c1'] })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel invitation' }))
  const cancelled = await waitFor(() => asked(environment, 'useCancelInvitationsMutation'))
  expect(cancelled.request.variables.input).toEqual({ customerIds: ['c1'] })
})

test('shows what changed and who changed it', async () => {
  await openDetail()
  const history = screen.getByRole('heading', { name: 'Revision history' }).closest('section')!
  expect(within(history).getByText(/Agus Santoso/)).toBeTruthy()
  expect(within(history).getByText('Contact person')).toBeTruthy()
  expect(within(history).getByText('Customer added')).toBeTruthy()
})

const idr = (amount: string) => ({ amount, currency: 'IDR' })
const standing = {
  creditLimit: idr('750000000.00'),
  exposure: idr('750000000.01'),
  owed: { remaining: idr('320000000.00'), overdue: idr('12500000.00'), daysLate: 34 },
}

test('says what a customer owes, what of it is overdue, and how much of its limit is used', async () => {
  await openDetail({ status: 'ACTIVE', allowedActions: [], ...standing })
  const card = within(screen.getByRole('heading', { name: 'Receivables' }).closest('section')!)
  const facts = card
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
    ])
  expect(facts).toEqual([
    ['Owes', 'IDR 320,000,000.00'],
    ['Overdue', 'IDR 12,500,000.00 34 d late'],
    ['Exposure', 'IDR 750,000,000.01 unpaid invoices and approved orders'],
    ['Limit used', '101%'],
  ])
})

test('a customer who is not approved yet owes nothing that could be told', async () => {
  await openDetail({ status: 'REQUEST_SENT', ...standing })
  expect(screen.queryByRole('heading', { name: 'Receivables' })).toBeNull()
})

test('says nothing of receivables to those who may not see them', async () => {
  await openDetail({ status: 'ACTIVE', allowedActions: [] })
  expect(screen.queryByRole('heading', { name: 'Receivables' })).toBeNull()
})

const asking = { id: 'c2', name: 'CV Karya', changeRequestedAt: '2026-11-20T04:00:00Z' }

test('lists customers by state, with how many there are of each', async () => {
  const environment = createMockEnvironment()
  const variables = { first: 100, filter: {}, sort: { field: 'NAME', direction: 'ASC' } } as const
  const page = loadQuery<CustomersPageQuery>(environment, listQuery, variables)
  const rendering = renderScreen(<CustomersPage queries={{ page }} />, { environment, messages, path: '/buyer' })
  answer(environment, 'CustomersPageQuery', {
    Organization: () => ({ id: 'organization', permissions: ['INVOICING_CUSTOMERS_MANAGE'] }),
    CustomerCounts: () => ({ all: 15, invited: 2, review: 1, active: 9, rejected: 1, deactivated: 2 }),
    CustomerConnection: () => ({
      totalCount: 1,
      owedTotals: [
        { amount: '318400000.00', currency: 'IDR' },
        { amount: '70.00', currency: 'USD' },
      ],
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: [
        { cursor: '1', node: { ...customer, status: 'ACTIVE', ...standing } },
        { cursor: '2', node: { ...customer, ...asking, status: 'ACTIVE', ...standing } },
      ],
    }),
  })
  await rendering
  expect(await screen.findByText('PT Surya Abadi', {}, patiently)).toBeTruthy()
  expect([...document.querySelectorAll('.list-foot .total')].map(total => total.textContent)).toEqual([
    'Owed, IDR 318,400,000.00',
    'Owed, USD 70.00',
  ])
  // A pending request takes precedence over what the figures show as well.
  expect(within(screen.getByRole('row', { name: /CV Karya/ })).getByText('asks to change data')).toBeTruthy()
  expect(screen.getAllByText('30 days')).toHaveLength(2)
  // A cent above the limit is above it.
  const row = within(screen.getByRole('row', { name: /PT Surya Abadi/ }))
  expect(row.getByRole('img', { name: /^IDR.750,000,000\.01 of IDR.750,000,000\.00$/ }).textContent).toBe('101%')
  expect(row.getByText('over the limit').className).toBe('customer-late')
  expect(row.getByText('IDR 320,000,000.00')).toBeTruthy()
  expect(row.getByText('IDR 12,500,000.00')).toBeTruthy()
  const tabs = screen.getByRole('navigation', { name: 'Customers' })
  expect(
    within(tabs)
      .getByRole('link', { name: /To review\s*1/ })
      .getAttribute('href'),
  ).toContain('tab=review')
  expect(screen.getByRole('link', { name: /^New customer/ }).getAttribute('href')).toBe('/buyer/create')

  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite customers' }, patiently)
  const emails = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Emails/ })
  await userEvent.click(emails)
  await userEvent.paste('Tania <tania@surya.example>, hendra@bumi.example')
  await userEvent.selectOptions(within(dialog).getByLabelText('What they fill in'), 'Whole account')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send 2 invitations' }))
  const mutation = await waitFor(() => asked(environment, 'useInviteCustomersMutation'))
  expect(mutation.request.variables.input).toEqual({
    emails: ['tania@surya.example', 'hendra@bumi.example'],
    language: 'ID',
    form: 'ACCOUNT',
  })
  const results = [
    { email: 'tania@surya.example', customer: null, userErrors: [{ message: 'This email was already invited.' }] },
    { email: 'hendra@bumi.example', customer: { id: 'c2' }, userErrors: [] },
  ]
  act(() => environment.mock.resolve(mutation, { data: { inviteCustomers: { results, userErrors: [] } } }))
  // Rejected addresses stay, with their reason.
  expect((await within(dialog).findByRole('alert')).textContent).toContain('This email was already invited.')
  expect(emails.value).toBe('tania@surya.example')
})

const users = [
  { email: 'tania@surya.example', isMainContact: true, lastSignedInAt: null, sessions: 0 },
  { email: 'keuangan@surya.example', isMainContact: false, lastSignedInAt: '2026-11-20T05:00:00Z', sessions: 2 },
]
const manager = ['INVOICING_CUSTOMERS_VIEW', 'INVOICING_CUSTOMERS_MANAGE']

test('shows who may open the customer’s page, and lets somebody in by an email that is one', async () => {
  const environment = await openDetail({ status: 'ACTIVE', users }, manager)
  const card = within(screen.getByRole('heading', { name: 'Customer page access' }).closest('section')!)
  expect(card.getByText('Customer email · Never signed in')).toBeTruthy()
  expect(card.getByText(/^Signed in .+ · 2 sessions$/)).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Invite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite to the customer page' }, patiently)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Email/ }), 'nobody')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send sign-in link' }))
  expect(await within(dialog).findByText('Enter a valid email')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Email/ }), '@surya.example')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send sign-in link' }))
  const mutation = await waitFor(() => asked(environment, 'useCustomerUsersSendLinkMutation'))
  expect(mutation.request.variables.input).toEqual({ customerId: 'c1', email: 'nobody@surya.example' })
})

test('takes somebody’s access to the customer’s page away after asking', async () => {
  const environment = await openDetail({ status: 'ACTIVE', users }, manager)
  await userEvent.click(screen.getByRole('button', { name: 'Actions for keuangan@surya.example' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove access' }, patiently))
  const name = 'Remove access of keuangan@surya.example?'
  const dialog = await screen.findByRole('alertdialog', { name }, patiently)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove access' }))
  const mutation = await waitFor(() => asked(environment, 'useCustomerUsersRemoveMutation'))
  expect(mutation.request.variables.input).toEqual({ customerId: 'c1', email: 'keuangan@surya.example' })
})

test('offers nothing of it to those who only look, and shows none of a customer who is not active', async () => {
  await openDetail({ status: 'ACTIVE', users }, ['INVOICING_CUSTOMERS_VIEW'])
  expect(screen.getByText('keuangan@surya.example')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Actions for|^Invite/ })).toBeNull()
})

const changeRequest = {
  uuid: '0198f000-0000-7000-8000-0000000000d1',
  email: 'budi@surya.example',
  note: 'We moved',
  createdAt: '2026-11-20T04:00:00Z',
  customerVersion: 3,
  changes: [{ field: 'phone', before: '+628112044871', after: '+6281233334444' }],
  documents: [{ uuid: 'd2', kind: 'COMPANY_TAX_NUMBER', name: 'npwp-baru.pdf', size: 318_000, url: '/files/d2' }],
}

test('shows what the customer asks to change beside what it is, and approves it as it was seen', async () => {
  const environment = await openDetail({ status: 'ACTIVE', allowedActions: ['EDIT'], changeRequest })
  const card = screen.getByRole('heading', { name: 'Changes the customer asks for' }).closest('section')!
  expect(within(card).getByText('+6281233334444')).toBeTruthy()
  expect(within(card).getByText('We moved')).toBeTruthy()
  expect(within(card).getByRole('link', { name: 'Download npwp-baru.pdf' }).getAttribute('href')).toBe('/files/d2')
  await userEvent.click(within(card).getByRole('button', { name: 'Approve changes' }))
  await waitFor(() =>
    expect(asked(environment, 'useDecideCustomerChangeApproveMutation').request.variables).toEqual({
      input: { id: 'c1', requestUuid: changeRequest.uuid, version: 3 },
    }),
  )
})

test('rejects what the customer asks for with a reason alone, and leaves it to those who review', async () => {
  const environment = await openDetail({ status: 'ACTIVE', allowedActions: ['EDIT'], changeRequest })
  await userEvent.click(screen.getByRole('button', { name: 'Reject changes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject the changes of PT Surya Abadi?' }, patiently)
  const submit = within(dialog).getByRole('button', { name: 'Reject changes' })
  await userEvent.click(submit)
  const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  expect(sent).not.toContain('useDecideCustomerChangeRejectMutation')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Send the deed')
  await userEvent.click(submit)
  await waitFor(() =>
    expect(asked(environment, 'useDecideCustomerChangeRejectMutation').request.variables).toEqual({
      input: { id: 'c1', requestUuid: changeRequest.uuid, reason: 'Send the deed' },
    }),
  )
})

test('what the customer asks for comes up while somebody looks', async () => {
  const environment = await openDetail({ status: 'ACTIVE', allowedActions: ['EDIT'] })
  const following = await waitFor(() => asked(environment, 'CustomerUpdatesSubscription'))
  expect(following.request.variables).toEqual({ customerId: 'c1' })
  act(() =>
    environment.mock.nextValue(following, {
      data: { customerChanged: { customerUuid: customer.uuid, version: customer.version } },
    }),
  )
  await waitFor(() => asked(environment, 'CustomerPageQuery'))
  answer(environment, 'CustomerPageQuery', {
    Organization: () => ({ id: 'organization', permissions: ['INVOICING_CUSTOMERS_REVIEW'] }),
    Customer: () => ({ ...customer, status: 'ACTIVE', allowedActions: ['EDIT'], changeRequest }),
  })
  expect(await screen.findByText('+6281233334444')).toBeTruthy()
})

test('who reviews nothing sees what is asked for, and decides nothing', async () => {
  await openDetail({ status: 'ACTIVE', allowedActions: [], changeRequest: { ...changeRequest, documents: [] } }, [])
  expect(screen.getByText('+6281233334444')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /changes$/ })).toBeNull()
})
