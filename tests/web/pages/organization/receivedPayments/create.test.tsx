// The received payment form: started from an invoice, it reports missing fields, and explains each method.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type CreateReceivedPaymentPageQuery,
} from '../../../../../web/__generated__/CreateReceivedPaymentPageQuery.graphql.ts'
import { CreateReceivedPaymentPage } from '../../../../../web/pages/organization/receivedPayments/CreateReceivedPaymentPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
type Permissions = Parameters<typeof PermissionsProvider>[0]['permissions']

async function open(permissions: Permissions, remaining = '109000000.00') {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID, hasInvoice: true }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Organization: () => ({ permissions }),
      Invoice: () => ({
        id: 'invoice',
        uuid: UUID,
        number: 'INV-2026-000007',
        customerName: 'PT Surya',
        customerId: 'customer',
        remaining: { amount: remaining },
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<CreateReceivedPaymentPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CreateReceivedPaymentPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['receivedPayments', 'applyToInvoices'] },
  )
  await screen.findByRole('heading', { level: 1 })
  return environment
}
const MAY = ['INVOICING_PAYMENTS_VIEW', 'INVOICING_PAYMENTS_MANAGE'] as const
const amount = () => screen.getByLabelText<HTMLInputElement>(/^Amount/)

test('begins with what the invoice expects, and asks for method and proof before it is sent', async () => {
  const environment = await open(MAY)
  expect(amount().value).toMatch(/109,000,000/)
  screen.getByText('PDF, JPG or PNG, up to 5 files')
  await userEvent.click(screen.getByRole('button', { name: /^Record payment/ }))
  await waitFor(() => expect(screen.getAllByText('Choose how the money arrived').length).toBeGreaterThan(0))
  expect(screen.getAllByText('Add proof of the payment').length).toBeGreaterThan(0)
  const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  expect(sent).not.toContain('useRecordReceivedPaymentMutation')
})

test('says what a transfer and cash mean', async () => {
  await open(MAY)
  await userEvent.selectOptions(screen.getByLabelText(/^Method/), 'Bank transfer')
  screen.getByText(/counts as unverified until a bank line shows it/)
  await userEvent.selectOptions(screen.getByLabelText(/^Method/), 'Cash')
  screen.getByText('Cash pays its invoices once somebody else confirms it.')
  await userEvent.selectOptions(screen.getByLabelText(/^Method/), 'Check or giro')
  expect(screen.queryByText(/unverified until|somebody else confirms/)).toBeNull()
})

test('of an invoice that waits for its slip alone no amount is suggested', async () => {
  await open(MAY, '0.00')
  expect(amount().value).toBe('')
})

test('who may not record payments is told so', async () => {
  await open(['INVOICING_PAYMENTS_VIEW'])
  expect(screen.queryByLabelText(/^Amount/)).toBeNull()
})

type Environment = Awaited<ReturnType<typeof open>>

/** Answers an operation once it is asked. */
async function answer(environment: Environment, name: string, resolvers: MockPayloadGenerator.MockResolvers) {
  const find = () => environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  await waitFor(find)
  const operation = find()
  act(() => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)))
  return operation.request.variables
}
const openInvoice = (number: string) => ({
  InvoiceConnection: () => ({
    edges: [
      { node: { id: number, number, nextDueDate: '2026-12-05', remaining: { amount: '5.00', currency: 'IDR' } } },
    ],
  }),
})

test('an amount of an invoice that can’t be read is told at it, and nothing is saved', async () => {
  const environment = await open(MAY)
  await answer(environment, 'InvoicesToPayQuery', openInvoice('INV-2026-000007'))
  const field = await screen.findByLabelText<HTMLInputElement>('INV-2026-000007')
  await userEvent.type(field, '1.000.000')
  await userEvent.click(screen.getByRole('button', { name: /^Record payment/ }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  // In the summary, whose link leads to it, and at the amount.
  expect(screen.getAllByText(/Enter an amount such as 1,250,000\.50/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: 'Invoices it pays' }))
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
})

test('of another customer no invoice of the former is shown meanwhile', async () => {
  const environment = await open(MAY)
  await answer(environment, 'InvoicesToPayQuery', openInvoice('INV-2026-000007'))
  await screen.findByLabelText('INV-2026-000007')
  await userEvent.click(screen.getByRole('combobox', { name: /^Customer/ }))
  await answer(environment, 'useCustomerSearchQuery', {
    CustomerConnection: () => ({ edges: [{ node: { id: 'other', name: 'PT Bumi', alias: null, email: null } }] }),
  })
  await userEvent.click(await screen.findByRole('option', { name: /PT Bumi/ }))
  await waitFor(() => expect(screen.queryByLabelText('INV-2026-000007')).toBeNull())
  expect(await answer(environment, 'InvoicesToPayQuery', openInvoice('INV-2026-000009'))).toEqual({
    customerId: 'other',
  })
  expect(await screen.findByLabelText('INV-2026-000009')).toBeTruthy()
})
