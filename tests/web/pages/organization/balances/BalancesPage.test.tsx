import { act, screen, within } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import historyQuery, { type BalanceHistoryQuery } from '../../../../../web/__generated__/BalanceHistoryQuery.graphql.ts'
import pageQuery, { type BalancesPageQuery } from '../../../../../web/__generated__/BalancesPageQuery.graphql.ts'
import { balancesState, historyVariables } from '../../../../../web/pages/organization/balances/_lib/balancesState.ts'
import { BalancesPage } from '../../../../../web/pages/organization/balances/BalancesPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const node = (alias: string, status: string) => ({
  id: alias,
  uuid: alias,
  alias,
  accountNumber: '5220388801',
  currency: 'SGD',
  status,
  connectionType: 'MANUAL',
  connection: null,
  balance: null,
})

test('marks a closed account, and no other', async () => {
  const environment = createMockEnvironment()
  const page = loadQuery<BalancesPageQuery>(environment, pageQuery, {})
  const asked = environment.mock.getMostRecentOperation()
  const variables = historyVariables(balancesState.read(new URLSearchParams()))
  const history = loadQuery<BalanceHistoryQuery>(environment, historyQuery, variables)
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        BankAccountConnection: () => ({
          totalCount: 2,
          edges: [{ node: node('Lama', 'CLOSED') }, { node: node('Baru', 'NEW') }],
        }),
        Money: () => ({ amount: '5.00', currency: 'SGD' }),
        BankBalance: () => ({ accounts: 2, unknown: 2, oldestAsOf: null }),
      }),
    ),
  )
  await renderScreen(<BalancesPage queries={{ page, history }} />, {
    environment,
    path: '/balances',
    messages: ['balances', 'bankAccounts'],
  })
  expect(within(screen.getByRole('row', { name: /^Lama/ })).getByText('Closed')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /^Baru/ })).queryByText(/Closed|New/)).toBeNull()
})
