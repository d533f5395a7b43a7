import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { CreateExpectedDialog } from '../../../../../web/pages/organization/reconciliation/_components/CreateExpectedDialog.tsx'
import type { Line } from '../../../../../web/pages/organization/reconciliation/_components/LineRow.tsx'
import { renderScreen } from '../../../support/render.tsx'

const line: Line = {
  id: 'line',
  date: '2026-11-20',
  description: 'RTGS CR INV 001187',
  partyName: null,
  direction: 'CREDIT',
  amount: { amount: '5000.00', currency: 'IDR' },
  remaining: { amount: '5000.00', currency: 'IDR' },
  status: 'UNRECONCILED',
  matchResult: null,
  version: 1,
  bankAccount: { id: 'account', alias: 'BCA', currency: 'IDR' },
  ' $fragmentType': 'LineRow_line',
}

test.each([
  ['0', 'The amount must be greater than zero'],
  // Seventeen digits, and yet more than can be stored.
  ['99999999999999999', 'Must be 92,233,720,368,547,758.07 or less'],
])('an amount of “%s” is refused before it is sent, as on every form', async (typed, said) => {
  const environment = createMockEnvironment()
  await renderScreen(
    <CreateExpectedDialog line={line} amount="5000.00" onClose={() => {}} onCreated={async () => {}} />,
    { environment, messages: ['reconciliation'] },
  )
  const amount = await screen.findByRole('textbox', { name: /^Amount/ })
  await userEvent.clear(amount)
  await userEvent.type(amount, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Create and select' }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(environment.mock.getAllOperations()).toEqual([])
})
