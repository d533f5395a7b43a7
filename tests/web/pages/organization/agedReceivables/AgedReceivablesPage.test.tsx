import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type AgedReceivablesPageQuery,
} from '../../../../../web/__generated__/AgedReceivablesPageQuery.graphql.ts'
import { buckets } from '../../../../../web/pages/organization/agedReceivables/_lib/receivablesState.ts'
// Lazy when a figure is opened; preloaded here.
import '../../../../../web/pages/organization/agedReceivables/_components/ReceivableParts.tsx'
import { AgedReceivablesPage } from '../../../../../web/pages/organization/agedReceivables/AgedReceivablesPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const figure = (amount: string, count = 1) => ({ amount: money(amount), count })
const ages = (over: Record<string, string>) =>
  buckets.map(bucket => ({ bucket, ...figure(over[bucket] ?? '0.00', over[bucket] ? 1 : 0) }))
const owed = {
  remaining: figure('400.00', 2),
  waitingForSlip: figure('20.00'),
  unapplied: figure('5.00'),
  claimed: figure('0.00', 0),
  buckets: ages({ NOT_DUE: '300.00', DAYS_1_30: '100.00' }),
}
const RUPIAH = {
  currency: 'IDR',
  ...owed,
  customers: [{ customerUuid: 'graha', customer: { id: 'graha', uuid: 'graha', name: 'PT Graha Retail' }, ...owed }],
}

async function open(currencies: object[] = [RUPIAH], language: 'en' | 'id' = 'en') {
  const environment = createMockEnvironment()
  const page = loadQuery<AgedReceivablesPageQuery>(environment, pageQuery, { asOf: null })
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const answer = (name: string, organization: object) =>
    act(() =>
      environment.mock.resolve(operation(name), { data: { organization: { id: 'organization', ...organization } } }),
    )
  const rendering = renderScreen(<AgedReceivablesPage queries={{ page }} />, {
    environment,
    language,
    path: '/aged-receivables',
    messages: ['agedReceivables'],
  })
  answer('AgedReceivablesPageQuery', { agedReceivables: { asOf: '2026-11-24', currencies } })
  const { router } = await rendering
  return { router, answer, operation, user: userEvent.setup() }
}

test('has a column for each age, what remains, what waits for slips and what pays nothing yet', async () => {
  await open()
  const row = screen.getByRole('row', { name: /^PT Graha Retail/ })
  expect([...row.children].map(cell => cell.textContent)).toEqual([
    'PT Graha Retail',
    '300.00',
    '–',
    '100.00',
    '–',
    '–',
    '–',
    '–',
    '400.00',
    '20.00',
    '5.00',
  ])
  expect(screen.getByText('25% overdue')).toBeTruthy()
  expect(screen.getByText('cash remaining on 2 invoices')).toBeTruthy()
})

test.each([
  [{ NOT_DUE: '400.00' }, '0% overdue'],
  [{ NOT_DUE: '399.00', DAYS_1_30: '1.00' }, '< 1% overdue'],
  [{ MORE: '400.00' }, '100% overdue'],
])('says how much of it is overdue: %o', async (over, said) => {
  await open([{ ...RUPIAH, buckets: ages(over) }])
  expect(screen.getByText(said)).toBeTruthy()
})

test('a figure opens to its invoices, with their sum', async () => {
  const { user, router, answer, operation } = await open()
  await user.click(screen.getByRole('button', { name: 'PT Graha Retail, 1–30 days: 100.00' }))
  expect(router.state.location.search).toBe('?bucket=days_1_30&customer=graha')
  const drawer = within(await screen.findByRole('dialog', { name: '1–30 days' }))
  expect(operation('ReceivablePartsQuery').request.variables).toEqual({
    currency: 'IDR',
    asOf: null,
    bucket: 'DAYS_1_30',
    waiting: false,
    customer: 'graha',
  })
  answer('ReceivablePartsQuery', {
    receivableParts: {
      totalCount: 3,
      remaining: money('100.00'),
      waitingForSlip: money('20.00'),
      items: [
        {
          partUuid: 'first',
          partName: 'Uang muka',
          dueOn: '2026-11-20',
          daysLate: 4,
          remaining: money('60.00'),
          waitingForSlip: money('20.00'),
          invoice: { id: 'one', uuid: 'one', number: 'INV-2026-000001', customerName: 'PT Graha Retail' },
        },
        {
          partUuid: 'second',
          partName: null,
          dueOn: null,
          daysLate: 0,
          remaining: money('40.00'),
          waitingForSlip: money('0.00'),
          invoice: { id: 'two', uuid: 'two', number: 'INV-2026-000002', customerName: 'PT Graha Retail' },
        },
      ],
    },
  })
  expect((await drawer.findByRole('link', { name: 'INV-2026-000001' })).getAttribute('href')).toBe('/invoices/one')
  expect(drawer.getByText(/4 days late/)).toBeTruthy()
  expect(drawer.getByText(/term not started/)).toBeTruthy()
  expect(drawer.getByText('1 more')).toBeTruthy()
})

test('an age is a filter that is pressed and released; slips are one too', async () => {
  const { user, router } = await open()
  const slips = screen.getByRole('button', { name: /^Waiting for slip/ })
  await user.click(slips)
  expect(router.state.location.search).toBe('?bucket=waiting')
  expect(slips.getAttribute('aria-pressed')).toBe('true')
})

test('without invoices says so, in Indonesian too', async () => {
  await open([], 'id')
  expect(screen.getByText('Tidak ada piutang')).toBeTruthy()
})

test('what is claimed and no bank line shows stands apart, where there is any', async () => {
  await open()
  expect(screen.queryByRole('columnheader', { name: 'Unverified' })).toBeNull()
  cleanup()
  const claimed = { claimed: figure('70.00', 2) }
  await open([{ ...RUPIAH, ...claimed, customers: RUPIAH.customers.map(each => ({ ...each, ...claimed })) }])
  screen.getByText('Claimed, 2 transfers')
  expect(screen.getByRole('link', { name: /70\.00/ }).getAttribute('href')).toBe('/payment?tab=unverified')
  expect(screen.getByRole('row', { name: /^PT Graha Retail/ }).lastElementChild?.textContent).toBe('70.00')
})
