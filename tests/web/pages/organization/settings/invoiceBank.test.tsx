// The bank account printed on documents, in the settings of orders and invoices.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import ordersQuery, { type OrdersPageQuery } from '../../../../../web/__generated__/OrdersPageQuery.graphql.ts'
import { OrdersPage } from '../../../../../web/pages/organization/settings/orders/OrdersPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const patiently = { timeout: 20_000 }
const orderSettings = {
  salesOrderPrefix: 'SO',
  invoicePrefix: 'INV',
  creditMemoPrefix: 'CM',
  paymentPrefix: 'PAY',
  paymentTermDays: 30,
  creditLimit: null,
  invoiceNote: null,
  invoiceTerms: null,
  version: 0,
}
const chosen = {
  bankAccountId: 'ba-1',
  bankName: 'BCA',
  accountNumber: '5220304455',
  holderName: 'PT Toko Arus',
  closed: false,
  version: 2,
}
const entities = [
  {
    id: 'e',
    uuid: '00000000-0000-4000-8000-00000000000e',
    name: 'PT Toko Arus',
    isDefault: true,
    invoiceBankDetails: null,
  },
]
const none = { bankAccountId: null, bankName: null, accountNumber: null, holderName: null, closed: false, version: 0 }

async function open(invoiceBankDetails: object, permissions: string[]) {
  const environment = createMockEnvironment()
  const organization = { id: 'o', defaultCurrency: 'IDR', orderSettings, invoiceBankDetails, entities }
  environment.mock.queueOperationResolver(() => ({ data: { organization } }))
  environment.mock.queuePendingOperation(ordersQuery, {})
  const page = loadQuery<OrdersPageQuery>(environment, ordersQuery, {})
  await renderScreen(
    <PermissionsProvider permissions={permissions} modes={['INVOICING']}>
      <OrdersPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['settings'], path: '/settings/orders' },
  )
  return { environment, card: within(screen.getByRole('region', { name: 'Bank details for customers' })) }
}

test('is read by everyone', async () => {
  const { card } = await open(chosen, [])
  expect(card.getByText('BCA 5220304455, PT Toko Arus')).toBeTruthy()
  expect(card.queryByRole('combobox')).toBeNull()
})

test.each([
  [['ACCOUNT_COMPANY_MANAGE', 'TREASURY_BANK_ACCOUNTS_VIEW'], /was closed.* Choose another account\.$/],
  [[], /was closed.* An owner or admin can choose another account\.$/],
])('that was closed is told, with what to do about it', async (permissions, words) => {
  const { card } = await open({ ...chosen, closed: true }, permissions)
  expect(await card.findByText(words, {}, patiently)).toBeTruthy()
})

test('is chosen among own accounts by whoever manages the company and sees its accounts', async () => {
  const user = userEvent.setup()
  const { environment, card } = await open(none, ['ACCOUNT_COMPANY_MANAGE', 'TREASURY_BANK_ACCOUNTS_VIEW'])
  const field = await card.findByRole('combobox', { name: /Customers transfer to/ }, patiently)
  await user.type(field, 'BNI')
  const asked = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'useInvoiceAccountSearchQuery'),
  )
  const node = {
    id: 'ba-2',
    alias: 'BNI Penjualan',
    accountNumber: '1234567890',
    bank: { name: 'BNI' },
    entity: { id: 'e', name: 'PT Toko Arus' },
  }
  for (const operation of environment.mock.getAllOperations())
    if (operation.request.node.operation.name === asked.request.node.operation.name)
      await act(async () =>
        environment.mock.resolve(operation, {
          data: {
            organization: { id: 'o', bankAccounts: { edges: [{ node: { __typename: 'BankAccount', ...node } }] } },
          },
        }),
      )
  await user.click(await screen.findByRole('option', { name: /BNI 1234567890, PT Toko Arus/ }))
  await user.click(card.getByRole('button', { name: 'Save' }))
  const sent = await waitFor(() =>
    environment.mock.findOperation(
      ({ request }) => request.node.operation.name === 'useChooseInvoiceBankAccountMutation',
    ),
  )
  expect(sent.root.variables).toEqual({ input: { entityId: null, bankAccountId: 'ba-2', version: 0 } })
})
