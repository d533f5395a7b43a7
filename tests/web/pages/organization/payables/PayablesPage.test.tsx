import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type PayablesPageQuery } from '../../../../../web/__generated__/PayablesPageQuery.graphql.ts'
import { buckets } from '../../../../../web/pages/organization/payables/_lib/payablesState.ts'
import { PayablesPage } from '../../../../../web/pages/organization/payables/PayablesPage.tsx'
import type { Permission } from '../../../../../web/permissions.generated.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const ages = (over: Record<string, string>) =>
  buckets.map(bucket => ({ bucket, amount: money(over[bucket] ?? '0.00'), count: over[bucket] ? 1 : 0 }))
const RUPIAH = {
  currency: 'IDR',
  count: 2,
  remaining: money('300.00'),
  underWay: money('100.00'),
  daysPayableOutstanding: 30,
  buckets: ages({ NOT_DUE: '200.00', DAYS_1_30: '100.00' }),
  counterparties: [
    {
      counterparty: { id: 'sinar', alias: 'Sinar Abadi' },
      count: 1,
      remaining: money('300.00'),
      buckets: ages({ NOT_DUE: '200.00', DAYS_1_30: '100.00' }),
    },
  ],
}

async function open(currencies: object[] = [RUPIAH], language: 'en' | 'id' = 'en', permissions: Permission[] = []) {
  const environment = createMockEnvironment()
  const page = loadQuery<PayablesPageQuery>(environment, pageQuery, { asOf: null })
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const answer = (name: string, organization: object) =>
    act(() =>
      environment.mock.resolve(operation(name), { data: { organization: { id: 'organization', ...organization } } }),
    )
  const screenOf = (
    <PermissionsProvider permissions={permissions}>
      <PayablesPage queries={{ page }} />
    </PermissionsProvider>
  )
  const rendering = renderScreen(screenOf, {
    environment,
    language,
    path: '/payables',
    messages: ['payables'],
  })
  answer('PayablesPageQuery', { agedPayables: { asOf: '2026-11-23', currencies } })
  const { router } = await rendering
  return { router, answer, operation, user: userEvent.setup() }
}

test('has a column for each age, the total and the days of bills that are owed', async () => {
  await open()
  const row = screen.getByRole('row', { name: /^Sinar Abadi/ })
  expect([...row.children].map(cell => cell.textContent)).toEqual([
    'Sinar Abadi',
    '200.00',
    '–',
    '100.00',
    '–',
    '–',
    '–',
    '–',
    '300.00',
  ])
  expect(screen.getByText('30.0')).toBeTruthy()
  // Amounts without a payment yet.
  expect(screen.getByText('Ready to pay').nextElementSibling?.textContent).toContain('200.00')
})

test('a figure opens to its bills, with their sum', async () => {
  const { user, router, answer, operation } = await open()
  await user.click(screen.getByRole('button', { name: 'Sinar Abadi, Overdue 1–30 days: 100.00' }))
  expect(router.state.location.search).toBe('?bucket=days_1_30&party=sinar')
  const drawer = within(await screen.findByRole('region', { name: 'Sinar Abadi, Overdue 1–30 days' }))
  expect(document.activeElement?.textContent).toBe('Sinar Abadi, Overdue 1–30 days')
  expect(operation('PayableBillsQuery').request.variables).toEqual({
    currency: 'IDR',
    asOf: null,
    bucket: 'DAYS_1_30',
    party: 'sinar',
    isUnderWay: null,
  })
  answer('PayableBillsQuery', {
    payableBills: {
      totalCount: 1,
      total: money('100.00'),
      items: [
        {
          isUnderWay: true,
          remaining: money('100.00'),
          bill: {
            id: 'bill',
            uuid: 'bill',
            number: 'BILL-2026-000001',
            description: 'SP-4471',
            amount: money('150.00'),
            dueDate: '2026-11-20',
            allowedActions: ['CANCEL'],
            counterparty: { id: 'sinar', alias: 'Sinar Abadi' },
          },
        },
        {
          isUnderWay: false,
          remaining: money('50.00'),
          bill: {
            id: 'ready',
            uuid: 'ready',
            number: 'BILL-2026-000002',
            description: null,
            amount: money('50.00'),
            dueDate: '2026-11-21',
            allowedActions: ['PAY', 'CANCEL'],
            counterparty: { id: 'sinar', alias: 'Sinar Abadi' },
          },
        },
      ],
    },
  })
  expect((await drawer.findByRole('link', { name: 'BILL-2026-000001' })).getAttribute('href')).toBe('/bills/bill')
  expect(drawer.getByText('In progress')).toBeTruthy()
  expect(drawer.getByText('SP-4471')).toBeTruthy()
  // Only what the viewer may pay now is ready to pay.
  const pay = drawer.getAllByRole('link', { name: /^Pay / })
  expect(pay.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Pay BILL-2026-000002', '/payments/create?bill=ready'],
  ])
})

test('several bills of a counterparty are paid one after the other, and which is chosen', async () => {
  const { user, router, answer } = await open()
  await user.click(screen.getByRole('button', { name: 'Sinar Abadi: 300.00' }))
  const bill = (uuid: string, allowedActions: string[]) => ({
    isUnderWay: false,
    remaining: money('50.00'),
    bill: {
      id: uuid,
      uuid,
      number: `BILL-${uuid}`,
      description: null,
      amount: money('50.00'),
      dueDate: '2026-11-21',
      allowedActions,
      counterparty: { id: 'sinar', alias: 'Sinar Abadi' },
    },
  })
  answer('PayableBillsQuery', {
    payableBills: {
      totalCount: 4,
      total: money('200.00'),
      items: [bill('a', ['PAY']), bill('b', []), bill('c', ['PAY']), bill('d', ['PAY'])],
    },
  })
  const many = await screen.findByRole('link', { name: 'Pay 3 bills…' })
  expect(many.getAttribute('href')).toBe('/payments/create?bill=a&then=c,d')
  expect(screen.queryByRole('checkbox', { name: 'BILL-b' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'BILL-c' }))
  expect((await screen.findByRole('link', { name: 'Pay 2 bills…' })).getAttribute('href')).toBe(
    '/payments/create?bill=a&then=d',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Select all bills that can be paid' }))
  expect(screen.queryByRole('link', { name: /^Pay \d/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

test('an age is a filter that is pressed and released', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: /^Not due yet/ }))
  expect(router.state.location.search).toBe('?bucket=not_due')
})

test('figures are short or to the sen, as the address says', async () => {
  const { user, router } = await open()
  const amounts = within(screen.getByRole('radiogroup', { name: 'Amounts' }))
  expect(screen.getByRole('table').className).toBe('')
  await user.click(amounts.getByRole('radio', { name: 'Short' }))
  expect(router.state.location.search).toBe('?amounts=short')
  expect(screen.getByRole('table').className).toBe('amounts-short')
  await user.click(amounts.getByRole('radio', { name: 'Exact' }))
  expect(router.state.location.search).toBe('')
})

test('the total of an age opens to the bills of all counterparties', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Total, Overdue 1–30 days: 100.00' }))
  expect(router.state.location.search).toBe('?bucket=days_1_30')
})

test('the total opens to all bills', async () => {
  const { user, router, operation } = await open()
  await user.click(screen.getByRole('button', { name: 'Total: 300.00' }))
  expect(router.state.location.search).toBe('?bucket=all')
  await screen.findByRole('heading', { name: 'All bills' })
  expect(operation('PayableBillsQuery').request.variables).toEqual({
    currency: 'IDR',
    asOf: null,
    bucket: null,
    party: null,
    isUnderWay: null,
  })
})

test.each([
  [/^Payment in progress: IDR/, '?bucket=under_way', 'Payment in progress', true],
  [/^Ready to pay: IDR/, '?bucket=ready', 'Ready to pay', false],
])('%s opens to its bills', async (name, search, title, isUnderWay) => {
  const { user, router, operation } = await open()
  await user.click(screen.getByRole('button', { name }))
  expect(router.state.location.search).toBe(search)
  await screen.findByRole('heading', { name: title })
  expect(operation('PayableBillsQuery').request.variables).toMatchObject({ bucket: null, isUnderWay })
})

test('the total beside the ages says what it is', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: /^Total: IDR\s300\.00$/ }))
  expect(router.state.location.search).toBe('?bucket=all')
})

test('one currency at a time, as the address says', async () => {
  const { user, router } = await open([RUPIAH, { ...RUPIAH, currency: 'USD' }])
  const currencies = within(screen.getByRole('radiogroup', { name: 'Currency' }))
  await user.click(currencies.getByRole('radio', { name: 'USD' }))
  expect(router.state.location.search).toBe('?currency=usd')
})

test('a new bill is for who manages bills', async () => {
  await open([RUPIAH], 'en', ['TREASURY_BILLS_MANAGE'])
  expect(screen.getByRole('link', { name: /^New bill/ }).getAttribute('href')).toBe('/bills/create')
})

test('who only reads has no new bill', async () => {
  await open()
  expect(screen.queryByRole('link', { name: /^New bill/ })).toBeNull()
})

test('says in Indonesian that nothing is owed', async () => {
  await open([], 'id')
  expect(screen.getByText('Tidak ada utang')).toBeTruthy()
})
