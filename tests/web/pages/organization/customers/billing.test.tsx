// A customer's billing: when the next drafts are created, past periods, and billing now.
import { act, screen, within } from '@testing-library/react'
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
const PERMISSIONS = ['INVOICING_CUSTOMERS_VIEW', 'INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_MANAGE']
const run = {
  uuid: UUID,
  cycle: 'MONTHLY',
  from: '2026-10-31',
  until: '2026-11-30',
  madeAt: AT,
  invoices: [{ uuid: UUID, number: null, total: { amount: '1110000.00', currency: 'IDR' } }],
  skippedOrders: [{ uuid: UUID, number: 'SO-2026-000009' }],
}

async function open(billing: object | null, permissions = PERMISSIONS) {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Money: () => ({ amount: '59000000.00', currency: 'IDR' }),
      Organization: () => ({ permissions }),
      Customer: () => ({
        id: 'c1',
        uuid: UUID,
        name: 'PT Surya Abadi',
        status: 'ACTIVE',
        statusChangedAt: AT,
        reason: null,
        type: 'COMPANY',
        taxStatus: 'PKP',
        termFrom: 'INVOICE_DATE',
        stampDuty: 'FLAG',
        billingCycle: 'MONTHLY',
        billingDay: 31,
        billing,
        billingAddress: null,
        registeredAddress: null,
        deliveryAddress: null,
        withholding: null,
        allowedActions: [],
        documents: [],
        revisions: [],
        changeRequest: null,
        users: [],
        virtualAccounts: [],
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
const card = () => within(screen.getByRole('heading', { name: 'Billing' }).closest('section')!)

test('shows the next day, and of each period its drafts and what could not be drafted', async () => {
  await open({ nextOn: '2026-12-31', runs: [run, { ...run, uuid: 'x', invoices: [], skippedOrders: [] }] })
  expect(card().getByText('31 Dec 2026')).toBeTruthy()
  expect(card().getAllByText('31 Oct – 30 Nov 2026')).toHaveLength(2)
  expect(card().getByRole('link', { name: 'Draft invoice' }).getAttribute('href')).toBe(`/invoices/${UUID}`)
  expect(card().getByRole('link', { name: 'SO-2026-000009' })).toBeTruthy()
  expect(card().getByText('Nothing to bill')).toBeTruthy()
})

test('bills until a day that is not to come', async () => {
  const environment = await open({ nextOn: null, runs: [] })
  expect(card().getByText(/No billing cycle/)).toBeTruthy()
  await userEvent.click(card().getByRole('button', { name: 'Bill now' }))
  const dialog = within(await screen.findByRole('dialog'))
  const until = dialog.getByRole('textbox', { name: /Bill up to/ })
  await userEvent.clear(until)
  await userEvent.type(until, '01/12/2199')
  await userEvent.click(dialog.getByRole('button', { name: 'Create drafts' }))
  expect(dialog.getByText('Choose today or an earlier day')).toBeTruthy()
  await userEvent.clear(until)
  await userEvent.type(until, '20/11/2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Create drafts' }))
  const asked = lastMutation(environment)
  expect(asked.request.variables).toEqual({
    input: { customerId: 'c1', until: '2026-11-20', idempotencyKey: expect.any(String) },
  })
  act(() =>
    environment.mock.resolve(asked, {
      data: {
        billCustomer: {
          customer: null,
          userErrors: [{ code: 'U-ACC-BC-1', message: 'Nothing is left to bill.', field: ['until'] }],
        },
      },
    }),
  )
  expect(await dialog.findByText('Nothing is left to bill.')).toBeTruthy()
})

test('is not there for viewers of customers alone, and has no button for who may not write invoices', async () => {
  await open(null)
  expect(screen.queryByRole('heading', { name: 'Billing' })).toBeNull()
  document.body.replaceChildren()
  await open({ nextOn: null, runs: [] }, ['INVOICING_CUSTOMERS_VIEW', 'INVOICING_INVOICES_VIEW'])
  expect(card().queryByRole('button', { name: 'Bill now' })).toBeNull()
})
