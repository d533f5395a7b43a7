import { act, screen, within } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type SettlementPageQuery } from '../../../../../web/__generated__/SettlementPageQuery.graphql.ts'
import { SettlementPage } from '../../../../../web/pages/organization/settlements/SettlementPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })

const PAID = {
  place: 0,
  kind: 'TRANSACTION',
  description: null,
  isElsewhere: false,
  transactionKind: 'PAYMENT',
  orderReference: 'arus-1',
  channel: 'VIRTUAL_ACCOUNT',
  gross: money('3566255.00'),
  fees: money('4440.00'),
  net: money('3561815.00'),
  receivedPayment: {
    id: 'p1',
    uuid: 'p1',
    number: 'PAY-2026-000007',
    customerName: 'UD Tirta Segar',
    applications: [
      { uuid: 'a1', undoneAt: null, invoice: { id: 'i1', uuid: 'i1', number: 'INV-2026-001217' } },
      { uuid: 'a2', undoneAt: '2026-11-20T03:00:00Z', invoice: { id: 'i2', uuid: 'i2', number: 'INV-2026-000001' } },
    ],
  },
}
const CARRIED = {
  ...PAID,
  place: 1,
  kind: 'CARRY_OVER',
  transactionKind: null,
  orderReference: null,
  channel: null,
  gross: null,
  fees: null,
  net: money('-40000.00'),
  receivedPayment: null,
}
const SETTLEMENT = {
  __typename: 'Settlement',
  id: 's1',
  uuid: 's1',
  providerAlias: 'Toko online',
  reference: 'wd-67406c1a',
  payoutOn: '2026-11-20',
  account: 'BCA Operasional',
  status: 'SETTLED',
  addsUp: true,
  reconciliation: 'RECONCILED',
  createdAt: '2026-11-20T03:00:00Z',
  gross: money('3566255.00'),
  fees: money('4440.00'),
  adjustment: money('-40000.00'),
  net: money('3521815.00'),
  lines: [{ uuid: 'l1', date: '2026-11-20', description: 'XENDIT WD 201126', amount: money('3521815.00') }],
  payments: [PAID, CARRIED],
}

async function open(
  settlement: object = {},
  { permissions = ['TREASURY_STATEMENTS_VIEW'], language = 'en' as 'en' | 'id' } = {},
) {
  const environment = createMockEnvironment()
  const page = loadQuery<SettlementPageQuery>(environment, pageQuery, { uuid: 's1' })
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <SettlementPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, language, messages: ['settlements'], path: '/settlement/s1' },
  )
  act(() =>
    environment.mock.resolve(
      environment.mock.findOperation(({ request }) => request.node.operation.name === 'SettlementPageQuery'),
      { data: { organization: { id: 'o', settlement: { ...SETTLEMENT, ...settlement } } } },
    ),
  )
  await rendering
  await screen.findByRole('heading', { level: 1, name: /^(?:Settlement by|Pelunasan) Toko online, / })
}
const cellsOf = (row: HTMLElement) => [...row.children].map(cell => cell.textContent?.trim())

test('each payment stands with its invoice and its fee, and their sums agree with the settlement', async () => {
  await open()
  const payments = within(screen.getByRole('region', { name: 'Payments' }))
  expect(payments.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
    [
      'PAY-2026-000007',
      'INV-2026-001217',
      'UD Tirta Segar',
      'Virtual account',
      '3,566,255.00',
      '4,440.00',
      '3,561,815.00',
    ],
    ['Carried over', '–', '–', 'Carried over', '–', '–', '−40,000.00'],
    ['Total', '3,566,255.00', '4,440.00', '3,521,815.00'],
  ])
  expect(payments.getByRole('link', { name: 'PAY-2026-000007' }).getAttribute('href')).toBe('/payment/p1')
  // An undone one pays nothing.
  expect(payments.getByRole('link', { name: /^INV-/ }).getAttribute('href')).toBe('/invoices/i1')
  expect(screen.queryByText('≠')).toBeNull()
})

test('leads to the bank line that it was matched to, for who may see bank lines', async () => {
  await open()
  const bank = within(screen.getByRole('region', { name: 'In the bank' }))
  expect(bank.getByRole('link', { name: 'XENDIT WD 201126' }).getAttribute('href')).toBe(
    '/statement-transactions?q=XENDIT+WD+201126&date=2026-11-20..2026-11-20',
  )
})

test('whoever may not see bank lines and batches is led to none', async () => {
  await open({}, { permissions: [] })
  expect(screen.getByText('XENDIT WD 201126')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'XENDIT WD 201126' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Payment record' })).toBeNull()
})

test('one that does not add up says so, and one without a report says that it is to come', async () => {
  await open({ addsUp: false, net: money('3521000.00') })
  expect(screen.getByText(/figures that the provider reported don’t add up/)).toBeTruthy()
  expect(screen.getByText('≠')).toBeTruthy()
})

test('net alone: no payments yet', async () => {
  await open({ gross: null, fees: null, adjustment: null, payments: [], lines: [], reconciliation: 'UNRECONCILED' })
  expect(screen.getByText(/reported the net amount only/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull()
  expect(screen.getByText('None yet')).toBeTruthy()
})

test('speaks Indonesian', async () => {
  await open({}, { language: 'id' })
  expect(screen.getByRole('region', { name: 'Pembayaran' })).toBeTruthy()
  expect(screen.getByText('Apakah jumlahnya cocok?')).toBeTruthy()
})
