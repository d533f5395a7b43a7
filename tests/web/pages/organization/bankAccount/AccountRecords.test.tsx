// An account's balance day by day and its latest transactions: what is asked for, and what a role sees of it.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import AccountRecords from '../../../../../web/pages/organization/bankAccount/_components/AccountRecords.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const days = [
  { on: '2026-11-27', accounts: 1, ledger: money('1000000.00') },
  { on: '2026-11-28', accounts: 1, ledger: money('2500000.00') },
]
const line = {
  id: 'line',
  date: '2026-11-28',
  partyName: 'PT Bumi Karsa Mandiri',
  description: 'TRSF BI-FAST CR',
  direction: 'CREDIT',
  status: 'UNRECONCILED',
  amount: money('1500000.00'),
}

async function open(seesLines: boolean) {
  const environment = createMockEnvironment()
  const rendering = renderScreen(<AccountRecords accountId="account" currency="IDR" seesLines={seesLines} />, {
    environment,
    messages: ['bankAccount', 'balances'],
  })
  const answer = () => {
    const asked = environment.mock.getMostRecentOperation()
    act(() =>
      environment.mock.resolve(asked, {
        data: {
          organization: {
            id: 'organization',
            balanceHistory: days,
            ...(seesLines && { statementTransactions: { edges: [{ node: line }] } }),
          },
        },
      }),
    )
    return asked.request.variables
  }
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  const variables = answer()
  const { router } = await rendering
  await screen.findByRole('region', { name: 'Balance history' })
  return { answer, environment, router, variables, user: userEvent.setup() }
}

test('shows ninety days of the balance and the latest transactions, with the way to all of them', async () => {
  const { variables } = await open(true)
  expect(variables).toMatchObject({ currency: 'IDR', accountId: 'account', accountIds: ['account'], seesLines: true })
  const asDay = (value: unknown) => Temporal.PlainDate.from(String(value))
  expect(asDay(variables.from).until(asDay(variables.to)).days).toBe(89)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /1,000,000\.00 at the start, .*2,500,000\.00 at the end$/,
  )
  const [row] = within(screen.getByRole('region', { name: 'Latest transactions' })).getAllByRole('listitem')
  expect(row?.textContent).toMatch(/PT Bumi Karsa Mandiri TRSF BI-FAST CR.*28 Nov.*\+1,500,000\.00/)
  const all = screen.getByRole('link', { name: 'All transactions' })
  expect(all.getAttribute('href')).toBe('/statement-transactions?account=account')
})

test('keeps the time range in the address', async () => {
  const { answer, environment, router, user } = await open(true)
  await user.click(screen.getByRole('radio', { name: '30 days' }))
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  const { from, to } = answer()
  expect(Temporal.PlainDate.from(String(from)).until(Temporal.PlainDate.from(String(to))).days).toBe(29)
  await waitFor(() => expect(router.state.location.search).toBe('?days=30'))
})

test('asks for no transactions where the role does not see them', async () => {
  const { variables } = await open(false)
  expect(variables.seesLines).toBe(false)
  expect(screen.queryByRole('region', { name: 'Latest transactions' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Balance history' })).toBeTruthy()
})
