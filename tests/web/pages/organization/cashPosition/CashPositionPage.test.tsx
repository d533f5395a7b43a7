import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import historyQuery, { type CashHistoryQuery } from '../../../../../web/__generated__/CashHistoryQuery.graphql.ts'
import pageQuery, {
  type CashPositionPageQuery,
} from '../../../../../web/__generated__/CashPositionPageQuery.graphql.ts'
import { today } from '../../../../../web/i18n/format.ts'
import {
  cashPositionState,
  historyVariables,
  positionVariables,
} from '../../../../../web/pages/organization/cashPosition/_lib/cashPositionState.ts'
import { CashPositionPage } from '../../../../../web/pages/organization/cashPosition/CashPositionPage.tsx'
import type { Permission } from '../../../../../web/permissions.generated.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string, currency = 'IDR') => ({ amount, currency })
const pending = (count: number, amount: string, currency = 'IDR') => ({ count, amount: money(amount, currency) })
const STALE_AFTER = { apiHours: 24, fileDays: 1, manualDays: 3, version: 0 }
const NONE = pending(0, '0.00')

const figures = (ledger: string | null, over: object = {}) => ({
  ledger: ledger === null ? null : money(ledger),
  available: ledger === null ? null : money(ledger),
  availableInRupiah: null,
  restricted: money('0.00'),
  spendable: ledger === null ? null : money(ledger),
  projected: ledger === null ? null : money(ledger),
  pendingIn: NONE,
  pendingOut: NONE,
  ...over,
})
const totals = (ledger: string | null, over: object = {}) => ({
  ...figures(ledger),
  accounts: 1,
  unknown: 0,
  stale: money('0.00'),
  ...over,
})
const account = (alias: string, ledger: string | null, over: object = {}) => ({
  ...figures(ledger),
  asOf: ledger === null ? null : '2026-11-13T00:00:00Z',
  isStale: false,
  restriction: null,
  bankAccount: {
    id: alias,
    uuid: alias,
    alias,
    accountNumber: '5220388801',
    connectionType: 'MANUAL',
    status: 'ACTIVE',
  },
  ...over,
})
const entity = { id: 'entity', uuid: 'entity', name: 'PT Nusantara Retail' }
const bank = { code: '014', name: 'BCA' }

const RUPIAH = {
  currency: 'IDR',
  rupiahRate: null,
  totals: totals('620.00', {
    accounts: 3,
    unknown: 1,
    stale: money('120.00'),
    spendable: money('550.00'),
    restricted: money('50.00'),
    projected: money('592.00'),
    pendingIn: pending(1, '2.00'),
    pendingOut: pending(2, '30.00'),
  }),
  groups: [
    {
      bank,
      entity: null,
      totals: totals('620.00'),
      groups: [
        {
          bank: null,
          entity,
          totals: totals('620.00'),
          accounts: [
            account('Operasional', '500.00', { pendingOut: pending(2, '30.00') }),
            account('Kas kecil', '120.00', { isStale: true }),
            account('Baru', null),
          ],
        },
      ],
    },
  ],
  unassignedIn: NONE,
  unassignedOut: pending(1, '7.00'),
  leftOutIn: pending(1, '400.00'),
  leftOutOut: NONE,
}
const DOLLARS = {
  ...RUPIAH,
  currency: 'USD',
  totals: totals('10.00', { available: money('10.00', 'USD') }),
  groups: [],
}

const ENTITIES = [
  { id: 'entity', name: 'PT Nusantara Retail' },
  { id: 'second', name: 'PT Nusantara Logistik' },
]

async function open(
  path = '/cash-position',
  currencies: object[] = [RUPIAH, DOLLARS],
  language: 'en' | 'id' = 'en',
  more: Permission[] = [],
) {
  const environment = createMockEnvironment()
  const page = loadQuery<CashPositionPageQuery>(environment, pageQuery, { asOf: null, groupBy: 'BANK', entities: null })
  const history = loadQuery<CashHistoryQuery>(environment, historyQuery, {
    currency: 'IDR',
    from: '2026-10-25',
    to: '2026-11-23',
    entities: null,
  })
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const answer = (name: string, organization: object) =>
    act(() =>
      environment.mock.resolve(operation(name), { data: { organization: { id: 'organization', ...organization } } }),
    )
  const rendering = renderScreen(
    <PermissionsProvider permissions={['TREASURY_BANK_ACCOUNTS_MANAGE', ...more]}>
      <CashPositionPage queries={{ page, history }} />
    </PermissionsProvider>,
    {
      environment,
      language,
      path,
      messages: ['cashPosition', 'charts'],
    },
  )
  answer('CashPositionPageQuery', {
    entities: ENTITIES,
    cashPosition: { asOf: today(), staleAfter: STALE_AFTER, currencies },
  })
  answer('CashHistoryQuery', { cashHistory: [{ on: '2026-11-23', ledger: money('620.00') }] })
  const { router } = await rendering
  return { router, answer, operation, environment, user: userEvent.setup() }
}

test('shows the end of today as an equation, what is old and unknown, and each account', async () => {
  await open()
  const summary = within(screen.getByRole('region', { name: 'End of today, as it stands' }))
  const lines = summary.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(lines).toEqual([
    ['Ledger', '620.00'],
    ['+1 receipt expected', '2.00'],
    ['−2 payments in progress or due', '30.00'],
    ['At the end of the day', '592.00'],
    ['Available', '620.00'],
    ['−Blocked or minimum balance', '50.00'],
    ['Spendable', '550.00'],
    ['1 payment without an account', '7.00'],
    ['Left out: 1 receipt already in the balance', '400.00'],
  ])
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toContain(
    'IDR 120.00 of IDR 620.00 is out of date.',
  )
  expect(screen.getByRole('status').textContent).toContain('1 account has no balance and isn’t included: Baru')
  const row = within(screen.getByRole('row', { name: /Operasional/ }))
  expect(row.getByRole('link', { name: '500.00' }).getAttribute('href')).toBe(
    '/statement-transactions?account=Operasional',
  )
  expect(within(screen.getByRole('row', { name: /^Baru/ })).getByText('No balance')).toBeTruthy()
})

test('marks a closed account, which is in the figures, and no other', async () => {
  const [group] = RUPIAH.groups
  const [inner] = group?.groups ?? []
  const [first, second] = inner?.accounts ?? []
  const closed = { ...second, bankAccount: { ...second?.bankAccount, status: 'CLOSED' } }
  await open('/cash-position', [
    { ...RUPIAH, groups: [{ ...group, groups: [{ ...inner, accounts: [first, closed] }] }] },
  ])
  expect(within(screen.getByRole('row', { name: /Kas kecil/ })).getByText('Closed')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Operasional/ })).queryByText('Closed')).toBeNull()
})

test('a figure opens to its records, which the address keeps, with their sum', async () => {
  const { user, router, answer, operation } = await open()
  await user.click(screen.getByRole('button', { name: '−30.00, show records' }))
  expect(router.state.location.search).toBe('?open=debit.counted.Operasional')
  const drawer = within(await screen.findByRole('dialog', { name: 'Payments in progress or due' }))
  expect(operation('RecordsDrawerQuery').request.variables).toEqual({
    currency: 'IDR',
    direction: 'DEBIT',
    kind: 'COUNTED',
    accounts: ['Operasional'],
    entities: null,
  })
  answer('RecordsDrawerQuery', {
    pendingCash: {
      totalCount: 1,
      total: money('30.00'),
      items: [
        {
          leftOut: null,
          remaining: money('30.00'),
          expectedTransaction: {
            __typename: 'ExpectedTransaction',
            id: 'et',
            uuid: 'et',
            number: 'ET-2026-000001',
            date: '2026-11-20',
            description: 'Sewa',
            counterparty: null,
          },
        },
      ],
    },
  })
  expect((await drawer.findByRole('link', { name: 'Sewa' })).getAttribute('href')).toBe(
    '/expected-transactions/et/edit',
  )
  expect(drawer.getByText('1 record')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

test('another currency is one switch away and never added', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('radio', { name: 'USD' }))
  expect(router.state.location.search).toBe('?currency=usd')
})

test('says in Indonesian that there is no account yet', async () => {
  await open('/cash-position', [], 'id')
  expect(screen.getByText('Belum ada rekening bank')).toBeTruthy()
})

test('figures of one entity are asked for in the address', async () => {
  const { user, router } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Entity' }), 'PT Nusantara Logistik')
  const search = new URLSearchParams(router.state.location.search)
  expect(search.get('entity')).toBe('second')
  const state = cashPositionState.read(search)
  expect([positionVariables(state).entities, historyVariables(state).entities]).toEqual([['second'], ['second']])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Entity' }), 'All entities')
  expect(new URLSearchParams(router.state.location.search).get('entity')).toBeNull()
})

test('says after how long a balance is old, and who manages accounts changes it', async () => {
  const { user, operation } = await open()
  const note = screen.getByText(/^A balance is old after 24 hours from a bank’s API, 1 banking day from a file/)
  await user.click(within(note).getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'When is a balance old?' }))
  const byHand = dialog.getByLabelText('By hand, banking days')
  await user.clear(byHand)
  await user.type(byHand, '31')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter a whole number from 1 to 30.')).toBeTruthy()
  await user.clear(byHand)
  await user.type(byHand, '5')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(operation('StalenessDialogMutation').request.variables).toEqual({
    input: { apiHours: 24, fileDays: 1, manualDays: 5, version: 0 },
  })
})

test('what lies at payment providers and in deposits stands apart, in no figure, and leads to its records', async () => {
  const { answer, operation } = await open('/cash-position', [RUPIAH, DOLLARS], 'en', [
    'TREASURY_PROVIDERS_VIEW',
    'TREASURY_DEPOSITS_VIEW',
  ])
  await waitFor(() => operation('NotInCashQuery'))
  expect(operation('NotInCashQuery').request.variables).toMatchObject({ providers: true, deposits: true })
  answer('NotInCashQuery', {
    paymentProviders: {
      atProviders: [
        { pending: money('995.00'), withdrawable: money('0.00'), onItsWay: money('7.00') },
        { pending: money('1.00', 'USD'), withdrawable: money('0.00', 'USD'), onItsWay: money('0.00', 'USD') },
      ],
    },
    deposits: { totals: [money('5000.00')] },
    pledged: { totals: [money('2000.00')] },
    maturing: { totals: [money('400.00')] },
  })
  const card = within(await screen.findByRole('region', { name: 'Not in cash' }))
  expect(card.getAllByRole('listitem').map(each => each.textContent.replace(/\s/g, ' '))).toEqual([
    'At payment providers, not credited yetIDR 995.00',
    'Payouts on their wayIDR 7.00',
    'DepositsIDR 5,000.00',
    'Of these, pledged as collateralIDR 2,000.00',
    'Of these, maturing within 30 daysIDR 400.00',
  ])
  expect(card.getByRole('link', { name: 'Deposits' }).getAttribute('href')).toBe('/deposits')
  expect(card.getByRole('link', { name: /pledged/ }).getAttribute('href')).toBe('/deposits?pledged=yes')
})

const RATED = {
  ...DOLLARS,
  rupiahRate: { rate: '16284', date: '2026-11-20', source: 'Bank Indonesia' },
  totals: totals('10.00', { available: money('10.00', 'USD'), availableInRupiah: money('162840.00') }),
}
const PLAIN = (text: string | null) => text?.replace(/\s/g, ' ')

test('other currencies are shown in rupiah by a rate that is named with its day, and never without one', async () => {
  await open('/cash-position', [RUPIAH, RATED, { ...DOLLARS, currency: 'SGD' }])
  const others = within(screen.getByRole('region', { name: 'Other currencies' }))
  expect(others.getAllByRole('listitem').map(each => PLAIN(each.textContent))).toEqual([
    '1 account, USD≈ IDR 162,840.00USD 10.00',
    '1 account, SGDUSD 10.00',
  ])
  expect(screen.getByText('USD 1 = IDR 16,284, Bank Indonesia, 20 Nov 2026')).toBeTruthy()
  expect(screen.getByText(/^No exchange rate for SGD up to .*, so not shown in rupiah\.$/)).toBeTruthy()
})

test('the accounts of another currency have a column in rupiah', async () => {
  await open('/cash-position?currency=usd', [RUPIAH, RATED])
  const table = within(screen.getByRole('table', { name: '' }))
  expect(table.getByRole('columnheader', { name: 'In IDR' })).toBeTruthy()
  expect(table.getByRole('row', { name: /^Total/ }).textContent).toContain('≈ 162,840.00')
})

const RATE = { uuid: 'rate', currency: 'USD', date: '2026-11-19', rate: '16200', source: 'Bank Indonesia', version: 3 }
async function openRates() {
  const page = await open('/cash-position', [RUPIAH, DOLLARS])
  await page.user.click(screen.getByRole('button', { name: 'Exchange rates' }))
  await waitFor(() => page.operation('RatesDialogQuery'))
  page.answer('RatesDialogQuery', { exchangeRates: [RATE] })
  const dialog = await screen.findByRole('dialog', { name: 'Exchange rates' })
  // It takes the focus once it is shown: what is typed before that goes elsewhere.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { ...page, dialog: within(dialog) }
}

test('who manages accounts enters a rate or pastes several, and hears of lines that are none', async () => {
  const { user, operation, dialog } = await openRates()
  expect(dialog.getByRole('button', { name: 'Delete the rate of USD, 19 Nov 2026' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save rates' }))
  expect(dialog.getByText('Enter a rate greater than zero, with at most 4 decimals')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Paste several' }))
  const lines = dialog.getByLabelText(/^Rates, one per line/)
  await user.click(lines)
  await user.paste('2026-11-20 USD 16284.00\n2026-11-20 EUR 1\n')
  await user.click(dialog.getByRole('button', { name: 'Save rates' }))
  expect(dialog.getByText('Line 2: enter date, currency, and rate')).toBeTruthy()
  await user.clear(lines)
  await user.click(lines)
  await user.paste('2026-11-19;usd;16284.00\n2026-11-20\tSGD\t12531')
  await user.click(dialog.getByRole('button', { name: 'Save rates' }))
  expect(operation('useRateChangesSetMutation').request.variables).toEqual({
    input: {
      rates: [
        { currency: 'USD', date: '2026-11-19', rate: '16284.00', source: 'Bank Indonesia', version: 3 },
        { currency: 'SGD', date: '2026-11-20', rate: '12531', source: 'Bank Indonesia', version: 0 },
      ],
      acceptWarnings: false,
    },
  })
})

test('a rate shows how it was read, and one far off the latest is saved only on a second submit', async () => {
  const { user, operation, environment, dialog } = await openRates()
  const rate = dialog.getByLabelText(/^Rupiah for 1 USD/)
  await user.type(rate, '16.350')
  expect(await dialog.findByText('= 16.35')).toBeTruthy()
  const variables = () => operation('useRateChangesSetMutation').request.variables['input']
  const typed = { currency: 'USD', rate: '16.35', source: 'Bank Indonesia', version: 0 }
  await user.click(dialog.getByRole('button', { name: 'Save rates' }))
  expect(variables()).toMatchObject({ rates: [typed], acceptWarnings: false })
  const message = '16.35 is far off the latest rate'
  const userErrors = [{ code: 'U-TRSY-AN-10', message, field: ['rates', '0', 'rate'] }]
  act(() =>
    environment.mock.resolve(operation('useRateChangesSetMutation'), {
      data: { setExchangeRates: { organization: null, userErrors } },
    }),
  )
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeTruthy()
  await user.clear(rate)
  await user.type(rate, '16,350')
  expect(dialog.getByRole('button', { name: 'Save rates' })).toBeTruthy()
  await user.clear(rate)
  await user.type(rate, '16.35')
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
  expect(variables()).toMatchObject({ rates: [typed], acceptWarnings: true })
})

/** Enters these lines and sends them; the service refuses with these errors, by the place of their rate. */
async function paste(text: string, refusals: readonly { code: string; at: number; message: string }[]) {
  const page = await openRates()
  const { user, operation, environment, dialog } = page
  await user.click(dialog.getByRole('radio', { name: 'Paste several' }))
  await user.click(dialog.getByLabelText(/^Rates, one per line/))
  await user.paste(text)
  await user.click(dialog.getByRole('button', { name: 'Save rates' }))
  const userErrors = refusals.map(({ code, at, message }) => ({ code, message, field: ['rates', String(at), 'rate'] }))
  act(() =>
    environment.mock.resolve(operation('useRateChangesSetMutation'), {
      data: { setExchangeRates: { organization: null, userErrors } },
    }),
  )
  return page
}
const LINES = '2026-11-18 USD 16.28\n\n2026-11-19 SGD 12531\n2026-11-20 USD 1620\n'

test('of pasted rates each doubtful line is told before all can be saved anyway', async () => {
  const { user, operation, dialog } = await paste(LINES, [
    { code: 'U-TRSY-AN-10', at: 0, message: '16.28 is far off' },
    { code: 'U-TRSY-AN-10', at: 2, message: '1,620 is far off' },
  ])
  expect(await dialog.findByText('Line 1: 16.28 is far off')).toBeTruthy()
  expect(dialog.getByText('Line 4: 1,620 is far off')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
  expect(operation('useRateChangesSetMutation').request.variables['input']).toMatchObject({ acceptWarnings: true })
})

test('pasted rates of which one is refused can’t be saved anyway', async () => {
  const { dialog } = await paste(LINES, [
    { code: 'U-TRSY-AN-10', at: 0, message: '16.28 is far off' },
    { code: 'U-TRSY-AN-11', at: 1, message: 'Choose today or an earlier day.' },
  ])
  expect(await dialog.findByText('Line 3: Choose today or an earlier day.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Save rates' })).toBeTruthy()
})

test('a rate that someone else changed is read again, so that it can be deleted', async () => {
  const { user, operation, environment, answer, dialog } = await openRates()
  const remove = () => user.click(dialog.getByRole('button', { name: 'Delete the rate of USD, 19 Nov 2026' }))
  await remove()
  const userErrors = [{ code: 'G-3', message: 'Someone else changed this.', field: null }]
  const reads = () =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'RatesDialogQuery')
  expect(reads()).toHaveLength(0)
  act(() =>
    environment.mock.resolve(operation('useRateChangesDeleteMutation'), {
      data: { deleteExchangeRate: { organization: null, userErrors } },
    }),
  )
  await waitFor(() => expect(reads()).toHaveLength(1))
  answer('RatesDialogQuery', { exchangeRates: [{ ...RATE, rate: '16300', version: 4 }] })
  expect(await dialog.findByText(/16,300/)).toBeTruthy()
  await remove()
  expect(operation('useRateChangesDeleteMutation').request.variables).toEqual({ input: { uuid: 'rate', version: 4 } })
})
