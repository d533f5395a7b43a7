import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import pageQuery, {
  type CashForecastPageQuery,
} from '../../../../../web/__generated__/CashForecastPageQuery.graphql.ts'
import {
  forecastState,
  forecastVariables,
  readOpenForecast,
  viewOf,
  writeOpenForecast,
} from '../../../../../web/pages/organization/cashForecast/_lib/forecastState.ts'
import { CashForecastPage } from '../../../../../web/pages/organization/cashForecast/CashForecastPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const counted = (count: number, amount: string) => ({ count, amount: money(amount) })
const period = (from: string, to: string, over: object = {}) => ({
  from,
  to,
  opening: money('800.00'),
  in: money('0.00'),
  out: money('0.00'),
  closing: money('800.00'),
  closingInRupiah: null,
  lowest: { day: to, amount: money('800.00') },
  overdueIn: counted(0, '0.00'),
  overdueOut: counted(0, '0.00'),
  sources: [],
  ...over,
})
const PERIODS = [
  period('2026-11-23', '2026-11-30', { overdueIn: counted(2, '12.00') }),
  period('2026-12-01', '2026-12-31', {
    in: money('900.00'),
    out: money('750.00'),
    closing: money('950.00'),
    lowest: { day: '2026-12-10', amount: money('50.00') },
    sources: [
      { source: 'INVOICE', in: money('900.00'), out: money('0.00'), count: 1 },
      { source: 'BILL', in: money('0.00'), out: money('750.00'), count: 2 },
    ],
  }),
]
const FORECAST = {
  today: '2026-11-23',
  unit: 'MONTH',
  currency: 'IDR',
  openingAt: '2026-11-23T03:00:00Z',
  unknown: 1,
  minimum: money('100.00'),
  minimumVersion: 3,
  rupiahRate: null,
  periods: PERIODS,
  lowest: { day: '2026-12-10', amount: money('50.00') },
  firstBreach: { day: '2026-12-10', amount: money('50.00') },
  scenarios: [],
  leftOut: [{ reason: 'CONFIRMED_BY_BANK', direction: 'DEBIT', ...counted(1, '300.00') }],
}

async function open(
  over: object = {},
  permissions: string[] = ['TREASURY_EXPECTED_MANAGE'],
  path = '/cash-forecast?unit=month',
) {
  const environment = createMockEnvironment()
  const page = loadQuery<CashForecastPageQuery>(
    environment,
    pageQuery,
    forecastVariables(forecastState.read(new URLSearchParams(path.split('?')[1]))),
  )
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const answer = (name: string, data: object) => act(() => environment.mock.resolve(operation(name), { data }))
  const rendering = renderScreen(<CashForecastPage queries={{ page }} />, {
    environment,
    path,
    messages: ['cashForecast', 'charts'],
  })
  answer('CashForecastPageQuery', {
    organization: { id: 'organization', permissions, entities: [], cashForecast: { ...FORECAST, ...over } },
  })
  const { router } = await rendering
  return { router, answer, operation, user: userEvent.setup() }
}
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test('on a phone the chart stands before the fields of a scenario', async () => {
  // A media query is asked for once, and answers live.
  const media = Object.assign(new EventTarget(), { matches: false, media: '' })
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList)
  await open()
  const isAfterChart = () =>
    document
      .querySelector('.forecast-chart')
      ?.compareDocumentPosition(screen.getByRole('group', { name: 'What if' })) === Node.DOCUMENT_POSITION_FOLLOWING
  expect(isAfterChart()).toBe(false)
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(isAfterChart()).toBe(true)
})

test('tells the first day below the minimum, what is overdue, and what is left out and why', async () => {
  await open()
  const notes = screen.getAllByRole('listitem').map(item => plain(item.textContent))
  expect(notes).toEqual(
    expect.arrayContaining([
      'Below the minimum from 10 Dec 2026: IDR 50.00',
      'The first period includes 2 overdue receipts, IDR 12.00',
      'Left out: 1 payment, IDR 300.00: already in the balance, confirmed by the bank Count anyway',
      '1 account without a balance isn’t included',
    ]),
  )
})

test('what is left out counts again with one click, and stays listed', async () => {
  const { user, router } = await open()
  const button = screen.getByRole('button', { name: 'Count anyway' })
  await user.click(button)
  const search = new URLSearchParams(router.state.location.search)
  expect(search.get('counted')).toBe('yes')
  expect(forecastVariables(forecastState.read(search)).includesLeftOut).toBe(true)
  expect(screen.getByRole('button', { name: /^Counted: 1 payment/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave out again' }))
  expect(new URLSearchParams(router.state.location.search).get('counted')).toBeNull()
})

test('has a column for each period, rows by source, and opens a figure to its records', async () => {
  const { user, router, answer, operation } = await open()
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /^Customer invoices/ }).textContent).toContain('900.00')
  expect(table.getByRole('row', { name: /^Lowest against minimum/ }).textContent).toContain('−50.00')
  await user.click(table.getByRole('button', { name: 'Out, Dec 2026: −750.00' }))
  expect(new URLSearchParams(router.state.location.search).get('open')).toBe('debit.1')
  const drawer = within(await screen.findByRole('dialog', { name: 'Money out' }))
  expect(operation('ForecastRecordsQuery').request.variables).toMatchObject({
    filter: { direction: 'DEBIT', from: '2026-12-01', to: '2026-12-31', leftOut: false },
  })
  answer('ForecastRecordsQuery', {
    organization: {
      id: 'organization',
      cashForecastRecords: {
        totalCount: 3,
        total: money('809.00'),
        items: [
          {
            source: 'BILL',
            amount: money('750.00'),
            dueOn: '2026-12-03',
            expectedOn: '2026-12-10',
            lateDays: 7,
            lateSamples: 9,
            promisedOn: null,
            leftOut: null,
            expectedTransaction: {
              id: 'et',
              uuid: 'et',
              number: 'ET-2026-000001',
              description: 'Sewa',
              counterparty: null,
            },
            plannedLine: null,
            bill: null,
            payment: null,
            paymentTransaction: null,
          },
          {
            source: 'INVOICE',
            amount: money('50.00'),
            dueOn: '2026-12-03',
            expectedOn: '2026-12-12',
            lateDays: null,
            lateSamples: null,
            promisedOn: '2026-12-12',
            leftOut: null,
            expectedTransaction: {
              id: 'invoiced',
              uuid: 'invoiced',
              number: 'ET-2026-000002',
              description: 'INV-2026-000007',
              counterparty: null,
            },
            plannedLine: null,
            bill: null,
            payment: null,
            paymentTransaction: null,
          },
          {
            source: 'PROVIDER',
            amount: money('9.00'),
            dueOn: '2026-12-04',
            expectedOn: '2026-12-04',
            lateDays: null,
            lateSamples: null,
            promisedOn: null,
            leftOut: null,
            expectedTransaction: null,
            plannedLine: null,
            bill: null,
            payment: null,
            paymentTransaction: {
              id: 'order',
              uuid: 'order',
              orderReference: 'INV-2026-000009',
              provider: { id: 'shop', alias: 'Toko Xendit' },
            },
          },
        ],
      },
    },
  })
  expect(await drawer.findByText(/usually 7 days late \(9\)/)).toBeTruthy()
  expect(drawer.getByText(/promised for/).textContent).toMatch(/promised for .*12/)
  expect(drawer.getByRole('link', { name: 'Toko Xendit' }).getAttribute('href')).toBe('/payment-transactions/order')
  expect(drawer.getByText('3 records')).toBeTruthy()
})

test('a figure by origin opens the records of this origin alone, and keeps it in the address', async () => {
  const { user, router, operation } = await open()
  const table = within(screen.getByRole('table'))
  await user.click(table.getByRole('button', { name: 'Bills, Dec 2026: −750.00' }))
  expect(new URLSearchParams(router.state.location.search).get('open')).toBe('debit.1.bill')
  await screen.findByRole('dialog', { name: 'Bills' })
  expect(operation('ForecastRecordsQuery').request.variables).toMatchObject({
    filter: { direction: 'DEBIT', source: 'BILL', from: '2026-12-01', to: '2026-12-31', leftOut: false },
  })
  // Without money of an origin there is nothing to open.
  expect(table.queryByRole('button', { name: /^Bills, Nov/ })).toBeNull()
})

test('an address with an unknown origin opens the whole figure', () => {
  expect(readOpenForecast('credit.3.credit_memo')).toEqual({ direction: 'CREDIT', place: 3, source: 'CREDIT_MEMO' })
  expect(writeOpenForecast({ direction: 'CREDIT', place: 3, source: 'CREDIT_MEMO' })).toBe('credit.3.credit_memo')
  expect(readOpenForecast('debit.left_out.nothing')).toEqual({ direction: 'DEBIT', place: 'LEFT_OUT' })
  expect(writeOpenForecast({ direction: 'DEBIT', place: 'LEFT_OUT' })).toBe('debit.left_out')
})

const SCENARIO = {
  periods: PERIODS.map(each => ({ ...each, lowest: { day: each.to, amount: money('20.00') } })),
  lowest: { day: '2026-12-10', amount: money('20.00') },
  firstBreach: null,
}

test('what if is asked for in the address, and its outcome stands beside the base', async () => {
  const { user, router } = await open({ scenarios: [SCENARIO] })
  const late = screen.getByRole('spinbutton', { name: 'Scenario 1: customers pay days late' })
  await user.clear(late)
  await user.type(late, '400{Enter}')
  expect([screen.getByText('Whole number from 0 to 366').id, '400']).toEqual([
    late.getAttribute('aria-describedby'),
    late.getAttribute('value'),
  ])
  expect(new URLSearchParams(router.state.location.search).get('late')).toBeNull()
  await user.clear(late)
  await user.type(late, '7{Enter}')
  expect(new URLSearchParams(router.state.location.search).get('late')).toBe('7')
  expect(forecastVariables(forecastState.read(new URLSearchParams(router.state.location.search))).scenarios).toEqual([
    {
      receiptsLateDays: 7,
      paymentsLateDays: 0,
      haircutPercent: 0,
      includesUnapproved: false,
      leavesOut: [],
      extraLines: [],
    },
  ])
  expect(plain(screen.getByRole('status').textContent)).toBe('2 periods below minimum, lowest IDR 20.00')
  await user.click(screen.getByRole('button', { name: 'Clear Scenario 1' }))
  expect(new URLSearchParams(router.state.location.search).get('late')).toBeNull()
})

test('three scenarios stand side by side under their names, each with its outcome; a fourth is not offered', async () => {
  const closing = (amount: string) => ({
    ...SCENARIO,
    periods: SCENARIO.periods.map(each => ({ ...each, closing: money(amount) })),
    lowest: { day: '2026-12-10', amount: money(amount) },
  })
  const { user, router } = await open(
    { scenarios: [closing('30.00'), closing('20.00')] },
    [],
    '/cash-forecast?unit=month&late=7&less3=10&name3=Fewer+buyers',
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent))).toEqual([
    '2 periods below minimum, lowest IDR 30.00',
    '2 periods below minimum, lowest IDR 20.00',
  ])
  expect(screen.getByRole('row', { name: /^Closing, Scenario 1 30\.00/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Closing, Fewer buyers 20\.00/ })).toBeTruthy()
  expect(screen.getAllByText('Fewer buyers', { selector: 'li' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Add scenario' }))
  expect(screen.queryByRole('button', { name: 'Add scenario' })).toBeNull()
  await user.click(
    within(screen.getByRole('group', { name: 'Scenario 2' })).getByRole('checkbox', { name: 'include unapproved' }),
  )
  const asked = forecastVariables(forecastState.read(new URLSearchParams(router.state.location.search)))
  expect(asked.scenarios.map(each => [each.receiptsLateDays, each.includesUnapproved, each.haircutPercent])).toEqual([
    [7, false, 0],
    [0, true, 0],
    [0, false, 10],
  ])
  await user.click(screen.getByRole('button', { name: 'Clear Fewer buyers' }))
  expect(new URLSearchParams(router.state.location.search).get('name3')).toBeNull()
})

const RECORD = '0198f000-0000-7000-8000-000000000201'

test('a record is left out of a scenario where its figure opens, and counts again with one press', async () => {
  const { user, router, answer } = await open({}, [], '/cash-forecast?unit=month&open=debit.1')
  const drawer = within(await screen.findByRole('dialog', { name: 'Money out' }))
  answer('ForecastRecordsQuery', {
    organization: {
      id: 'organization',
      cashForecastRecords: {
        totalCount: 1,
        total: money('750.00'),
        items: [
          {
            source: 'BILL',
            amount: money('750.00'),
            dueOn: '2026-12-03',
            expectedOn: '2026-12-03',
            lateDays: null,
            lateSamples: null,
            promisedOn: null,
            leftOut: null,
            expectedTransaction: {
              id: 'et',
              uuid: RECORD,
              number: 'ET-2026-000001',
              description: 'Sewa',
              counterparty: null,
            },
            plannedLine: null,
            bill: null,
            payment: null,
            paymentTransaction: null,
          },
        ],
      },
    },
  })
  const leaveOut = await drawer.findByRole('checkbox', { name: 'Leave ET-2026-000001 out of Scenario 1' })
  await user.click(leaveOut)
  const search = () => new URLSearchParams(router.state.location.search)
  expect(search().get('out')).toBe(RECORD)
  expect(forecastVariables(forecastState.read(search())).scenarios).toMatchObject([{ leavesOut: [RECORD] }])
  await user.click(drawer.getByRole('checkbox', { name: 'Leave ET-2026-000001 out of Scenario 1' }))
  expect(search().get('out')).toBeNull()
})

test('a scenario shows what it leaves out and adds, and takes each back', async () => {
  const { user, router } = await open(
    { scenarios: [SCENARIO] },
    [],
    `/cash-forecast?unit=month&out=${RECORD}&extra=2026-12-01*-500.00_2026-12-15*900.5_damaged`,
  )
  const search = () => new URLSearchParams(router.state.location.search)
  expect(forecastVariables(forecastState.read(search())).scenarios).toMatchObject([
    {
      leavesOut: [RECORD],
      extraLines: [
        { direction: 'DEBIT', amount: '500.00', date: '2026-12-01' },
        { direction: 'CREDIT', amount: '900.5', date: '2026-12-15' },
      ],
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Take −500.00 on 1 Dec out of Scenario 1' }))
  expect(search().get('extra')).toBe('2026-12-15*900.5')
  expect(screen.getByText('1 record left out')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Count all records again in Scenario 1' }))
  expect(search().get('out')).toBeNull()
  expect(screen.getByText('+900.50 on 15 Dec')).toBeTruthy()
})

test('an extra line is entered in a dialog, and stands in the address with its scenario', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Extra line in Scenario 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Extra line of the scenario' }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(dialog.getByRole('textbox', { name: /Amount/ }).getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Direction' }), 'CREDIT')
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '1500')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('extra')).toMatch(/^\d{4}-\d\d-\d\d\*1500(\.00)?$/),
  )
})

test('who may plan changes the minimum where it stands; others read it', async () => {
  const { user, operation, answer } = await open()
  await user.click(screen.getByRole('button', { name: /^Minimum/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Minimum cash in IDR' }))
  const amount = dialog.getByRole('textbox', { name: /Minimum/ })
  await user.clear(amount)
  await user.type(amount, '250')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(operation('MinimumDialogMutation').request.variables).toEqual({
    input: { currency: 'IDR', amount: expect.stringMatching(/^250/), version: 3 },
  })
  answer('MinimumDialogMutation', { setMinimumCash: { version: 4, userErrors: [] } })
})

test('without the permission the minimum is text', async () => {
  await open({}, [])
  expect(screen.queryByRole('button', { name: /^Minimum/ })).toBeNull()
  expect(screen.getAllByText(/^Minimum/).length).toBeGreaterThan(0)
})

const LINE = {
  id: 'line',
  name: 'Sewa gudang',
  direction: 'DEBIT',
  amount: money('100.00'),
  counterparty: { id: 'sinar', alias: 'Sinar' },
  category: null,
  rule: 'MONTHLY',
  startsOn: '2026-11-30',
  endsOn: '2027-06-30',
  version: 2,
}
const plansOf = (...plannedLines: object[]) => ({ organization: { id: 'organization', plannedLines } })

test('planned lines tell when they fall and what takes their place, and are changed where they stand', async () => {
  const { user, router, answer, operation } = await open()
  await user.click(screen.getByRole('button', { name: 'Planned lines' }))
  expect(new URLSearchParams(router.state.location.search).get('plans')).toBe('yes')
  const drawer = within(await screen.findByRole('dialog', { name: 'Planned lines' }))
  answer('PlannedLinesQuery', plansOf(LINE))
  expect(plain((await drawer.findByRole('listitem')).textContent)).toBe(
    'Sewa gudangMoney out · Monthly · from 30 Nov 2026 until 30 Jun 2027 · less records of SinarIDR 100.00',
  )
  await user.click(drawer.getByRole('button', { name: 'Sewa gudang' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit planned line' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), 'Once')
  expect(dialog.queryByRole('textbox', { name: /End date/ })).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Replaced by records of' }), 'A bill category')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  // A missing category is reported first.
  expect(dialog.getByText('Please enter Bill category')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Bill category/ }), 'Sewa')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(operation('usePlannedLineChangesUpdateMutation').request.variables['input']).toMatchObject({
    id: 'line',
    version: 2,
    name: 'Sewa gudang',
    amount: '100.00',
    rule: 'ONCE',
    endsOn: null,
    counterpartyId: null,
    category: 'Sewa',
  })
  answer('usePlannedLineChangesUpdateMutation', { updatePlannedLine: { ...plansOf(LINE), userErrors: [] } })
  // The forecast is refetched with it.
  await expect.poll(() => operation('useForecastChangesQuery')).toBeTruthy()
})

test('who may not plan reads planned lines as text', async () => {
  const { answer } = await open({}, [], '/cash-forecast?plans=yes')
  const drawer = within(await screen.findByRole('dialog', { name: 'Planned lines' }))
  answer('PlannedLinesQuery', plansOf(LINE))
  expect(await drawer.findByText('Sewa gudang')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: /Sewa gudang|Add planned line/ })).toBeNull()
})

test('a scenario is saved under a name, without what is open beside it', async () => {
  const read = (search: string) => viewOf(forecastState.read(new URLSearchParams(search)))
  expect(read('unit=month&late=7&less=10&open=debit.0&plans=yes')).toBe('unit=month&late=7&less=10')
  const scenario = { periods: PERIODS, lowest: { day: '2026-12-10', amount: money('20.00') }, firstBreach: null }
  const { user, answer, operation } = await open(
    { scenarios: [scenario] },
    [],
    '/cash-forecast?unit=month&late=7&less=10',
  )
  await expect.poll(() => operation('useSavedViewsQuery').request.variables).toEqual({ list: 'CASH_FORECASTS' })
  answer('useSavedViewsQuery', { organization: { id: 'organization', savedViews: [] } })
  await user.click(await screen.findByRole('button', { name: 'Save view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }))
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Customers late')
  await user.click(dialog.getByRole('button', { name: /^Save/ }))
  expect(operation('useChangeViewsCreateMutation').request.variables['input']).toMatchObject({
    list: 'CASH_FORECASTS',
    name: 'Customers late',
    query: 'unit=month&late=7&less=10',
  })
})

test('tells how good it was, by period and horizon, with what differed most', async () => {
  const { answer, operation } = await open()
  await expect
    .poll(() => operation('ForecastAccuracyQuery').request.variables)
    .toEqual({ currency: 'IDR', unit: 'MONTH' })
  const figures = (forecast: string, actual: string) => ({
    forecast: money(forecast),
    actual: money(actual),
    timing: money('0.00'),
    amount: money('0.00'),
  })
  const past = (from: string, to: string, over: object) => ({
    from,
    to,
    forecastClosing: money('180.84'),
    actualClosing: money('184.64'),
    forecast: money('10.00'),
    actual: money('13.80'),
    sources: [],
    ...over,
  })
  answer('ForecastAccuracyQuery', {
    organization: {
      id: 'organization',
      cashForecastAccuracy: {
        periods: [
          past('2026-10-01', '2026-10-31', {
            sources: [
              { source: 'INVOICE', ...figures('10.00', '13.40'), timing: money('4.00'), amount: money('-0.60') },
              { source: 'UNFORECAST', ...figures('0.00', '0.40') },
            ],
          }),
          past('2026-09-01', '2026-09-30', {
            forecastClosing: null,
            actual: money('9.00'),
            sources: [{ source: 'UNFORECAST', ...figures('0.00', '-1.00') }],
          }),
        ],
        horizons: [
          { horizon: 1, periods: 2, wape: 0.1549, bias: -0.0141 },
          { horizon: 4, periods: 1, wape: 0.2, bias: 0.03 },
          { horizon: 12, periods: 0, wape: null, bias: null },
        ],
      },
    },
  })
  const [section] = await screen.findAllByRole('region', { name: 'How good was it' })
  const card = within(section!)
  expect(card.getAllByRole('row').map(row => [...row.children].map(cell => plain(cell.textContent)))).toEqual([
    ['Period', 'Forecast closing', 'Actual closing', 'Difference', 'Mostly because of'],
    ['Oct 2026', '180.84', '184.64', '+3.80', 'Customer invoices +3.40Timing +4.00Amount −0.60'],
    ['Sep 2026', '–', '184.64', '−1.00', 'Not forecast −1.00'],
  ])
  expect(card.getAllByRole('listitem').map(item => plain(item.textContent))).toEqual([
    '1 period ahead: off by 15.5%, bias -1.4% (2 periods)',
    '4 periods ahead: off by 20%, bias +3% (1 period)',
  ])
})

test('says when the first comparison comes', async () => {
  const { answer, operation } = await open()
  await expect.poll(() => operation('ForecastAccuracyQuery').request.variables).toBeTruthy()
  answer('ForecastAccuracyQuery', {
    organization: { id: 'organization', cashForecastAccuracy: { periods: [], horizons: [] } },
  })
  expect(await screen.findByText(/A snapshot is kept every night/)).toBeTruthy()
})

test('another currency has its closing in rupiah, at a rate that is named with its day', async () => {
  await open({
    currency: 'USD',
    rupiahRate: { rate: '16284', date: '2026-11-20', source: 'Bank Indonesia' },
    periods: PERIODS.map(each => ({ ...each, closingInRupiah: money('13027200.00') })),
  })
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /^≈ Closing, IDR/ }).textContent).toContain('13.03')
  const notes = () => screen.getAllByRole('listitem').map(item => plain(item.textContent))
  expect(notes()).toContain('In rupiah at USD 1 = IDR 16,284, Bank Indonesia, 20 Nov 2026.')
})

test('without a rate another currency is not in rupiah, and says where rates are entered', async () => {
  await open({ currency: 'USD' })
  expect(screen.queryByRole('row', { name: /^≈ Closing/ })).toBeNull()
  expect(screen.getByText(/^No exchange rate for USD yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cash position' }).getAttribute('href')).toBe('/cash-position?currency=usd')
})
