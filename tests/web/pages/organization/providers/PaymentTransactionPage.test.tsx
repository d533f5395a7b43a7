import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type PaymentTransactionPageQuery,
} from '../../../../../web/__generated__/PaymentTransactionPageQuery.graphql.ts'
import { PaymentTransactionPage } from '../../../../../web/pages/organization/providers/PaymentTransactionPage.tsx'
import type { Permission } from '../../../../../web/permissions.generated.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })

const PAYMENT = {
  id: 't1',
  uuid: 't1',
  orderReference: 'INV-7',
  externalId: 'pay-7',
  kind: 'PAYMENT',
  status: 'SUCCESS',
  statusWord: 'SUCCESS',
  isStatusKnown: true,
  result: 'SUCCESS',
  figureCheck: 'EXACT',
  channel: 'QRIS',
  channelCode: 'QRIS',
  settlement: 'SETTLED',
  transactedAt: '2026-11-20T03:00:00Z',
  updatedAt: '2026-11-20T03:00:00Z',
  expectedOn: '2026-11-23',
  provider: { id: 'p1', alias: 'Toko online', allowedActions: [] },
  record: null,
  original: null,
  originalExternalId: null,
  isOriginalCertain: false,
  version: 1,
  gross: money('150000.00'),
  fee: money('1050.00'),
  vat: money('0.00'),
  withheld: money('0.00'),
  net: money('148950.00'),
  refunded: money('0.00'),
}
async function open(over: object, language: 'en' | 'id' = 'en', permissions: readonly Permission[] = []) {
  const environment = createMockEnvironment()
  const page = loadQuery<PaymentTransactionPageQuery>(environment, pageQuery, { uuid: 't1' })
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <PaymentTransactionPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['providers'], language, path: '/payment-transactions/t1' },
  )
  act(() =>
    environment.mock.resolve(
      environment.mock.findOperation(({ request }) => request.node.operation.name === 'PaymentTransactionPageQuery'),
      { data: { organization: { id: 'o', paymentTransaction: { ...PAYMENT, ...over } } } },
    ),
  )
  await rendering
  await screen.findByRole('heading', { level: 1, name: 'INV-7' })
  return environment
}

test('a payment of which nothing went back says nothing of refunds', async () => {
  await open({})
  expect(screen.queryByText('Refunded')).toBeNull()
  expect(screen.queryByText('Original payment')).toBeNull()
})

test('a part that went back is told with its amount, and the payment is a success', async () => {
  await open({ refunded: money('50000.00') })
  expect(screen.getByText('Refunded')).toBeDefined()
  expect(screen.getByText('IDR 50,000.00')).toBeDefined()
  expect(screen.getByText('Succeeded')).toBeDefined()
})

test('one that went back whole is refunded beside its status, in both languages', async () => {
  await open({ result: 'REFUNDED', refunded: money('150000.00') }, 'id')
  // Once in the status mark, once as the payment's result.
  expect(screen.getAllByText('Dananya dikembalikan')).toHaveLength(2)
  expect(screen.getByText('Dana yang dikembalikan')).toBeDefined()
})

test('a refund leads to the payment that it takes back, by the name that the provider gives it', async () => {
  await open({
    kind: 'REFUND',
    gross: money('-50000.00'),
    original: { id: 't0', uuid: 't0', externalId: 'pay-0' },
    originalExternalId: 'pay-0',
    isOriginalCertain: true,
  })
  expect(screen.queryByText('Not certain')).toBeNull()
  expect(screen.queryByText(/isn’t certain/)).toBeNull()
  expect(screen.getByRole('link', { name: 'pay-0' }).getAttribute('href')).toBe('/payment-transactions/t0')
})

const UNCERTAIN = {
  kind: 'REFUND',
  gross: money('-50000.00'),
  original: { id: 't0', uuid: 't0', externalId: 'pay-0' },
  originalExternalId: 'pay-0',
  version: 3,
}

test('a refund that may be of several payments says so, and a user chooses one of its order', async () => {
  const environment = await open(UNCERTAIN, 'en', ['TREASURY_PROVIDERS_MANAGE'])
  expect(screen.getByText('Not certain')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose payment' }))
  const asked = () =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'ChooseOriginalDialogQuery')
  await expect.poll(asked).toBeTruthy()
  const { filter } = asked().request.variables
  expect(filter).toMatchObject({ providerId: 'p1', orderReference: 'INV-7', currency: 'IDR', kind: ['PAYMENT'] })
  const node = (id: string, amount: string) => ({
    cursor: id,
    node: {
      __typename: 'PaymentTransaction',
      id,
      externalId: `pay ${id}`,
      transactedAt: '2026-11-20T03:00:00Z',
      gross: money(amount),
    },
  })
  act(() =>
    environment.mock.resolve(asked(), {
      data: {
        organization: {
          id: 'o',
          paymentTransactions: { edges: [node('t0', '150000.00'), node('t9', '12345678901234567.89')] },
        },
      },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose a payment')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /pay t9.*12,345,678,901,234,567\.89/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sent = environment.mock.getMostRecentOperation()
  expect(sent.request.variables).toEqual({ input: { id: 't1', version: 3, paymentId: 't9' } })
})

test('nobody who may only look is asked to choose, in both languages', async () => {
  await open(UNCERTAIN, 'id')
  expect(screen.getByText(/Belum pasti pembayaran mana/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pilih pembayaran' })).toBeNull()
})

test('a refund that failed moved no money: nothing is to be chosen', async () => {
  await open({ ...UNCERTAIN, status: 'FAILED' }, 'en', ['TREASURY_PROVIDERS_MANAGE'])
  expect(screen.queryByRole('button', { name: 'Choose payment' })).toBeNull()
})
