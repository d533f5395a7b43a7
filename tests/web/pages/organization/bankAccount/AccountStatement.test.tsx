// The reconciliation of an account at the end of the last month, on its page.
import { act, screen, waitFor, within } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import AccountStatement from '../../../../../web/pages/organization/bankAccount/_components/AccountStatement.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })

async function open(statement: object) {
  const environment = createMockEnvironment()
  const rendering = renderScreen(<AccountStatement uuid="account" />, { environment, messages: ['bankAccount'] })
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  const asked = environment.mock.getMostRecentOperation()
  const { date } = asked.request.variables
  act(() =>
    environment.mock.resolve(asked, {
      data: { organization: { id: 'organization', reconciliationStatement: { date, ...statement } } },
    }),
  )
  await rendering
  return { date: Temporal.PlainDate.from(String(date)), card: await screen.findByRole('region') }
}

test('leads from the bank to the books, and each difference to the statement of that day', async () => {
  const { date, card } = await open({
    bank: money('47318226940.75'),
    books: money('47225897940.75'),
    sums: [
      { kind: 'DEBIT_NOT_IN_BOOKS', count: 2, total: money('31500.00') },
      { kind: 'CREDIT_NOT_IN_BOOKS', count: 3, total: money('-74120500.00') },
    ],
  })
  expect(date.day).toBe(date.daysInMonth)
  expect(
    within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/47,318,226,940\.75$/),
    expect.stringMatching(/74,120,500\.00$/),
    expect.stringMatching(/31,500\.00$/),
    expect.stringMatching(/47,225,897,940\.75$/),
  ])
  expect(within(card).getByRole('link', { name: '3 credits not in the books' }).getAttribute('href')).toBe(
    `/bank-accounts/account/reconciliation-statement?date=${date}`,
  )
})

test('says that no balance is known', async () => {
  const { card } = await open({ bank: null, books: null, sums: [] })
  expect(card.textContent).toContain('No bank balance by this date')
})
