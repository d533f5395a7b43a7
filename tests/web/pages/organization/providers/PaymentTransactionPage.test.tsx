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
import { lastMutation } from '../../../support/lastMutation.ts'

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
  originalSource: null,
  hasOtherPayments: true,
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
    originalSource: 'PROVIDER',
    isOriginalCertain: true,
  })
  expect(screen.queryByText('Not certain')).toBeNull()
  expect(screen.queryByText(/isn’t certain/)).toBeNull()
  expect(screen.getByRole('link', { name: 'pay-0' }).getAttribute('href')).toBe('/payment-transactions/t0')
})

const UNCERTAIN = {
  kind: 'REFUND',
  originalSource: 'INFERRED',
  gross: money('-50000.00'),
  original: { id: 't0', uuid: 't0', externalId: 'pay-0' },
  originalExternalId: 'pay-0',
  version: 3,
}

/** A transaction of the order that the dialog reads: a payment, or a refund of one. */
const ofOrder = (id: string, amount: string, over: object = {}) => ({
  cursor: id,
  node: {
    __typename: 'PaymentTransaction',
    id,
    externalId: `pay ${id}`,
    kind: 'PAYMENT',
    status: 'SUCCESS',
    original: null,
    isOriginalCertain: false,
    originalSource: null,
    transactedAt: '2026-11-20T03:00:00Z',
    gross: money(amount),
    ...over,
  },
})
const refundOf = (payment: string, amount: string, originalSource: string, over: object = {}) =>
  ofOrder(`r of ${payment} ${originalSource}`, amount, {
    kind: 'REFUND',
    original: { id: payment },
    isOriginalCertain: true,
    originalSource,
    ...over,
  })

test('a refund that may be of several payments says so, and a user chooses one of its order', async () => {
  const environment = await open(UNCERTAIN, 'en', ['TREASURY_PROVIDERS_MANAGE'])
  expect(screen.getByText('Not certain')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose payment' }))
  const asked = () =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'ChooseOriginalDialogQuery')
  await expect.poll(asked).toBeTruthy()
  const { filter } = asked().request.variables
  expect(filter).toMatchObject({ providerId: 'p1', orderReference: 'INV-7', currency: 'IDR' })
  act(() =>
    environment.mock.resolve(asked(), {
      data: {
        organization: {
          id: 'o',
          paymentTransactions: { edges: [ofOrder('t0', '150000.00'), ofOrder('t9', '12345678901234567.89')] },
        },
      },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose a payment')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /pay t9.*12,345,678,901,234,567\.89/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sent = lastMutation(environment)
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

const CHOSEN = { ...UNCERTAIN, isOriginalCertain: true, originalSource: 'USER' }

test.each([
  ['PROVIDER', 'en', 'Reported by the provider'],
  ['INFERRED', 'en', 'Only possible payment of the order'],
  ['USER', 'en', 'Chosen by a user'],
  ['USER', 'id', 'Dipilih pengguna'],
] as const)('%s: says where the original payment is known from (%s)', async (originalSource, language, words) => {
  await open({ ...CHOSEN, originalSource }, language, ['TREASURY_PROVIDERS_MANAGE'])
  expect(screen.getByText(words)).toBeTruthy()
  const change = language === 'en' ? 'Change payment' : 'Ubah pembayaran'
  // What the provider says can't be changed.
  expect(screen.queryByRole('button', { name: change }) !== null).toBe(originalSource !== 'PROVIDER')
})

test.each(['INFERRED', 'PROVIDER'])('a refund that may be of several payments is chosen, though %s', async source => {
  await open({ ...UNCERTAIN, originalSource: source }, 'en', ['TREASURY_PROVIDERS_MANAGE'])
  expect(screen.getByRole('button', { name: 'Choose payment' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change payment' })).toBeNull()
})

/** The dialog of a refund, with these transactions of its order. */
async function dialogWith(refund: object, button: string, edges: object[]) {
  const environment = await open(refund, 'en', ['TREASURY_PROVIDERS_MANAGE'])
  await userEvent.click(screen.getByRole('button', { name: button }))
  const asked = () =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'ChooseOriginalDialogQuery')
  await expect.poll(asked).toBeTruthy()
  act(() => environment.mock.resolve(asked(), { data: { organization: { id: 'o', paymentTransactions: { edges } } } }))
  await screen.findByRole('dialog', { name: button })
}

test('offers the payments with enough left of what others were chosen for or named; guesses take nothing', async () => {
  await dialogWith(UNCERTAIN, 'Choose payment', [
    ofOrder('small', '49999.99'),
    ofOrder('guessed', '60000.00'),
    refundOf('guessed', '-60000.00', 'INFERRED'),
    refundOf('guessed', '-60000.00', 'PROVIDER', { isOriginalCertain: false }),
    ofOrder('chosen', '60000.00'),
    refundOf('chosen', '-10000.01', 'USER'),
    ofOrder('named', '60000.00'),
    refundOf('named', '-60000.00', 'PROVIDER'),
    ofOrder('given back', '50000.00'),
    refundOf('given back', '-50000.00', 'USER', { status: 'REVERSED' }),
    ofOrder('own', '50000.00'),
    // The refund itself.
    ofOrder('t1', '-50000.00', { kind: 'REFUND', original: { id: 'own' }, originalSource: 'USER' }),
  ])
  const offered = (await screen.findAllByRole('radio')).map(
    radio => radio.closest('label')?.querySelector('b')?.textContent,
  )
  expect(offered).toEqual(['pay guessed', 'pay given back', 'pay own'])
})

test.each([
  ['there is no payment', UNCERTAIN, 'Choose payment', [], 'No paid payment of this order is known yet.'],
  [
    'none has enough left',
    UNCERTAIN,
    'Choose payment',
    [ofOrder('t0', '1.00')],
    'No payment of this order has enough left for this refund.',
  ],
  [
    'no other one has',
    { ...CHOSEN, originalSource: 'INFERRED' },
    'Change payment',
    [ofOrder('t0', '150000.00'), ofOrder('t9', '1.00')],
    'No other payment of this order has enough left for this refund.',
  ],
] as const)('nothing is to be chosen where %s', async (_where, refund, button, edges, words) => {
  await dialogWith(refund, button, [...edges])
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a user changes a wrong choice; the same payment again is none', async () => {
  const environment = await open(CHOSEN, 'en', ['TREASURY_PROVIDERS_MANAGE'])
  await userEvent.click(screen.getByRole('button', { name: 'Change payment' }))
  const asked = () =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'ChooseOriginalDialogQuery')
  await expect.poll(asked).toBeTruthy()
  act(() =>
    environment.mock.resolve(asked(), {
      data: {
        organization: {
          id: 'o',
          paymentTransactions: { edges: [ofOrder('t0', '150000.00'), ofOrder('t9', '90000.00')] },
        },
      },
    }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Change payment' })
  expect(dialog.textContent).toContain('50,000.00 is added back to pay t0 and taken off')
  expect(screen.getByRole('radio', { name: /pay t0/ })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose another payment')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /pay t9/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sent = lastMutation(environment)
  expect(sent.request.variables).toEqual({ input: { id: 't1', version: 3, paymentId: 't9' } })
  const message = 'This refund can’t belong to that payment.'
  await act(async () =>
    environment.mock.resolve(sent, {
      data: {
        choosePaymentOfRefund: {
          transaction: null,
          userErrors: [{ __typename: 'UserError', code: 'U-TRSY-PP-36', message, field: ['paymentId'] }],
        },
      },
    }),
  )
  expect(await screen.findByText(message)).toBeTruthy()
})

test.each([
  ['the chosen payment', CHOSEN, 'Change payment', /pay t0/],
  ['the first payment while none is chosen', UNCERTAIN, 'Choose payment', /pay t9/],
] as const)('starts at %s', async (_where, refund, button, name) => {
  await dialogWith(refund, button, [ofOrder('t9', '90000.00'), ofOrder('t0', '150000.00')])
  const radio = await screen.findByRole('radio', { name })
  await expect.poll(() => document.activeElement).toBe(radio)
  expect(screen.getAllByRole('radio').filter(each => each.hasAttribute('data-autofocus'))).toEqual([radio])
})

test.each([
  ['may only look', {}, []],
  ['sees a refund that failed', { status: 'FAILED' }, ['TREASURY_PROVIDERS_MANAGE']],
  ['sees a refund of the only payment', { hasOtherPayments: false }, ['TREASURY_PROVIDERS_MANAGE']],
] as const)('nobody changes a choice who %s', async (_who, over, permissions) => {
  await open({ ...CHOSEN, ...over }, 'en', permissions)
  expect(screen.queryByRole('button', { name: 'Change payment' })).toBeNull()
})
