import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import pageQuery, { type MonthEndPageQuery } from '../../../../../web/__generated__/MonthEndPageQuery.graphql.ts'
import { MonthEndPage } from '../../../../../web/pages/organization/monthEnd/MonthEndPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-05T03:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const controls = {
  lockedBefore: '2026-10-01',
  lockReason: 'Sep',
  lockSetByName: 'Siti',
  lockSetAt: '2026-10-08T02:00:00Z',
  version: 3,
}
const exported = {
  currencies: [{ entryCount: 12 }],
  unmapped: [],
  exports: [{ createdAt: '2026-11-03T02:00:00Z' }],
  changeCount: 0,
}
const TREASURY = {
  statements: { total: 3, missing: [] as object[] },
  lines: { total: 40, open: 0 },
  reconciliation: { total: 3, differing: [] as object[] },
  settlements: { total: 0, pending: 0 },
  bills: { drafts: 0, submitted: 0 },
  payments: { payments: 0, transfers: 0 },
  exceptions: { open: 0, inProgress: 0 },
}
const INVOICING = {
  invoices: { issued: 5, drafts: 0, waitingApproval: 0 },
  creditMemos: { drafts: 0, waitingApproval: 0 },
  payments: { pending: 0, unverified: 0 },
  slips: { pending: 0 },
  awaitedSlips: { invoices: 0 },
  taxInvoices: { toExport: 0, exported: 0, approved: 5, uploadDueDate: '2026-11-20', daysLeft: 15 },
}
const ALL = ['TREASURY_JOURNALS_VIEW', 'INVOICING_JOURNALS_VIEW', 'ACCOUNT_CONTROLS_MANAGE']

type Read = {
  treasury?: object | null
  invoicing?: object | null
  treasuryJournals?: object | null
  invoicingJournals?: object | null
  lock?: object
}

async function open(read: Read = {}, { permissions = ALL, language = 'en' as 'en' | 'id', path = '/month-end' } = {}) {
  const environment = createMockEnvironment()
  const page = loadQuery<MonthEndPageQuery>(environment, pageQuery, { month: '2026-10-01' })
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <MonthEndPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, language, path, messages: ['monthEnd'] },
  )
  const { treasury = {}, invoicing = {}, treasuryJournals = {}, invoicingJournals = {}, lock = {} } = read
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: {
        organization: {
          id: 'organization',
          controls: { ...controls, ...lock },
          treasuryMonthEnd: treasury && { ...TREASURY, ...treasury },
          invoicingMonthEnd: invoicing && { ...INVOICING, ...invoicing },
          treasuryJournals: treasuryJournals && { ...exported, ...treasuryJournals },
          invoicingJournals: invoicingJournals && { ...exported, ...invoicingJournals },
        },
      },
    }),
  )
  const { router } = await rendering
  return { environment, router, user: userEvent.setup() }
}
const stepNamed = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('li')!
const linksOf = (name: string) =>
  within(stepNamed(name))
    .queryAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])

test('a month with nothing open is done, step by step, and nobody can tick one', async () => {
  await open()
  expect(screen.getByRole('heading', { name: /Month end October 2026/, level: 1 }).textContent).toContain(
    '16 of 16 done',
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(stepNamed('Statements are complete').textContent).toContain('All 3 accounts, through 31 Oct')
  expect(stepNamed('Treasury journals are exported').textContent).toContain('12 entries, last exported 3 Nov')
  expect(screen.getByText(/Closed through 30 Sep 2026/).textContent).toContain('Set by Siti')
})

test('what is open is counted, and leads to exactly those records of the month', async () => {
  await open({
    treasury: {
      statements: {
        total: 3,
        missing: [
          { bankAccountUuid: 'one', alias: 'BCA Operasional', through: '2026-10-29' },
          { bankAccountUuid: 'two', alias: 'BNI', through: null },
        ],
      },
      lines: { total: 40, open: 3 },
      reconciliation: {
        total: 3,
        differing: [{ bankAccountUuid: 'one', alias: 'BCA Operasional', amount: { amount: '7.00', currency: 'IDR' } }],
      },
      settlements: { total: 4, pending: 1 },
      bills: { drafts: 2, submitted: 1 },
      payments: { payments: 1, transfers: 2 },
      exceptions: { open: 4, inProgress: 1 },
    },
    treasuryJournals: { unmapped: [{ key: 'A' }], changeCount: 2 },
    invoicing: {
      invoices: { issued: 5, drafts: 1, waitingApproval: 2 },
      creditMemos: { drafts: 1, waitingApproval: 1 },
      payments: { pending: 1, unverified: 2 },
      slips: { pending: 1 },
      awaitedSlips: { invoices: 7 },
      taxInvoices: { toExport: 3, exported: 1, approved: 1, uploadDueDate: '2026-11-20', daysLeft: 15 },
    },
    invoicingJournals: { exports: [], changeCount: 0 },
  })
  const days = 'date=2026-10-01..2026-10-31'
  expect(linksOf('Statements are complete')).toEqual([
    ['BCA Operasional: complete through 29 Oct only', '/bank-accounts/one'],
    ['BNI: no statements yet', '/bank-accounts/two'],
  ])
  expect(linksOf('Statement transactions are reconciled')).toEqual([
    ['3 unreconciled', `/statement-transactions?reconciled=,PARTIAL&${days}`],
  ])
  expect(linksOf('Bank balances are explained')).toEqual([
    [expect.stringContaining('7.00 unexplained'), '/bank-accounts/one/reconciliation-statement?date=2026-10-31'],
  ])
  expect(linksOf('Provider payouts have arrived')).toEqual([
    ['1 payout not at the bank', `/settlement?tab=pending&${days}`],
  ])
  expect(linksOf('Bills are decided')).toEqual([
    ['2 drafts', `/bills?tab=draft&${days}`],
    ['1 needs approval', `/bills?tab=submitted&${days}`],
  ])
  expect(linksOf('Payments and transfers are decided').map(([, href]) => href)).toEqual([
    `/payments?tab=needs_approval&${days}`,
    `/transfers?tab=needs_approval&${days}`,
  ])
  expect(linksOf('Exceptions are resolved').map(([, href]) => href)).toEqual([
    '/exceptions',
    '/exceptions?tab=in_progress',
  ])
  expect(linksOf('Treasury postings have an account')).toEqual([
    ['1 account without a code', '/journals/treasury?month=2026-10&show=UNMAPPED'],
  ])
  expect(linksOf('Treasury journals are exported')).toEqual([
    ['2 entries changed since the export', '/journals/treasury?month=2026-10&show=CHANGED'],
  ])
  expect(linksOf('Invoicing journals are exported')).toEqual([['12 entries not exported', '/journals?month=2026-10']])
  expect(linksOf('Invoices are issued').map(([, href]) => href)).toEqual([
    `/invoices?tab=draft&${days}`,
    `/invoices?tab=waiting_approval&${days}`,
  ])
  expect(linksOf('e-Faktur are approved').map(([, href]) => href)).toEqual([
    `/invoices?tax=to_export&${days}`,
    `/invoices?tax=exported&${days}`,
  ])
  expect(stepNamed('e-Faktur are approved').textContent).toContain('15 days left, until 20 Nov')
  expect(linksOf('Payments received are verified').map(([, href]) => href)).toEqual([
    `/payment?tab=pending&${days}`,
    `/payment?tab=unverified&${days}`,
  ])
  expect(screen.getByText('1 of 16 done', { selector: 'h1 span' })).toBeTruthy()
})

test('slips that are awaited are carried over, and keep no month open', async () => {
  await open({ invoicing: { awaitedSlips: { invoices: 7 } } })
  expect(linksOf('Withholding slips are recorded')).toEqual([
    ['7 invoices wait for slips, carried over', '/invoices?tab=waiting_for_slip&date=2026-10-01..2026-10-31'],
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('16 of 16 done')
})

test('one service that is away leaves the other’s part standing', async () => {
  await open({
    treasury: null,
    treasuryJournals: null,
    invoicing: { invoices: { issued: 0, drafts: 1, waitingApproval: 0 } },
  })
  const treasury = within(screen.getByRole('region', { name: 'Treasury' }))
  expect(treasury.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(linksOf('Invoices are issued')).toHaveLength(1)
  expect(screen.getByText('6 of 7 done', { selector: 'h1 span' })).toBeTruthy()
})

test('tells of records only who may see them, and of an area only whose it is', async () => {
  await open({ treasury: { bills: null }, invoicing: null }, { permissions: ['TREASURY_JOURNALS_VIEW'] })
  expect(stepNamed('Bills are decided').textContent).toContain('Your role doesn’t include these records.')
  expect(screen.queryByRole('region', { name: 'Invoicing' })).toBeNull()
  expect(screen.getByText('8 of 8 done', { selector: 'h1 span' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close October 2026' })).toBeNull()
  expect(screen.getByText('Users who manage controls can close it.')).toBeTruthy()
})

test('closing says what is still open and which months go with it, and sends the first day after the month', async () => {
  const { environment, user } = await open({
    treasury: { lines: { total: 40, open: 3 } },
    lock: { lockedBefore: null, lockSetAt: null, lockReason: null, lockSetByName: null },
  })
  await user.click(screen.getByRole('button', { name: 'Close October 2026' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('1 step is open:')).toBeTruthy()
  expect(dialog.getByText('Statement transactions are reconciled')).toBeTruthy()
  expect(dialog.getByText(/Months before October 2026 are still open/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close October 2026' }))
  await waitFor(() =>
    expect(lastMutation(environment).request.variables).toEqual({
      input: { lockedBefore: '2026-11-01', reason: 'Month end October 2026', version: 3 },
    }),
  )
})

test('a month that is closed says so, and one that is not over can’t be closed', async () => {
  await open({ lock: { lockedBefore: '2026-11-01' } })
  expect(screen.getByRole('heading', { name: 'October 2026 is closed' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Close/ })).toBeNull()
})

test('the address holds the month, and the present one is the last', async () => {
  const { router, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(router.state.location.search).toBe('?month=2026-11')
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Close November 2026' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Can be closed from 1 Dec.')).toBeTruthy()
})

test('is written in Indonesian', async () => {
  await open({}, { language: 'id' })
  expect(screen.getByRole('heading', { name: /Tutup bulan Oktober 2026/, level: 1 })).toBeTruthy()
  expect(stepNamed('Rekening koran lengkap').textContent).toContain('3 rekening, sampai 31 Okt')
})
