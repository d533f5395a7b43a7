import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type ReconciliationStatementPageQuery,
} from '../../../../../web/__generated__/ReconciliationStatementPageQuery.graphql.ts'
import { ReconciliationStatementPage } from '../../../../../web/pages/organization/bankAccount/statement/ReconciliationStatementPage.tsx'
import { dateOf, lastMonthEnd } from '../../../../../web/pages/organization/bankAccount/statement/statementDate.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })

async function openPage(over: object = {}, permissions: string[] = []) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: {
      organization: {
        id: 'o',
        bankAccount: { id: 'a', uuid: 'u', alias: 'BCA Operasional' },
        reconciliationStatement: {
          date: '2026-10-31',
          currency: 'IDR',
          bankOn: '2026-10-30',
          bank: money('1000.00'),
          books: money('-300.00'),
          sums: [
            { kind: 'CREDIT_NOT_IN_BOOKS', count: 201, total: money('-800.00') },
            { kind: 'PAYMENT_NOT_AT_BANK', count: 1, total: money('-500.00') },
          ],
          items: [
            {
              kind: 'CREDIT_NOT_IN_BOOKS',
              date: '2026-10-29',
              number: null,
              description: 'SETORAN TUNAI',
              party: null,
              amount: money('-800.00'),
              statementTransaction: { id: 'line' },
              expectedTransaction: null,
            },
            {
              kind: 'PAYMENT_NOT_AT_BANK',
              date: '2026-10-31',
              number: 'ET-2026-000009',
              description: 'Sewa',
              party: 'Griya',
              amount: money('-500.00'),
              statementTransaction: null,
              expectedTransaction: { uuid: 'x' },
            },
          ],
          ...over,
        },
      },
    },
  }))
  const variables = { uuid: 'u', date: '2026-10-31' }
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<ReconciliationStatementPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <ReconciliationStatementPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['bankAccount'] },
  )
}

test.each([
  ['2026-11-23', '2026-10-31'],
  ['2026-03-01', '2026-02-28'],
  ['2026-01-15', '2025-12-31'],
])('on %s the month that is over ends on %s', (today, end) => {
  expect(lastMonthEnd(today)).toBe(end)
  expect(dateOf(new URLSearchParams('date=2026-13-01'), today)).toBe(end)
  expect(dateOf(new URLSearchParams('date=2025-05-05'), today)).toBe('2025-05-05')
})

test('an address can ask for two years including today, which the service answers, and for nothing else', () => {
  const today = '2026-11-23'
  const dayOf = (date: string) => dateOf(new URLSearchParams({ date }), today)
  expect(['2026-11-23', '2024-11-23'].map(dayOf)).toEqual(['2026-11-23', '2024-11-23'])
  expect(['2026-11-24', '2024-11-22'].map(dayOf)).toEqual(['2026-10-31', '2026-10-31'])
})

test('each difference stands between both balances, with its records and how many more there are', async () => {
  await openPage({}, ['EXPORTS_CREATE'])
  const rows = (await screen.findAllByRole('row')).slice(1).map(row => row.textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^Balance at the bank.*1,000\.00$/),
    expect.stringMatching(/^201 credits not in the books.*800\.00$/),
    expect.stringMatching(/^SETORAN TUNAI.*800\.00$/),
    '200 more. The export has all of them.',
    expect.stringMatching(/^One payment not at the bank.*500\.00$/),
    expect.stringMatching(/^ET-2026-000009 · GriyaSewa.*500\.00$/),
    expect.stringMatching(/^Balance in the books.*300\.00$/),
  ])
  screen.getByRole('button', { name: 'Export' })
  screen.getByRole('button', { name: 'Print' })
})

test('without a balance it says so', async () => {
  await openPage({ bank: null, bankOn: null, books: null, sums: [], items: [] })
  await screen.findByText('No bank balance by this date')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('a day that has no statement stays as typed, with the reason', async () => {
  await openPage()
  const day = await screen.findByRole('textbox', { name: 'As of' })
  await userEvent.clear(day)
  await userEvent.type(day, '1 Jan 2030{Enter}')
  expect(day).toHaveProperty('value', '1 Jan 2030')
  expect(day.getAttribute('aria-invalid')).toBe('true')
  screen.getByText(/^Must be .* or earlier$/)
})
