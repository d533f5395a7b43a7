import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type CashFlowPageQuery } from '../../../../../web/__generated__/CashFlowPageQuery.graphql.ts'
import { flowState, flowVariables } from '../../../../../web/pages/organization/cashFlow/_lib/flowState.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { CashFlowPage } from '../../../../../web/pages/organization/cashFlow/CashFlowPage.tsx'
// Lazy parts of the page are preloaded: tests wait for answers, not for files.
import '../../../../../web/pages/organization/_components/CategoryDialog.tsx'
import '../../../../../web/pages/organization/cashFlow/_components/FlowLines.tsx'
import '../../../../../web/pages/organization/cashFlow/_components/UnexplainedCash.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const sums = (inAmount: string, out: string) => ({ in: money(inAmount), out: money(out) })
const period = (from: string, to: string, over: object = {}) => ({
  from,
  to,
  opening: money('1000.00'),
  ...sums('300.00', '120.00'),
  transfers: sums('0.00', '0.00'),
  net: money('180.00'),
  unexplained: money('0.00'),
  closing: money('1180.00'),
  lines: 4,
  ...over,
})
const RENT = '018f0000-0000-7000-8000-000000000001'
const LINE_CATEGORIES = {
  version: 2,
  isChosen: false,
  chosenAt: null,
  chosenBy: null,
  rest: { amount: '0.00' },
  parts: [
    {
      category: { uuid: RENT, standard: null, name: 'Sewa' },
      amount: { amount: '100.00' },
      reason: 'RULE',
      rule: { id: 'rule', words: ['SEWA'], isDeleted: false },
    },
  ],
}
const FLOW = {
  currency: 'IDR',
  accounts: 2,
  unknown: 0,
  periods: [
    period('2026-10-01', '2026-10-31'),
    period('2026-11-01', '2026-11-21', {
      opening: money('1180.00'),
      transfers: sums('0.00', '500.00'),
      net: money('-320.00'),
      unexplained: money('-7.00'),
      closing: money('853.00'),
    }),
  ],
  total: period('2026-10-01', '2026-11-21', {
    ...sums('600.00', '240.00'),
    transfers: sums('0.00', '500.00'),
    net: money('-140.00'),
    unexplained: money('-7.00'),
    closing: money('853.00'),
    lines: 8,
  }),
  before: {
    from: '2026-08-01',
    to: '2026-09-21',
    ...sums('500.00', '0.00'),
    net: money('500.00'),
    inChange: 20,
    outChange: null,
    netChange: -128,
  },
  categories: [
    {
      category: { uuid: RENT, standard: null, name: 'Sewa' },
      periods: [sums('0.00', '100.00'), sums('0.00', '100.00')],
      total: sums('0.00', '200.00'),
      before: sums('0.00', '0.00'),
      inChange: null,
      outChange: null,
    },
    {
      category: { uuid: RENT.replace('1', '2'), standard: 'SALES_RECEIPTS', name: null },
      periods: [sums('300.00', '0.00'), sums('300.00', '0.00')],
      total: sums('600.00', '0.00'),
      before: sums('500.00', '0.00'),
      inChange: 20,
      outChange: null,
    },
    {
      category: null,
      periods: [sums('0.00', '20.00'), sums('0.00', '20.00')],
      total: sums('0.00', '40.00'),
      before: sums('0.00', '0.00'),
      inChange: null,
      outChange: null,
    },
  ],
}

async function open(
  path = '/cash-flow',
  flow: object = FLOW,
  language: 'en' | 'id' = 'en',
  permissions: readonly string[] = [],
) {
  const environment = createMockEnvironment()
  const state = flowState.read(new URL(path, 'http://arus.test').searchParams)
  const page = loadQuery<CashFlowPageQuery>(environment, pageQuery, flowVariables(state))
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const answer = (name: string, organization: object) =>
    act(() =>
      environment.mock.resolve(operation(name), { data: { organization: { id: 'organization', ...organization } } }),
    )
  const rendering = renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CashFlowPage queries={{ page }} />
    </PermissionsProvider>,
    {
      environment,
      language,
      path,
      messages: ['cashFlow', 'charts', 'categories'],
    },
  )
  answer('CashFlowPageQuery', { entities: [], cashFlow: flow })
  const { router } = await rendering
  return { router, answer, operation, environment, user: userEvent.setup() }
}

const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('opens, adds up and closes in each column; what no line tells and what is on its way have their own rows', async () => {
  await open()
  expect(rowOf('Opening balance').slice(0, 3)).toEqual(['1,000.00', '1,180.00', '1,000.00'])
  expect(rowOf('Sales receipts')).toEqual(['300.00', '300.00', '600.00', '500.00', '+20%'])
  expect(rowOf('Sewa')).toEqual(['−100.00', '−100.00', '−200.00', '–', 'n/a'])
  expect(rowOf('Uncategorized').slice(0, 3)).toEqual(['−20.00', '−20.00', '−40.00'])
  expect(rowOf('Own transfers in transit').slice(0, 3)).toEqual(['–', '−500.00', '−500.00'])
  expect(rowOf('Net').slice(0, 3)).toEqual(['180.00', '−320.00', '−140.00'])
  expect(rowOf('Unexplained').slice(0, 3)).toEqual(['–', '−7.00', '−7.00'])
  expect(rowOf('Closing balance').slice(0, 3)).toEqual(['1,180.00', '853.00', '853.00'])
})

test('a figure opens to its statement transactions, which the address keeps', async () => {
  const { user, router, operation, answer } = await open()
  await user.click(screen.getByRole('button', { name: /^Out, Sewa, 1 Nov – 21 Nov 2026: −100\.00$/ }))
  expect(router.state.location.search).toBe(`?open=debit.${RENT}.1`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Money out, by category' }))
  expect(operation('FlowLinesQuery').request.variables).toEqual({
    currency: 'IDR',
    from: '2026-11-01',
    to: '2026-11-21',
    kind: 'CATEGORY',
    category: RENT,
    direction: 'DEBIT',
    entities: null,
  })
  answer('FlowLinesQuery', {
    cashFlowLines: {
      hasMore: false,
      total: sums('0.00', '100.00'),
      items: [
        {
          direction: 'DEBIT',
          amount: money('100.00'),
          statementTransaction: {
            __typename: 'StatementTransaction',
            id: 'line',
            date: '2026-11-03',
            description: 'SEWA KANTOR',
            partyName: null,
            bankAccount: { id: 'account', alias: 'BCA Operasional' },
            categories: LINE_CATEGORIES,
          },
        },
      ],
    },
  })
  expect(await drawer.findByRole('link', { name: 'SEWA KANTOR' })).toBeTruthy()
  expect(drawer.getByText('BCA Operasional', { exact: false })).toBeTruthy()
  expect(drawer.getByText('Sewa · By the rule “SEWA”')).toBeTruthy()
  // Users with read access have no action.
  expect(drawer.queryByRole('button', { name: 'Change category of SEWA KANTOR' })).toBeNull()
  expect(drawer.queryByRole('checkbox')).toBeNull()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

test('what is unexplained opens the accounts that it is of, and their reconciliation statements on the last day', async () => {
  const { user, router, operation, answer } = await open('/cash-flow', FLOW, 'en', ['TREASURY_RECONCILIATION_VIEW'])
  await user.click(screen.getByRole('button', { name: /^Unexplained, 1 Nov – 21 Nov 2026: −7\.00$/ }))
  expect(router.state.location.search).toBe('?open=both.unexplained.1')
  const drawer = within(await screen.findByRole('dialog', { name: 'Unexplained' }))
  expect(operation('UnexplainedCashQuery').request.variables).toEqual(
    flowVariables(flowState.read(new URLSearchParams())),
  )
  const account = (uuid: string, amounts: [string, string]) => ({
    bankAccount: { id: uuid, uuid, alias: `Account ${uuid}` },
    periods: amounts.map(money),
    total: money(amounts[1]),
  })
  answer('UnexplainedCashQuery', {
    cashFlow: {
      unexplainedByAccount: [
        account('a', ['0.00', '-10.00']),
        account('b', ['0.00', '3.00']),
        account('c', ['5.00', '0.00']),
      ],
    },
  })
  expect((await drawer.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Account aReconciliation statement−10.00',
    'Account bReconciliation statement+3.00',
  ])
  expect(drawer.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/bank-accounts/a',
    '/bank-accounts/a/reconciliation-statement?date=2026-11-21',
    '/bank-accounts/b',
    '/bank-accounts/b/reconciliation-statement?date=2026-11-21',
  ])
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

test('the chart has a table of the same figures, one key away', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  expect(router.state.location.search).toBe('?view=table')
  const twin = within(screen.getByRole('region', { name: 'Cash flow by period, IDR' }))
  expect(twin.getByRole('row', { name: /^Oct 2026/ }).textContent).toBe('Oct 2026300.00120.00180.00')
})

test('accounts without a balance are told, in Indonesian too; no account is another state', async () => {
  await open('/cash-flow', { ...FLOW, unknown: 1 }, 'id')
  expect(screen.getByRole('status').textContent).toBe(
    '1 rekening tanpa saldo. Mutasinya tampil sebagai belum terjelaskan.',
  )
})

test('says that there is no account yet', async () => {
  await open('/cash-flow?currency=usd', { ...FLOW, currency: 'USD', accounts: 0 })
  expect(screen.getByText('No accounts in USD yet')).toBeTruthy()
})

test('columns suit the period, and a chosen unit that makes too many is not asked for', () => {
  const variables = (search: string) => flowVariables(flowState.read(new URLSearchParams(search)))
  expect(variables('').unit).toBe('MONTH')
  expect(variables('period=last-7-days').unit).toBe('DAY')
  expect(variables('period=2026-01-01..2026-02-15').unit).toBe('WEEK')
  expect(variables('period=2025-01-01..2025-12-31&unit=day').unit).toBe('MONTH')
  expect(variables('period=2025-01-01..2025-12-31&unit=quarter').unit).toBe('QUARTER')
  expect(variables('period=2025-01-01..')).toMatchObject({ from: '2025-01-01' })
})

test('who may says what a line is, in parts that add up to no more than it', async () => {
  const { user, operation, answer, environment } = await open(`/cash-flow?open=debit.${RENT}.1`, FLOW, 'en', [
    'TREASURY_STATEMENTS_MANAGE',
  ])
  const drawer = within(await screen.findByRole('dialog', { name: 'Money out, by category' }))
  answer('FlowLinesQuery', {
    cashFlowLines: {
      hasMore: false,
      total: sums('0.00', '100.00'),
      items: [
        {
          direction: 'DEBIT',
          amount: money('100.00'),
          statementTransaction: {
            __typename: 'StatementTransaction',
            id: 'line',
            date: '2026-11-03',
            description: 'SEWA KANTOR',
            partyName: null,
            bankAccount: { id: 'account', alias: 'BCA Operasional' },
            categories: LINE_CATEGORIES,
          },
        },
      ],
    },
  })
  await user.click(await drawer.findByRole('checkbox', { name: 'Select SEWA KANTOR' }))
  expect(drawer.getByText('One selected')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Change category of SEWA KANTOR' }))
  const asked = await waitFor(() => operation('CategoryDialogQuery'))
  const POWER = RENT.replace('1', '2')
  act(() =>
    environment.mock.resolve(asked, {
      data: {
        organization: {
          id: 'organization',
          cashCategories: [
            { uuid: RENT, activity: 'OPERATING', standard: null, name: 'Sewa' },
            { uuid: POWER, activity: 'OPERATING', standard: null, name: 'Listrik' },
          ],
        },
        node: {
          __typename: 'StatementTransaction',
          id: 'line',
          description: 'SEWA KANTOR',
          partyName: null,
          amount: money('100.00'),
          categories: LINE_CATEGORIES,
        },
      },
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Category' }))
  await user.click(dialog.getByRole('button', { name: 'Split' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Category 2/ }), 'Listrik')
  const second = dialog.getByRole('textbox', { name: /^Amount 2/ })
  await user.type(second, '40')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('40.00 more than the transaction')).toBeTruthy()
  const first = dialog.getByRole('textbox', { name: /^Amount 1/ })
  await user.clear(first)
  await user.type(first, '50')
  expect(dialog.getByText('Left uncategorized: 10.00')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const { variables } = operation('useCategoryChoicesLineMutation').request
  expect(variables).toEqual({
    input: {
      statementTransactionId: 'line',
      version: 2,
      parts: [
        { categoryUuid: RENT, amount: '50.00' },
        { categoryUuid: POWER, amount: '40.00' },
      ],
    },
  })
})

test('the waterfall walks from opening to closing by keyboard, opens transactions, and has a table twin', async () => {
  const { router, user } = await open()
  const chart = screen.getByRole('group', { name: /^Where it came from and went, IDR/ })
  const told = () => within(chart.closest('figure')!).getByText((_, node) => node?.className === 'period-told')
  const plain = () => told().textContent.replace(/\s/g, ' ')
  chart.focus()
  expect(plain()).toBe('Closing balanceIDR 853.00')
  await user.keyboard('{Home}')
  expect(plain()).toBe('Opening balanceIDR 1,000.00')
  await user.keyboard('{ArrowRight}')
  expect(plain()).toBe('Sales receipts+IDR 600.00')
  await user.keyboard('{Enter}')
  expect(new URLSearchParams(router.state.location.search).get('open')).toMatch(/^credit\.028f0000.*\.total$/)
})

test('the table twin of the waterfall tells each step with the balance after it', async () => {
  await open('/cash-flow?view=table')
  const twin = within(screen.getByRole('region', { name: 'Where it came from and went, IDR' }))
  const rows = twin.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent))
  expect(rows.slice(1)).toEqual([
    ['Opening balance', '', '1,000.00'],
    ['Sales receipts', '+600.00', '1,600.00'],
    ['Sewa', '−200.00', '1,400.00'],
    ['Uncategorized', '−40.00', '1,360.00'],
    ['Own transfers in transit', '−500.00', '860.00'],
    ['Unexplained', '−7.00', '853.00'],
    ['Closing balance', '', '853.00'],
  ])
})
