import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import activityQuery, { type HomeActivityQuery } from '../../../../../web/__generated__/HomeActivityQuery.graphql.ts'
import cashQuery, { type HomeCashQuery } from '../../../../../web/__generated__/HomeCashQuery.graphql.ts'
import forecastQuery, { type HomeForecastQuery } from '../../../../../web/__generated__/HomeForecastQuery.graphql.ts'
import needsQuery, { type HomeNeedsQuery } from '../../../../../web/__generated__/HomeNeedsQuery.graphql.ts'
import ownershipQuery, { type HomeOwnershipQuery } from '../../../../../web/__generated__/HomeOwnershipQuery.graphql.ts'
import payablesQuery, { type HomePayablesQuery } from '../../../../../web/__generated__/HomePayablesQuery.graphql.ts'
import stepsQuery, { type HomeStepsQuery } from '../../../../../web/__generated__/HomeStepsQuery.graphql.ts'
import { HomePage } from '../../../../../web/pages/organization/home/HomePage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string, currency = 'IDR') => ({ amount, currency })
const BEGUN = {
  hasBankAccount: true,
  hasStatement: true,
  hasCounterparty: true,
  hasMatch: true,
  hasProvider: true,
  hasMinimumCash: true,
  hasApprovalPolicy: true,
}
const NOTHING = Object.fromEntries(Object.keys(BEGUN).map(key => [key, false]))
const ALL = [
  'TREASURY_ANALYSIS_VIEW',
  'TREASURY_PAYMENTS_APPROVE',
  'TREASURY_PAYMENTS_CREATE',
  'TREASURY_EXCEPTIONS_VIEW',
  'TREASURY_RECONCILIATION_MANAGE',
  'TREASURY_STATEMENTS_MANAGE',
  'TREASURY_DEPOSITS_VIEW',
  'TREASURY_BANK_ACCOUNTS_MANAGE',
  'ACCOUNT_MEMBERS_INVITE',
]
const none = { edges: [], totalCount: 0, totals: [] }
const NEEDS = {
  approvalQueue: { totalCount: 7, totals: [money('16412698389.50'), money('1200.00', 'USD')] },
  exceptionCounts: { open: 3, inProgress: 1 },
  oldest: { edges: [{ node: { id: 'exception', since: '2026-01-01' } }] },
  stale: none,
  bankAccounts: {
    edges: [
      { node: { id: 'bca', unreconciledCount: 61, bank: { code: '014', name: 'BCA' } } },
      { node: { id: 'mandiri', unreconciledCount: 44, bank: { code: '008', name: 'Mandiri' } } },
      { node: { id: 'bni', unreconciledCount: 23, bank: { code: '009', name: 'BNI' } } },
      { node: { id: 'quiet', unreconciledCount: 0, bank: { code: '002', name: 'BRI' } } },
    ],
  },
  statementImports: {
    edges: [
      {
        node: {
          id: 'import',
          uuid: 'u-import',
          status: 'HAS_ERRORS',
          fileName: 'bni.csv',
          failureReason: null,
          counts: { errors: 12, warnings: 0, ready: 0 },
          bankAccount: { id: 'bni', alias: 'BNI' },
        },
      },
    ],
  },
  deposits: {
    totalCount: 1,
    totals: [money('5000000000.00')],
    edges: [
      {
        node: {
          id: 'deposit',
          uuid: 'u-deposit',
          alias: 'Kas Q4',
          maturesOn: '2020-01-01',
          renewal: 'NONE',
          bank: { code: '013', name: 'Permata' },
          principal: money('5000000000.00'),
        },
      },
    ],
  },
}
const group = (bank: string, available: string | null, over: object) => ({
  bank: { code: bank, name: bank },
  totals: { accounts: 1, available: available === null ? null : { amount: available } },
  groups: [
    {
      accounts: [
        { isStale: false, asOf: '2026-01-02T03:00:00Z', bankAccount: { id: bank, connectionType: 'API' }, ...over },
      ],
    },
  ],
})
const CASH = {
  cashPosition: {
    currencies: [
      {
        currency: 'IDR',
        totals: { accounts: 2, unknown: 1, available: { amount: '184635775561.40' } },
        groups: [
          group('BCA', '184635775561.40', {}),
          group('BRI', null, { asOf: null, bankAccount: { id: 'bri', connectionType: 'MANUAL' } }),
        ],
      },
      {
        currency: 'USD',
        totals: { accounts: 1, unknown: 0, available: { amount: '10.00' } },
        groups: [
          group('BCA', '10.00', {
            isStale: true,
            asOf: '2026-01-05T03:00:00Z',
            bankAccount: { id: 'usd', connectionType: 'MANUAL' },
          }),
        ],
      },
    ],
  },
}

async function open({
  permissions = ALL,
  mode = 'TREASURY',
  language = 'en',
}: { permissions?: readonly string[]; mode?: 'TREASURY' | 'INVOICING'; language?: 'en' | 'id' } = {}) {
  const environment = createMockEnvironment()
  const queries = {
    steps: loadQuery<HomeStepsQuery>(environment, stepsQuery, {}),
    needs: loadQuery<HomeNeedsQuery>(environment, needsQuery, { until: '2026-12-07' }),
    cash: loadQuery<HomeCashQuery>(environment, cashQuery, {}),
    forecast: loadQuery<HomeForecastQuery>(environment, forecastQuery, {}),
    payables: loadQuery<HomePayablesQuery>(environment, payablesQuery, {}),
    activity: loadQuery<HomeActivityQuery>(environment, activityQuery, {}),
    ownership: loadQuery<HomeOwnershipQuery>(environment, ownershipQuery, {}),
  }
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const answer = (name: string, organization: object, data: object = {}) =>
    act(async () =>
      environment.mock.resolve(operation(name), {
        data: { organization: { id: 'organization', ...organization }, ...data },
      }),
    )
  const fail = (name: string) => act(async () => environment.mock.reject(operation(name), new Error('away')))
  const steps = (
    firstSteps: object | null,
    { members = 1, taxNumber = null as string | null, hasSecondFactor = true } = {},
  ) =>
    answer(
      'HomeStepsQuery',
      {
        taxNumber,
        firstSteps,
        members: { edges: Array.from({ length: members }, (_, place) => ({ node: { id: `member ${place}` } })) },
      },
      { viewer: { id: 'viewer', hasSecondFactor } },
    )
  await renderScreen(
    <PermissionsProvider permissions={permissions} modes={[mode]} mode={mode}>
      <HomePage queries={queries} />
    </PermissionsProvider>,
    { environment, language, path: '/home', messages: ['home', 'home.steps', 'log', 'charts'] },
  )
  const card = (name: string) => within(screen.getByRole('region', { name }))
  return { answer, fail, steps, card, user: userEvent.setup() }
}

test('all that needs the viewer is one list, and each leads to its record or to the list of several', async () => {
  const { steps, answer, card } = await open()
  await steps(BEGUN)
  await answer('HomeNeedsQuery', NEEDS)
  const links = card('Needs you').getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    [`7 approvals need youIDR${'\u00a0'}16,412,698,389.50 · USD${'\u00a0'}1,200.00`, '/approvals'],
    [expect.stringMatching(/^4 exceptions are openThe oldest is open for [\d,]+ days$/), '/exceptions'],
    ['128 transactions to reconcileBCA 61 · Mandiri 44 · 1 more bank', '/reconciliation?tab=unreconciled'],
    ['Import has 12 errors to fixBNI · bni.csv', '/statement-transactions/create?import=u-import'],
    [`Kas Q4 matures todayPermata · IDR${'\u00a0'}5,000,000,000.00`, '/deposits/u-deposit'],
  ])
})

test('only what the viewer may do is in it', async () => {
  const { steps, answer, card } = await open({ permissions: ['TREASURY_DEPOSITS_VIEW'] })
  await steps(BEGUN)
  await answer('HomeNeedsQuery', NEEDS)
  expect(
    card('Needs you')
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['/deposits/u-deposit'])
  for (const name of ['Cash', 'Cash forecast, 12 weeks', 'Payables by age'])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'New payment' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Invite a user' })).toBeNull()
})

test('says plainly that nothing needs the viewer', async () => {
  const { steps, answer, card } = await open()
  await steps(BEGUN)
  await answer('HomeNeedsQuery', {
    ...NEEDS,
    approvalQueue: { totalCount: 0, totals: [] },
    exceptionCounts: { open: 0, inProgress: 0 },
    oldest: none,
    bankAccounts: none,
    statementImports: none,
    deposits: none,
  })
  expect(card('Needs you').getByText('Nothing needs you')).toBeTruthy()
})

test('a part that could not be read is named, and costs no other', async () => {
  const { steps, answer, card } = await open()
  await steps(BEGUN)
  await answer('HomeNeedsQuery', { ...NEEDS, bankAccounts: null, approvalQueue: null })
  const alert = within(card('Needs you').getByRole('alert'))
  expect(alert.getByText('approvals', { exact: false }).textContent).toContain('approvals')
  expect(alert.getByText('transactions to reconcile', { exact: false })).toBeTruthy()
  expect(card('Needs you').getAllByRole('link')).toHaveLength(3)
})

test('cash is shown by bank over all currencies, with how old it is and what is unknown', async () => {
  const { steps, answer, card } = await open()
  await steps(BEGUN)
  await answer('HomeCashQuery', CASH)
  const rows = card('Cash')
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent))
  expect(rows).toEqual([
    ['Bank', 'As of', 'IDR', 'USD'],
    // The stale balance in dollars says nothing about the fresh one in rupiah.
    ['BCABCA 2 accounts', expect.stringMatching(/, APIOut of date: USD .*, manual$/), '184,635,775,561.40', '10.00'],
    ['BRIBRI 1 account', 'No balance yet', '–', '–'],
    ['Total 3 accounts', '1 of 2 out of date1 without a balance isn’t included', '184,635,775,561.40', '10.00'],
  ])
  expect(card('Cash').getByRole('link', { name: 'IDR 184.64 bn' }).getAttribute('href')).toBe(
    '/cash-position?currency=idr',
  )
})

test('of accounts in one currency the stale balance is shown, though another is older', async () => {
  const { steps, answer, card } = await open()
  await steps(BEGUN)
  const stale = { isStale: true, asOf: '2026-01-05T03:00:00Z', bankAccount: { id: 'old', connectionType: 'MANUAL' } }
  const one = group('BCA', '7.00', {})
  const [first] = one.groups
  await answer('HomeCashQuery', {
    cashPosition: {
      currencies: [
        {
          currency: 'IDR',
          totals: { accounts: 2, unknown: 0, available: { amount: '7.00' } },
          groups: [{ ...one, groups: [{ accounts: [...(first?.accounts ?? []), stale] }] }],
        },
      ],
    },
  })
  const [, row] = card('Cash').getAllByRole('row')
  expect(row?.querySelector('td')?.textContent).toMatch(/^Out of date: 5 Jan.*, manual$/)
})

test('the forecast names the first day below the minimum; owed bills are aged, and lead to theirs', async () => {
  const { steps, answer, card } = await open()
  await steps(BEGUN)
  const on = (day: string, amount: string) => ({ day, amount: money(amount) })
  await answer('HomeForecastQuery', {
    cashForecast: {
      currency: 'IDR',
      minimum: money('100000000.00'),
      firstBreach: on('2026-12-10', '50000000.00'),
      lowest: on('2026-12-10', '50000000.00'),
      periods: Array.from({ length: 12 }, (_, place) => ({
        from: `2026-12-${String(place * 2 + 1).padStart(2, '0')}`,
        to: `2026-12-${String(place * 2 + 2).padStart(2, '0')}`,
        opening: { amount: '800000000.00' },
        closing: { amount: '800000000.00' },
      })),
    },
  })
  expect((await card('Cash forecast, 12 weeks').findByText(/^Below the minimum from 10 Dec/)).textContent).toContain(
    '50,000,000.00',
  )
  await answer('HomePayablesQuery', {
    agedPayables: {
      currencies: [
        {
          currency: 'IDR',
          count: 3,
          remaining: money('300.00'),
          buckets: [
            { bucket: 'NOT_DUE', count: 2, amount: { amount: '200.00' } },
            { bucket: 'DAYS_1_30', count: 1, amount: { amount: '100.00' } },
          ],
        },
        { currency: 'USD', count: 1, remaining: money('9.00', 'USD'), buckets: [] },
      ],
    },
  })
  const payables = card('Payables by age')
  expect(payables.getByRole('link', { name: 'Overdue 1–30 days' }).getAttribute('href')).toBe(
    '/payables?currency=idr&bucket=days_1_30',
  )
  expect(payables.queryByRole('link', { name: 'Due today' })).toBeNull()
  expect(payables.getByRole('row', { name: 'Total, USD 1 9.00' })).toBeTruthy()
})

test('each card fails alone, and the page is read again from any of them', async () => {
  const { steps, fail, answer, card } = await open()
  await steps(BEGUN)
  await fail('HomeCashQuery')
  await fail('HomeForecastQuery')
  await answer('HomeNeedsQuery', NEEDS)
  expect(card('Cash').getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(card('Cash forecast, 12 weeks').getByRole('alert')).toBeTruthy()
  expect(card('Needs you').getAllByRole('link')).toHaveLength(5)
})

test('the cards stand where the facts of the first steps can’t be read', async () => {
  const { fail, answer, card } = await open()
  await fail('HomeStepsQuery')
  await answer('HomeNeedsQuery', NEEDS)
  expect(card('Needs you').getAllByRole('link')).toHaveLength(5)
})

test('an organization without a statement gets its first steps in place of cards, ticked by facts', async () => {
  const { steps } = await open()
  await steps({ ...NOTHING, hasBankAccount: true }, { members: 2, taxNumber: '0012345678901000' })
  expect(screen.queryByRole('region', { name: 'Cash' })).toBeNull()
  const list = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(list.getByText('4 of 10 done')).toBeTruthy()
  const items = list.getAllByRole('listitem')
  expect(items.map(item => [item.querySelector('b')?.textContent, item.className])).toEqual([
    ['Company profile', 'done'],
    ['Two-factor authentication', 'done'],
    ['Add a bank account', 'done'],
    ['Import a statement', 'next'],
    ['Counterparties', ''],
    ['Match the first transaction', ''],
    ['Payment provider', ''],
    ['Minimum cash', ''],
    ['Invite a colleague', 'done'],
    ['Approval policy', ''],
  ])
  expect(list.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/statement-transactions/create')
  expect(list.getByText('After the first statement')).toBeTruthy()
  // Users who may not set a minimum get no link to it.
  expect(list.queryByRole('link', { name: 'Set' })).toBeNull()
})

test('whoever begins alone is asked for a second person, and offered to bring files of what they may add', async () => {
  const { steps } = await open({ permissions: [...ALL, 'TREASURY_BILLS_MANAGE', 'INVOICING_CUSTOMERS_MANAGE'] })
  await steps(NOTHING, { members: 1, taxNumber: null })
  const alone = within(await screen.findByRole('region', { name: 'You are the only person' }))
  expect(alone.getByRole('button', { name: 'Invite an approver' })).toBeTruthy()
  const bring = within(screen.getByRole('region', { name: 'Coming from another tool?' }))
  expect(bring.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bills', '/bills/create?by=file'],
  ])
})

test('what is left of the first steps stands beside the cards until a line is matched', async () => {
  const { steps } = await open()
  await steps({ ...BEGUN, hasMatch: false, hasApprovalPolicy: false }, { members: 2, taxNumber: '0012345678901000' })
  const list = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(list.getAllByRole('listitem').map(item => item.querySelector('b')?.textContent)).toEqual([
    'Match the first transaction',
    'Approval policy',
  ])
  expect(screen.getByRole('region', { name: 'Cash' })).toBeTruthy()
})

test('inviting a user is an action of the page, and a step of the first', async () => {
  const { steps } = await open()
  await steps(NOTHING)
  expect(screen.getByRole('button', { name: 'Invite a user' })).toBeTruthy()
  const list = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(list.getByRole('button', { name: 'Invite' })).toBeTruthy()
})

test('in invoicing what customers owe is shown and what happened, and nothing of treasury', async () => {
  const permissions = [...ALL, 'INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_MANAGE', 'INVOICING_PAYMENTS_VIEW']
  await open({ mode: 'INVOICING', permissions })
  await screen.findByRole('region', { name: 'Receivables' })
  expect(screen.getAllByRole('region').map(region => region.getAttribute('aria-labelledby'))).toEqual([
    'home-invoicing-needs',
    'home-invoicing-lastPayments',
    'home-invoicing-receivables',
    'home-invoicing-overdue',
    'home-activity',
  ])
  expect(screen.getByRole('button', { name: 'Invite a user' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New invoice' }).getAttribute('href')).toBe('/invoices/create')
  expect(screen.queryByRole('link', { name: 'New payment' })).toBeNull()
})

test('in invoicing who manages customers invites them, and users as in treasury', async () => {
  await open({ mode: 'INVOICING', permissions: [...ALL, 'INVOICING_CUSTOMERS_MANAGE'] })
  expect(await screen.findByRole('button', { name: 'Invite a user' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Invite customer' }))
  expect(await screen.findByRole('dialog', { name: 'Invite customers' })).toBeTruthy()
})

test('speaks Indonesian', async () => {
  const { steps, answer, card } = await open({ language: 'id' })
  await steps(BEGUN)
  await answer('HomeNeedsQuery', NEEDS)
  expect(card('Perlu tindakan Anda').getByText('7 menunggu persetujuan Anda')).toBeTruthy()
  expect(card('Perlu tindakan Anda').getByText('4 temuan belum selesai')).toBeTruthy()
})
