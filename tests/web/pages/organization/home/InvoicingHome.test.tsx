// Home of invoicing: receivables, overdue invoices, what needs the viewer, and recent payments.
import { act, screen, within } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { AppMode } from '../../../../../web/shell/appMode.ts'
import { InvoicingHome } from '../../../../../web/pages/organization/home/_components/invoicing/InvoicingHome.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const ALL = [
  'INVOICING_INVOICES_VIEW',
  'INVOICING_INVOICES_MANAGE',
  'INVOICING_INVOICES_APPROVE',
  'INVOICING_SALES_ORDERS_VIEW',
  'INVOICING_CUSTOMERS_VIEW',
  'INVOICING_CUSTOMERS_REVIEW',
  'INVOICING_PAYMENTS_VIEW',
  'INVOICING_PAYMENTS_MANAGE',
  'INVOICING_CREDIT_MEMOS_VIEW',
  'INVOICING_CREDIT_MEMOS_MANAGE',
]
const NONE = { count: 0, amount: { amount: '0.00' } }
const money = (amount: string, currency = 'IDR') => ({ amount, currency })
const COUNTS = {
  all: 61,
  draft: 6,
  waitingApproval: 4,
  unpaid: 47,
  overdue: 14,
  draftTotals: [],
  waitingApprovalTotals: [money('121295750.50')],
  unpaidTotals: [money('4000000.00'), money('70.00', 'USD')],
  overdueTotals: [money('1500000.00')],
}
const RECEIVABLES = {
  invoiceCounts: COUNTS,
  daysToPay: [
    { currency: 'IDR', days: '38.4' },
    { currency: 'USD', days: '12.0' },
  ],
  agedReceivables: {
    currencies: [
      {
        currency: 'IDR',
        remaining: { count: 4, amount: { amount: '4000000.00' } },
        waitingForSlip: { count: 1, amount: { amount: '20.00' } },
        unapplied: NONE,
        expectedSoon: { count: 2, amount: { amount: '360000.00' } },
        buckets: [
          { bucket: 'NOT_DUE', count: 1, amount: { amount: '2500000.00' } },
          { bucket: 'DAYS_1_30', count: 2, amount: { amount: '1400000.00' } },
          { bucket: 'MORE', count: 1, amount: { amount: '100000.00' } },
        ],
      },
      {
        currency: 'USD',
        remaining: { count: 2, amount: { amount: '70.00' } },
        waitingForSlip: NONE,
        unapplied: NONE,
        expectedSoon: NONE,
        buckets: [],
      },
    ],
  },
}
const NEEDS = {
  invoiceCounts: { waitingApproval: 4, waitingApprovalTotals: [money('121295750.50'), money('70.00', 'USD')] },
  salesOrderCounts: { waitingApproval: 2, waitingApprovalTotals: [money('500.00')] },
  unreadConversations: [
    {
      kind: 'SALES_ORDER',
      recordUuid: '0198f000-0000-7000-8000-0000000000a1',
      number: 'SO-2026-000004',
      customerName: 'PT Bumi Karsa',
      count: 2,
      newestAt: '2026-11-20T03:00:00Z',
    },
  ],
  customerCounts: { changes: 2 },
  receivedPaymentCounts: {
    pending: 1,
    unverified: 2,
    unapplied: 0,
    pendingTotals: [money('10.00')],
    unverifiedTotals: [money('20.00')],
    unappliedTotals: [],
  },
  creditMemoCounts: { overpaid: 3, toReclaim: 1, overpaidTotals: [money('30.00')] },
}
const invoice = (uuid: string, nextDueDate: string, amount: string) => ({
  node: {
    id: uuid,
    uuid,
    number: `INV-${uuid}`,
    customerName: 'PT Graha Retail',
    nextDueDate,
    remaining: { amount, currency: 'IDR' },
    agreement: null,
    reminders: [],
  },
})
const payment = (uuid: string, verification: string | null, status = 'SUCCEEDED') => ({
  node: {
    id: uuid,
    uuid,
    number: `PAY-${uuid}`,
    customerName: 'UD Tirta Segar',
    paymentDate: '2026-11-20',
    status,
    verification,
    amount: { amount: '3412500.00', currency: 'IDR' },
  },
})

async function open({
  permissions = ALL,
  language = 'en',
}: { permissions?: readonly string[]; language?: 'en' | 'id' } = {}) {
  const environment = createMockEnvironment()
  const mode: AppMode = 'INVOICING'
  await renderScreen(
    <PermissionsProvider permissions={permissions} modes={[mode]} mode={mode}>
      <InvoicingHome />
    </PermissionsProvider>,
    { environment, language, path: '/home', messages: ['home', 'home.invoicing'] },
  )
  const asked = (name: string) => environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const answer = (operation: ReturnType<typeof asked>, organization: object) =>
    act(async () =>
      environment.mock.resolve(operation, { data: { organization: { id: 'organization', ...organization } } }),
    )
  const card = (name: string) => within(screen.getByRole('region', { name }))
  const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  return { environment, asked, answer, card, names }
}

test('what customers owe stands by age, and each figure leads to what it is made of', async () => {
  const { asked, answer, card } = await open()
  await answer(asked('ReceivablesByAgeQuery'), RECEIVABLES)
  const owed = card('Receivables')
  const cells = (name: RegExp) => [...owed.getByRole('row', { name }).children].map(cell => cell.textContent)
  const leads = (name: string | RegExp) => owed.getByRole('link', { name }).getAttribute('href')
  expect(cells(/^Overdue 1–30 days/)).toEqual(['Overdue 1–30 days', '2', '1,400,000.00'])
  expect(cells(/^Due today/)).toEqual(['Due today', '0', '–'])
  expect(cells(/^Total, IDR/)).toEqual(['Total, IDR', '4', '4,000,000.00'])
  expect(cells(/^Total, USD/)).toEqual(['Total, USD', '2', '70.00'])
  expect(leads('Overdue 1–30 days')).toBe('/aged-receivables?currency=idr&bucket=days_1_30')
  expect(leads('Total, USD')).toBe('/aged-receivables?currency=usd')
  expect(owed.queryByRole('link', { name: 'Due today' })).toBeNull()
  // 1,500,000 of 4,000,000: rounded half up.
  expect(leads('1,500,000.00 38%')).toBe('/invoices?tab=overdue&sort=due_date')
  expect(leads('20.00')).toBe('/aged-receivables?currency=idr&bucket=waiting')
  expect(leads('IDR 4.00 m')).toBe('/aged-receivables?currency=idr')
  expect(leads('38.4 days')).toBe('/payment')
  expect(leads('360,000.00')).toBe('/aged-receivables?currency=idr')
  const strip = [
    'Drafts6',
    'Waiting for approval4IDR 121,295,750.50',
    'Unpaid47IDR 4,000,000.00USD 70.00',
    'Overdue14IDR 1,500,000.00',
  ]
  expect(strip.map(name => leads(name.replaceAll('IDR ', 'IDR\u00a0').replaceAll('USD ', 'USD\u00a0')))).toEqual([
    '/invoices?tab=draft',
    '/invoices?tab=waiting_approval',
    '/invoices?tab=unpaid',
    '/invoices?tab=overdue',
  ])
})

test('a small part that is overdue is less than one percent, not none', async () => {
  const { asked, answer, card } = await open()
  const [idr] = RECEIVABLES.agedReceivables.currencies
  const buckets = [{ bucket: 'DAYS_1_30', count: 1, amount: { amount: '50.00' } }]
  await answer(asked('ReceivablesByAgeQuery'), {
    ...RECEIVABLES,
    agedReceivables: { currencies: [{ ...idr, buckets }] },
  })
  expect(card('Receivables').getByRole('link', { name: '50.00 < 1%' })).toBeTruthy()
})

test('what is late stands with how late it is, each with its invoice', async () => {
  const { asked, answer, card } = await open()
  await answer(asked('OverdueInvoicesQuery'), { invoices: { edges: [invoice('late', '2026-11-13', '100.00')] } })
  expect(card('Overdue').getByRole('link', { name: 'INV-late' }).getAttribute('href')).toBe('/invoices/late')
  expect(card('Overdue').getByText(/^[\d,]+ days?$/)).toBeTruthy()
})

test('what is late tells what was done last about it', async () => {
  const { asked, answer, card } = await open()
  const late = (uuid: string, promisedOn: string | null, isDisputed: boolean, kinds: readonly string[]) => {
    const { node } = invoice(uuid, '2026-11-13', '100.00')
    const reminders = kinds.map(kind => ({ kind, sentAt: '2026-11-18T03:00:00Z' }))
    return { node: { ...node, agreement: { promisedOn, isDisputed }, reminders } }
  }
  const edges = [
    late('a', '2026-11-28', true, ['PAYMENT']),
    late('b', '2026-11-28', false, ['PAYMENT']),
    late('c', null, false, ['SLIP', 'PAYMENT']),
    late('d', null, false, ['SLIP']),
  ]
  await answer(asked('OverdueInvoicesQuery'), { invoices: { edges } })
  const steps = card('Overdue')
    .getAllByRole('row')
    .slice(1)
    .map(row => row.lastElementChild?.textContent)
  expect(steps).toEqual([
    'disputed',
    expect.stringMatching(/^promised 28 Nov/),
    expect.stringMatching(/^reminded 18 Nov/),
    'not reminded yet',
  ])
})

test('customers to review lead to their request, with what makes one doubtful', async () => {
  const { asked, answer, card } = await open()
  const customer = (uuid: string, taxNumberDoubtful: boolean) => ({
    node: { id: uuid, uuid, name: `PT ${uuid}`, taxNumberDoubtful, statusChangedAt: '2026-11-18T03:00:00Z' },
  })
  await answer(asked('CustomersToReviewQuery'), { customers: { edges: [customer('A', false), customer('B', true)] } })
  const [, ...links] = card('Customers to review').getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/buyer/A', '/buyer/B'])
  expect(links.map(link => /mistyped/.test(link.textContent))).toEqual([false, true])
})

test('what needs the viewer and what was paid last lead to their records', async () => {
  const { asked, answer, card } = await open()
  await answer(asked('InvoicingNeedsQuery'), NEEDS)
  const links = () =>
    card('Needs you')
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
  expect(links()).toEqual([
    '/sales-order/0198f000-0000-7000-8000-0000000000a1?tab=conversation',
    '/invoices?tab=waiting_approval',
    '/sales-order?tab=waiting',
    '/buyer?changes=waiting',
    '/payment?tab=unverified',
    '/payment?tab=pending',
    '/credit-memo?tab=to_reclaim',
    '/credit-memo?tab=overpaid',
  ])
  expect(card('Needs you').getByText('1 refund to reclaim')).toBeTruthy()
  // Amounts of several currencies are next to each other, never added.
  expect(card('Needs you').getByText('IDR 121,295,750.50 · USD 70.00')).toBeTruthy()
  expect(card('Needs you').getByText('The credit that was refunded is void')).toBeTruthy()
  expect(card('Needs you').getByText('2 unread messages · PT Bumi Karsa')).toBeTruthy()
  await answer(asked('LastPaymentsQuery'), {
    receivedPayments: {
      edges: [payment('paid', 'VERIFIED'), payment('claim', 'UNVERIFIED'), payment('cash', null, 'PENDING')],
    },
  })
  const paid = card('Last payments').getAllByRole('link')
  expect(paid.slice(1).map(link => link.getAttribute('href'))).toEqual([
    '/payment/paid',
    '/payment/claim',
    '/payment/cash',
  ])
  // It is next to the amount, which is never truncated.
  expect(paid.flatMap(link => [...link.querySelectorAll('.home-paid > small')]).length).toBeGreaterThan(0)
  expect(paid.map(link => /unverified|to confirm/.exec(link.textContent)?.[0])).toEqual([
    undefined,
    undefined,
    'unverified',
    'to confirm',
  ])
})

test('a closed account that invoices would print is to be replaced, by whoever may', async () => {
  const { asked, answer, card } = await open({ permissions: ['ACCOUNT_COMPANY_MANAGE', 'INVOICING_INVOICES_VIEW'] })
  expect(asked('InvoicingNeedsQuery').request.variables).toMatchObject({ bankAccount: true })
  await answer(asked('InvoicingNeedsQuery'), { unreadConversations: [], invoiceBankDetails: { closed: true } })
  const item = card('Needs you').getByRole('link', { name: /^Choose another bank account for invoices/ })
  expect(item.getAttribute('href')).toBe('/settings/orders')
})

test('only what the viewer may see is asked for and shown', async () => {
  const { asked, names } = await open({ permissions: ['INVOICING_CUSTOMERS_VIEW', 'INVOICING_CUSTOMERS_REVIEW'] })
  expect(screen.getAllByRole('region').map(region => region.getAttribute('aria-labelledby'))).toEqual([
    'home-invoicing-needs',
    'home-invoicing-toReview',
  ])
  expect(names()).toEqual(['InvoicingNeedsQuery', 'CustomersToReviewQuery'])
  expect(asked('InvoicingNeedsQuery').request.variables).toEqual({
    invoices: false,
    orders: false,
    customers: true,
    payments: false,
    memos: false,
    bankAccount: false,
    messages: false,
  })
})

test('an organization without invoices is shown the first step', async () => {
  const { asked, answer, card } = await open()
  await answer(asked('ReceivablesByAgeQuery'), {
    invoiceCounts: {
      all: 0,
      draft: 0,
      waitingApproval: 0,
      unpaid: 0,
      overdue: 0,
      draftTotals: [],
      waitingApprovalTotals: [],
      unpaidTotals: [],
      overdueTotals: [],
    },
    daysToPay: [],
    agedReceivables: { currencies: [] },
  })
  await answer(asked('OverdueInvoicesQuery'), { invoices: { edges: [] } })
  await answer(asked('LastPaymentsQuery'), { receivedPayments: { edges: [] } })
  expect(card('Receivables').getByText('No customer owes anything')).toBeTruthy()
  expect(card('Receivables').getByRole('link', { name: 'New invoice' }).getAttribute('href')).toBe('/invoices/create')
  expect(card('Overdue').getByText('No invoice is overdue.')).toBeTruthy()
  expect(card('Last payments').getByText('No payments yet')).toBeTruthy()
})

test('a card that could not be read says so, costs no other, and is tried again', async () => {
  const { environment, asked, answer, card } = await open()
  await act(async () => environment.mock.reject(asked('ReceivablesByAgeQuery'), new Error('away')))
  await answer(asked('InvoicingNeedsQuery'), { ...NEEDS, receivedPaymentCounts: null, creditMemoCounts: null })
  expect(card('Needs you').getAllByRole('link')).toHaveLength(4)
  await act(async () => card('Receivables').getByRole('button', { name: 'Try again' }).click())
  await answer(asked('ReceivablesByAgeQuery'), RECEIVABLES)
  expect(card('Receivables').getByRole('link', { name: 'Total, IDR' })).toBeTruthy()
})

test('speaks Indonesian', async () => {
  const { asked, answer, card } = await open({ language: 'id' })
  await answer(asked('ReceivablesByAgeQuery'), RECEIVABLES)
  expect(card('Piutang').getByRole('link', { name: 'Total, IDR' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Pembayaran terakhir' })).toBeTruthy()
})
