// A customer's virtual accounts: each with its state, opened at a bank where a provider offers it, and closed.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import customerQuery, { type CustomerPageQuery } from '../../../../../web/__generated__/CustomerPageQuery.graphql.ts'
import { CustomerPage } from '../../../../../web/pages/organization/customers/CustomerPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const AT = '2026-11-30T11:03:00Z'
const UUID = '0198f000-0000-7000-8000-000000000001'
const PERMISSIONS = ['INVOICING_CUSTOMERS_VIEW', 'INVOICING_CUSTOMERS_MANAGE']
const account = {
  uuid: '0198f000-0000-7000-8000-0000000000a1',
  bankCode: '009',
  number: '8810000000000012',
  status: 'ACTIVE',
  provider: 'XENDIT',
  expiresOn: '2028-11-30',
}

async function open(virtualAccounts: object[], permissions = PERMISSIONS, status = 'ACTIVE') {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Money: () => ({ amount: '59000000.00', currency: 'IDR' }),
      Organization: () => ({ id: 'o1', permissions }),
      Customer: () => ({
        id: 'c1',
        uuid: UUID,
        name: 'PT Surya Abadi',
        status,
        statusChangedAt: AT,
        reason: null,
        type: 'COMPANY',
        taxStatus: 'PKP',
        termFrom: 'INVOICE_DATE',
        stampDuty: 'FLAG',
        billingCycle: 'MONTHLY',
        billingDay: 31,
        billing: null,
        billingAddress: null,
        registeredAddress: null,
        deliveryAddress: null,
        withholding: null,
        allowedActions: [],
        documents: [],
        revisions: [],
        changeRequest: null,
        users: [],
        virtualAccounts,
        directors: [],
        invoiceEmails: [],
        settings: { days: null, isPaused: false, pausedUntil: null, version: 2 },
        reminders: [],
      }),
    }),
  )
  environment.mock.queuePendingOperation(customerQuery, variables)
  const page = loadQuery<CustomerPageQuery>(environment, customerQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CustomerPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['customers', 'customers.form', 'reminders', 'log'] },
  )
  await screen.findByText('Payment terms')
  return environment
}
const card = () => within(screen.getByRole('heading', { name: 'Virtual accounts' }).closest('section')!)

test('shows each with its bank, number, provider and day, and what became of it', async () => {
  await open([
    account,
    { ...account, uuid: 'b', bankCode: '014', number: null, status: 'OPENING', provider: null },
    { ...account, uuid: 'c', bankCode: '002', number: '8810000000000003', status: 'CLOSED' },
  ])
  expect(card().getByText('BNI 8810000000000012')).toBeTruthy()
  expect(card().getByText('Open · Xendit · Until 30 Nov 2028')).toBeTruthy()
  expect(card().getByText('Being opened · Until 30 Nov 2028')).toBeTruthy()
  expect(card().getByText('Closed · Xendit')).toBeTruthy()
  // What is over can neither be copied nor closed.
  expect(card().getAllByRole('button', { name: /^Copy/ })).toHaveLength(1)
  expect(card().getAllByRole('button', { name: /^Close account/ })).toHaveLength(2)
})

async function opening(banks: object[]) {
  const environment = await open([])
  await userEvent.click(card().getByRole('button', { name: 'Open virtual account' }))
  const asked = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'VirtualAccountDialogsQuery'),
  )
  await act(async () =>
    environment.mock.resolve(asked, { data: { organization: { id: 'o1', virtualAccountBanks: banks } } }),
  )
  return { environment, dialog: within(await screen.findByRole('dialog')) }
}

test('opens one at a bank where a provider offers it, until a day', async () => {
  const { environment, dialog } = await opening([
    { bankCode: '009', provider: 'XENDIT' },
    { bankCode: '022', provider: null },
  ])
  expect(dialog.queryByRole('option', { name: /CIMB/ })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Open virtual account' }))
  expect(dialog.getAllByText('Choose a bank').length).toBeGreaterThan(1)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Bank/ }), 'BNI (Xendit)')
  const day = dialog.getByRole('textbox', { name: /Last day/ })
  await userEvent.clear(day)
  await userEvent.type(day, '01/01/2020')
  await userEvent.click(dialog.getByRole('button', { name: 'Open virtual account' }))
  expect(dialog.getByText(/Enter a day from today/)).toBeTruthy()
  await userEvent.clear(day)
  await userEvent.type(day, '30/11/2028')
  await userEvent.click(dialog.getByRole('button', { name: 'Open virtual account' }))
  const sent = lastMutation(environment)
  expect(sent.request.variables).toEqual({
    input: { customerId: 'c1', bankCode: '009', expiresOn: '2028-11-30', idempotencyKey: expect.any(String) },
  })
  act(() =>
    environment.mock.resolve(sent, {
      data: {
        openCustomerVirtualAccount: {
          customer: null,
          userErrors: [
            { code: 'U-ACC-CO-8', message: 'This customer already has a virtual account.', field: ['bankCode'] },
          ],
        },
      },
    }),
  )
  expect(await dialog.findByText('This customer already has a virtual account.')).toBeTruthy()
})

test('says so where no provider opens any', async () => {
  const { dialog } = await opening([{ bankCode: '009', provider: null }])
  expect(dialog.getByText(/No connected payment provider/)).toBeTruthy()
  expect(dialog.getByRole('combobox', { name: /Bank/ }).hasAttribute('disabled')).toBe(true)
})

test('closes one after asking', async () => {
  const environment = await open([account])
  await userEvent.click(card().getByRole('button', { name: 'Close account 8810000000000012' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Close BNI 8810000000000012?')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Close account' }))
  expect(lastMutation(environment).request.variables).toEqual({
    input: { customerId: 'c1', virtualAccountUuid: account.uuid },
  })
})

test('has no buttons that change anything for viewers, and is not there where there is none', async () => {
  await open([account], ['INVOICING_CUSTOMERS_VIEW'])
  expect(card().queryByRole('button', { name: /Open|Close/ })).toBeNull()
  document.body.replaceChildren()
  await open([], ['INVOICING_CUSTOMERS_VIEW'])
  expect(screen.queryByRole('heading', { name: 'Virtual accounts' })).toBeNull()
  document.body.replaceChildren()
  await open([], PERMISSIONS, 'DEACTIVATED')
  expect(screen.queryByRole('heading', { name: 'Virtual accounts' })).toBeNull()
})
