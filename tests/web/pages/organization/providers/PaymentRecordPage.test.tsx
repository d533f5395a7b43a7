import { act, screen, within } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type PaymentRecordPageQuery,
} from '../../../../../web/__generated__/PaymentRecordPageQuery.graphql.ts'
import { PaymentRecordPage } from '../../../../../web/pages/organization/providers/PaymentRecordPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })

const MEMBER = {
  place: 0,
  kind: 'TRANSACTION',
  description: null,
  isElsewhere: false,
  net: money('3561815.00'),
  transaction: {
    id: 't1',
    uuid: 't1',
    orderReference: 'INV-2026-001217',
    kind: 'PAYMENT',
    channel: 'VIRTUAL_ACCOUNT',
    gross: money('3566255.00'),
    fee: money('4000.00'),
    vat: money('440.00'),
  },
}
const CARRIED = {
  place: 1,
  kind: 'CARRY_OVER',
  description: null,
  isElsewhere: false,
  net: money('-40000.00'),
  transaction: null,
}
const RECORD = {
  __typename: 'PaymentRecord',
  id: 'r1',
  uuid: 'r1',
  externalId: 'wd-67406c1a',
  payoutOn: '2026-11-20',
  settlement: 'SETTLED',
  reconciliation: 'UNRECONCILED',
  figureCheck: 'EXACT',
  memberCheck: 'EXACT',
  carryOverCheck: 'EXACT',
  createdAt: '2026-11-20T03:00:00Z',
  provider: { id: 'p1', uuid: 'p1', alias: 'Toko online' },
  bankAccount: { id: 'b1', uuid: 'b1', alias: 'BCA Operasional' },
  gross: money('3566255.00'),
  fee: money('4000.00'),
  vat: money('440.00'),
  withheld: money('0.00'),
  adjustment: money('-40000.00'),
  net: money('3521815.00'),
  membersTotal: money('3521815.00'),
  settledAmount: null,
  expectedTransaction: { id: 'e1', uuid: 'e1', number: 'ET-2026-000123' },
  members: [MEMBER, CARRIED],
  fees: [
    {
      kind: 'PAYMENT',
      channel: 'VIRTUAL_ACCOUNT',
      transactionCount: 143,
      share: '0.11',
      mismatchCount: 0,
      fee: money('572000.00'),
      vat: money('62920.00'),
    },
    {
      kind: 'REFUND',
      channel: 'VIRTUAL_ACCOUNT',
      transactionCount: 2,
      share: null,
      mismatchCount: 0,
      fee: money('0.00'),
      vat: money('0.00'),
    },
    {
      kind: 'CHARGEBACK',
      channel: 'CARD',
      transactionCount: 1,
      share: null,
      mismatchCount: 0,
      fee: money('25000.00'),
      vat: money('2750.00'),
    },
  ],
}

const MANAGES = ['TREASURY_PROVIDERS_MANAGE', 'TREASURY_RECONCILIATION_MANAGE']

async function openPage(record: object, permissions: readonly string[] = MANAGES) {
  const environment = createMockEnvironment()
  const page = loadQuery<PaymentRecordPageQuery>(environment, pageQuery, { uuid: 'r1' })
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <PaymentRecordPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['providers', 'log'], path: '/payment-records/r1' },
  )
  act(() =>
    environment.mock.resolve(
      environment.mock.findOperation(({ request }) => request.node.operation.name === 'PaymentRecordPageQuery'),
      {
        data: {
          organization: {
            id: 'o',
            paymentRecord: { ...RECORD, ...record },
            activity: { edges: [{ node: ACTIVITY }] },
          },
        },
      },
    ),
  )
  await rendering
  await screen.findByRole('heading', { level: 1, name: /^Toko online, / })
}

test('leads from a batch to its orders, and to the bank line that is expected', async () => {
  await openPage({})
  const orders = within(screen.getByRole('region', { name: 'Orders' }))
  expect(orders.getByRole('link', { name: 'INV-2026-001217' }).getAttribute('href')).toBe('/payment-transactions/t1')
  expect(orders.getAllByText('Carried over')).toHaveLength(2)
  const expected = screen.getByRole('link', { name: 'ET-2026-000123' })
  expect(expected.getAttribute('href')).toBe('/expected-transactions/e1')
  expect(screen.queryByText(/don’t add up/)).toBeNull()
})

test('says what its orders come to, without those that another batch has paid out', async () => {
  const elsewhere = { ...MEMBER, place: 2, isElsewhere: true, transaction: { ...MEMBER.transaction, uuid: 't2' } }
  await openPage({ members: [MEMBER, CARRIED, elsewhere] })
  const orders = screen.getByRole('region', { name: 'Orders' })
  const cells = [...(within(orders).getAllByRole('row').at(-1)?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells).toEqual(['Total of the orders', '3,566,255.00', '4,000.00', '440.00', '3,521,815.00'])
})

/** The figures of a batch, each as `label value`. */
const figures = () =>
  [...document.querySelectorAll('.provider-sum > div')].map(
    each => `${each.querySelector('dt')?.textContent} ${each.querySelector('dd')?.textContent}`,
  )

test('shows how the net comes about, without what is zero', async () => {
  await openPage({})
  expect(figures()).toEqual([
    'Gross 3,566,255.00',
    'Fee − 4,000.00',
    'VAT on fee − 440.00',
    'Adjustment −40,000.00',
    'Total of the orders = 3,521,815.00',
    'Net = 3,521,815.00',
  ])
})

test('leads to where its line is matched', async () => {
  await openPage({})
  const match = screen.getByRole('link', { name: 'Match' })
  expect(match.getAttribute('href')).toBe('/reconciliation?tab=unreconciled&account=b1')
})

test('offers neither match nor upload to who may only look', async () => {
  await openPage({ gross: null }, [])
  expect(screen.queryByRole('link', { name: 'Match' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Upload report' })).toBeNull()
})

test('has nothing to match of a batch that is reconciled', async () => {
  await openPage({ reconciliation: 'RECONCILED', settledAmount: money('3521815.00') })
  expect(screen.queryByRole('link', { name: 'Match' })).toBeNull()
})

test('says which figures of a batch do not add up', async () => {
  await openPage({ memberCheck: 'MISMATCH', carryOverCheck: 'MISMATCH', membersTotal: money('3521800.00') })
  expect(figures().slice(-3)).toEqual([
    'They give = 3,521,815.00',
    'Total of the orders ≠ 3,521,800.00',
    'Net = 3,521,815.00',
  ])
  expect(screen.getByText('Amount mismatch')).toBeTruthy()
  expect(screen.getByText('The orders don’t add up to the net amount.')).toBeTruthy()
  expect(screen.getByText('The amount carried over isn’t what the previous batch owed.')).toBeTruthy()
  expect(screen.queryByText(/The net amount doesn’t equal gross less fees/)).toBeNull()
})

test('says what the figures give where the provider pays out another sum, whatever the orders say', async () => {
  const net = money('3421815.00')
  await openPage({ figureCheck: 'MISMATCH', net, membersTotal: net })
  expect(figures().slice(-3)).toEqual([
    'They give = 3,521,815.00',
    'Total of the orders ≠ 3,421,815.00',
    'Net ≠ 3,421,815.00',
  ])
})

test('asks for the report while the provider has told the net alone', async () => {
  const none = { gross: null, fee: null, vat: null, withheld: null, adjustment: null, membersTotal: null, members: [] }
  await openPage(none)
  expect(screen.getByText(/Upload its report to see the orders and fees/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upload report' }).getAttribute('href')).toBe('/payment-providers/p1')
  expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull()
})

/** The card of fees, each row as `label value`. */
const fees = () =>
  [...document.querySelectorAll('.provider-fees > div')].map(
    each => `${each.querySelector('dt')?.textContent} ${each.querySelector('dd')?.textContent}`,
  )

test('shows fees by channel as a share of the gross, without refunds that cost nothing', async () => {
  await openPage({})
  expect(fees()).toEqual([
    'Virtual account 143 0.11% 572,000.00',
    'Chargeback 1 25,000.00',
    'VAT on fees 65,670.00',
    'Fees and VAT 662,670.00',
    'Stated for the batch 4,440.00',
    'Taken from the payout 4,440.00',
  ])
})

test.each([
  ['3521814.00', ['Taken from the payout 4,441.00', 'Too much 1.00']],
  ['3521817.00', ['Taken from the payout 4,438.00', 'Too little 2.00']],
])('compares what its provider took with the fees that it states: net %s', async (net, rows) => {
  await openPage({ net: money(net), figureCheck: 'MISMATCH' })
  expect(fees().slice(-2)).toEqual(rows)
})

test('counts tax that the provider withheld among what it states', async () => {
  await openPage({ withheld: money('1000.00'), net: money('3520815.00') })
  expect(fees().slice(-3)).toEqual([
    'Tax withheld 1,000.00',
    'Stated for the batch 5,440.00',
    'Taken from the payout 5,440.00',
  ])
})

const ACTIVITY = {
  __typename: 'Activity',
  id: 'a1',
  at: '2026-11-21T03:12:41Z',
  action: 'RECONCILED',
  reason: null,
  actor: null,
}

test('tells the history of a batch from its report on, to who may see activity', async () => {
  await openPage({}, ['ACCOUNT_ACTIVITY_VIEW'])
  const items = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Reconciled System · 21 Nov/),
    expect.stringMatching(/^Reported Toko online · 20 Nov/),
  ])
})

test('asks nobody else for it', async () => {
  await openPage({})
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull()
})

test('leads to the transactions of a batch some of which don’t add up', async () => {
  await openPage({ fees: [{ ...RECORD.fees[0], mismatchCount: 1 }] })
  expect(screen.getByRole('link', { name: '1 transaction doesn’t add up' }).getAttribute('href')).toBe(
    '/payment-transactions?record=r1&check=MISMATCH',
  )
})

test('has no card of fees where the provider told the net alone', async () => {
  await openPage({ fees: [], members: [] })
  expect(screen.queryByRole('region', { name: 'Fees by channel' })).toBeNull()
})
