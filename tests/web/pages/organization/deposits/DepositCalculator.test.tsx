// The calculator next to the list of deposits: what it asks, what it shows, and the form that it leads to.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, test } from 'vitest'
import DepositCalculator from '../../../../../web/pages/organization/deposits/_components/DepositCalculator.tsx'
import { createAddress, readCalculated } from '../../../../../web/pages/organization/deposits/_lib/calculated.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
})

async function show(permissions: readonly string[] = []) {
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <DepositCalculator currency="IDR" />
    </PermissionsProvider>,
    { environment, messages: ['deposits', 'deposits.form'] },
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Principal' }), '5000000000')
  await user.type(screen.getByRole('textbox', { name: 'Rate (%)' }), '5,35')
  return user
}

const money = (amount: string) => ({ amount, currency: 'IDR' })
const asked = (name: string) =>
  waitFor(() => environment.mock.findOperation(({ request }) => request.node.operation.name === name))

async function compute() {
  const operation = await asked('useDepositCalculationQuery')
  const depositCalculation = {
    maturesOn: '2027-05-24',
    movedFrom: null,
    term: 181,
    taxRate: '20',
    proposedTaxRate: '20',
    taxReason: 'FINAL_TAX',
    netYield: '4.28',
    interest: money('132650684.93'),
    tax: money('26530136.99'),
    netInterest: money('106120547.94'),
    atMaturity: money('5106120547.94'),
    periods: [],
    otherTenors: [{ tenor: 6, tenorType: 'MONTHS', maturesOn: '2027-05-24', netInterest: money('106120547.94') }],
  }
  act(() => environment.mock.resolve(operation, { data: { organization: { id: 'o', depositCalculation } } }))
  return operation.request.variables
}

test('asks the server once principal and rate are there, and carries the terms into the form', async () => {
  const user = await show()
  expect(screen.queryByRole('link')).toBeNull()
  expect(await compute()).toMatchObject({
    input: { amount: money('5000000000.00'), tenor: 6, tenorType: 'MONTHS', interestRate: '5.35', bankCode: null },
  })
  expect(screen.getByText('Net interest', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(
    /106,120,547\.94/,
  )
  const address = new URL(
    screen.getByRole('link', { name: 'Create this deposit' }).getAttribute('href') ?? '',
    'https://a',
  )
  expect(address.pathname).toBe('/deposits/create')
  expect(readCalculated(address.searchParams, 'id')).toMatchObject({
    amount: '5000000000.00',
    currency: 'IDR',
    interestRate: '5,35',
    tenor: '6',
    tenorType: 'MONTHS',
  })
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Principal' })).toHaveProperty('value', '')
})

const breach = (day: string) => ({
  cashForecast: {
    minimum: money('100000000000.00'),
    scenarios: [{ firstBreach: { day, amount: money('80540000000.00') } }],
  },
})

test.each([
  ['2027-01-04', 1],
  // Once the principal is back, the deposit no longer causes it.
  ['2027-05-25', 0],
])('a forecast below the minimum on %s is told while the principal is away', async (day, told) => {
  await show(['TREASURY_ANALYSIS_VIEW'])
  await compute()
  const operation = await asked('DepositForecastNoteQuery')
  expect(operation.request.variables).toMatchObject({
    scenarios: [
      {
        extraLines: [
          { amount: '5000000000.00', direction: 'DEBIT' },
          { amount: '5106120547.94', date: '2027-05-24', direction: 'CREDIT' },
        ],
      },
    ],
  })
  act(() => environment.mock.resolve(operation, { data: { organization: { id: 'o', ...breach(day) } } }))
  expect(screen.queryAllByText(/falls to .*80,540,000,000\.00.* below the minimum/)).toHaveLength(told)
})

test('the forecast is asked by none who may not see it', async () => {
  await show()
  await compute()
  expect(
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'DepositForecastNoteQuery'),
  ).toEqual([])
})

test('terms of an address that can’t be read are left out', () => {
  expect(readCalculated(new URLSearchParams('amount=-5&tenor=0&unit=MOONS&rate=100.1&issued=soon'), 'en')).toEqual({})
  const terms = {
    amount: null,
    currency: 'USD',
    interestRate: 'x',
    issuedOn: null,
    tenor: '3',
    tenorType: 'DAYS',
  } as const
  expect(createAddress(terms)).toBe('/deposits/create?currency=USD&tenor=3&unit=DAYS')
})
