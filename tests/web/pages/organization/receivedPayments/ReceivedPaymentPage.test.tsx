// One received payment: its receipt is downloaded and emailed where there is one.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import type { OperationDescriptor } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import pageQuery, {
  type ReceivedPaymentPageQuery,
} from '../../../../../web/__generated__/ReceivedPaymentPageQuery.graphql.ts'
import { ReceivedPaymentPage } from '../../../../../web/pages/organization/receivedPayments/ReceivedPaymentPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const UUID = '0198f000-0000-7000-8000-000000000001'
const REST = { uuid: '0198f000-0000-7000-8000-000000000002', number: 'PAY-2026-000010' }
const money = (amount: string) => ({ amount, currency: 'IDR' })
const permissions = ['INVOICING_PAYMENTS_VIEW', 'INVOICING_PAYMENTS_MANAGE', 'INVOICING_INVOICES_VIEW'] as const

/** What the page reads of a payment. */
const resolversOf = (payment: object) => ({
  DateTime: () => '2026-11-20T03:00:00Z',
  Date: () => '2026-11-23',
  Organization: () => ({ permissions, activity: { edges: [] } }),
  ReceivedPayment: ({ name }: { name?: string | null | undefined }) => ({
    id: 'payment',
    uuid: UUID,
    version: 2,
    number: 'PAY-2026-000009',
    status: 'SUCCEEDED',
    method: 'BANK_TRANSFER',
    verification: 'VERIFIED',
    paymentDate: '2026-11-21',
    createdAt: '2026-11-20T03:00:00Z',
    confirmedAt: null,
    reason: null,
    note: null,
    customerEmail: null,
    isSentByLink: false,
    senderBank: null,
    amount: money('1110000.00'),
    unapplied: money('0.00'),
    refunded: money('0.00'),
    replacedBy: null,
    replaces: null,
    settlement: null,
    creditMemo: null,
    files: [],
    applications: [],
    planned: [],
    allowedActions: ['SEND'],
    ...payment,
    ...(name === 'replacedBy' && { id: 'rest', ...REST }),
    ...(name === 'replaces' && 'replaces' in payment && typeof payment.replaces === 'object' && payment.replaces),
  }),
})

async function open(payment: object, allowed: readonly string[] = permissions, language: 'en' | 'id' = 'en') {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation => MockPayloadGenerator.generate(operation, resolversOf(payment)))
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<ReceivedPaymentPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={allowed}>
      <ReceivedPaymentPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, language, messages: ['receivedPayments', 'applyToInvoices', 'log', 'papers'] },
  )
  await screen.findByRole('heading', { level: 1, name: 'PAY-2026-000009' })
  return environment
}

test('its receipt is downloaded in a language, and mailed once that is meant', async () => {
  const user = userEvent.setup()
  const environment = await open({ BOTH: '/files/both', ID: '/files/id', EN: '/files/en' })
  const fetched = vi.fn((_address: string) => Promise.resolve(new Response('{}', { status: 503 })))
  vi.stubGlobal('fetch', fetched)
  await user.click(await screen.findByRole('button', { name: 'Download receipt' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Indonesian' }))
  // The menu closes before its entry is carried out.
  await expect.poll(() => fetched.mock.calls).toEqual([['/files/id']])
  await user.click(await screen.findByRole('button', { name: 'Send receipt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the receipt of PAY-2026-000009?' }))
  await user.click(dialog.getByRole('button', { name: 'Send receipt' }))
  expect(lastMutation(environment).request.variables).toEqual({ input: { ids: ['payment'] } })
})

test('a claim has none', async () => {
  await open({ verification: 'UNVERIFIED', BOTH: null, ID: null, EN: null, allowedActions: ['CANCEL'] })
  await screen.findByRole('button', { name: 'Cancel payment' })
  expect(screen.queryByRole('button', { name: 'Download receipt' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send receipt' })).toBeNull()
})

test('what a provider collected is recorded and confirmed by it', async () => {
  const by = { createdBy: null, confirmedBy: null, confirmedAt: '2026-11-20T03:00:00Z' }
  await open({ method: 'QRIS', verification: null, ...by })
  expect(screen.getAllByText(/ · payment provider$/)).toHaveLength(2)
})

test('what a provider gave back is refunded, with the payment of the rest', async () => {
  const ended = {
    method: 'QRIS',
    verification: null,
    statusChangedBy: null,
    reason: 'The provider gave 110000.00 IDR back',
  }
  await open({
    ...ended,
    status: 'REFUNDED',
    refunded: money('110000.00'),
    replacedBy: REST,
    allowedActions: [],
  })
  expect(screen.getByText('Refunded')).toBeTruthy()
  expect(screen.getByText('IDR 110,000.00')).toBeTruthy()
  const rest = screen.getByRole('link', { name: 'PAY-2026-000010' })
  expect(rest.getAttribute('href')).toBe(`/payment/${REST.uuid}`)
  // What is stored for the log is English.
  expect(screen.queryByText(/The provider gave/)).toBeNull()
})

test.each([
  ['REFUNDED', 'en', 'What is left of PAY-2026-000008 after a refund.'],
  ['CANCELED', 'id', 'Menggantikan PAY-2026-000008.'],
] as const)('leads to the payment that it took the place of (%s)', async (status, language, words) => {
  const before = { id: 'before', uuid: 'before', number: 'PAY-2026-000008', status }
  await open({ replaces: before }, permissions, language)
  const link = screen.getByRole('link', { name: before.number })
  expect(link.getAttribute('href')).toBe('/payment/before')
  expect(link.parentElement?.textContent).toBe(words)
})

test('a proof that the customer sent says so, from which bank, and that it pays nothing yet', async () => {
  await open({
    status: 'PENDING',
    verification: 'UNVERIFIED',
    createdBy: null,
    customerEmail: 'tania@surya.example',
    senderBank: 'Mandiri',
    allowedActions: ['CONFIRM', 'CANCEL'],
  })
  expect(screen.getByText(/ · tania@surya\.example$/)).toBeTruthy()
  expect(screen.getByText('Mandiri')).toBeTruthy()
  expect(screen.getByText(/^The customer sent this proof/)).toBeTruthy()
})

test('a proof that was sent by a payment link says so', async () => {
  await open({
    status: 'PENDING',
    verification: 'UNVERIFIED',
    createdBy: null,
    isSentByLink: true,
    senderBank: 'Mandiri',
    allowedActions: ['CONFIRM', 'CANCEL'],
  })
  expect(screen.getByText(/ · payment link$/)).toBeTruthy()
  expect(screen.getByText(/^Whoever holds a payment link of the invoice sent this proof/)).toBeTruthy()
})

test('what a provider received is taken off its invoices with a reason', async () => {
  const user = userEvent.setup()
  const environment = await open({ method: 'VIRTUAL_ACCOUNT', verification: null, allowedActions: ['UNAPPLY', 'SEND'] })
  expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Take off invoices' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take PAY-2026-000009 off its invoices?' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'For another invoice')
  await user.click(dialog.getByRole('button', { name: 'Take off invoices' }))
  const { node, variables } = environment.mock.getMostRecentOperation().request
  expect([node.operation.name, variables]).toEqual([
    'useUnapplyReceivedPaymentsMutation',
    { input: { ids: ['payment'], reason: 'For another invoice' } },
  ])
})

test('says in our words why a provider’s payment was canceled', async () => {
  await open({
    method: 'QRIS',
    verification: null,
    status: 'CANCELED',
    statusChangedBy: null,
    reason: 'The provider took 1000000.00 IDR of a refund back',
    allowedActions: [],
  })
  expect(screen.getByText(/^The payment provider corrected this payment\./)).toBeTruthy()
  expect(screen.queryByText(/1000000/)).toBeNull()
})

test.each([
  ['en', 'The payment provider corrected this payment. PAY-2026-000010 takes its place.'],
  ['id', 'Penyedia pembayaran mengoreksi pembayaran ini. PAY-2026-000010 menggantikannya.'],
] as const)('what was received again after a refund is no rest of it (%s)', async (language, words) => {
  const ended = {
    status: 'CANCELED',
    statusChangedBy: null,
    reason: 'The provider took 1110000.00 IDR of a refund back',
  }
  await open(
    { method: 'QRIS', verification: null, ...ended, replacedBy: REST, allowedActions: [] },
    permissions,
    language,
  )
  expect(screen.getByRole('link', { name: 'PAY-2026-000010' }).closest('p')?.textContent).toBe(words)
})

const unapplied = {
  method: 'VIRTUAL_ACCOUNT',
  verification: null,
  // Without the permission to see customers.
  customer: null,
  customerId: 'customer',
  entity: { id: 'own', name: 'PT Satu' },
  unapplied: money('1110000.00'),
  allowedActions: ['APPLY', 'SEND'],
}
const invoice = (id: string, number: string, remaining: string, issuer = { id: 'own', name: 'PT Satu' }) => ({
  node: { id, number, nextDueDate: '2026-12-05', entity: issuer, remaining: money(remaining) },
})
type Environment = Awaited<ReturnType<typeof open>>
const nameOf = (environment: Environment) => environment.mock.getMostRecentOperation().request.node.operation.name

/** Opens the dialog of the invoices that it can pay. */
async function choose(environment: Environment, edges: readonly object[]) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Apply…' }))
  await expect.poll(() => nameOf(environment)).toBe('useApplyToInvoicesQuery')
  const asked = environment.mock.getMostRecentOperation().request.variables
  act(() =>
    environment.mock.resolveMostRecentOperation(operation =>
      MockPayloadGenerator.generate(operation, { InvoiceConnection: () => ({ edges }) }),
    ),
  )
  return { user, asked, dialog: within(await screen.findByRole('dialog', { name: 'Apply to invoices' })) }
}

test('its invoices are chosen: the oldest due are suggested, and it tells what is applied and what is left', async () => {
  const environment = await open(unapplied)
  const edges = [
    invoice('old', 'INV-2026-000007', '1000000.00'),
    invoice('new', 'INV-2026-000008', '500000.00'),
    invoice('last', 'INV-2026-000009', '1110000.00'),
  ]
  const { user, asked, dialog } = await choose(environment, edges)
  expect(asked).toEqual({ customerId: 'customer', currency: 'IDR', entityUuid: null })
  const amounts = () => dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(amounts()).toEqual(['1,000,000.00', '110,000.00', ''])
  expect(dialog.getByText(/^Applied:/).textContent).toMatch(/1,110,000\.00.*Left after this:.*[^,\d]0\.00/)
  await user.clear(dialog.getByLabelText('INV-2026-000007'))
  expect(dialog.getByText(/^Applied:/).textContent).toMatch(/[^,\d]110,000\.00.*Left after this:.*1,000,000\.00/)
  await user.clear(dialog.getByLabelText('INV-2026-000008'))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Enter an amount for at least one invoice')
  await user.type(dialog.getByLabelText('INV-2026-000009'), '1110001')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('This is more than there is to apply')
  await user.clear(dialog.getByLabelText('INV-2026-000009'))
  await user.type(dialog.getByLabelText('INV-2026-000009'), '1110000')
  expect(dialog.queryByRole('alert')).toBeNull()
  await user.type(dialog.getByLabelText('INV-2026-000008'), 'x')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(await dialog.findByText('Enter an amount such as 1,250,000.50')).toBeTruthy()
  expect(nameOf(environment)).not.toBe('useApplyReceivedPaymentMutation')
})

test('what is refused of an invoice is told at its amount, also after others were cleared', async () => {
  const environment = await open(unapplied)
  const edges = [invoice('old', 'INV-2026-000007', '1000000.00'), invoice('new', 'INV-2026-000008', '500000.00')]
  const { user, dialog } = await choose(environment, edges)
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => nameOf(environment)).toBe('useApplyReceivedPaymentMutation')
  expect(lastMutation(environment).request.variables).toEqual({
    input: {
      id: 'payment',
      version: 2,
      applications: [
        { invoiceId: 'old', amount: '1000000.00' },
        { invoiceId: 'new', amount: '110000.00' },
      ],
    },
  })
  const message = 'This is more than the invoice owes.'
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: {
        applyReceivedPayment: {
          payment: null,
          userErrors: [
            { __typename: 'UserError', code: 'U-ACC-PY-8', message, field: ['applications', '1', 'amount'] },
          ],
        },
      },
    }),
  )
  const field = dialog.getByLabelText<HTMLInputElement>('INV-2026-000008')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText(message)).toBeTruthy()
  await user.clear(dialog.getByLabelText('INV-2026-000007'))
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a payment that someone else changed is read again, and its suggestion is made anew', async () => {
  const environment = await open(unapplied)
  const edges = [invoice('old', 'INV-2026-000007', '1000000.00'), invoice('new', 'INV-2026-000008', '500000.00')]
  const { user, dialog } = await choose(environment, edges)
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => nameOf(environment)).toBe('useApplyReceivedPaymentMutation')
  const userErrors = [{ __typename: 'UserError', code: 'G-3', message: 'Someone else changed this.', field: null }]
  act(() =>
    environment.mock.resolveMostRecentOperation({ data: { applyReceivedPayment: { payment: null, userErrors } } }),
  )
  // Besides the first reading, which the environment keeps.
  const isReading = ({ request }: OperationDescriptor) => request.node.operation.name === 'ReceivedPaymentPageQuery'
  await expect.poll(() => environment.mock.getAllOperations().filter(isReading)).toHaveLength(2)
  act(() =>
    environment.mock.resolveMostRecentOperation(operation =>
      MockPayloadGenerator.generate(
        operation,
        resolversOf({ ...unapplied, version: 3, unapplied: money('600000.00') }),
      ),
    ),
  )
  await expect.poll(() => nameOf(environment)).toBe('useApplyToInvoicesQuery')
  act(() =>
    environment.mock.resolveMostRecentOperation(operation =>
      MockPayloadGenerator.generate(operation, {
        InvoiceConnection: () => ({ edges: [invoice('new', 'INV-2026-000008', '500000.00')] }),
      }),
    ),
  )
  expect(await screen.findByText(/^Someone else changed this, so the amounts start over\./)).toBeTruthy()
  // The dialog before may still be closing.
  const anew = () => within(screen.getByRole('dialog', { name: 'Apply to invoices' }))
  await expect
    .poll(() =>
      anew()
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
    )
    .toEqual(['500,000.00'])
  await user.click(anew().getByRole('button', { name: 'Apply' }))
  await expect.poll(() => nameOf(environment)).toBe('useApplyReceivedPaymentMutation')
  expect(lastMutation(environment).request.variables).toEqual({
    input: { id: 'payment', version: 3, applications: [{ invoiceId: 'new', amount: '500000.00' }] },
  })
})

test('whoever sees no invoices applies it to the oldest, after confirming', async () => {
  const environment = await open(unapplied, ['INVOICING_PAYMENTS_VIEW', 'INVOICING_PAYMENTS_MANAGE'])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Apply oldest first' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply PAY-2026-000009 to the oldest invoices?' }))
  // Whoever reads this has it open.
  expect(dialog.getByText(/the oldest due first/).textContent).not.toMatch(/Open a payment/)
  expect(nameOf(environment)).not.toBe('useApplyReceivedPaymentsMutation')
  await user.click(dialog.getByRole('button', { name: 'Apply oldest first' }))
  await expect.poll(() => nameOf(environment)).toBe('useApplyReceivedPaymentsMutation')
  expect(lastMutation(environment).request.variables).toEqual({ input: { ids: ['payment'] } })
})

const entity = (name: string) => ({ id: name, name })
const application = (number: string, issuer: string) => ({
  uuid: number,
  kind: 'CASH',
  amount: money('1110000.00'),
  withheld: money('0.00'),
  appliedOn: '2026-11-21',
  undoneAt: null,
  invoice: { id: number, uuid: number, number, entity: entity(issuer) },
})

test.each([
  ['another legal entity', 'PT Lain', true],
  ['the same legal entity', 'PT Satu', false],
])('money says whose account it reached where it pays an invoice of %s', async (_whose, issuer, isTold) => {
  await open({ entity: entity('PT Satu'), applications: [application('INV-2026-000001', issuer)] })
  const told = screen.queryByText('The money came to PT Satu, but INV-2026-000001 is an invoice of PT Lain.')
  expect(told !== null).toBe(isTold)
})

test('invoices of several other legal entities are told for each', async () => {
  const applications = [
    application('INV-2026-000001', 'PT Lain'),
    application('INV-2026-000002', 'PT Tiga'),
    application('INV-2026-000003', 'PT Lain'),
  ]
  await open({ entity: entity('PT Satu'), applications })
  expect(screen.getAllByText(/^The money came to/).map(({ textContent }) => textContent)).toEqual([
    'The money came to PT Satu, but INV-2026-000001, INV-2026-000003 are invoices of PT Lain.',
    'The money came to PT Satu, but INV-2026-000002 is an invoice of PT Tiga.',
  ])
})

test('an invoice of another legal entity is told before it is applied', async () => {
  const environment = await open(unapplied)
  const edges = [
    invoice('old', 'INV-2026-000007', '1000000.00'),
    invoice('new', 'INV-2026-000008', '500000.00', { id: 'other', name: 'PT Lain' }),
  ]
  const { user, dialog } = await choose(environment, edges)
  const told = /^The money came to PT Satu, but INV-2026-000008 is an invoice of PT Lain\./
  expect(dialog.getByText(told)).toBeTruthy()
  await user.clear(dialog.getByLabelText('INV-2026-000008'))
  expect(dialog.queryByText(told)).toBeNull()
})

test('invoices of several other legal entities are told for each before they are applied', async () => {
  const environment = await open(unapplied)
  const other = (name: string) => ({ id: name, name })
  const edges = [
    invoice('1', 'INV-2026-000001', '100000.00', other('PT Lain')),
    invoice('2', 'INV-2026-000002', '100000.00', other('PT Tiga')),
    invoice('3', 'INV-2026-000003', '100000.00', other('PT Lain')),
  ]
  const { dialog } = await choose(environment, edges)
  expect(dialog.getAllByText(/^The money came to/).map(({ textContent }) => textContent)).toEqual([
    'The money came to PT Satu, but INV-2026-000001, INV-2026-000003 are invoices of PT Lain. Check that it belongs there.',
    'The money came to PT Satu, but INV-2026-000002 is an invoice of PT Tiga. Check that it belongs there.',
  ])
})
