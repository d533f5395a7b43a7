import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type GroupCashPageQuery } from '../../../../../web/__generated__/GroupCashPageQuery.graphql.ts'
import {
  groupCashState,
  groupCashVariables,
} from '../../../../../web/pages/organization/groupCash/_lib/groupCashState.ts'
import { GroupCashPage } from '../../../../../web/pages/organization/groupCash/GroupCashPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

/** The choice has its own code, which a busy machine loads slowly. */
const patiently = { timeout: 20_000 }
const amount = (text: string) => ({ amount: text })
const uuidOf = (place: number) => `0198f000-0000-7000-8000-00000000010${place}`
const held = (currency: string, available: string | null, stale = '0.00', unknown = 0) => ({
  currency,
  rupiahRate: null,
  totals: {
    unknown,
    available: available === null ? null : amount(available),
    availableInRupiah: null,
    stale: amount(stale),
  },
})
/** Like `held`, for a currency with an exchange rate of its organization. */
const heldAtRate = (currency: string, available: string, rate: string, inRupiah: string) => ({
  ...held(currency, available),
  rupiahRate: { rate, date: '2026-11-20' },
  totals: { ...held(currency, available).totals, availableInRupiah: amount(inRupiah) },
})
const forecast = (lowest: string, breach: string | null) => ({
  openingAt: null,
  minimum: amount('100.00'),
  lowest: { day: '2026-12-28', amount: amount(lowest) },
  firstBreach: breach === null ? null : { day: breach },
  periods: [{ to: '2026-11-29', closing: amount(lowest) }],
})
const owed = (overdue: string) => ({
  currencies: [
    {
      currency: 'IDR',
      remaining: amount(overdue),
      buckets: [{ bucket: 'DAYS_1_30', amount: amount(overdue) }],
    },
  ],
})

function membership(place: number, name: string, over: object = {}, permissions = ['TREASURY_ANALYSIS_VIEW']) {
  return {
    id: `membership${place}`,
    permissions,
    role: { id: `role${place}`, name: 'Invoicing only' },
    organization: {
      id: `organization${place}`,
      uuid: uuidOf(place),
      name,
      legalName: `PT ${name}`,
      timeZone: place === 2 ? 'Asia/Makassar' : 'Asia/Jakarta',
      cashPosition: { today: '2026-11-24', currencies: [held('IDR', '300.00', '120.00'), held('USD', '10.00')] },
      cashForecast: forecast('85.54', '2026-12-28'),
      agedPayables: owed('40.00'),
      approvalQueue: { totalCount: 7 },
      exceptionCounts: { open: 3, inProgress: 1 },
      ...over,
    },
  }
}
const nothing = {
  cashPosition: null,
  cashForecast: null,
  agedPayables: null,
  approvalQueue: null,
  exceptionCounts: null,
}
const GROUP = [
  membership(1, 'Samudra Niaga'),
  membership(2, 'Samudra Logistik', {
    cashPosition: { today: '2026-11-24', currencies: [held('IDR', '42.50'), held('SGD', null, '0.00', 1)] },
    cashForecast: null,
    agedPayables: owed('1.00'),
    approvalQueue: null,
    exceptionCounts: null,
  }),
  membership(3, 'Bahari Properti', nothing, ['INVOICING_INVOICES_VIEW']),
  membership(4, 'Samudra Kemasan', nothing),
]

/** What two organizations report about each other. */
const told = (place: number, betweenIn: string, betweenOut: string, owedAmount: string) => ({
  organization: { id: `organization${place}`, uuid: uuidOf(place) },
  moved: [
    {
      currency: 'IDR',
      in: amount('900.00'),
      out: amount('700.00'),
      betweenIn: amount(betweenIn),
      betweenOut: amount(betweenOut),
    },
    { currency: 'USD', in: amount('5.00'), out: amount('5.00'), betweenIn: amount('0.00'), betweenOut: amount('0.00') },
  ],
  expectedIn: { amount: amount(betweenIn) },
  expectedOut: { amount: amount(betweenOut) },
  owed: { remaining: amount(owedAmount), buckets: [{ bucket: 'DAYS_1_30', amount: amount(owedAmount) }] },
})
const side = (place: number, name: string, description: string | null) => ({
  isSeen: description !== null,
  organization: { id: `organization${place}`, uuid: uuidOf(place), name },
  statementTransaction: description === null ? null : { id: `line ${description}`, description, date: '2026-11-20' },
})
const BETWEEN = {
  hasMore: false,
  organizations: [told(1, '70.00', '850.00', '40.00'), told(2, '850.00', '70.00', '0.00')],
  flows: [
    {
      date: '2026-11-20',
      amount: { amount: '850.00', currency: 'IDR' },
      from: side(1, 'Samudra Niaga', 'Jasa angkut'),
      to: side(2, 'Samudra Logistik', 'SETORAN'),
    },
    {
      date: '2026-11-19',
      amount: { amount: '70.00', currency: 'IDR' },
      from: side(2, 'Samudra Logistik', null),
      to: side(1, 'Samudra Niaga', 'Pinjaman'),
    },
  ],
}
const NOTHING_BETWEEN = { hasMore: false, organizations: [], flows: [] }

async function open(search = '', memberships = GROUP, intercompany: object = NOTHING_BETWEEN) {
  const environment = createMockEnvironment()
  const variables = groupCashVariables(groupCashState.read(new URLSearchParams(search)))
  const page = loadQuery<GroupCashPageQuery>(environment, pageQuery, variables)
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { viewer: { id: 'viewer', memberships, all: memberships, intercompany } },
    }),
  )
  const { router } = await renderScreen(<GroupCashPage queries={{ page }} />, {
    environment,
    path: `/group-cash${search}`,
    messages: ['groupCash'],
  })
  return { router, user: userEvent.setup() }
}
const cells = (name: RegExp) => [...screen.getByRole('row', { name }).children].map(cell => cell.textContent)

test('sums each currency apart, over those that answered', async () => {
  await open()
  expect(screen.getByText('2 of 4 organizations answered')).toBeTruthy()
  const sums = within(screen.getByRole('region', { name: 'Available by currency' }))
  expect(sums.getByText('342.50, 2 organizations, 2 of 4 answered')).toBeTruthy()
  expect(sums.getByText('10.00, 1 organization, 2 of 4 answered')).toBeTruthy()
  expect(sums.getByText('1 account without a known balance')).toBeTruthy()
  expect(cells(/^Sum, 2 of 4/)).toEqual(['Sum, 2 of 4', '342.50', '10.00', '0.00', 'Each currency apart', '41.00', ''])
})

test('shows other currencies in rupiah at the rate of each, and their sum only where none is missing', async () => {
  const holding = (place: number, name: string, ...currencies: object[]) =>
    membership(place, name, { cashPosition: { today: '2026-11-24', currencies } })
  await open('', [
    holding(1, 'Samudra Niaga', heldAtRate('USD', '10.00', '16284', '162840.00'), held('SGD', '2.00')),
    holding(
      2,
      'Samudra Logistik',
      heldAtRate('USD', '1.00', '16300', '16300.00'),
      heldAtRate('SGD', '1.00', '12531', '12531.00'),
    ),
  ])
  const sums = within(screen.getByRole('region', { name: 'Available by currency' }))
  expect(sums.getByText('≈ IDR 179,140.00, each at its own rate')).toBeTruthy()
  expect(sums.getByText('Not in rupiah: a rate is missing')).toBeTruthy()
  expect(cells(/Samudra Niaga/)[1]).toContain('≈ IDR 162,840.00 at 16,284, 20 Nov')
  expect(cells(/Samudra Niaga/)[2]).not.toContain('≈')
})

test('a currency that nobody holds is not offered', async () => {
  const inRupiah = { today: '2026-11-24', currencies: [held('IDR', '1.00')] }
  await open('', [membership(1, 'Samudra Niaga', { cashPosition: inRupiah })])
  expect(screen.getByRole('radio', { name: 'USD' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'SGD' })).toBeNull()
})

test('an organization that may not be seen and one that fails say so, and the others stand', async () => {
  await open()
  expect(screen.getByRole('row', { name: /^Bahari Properti/ }).textContent).toContain(
    'You can’t view cash analysis there, so it is in no sum.Your role: Invoicing only.',
  )
  const failed = within(screen.getByRole('row', { name: /^Samudra Kemasan/ }))
  expect(failed.getByText('It didn’t answer, so it is in no sum.')).toBeTruthy()
  expect(failed.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(cells(/^SLSamudra Logistik|^Samudra Logistik/).slice(1)).toEqual([
    '42.50',
    '–',
    'Unknown',
    'Couldn’t load',
    '1.00',
    'Nothing',
  ])
})

test('each figure opens the screen of its organization', async () => {
  await open()
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Samudra Niaga, USD: 10.00')).toBe(`/o?id=${uuidOf(1)}&next=%2Fcash-position%3Fcurrency%3Dusd`)
  expect(to('Samudra Niaga, Lowest in 12 weeks, IDR: 85.54')).toContain('next=%2Fcash-forecast%3Fcurrency%3Didr')
  expect(to('Samudra Niaga, Overdue bills, IDR: 40.00')).toContain('next=%2Fpayables%3Fcurrency%3Didr')
  expect(to('Samudra Niaga, 7 approvals')).toBe(`/o?id=${uuidOf(1)}&next=%2Fapprovals`)
  expect(to('Samudra Niaga, 4 exceptions')).toBe(`/o?id=${uuidOf(1)}&next=%2Fexceptions`)
  expect(screen.getByText('120.00 is old')).toBeTruthy()
  expect(screen.getByText('First below minimum 28 Dec')).toBeTruthy()
})

test('the address holds view, currency and organizations', async () => {
  const { router, user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Payables' }))
  expect(router.state.location.search).toBe('?view=payables')
  expect(cells(/Samudra Niaga/).slice(1)).toEqual(['–', '–', '40.00', '–', '–', '–', '–', '40.00'])
  await user.click(screen.getByRole('radio', { name: 'Forecast' }))
  expect(cells(/Samudra Niaga/).slice(1)).toEqual(['85.54'])
  await user.click(screen.getByRole('button', { name: 'Organizations: 4 of 4' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Bahari Properti' }, patiently))
  const { organizations } = groupCashState.read(new URLSearchParams(router.state.location.search))
  expect(organizations).toEqual([uuidOf(1), uuidOf(2), uuidOf(4)])
})

test('marks what is between the organizations, in every sum as it is, and says which sides are seen', async () => {
  const { user } = await open('', GROUP, BETWEEN)
  const between = within(screen.getByRole('region', { name: 'Between these organizations' }))
  expect(between.getByText('Money in, IDR').nextSibling?.textContent).toBe('1,800.00of it 920.00 between them')
  expect(between.getByText('Money out, IDR').nextSibling?.textContent).toBe('1,400.00of it 920.00 between them')
  expect(between.queryByText('Money in, USD')).toBeNull()
  expect(between.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Samudra Niaga → Samudra LogistikJasa angkut, 20 NovIDR 850.00Both sides',
    'Samudra Logistik → Samudra NiagaPinjaman, 19 NovIDR 70.00Receiver’s side only',
  ])
  expect(between.getByRole('link', { name: 'Samudra Logistik → Samudra Niaga' }).getAttribute('href')).toBe(
    `/o?id=${uuidOf(1)}&next=${encodeURIComponent('/statement-transactions?q=Pinjaman&date=2026-11-20..2026-11-20')}`,
  )
  await user.click(screen.getByRole('radio', { name: 'Payables' }))
  expect(cells(/^Of it between/).slice(1)).toEqual(['–', '–', '40.00', '–', '–', '–', '–', '40.00'])
  await user.click(screen.getByRole('radio', { name: 'Forecast' }))
  expect(cells(/^Of it between/).slice(1)).toEqual(['In 920.00, out 920.00 in these 12 weeks, not netted'])
})

test('where no two of them tell of each other, nothing is said of what is between them', async () => {
  const { user } = await open()
  expect(screen.queryByRole('region', { name: 'Between these organizations' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Payables' }))
  expect(screen.queryByRole('row', { name: /^Of it between/ })).toBeNull()
})

test('what an address names badly is left out', () => {
  const state = groupCashState.read(new URLSearchParams(`organizations=x,${uuidOf(1)}&currency=eur&view=none`))
  expect(state).toEqual({ view: 'POSITION', currency: 'IDR', organizations: [uuidOf(1)] })
  expect(groupCashVariables({ ...state, organizations: [] })).toEqual({ currency: 'IDR', chosen: null, most: 20 })
})
