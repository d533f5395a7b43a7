import { act, screen, waitFor } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type StatementTransactionsPageQuery,
} from '../../../../../web/__generated__/StatementTransactionsPageQuery.graphql.ts'
import { StatementTransactionsPage } from '../../../../../web/pages/organization/statementTransactions/StatementTransactionsPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const running = { id: 'import', uuid: 'u-1', status: 'IMPORTING', fileName: 'november.csv', done: 0, total: 1_200 }

test('what is being imported stands above the lines, goes on live, and leaves when it is stored', async () => {
  const environment = createMockEnvironment()
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const variables = { first: 100, filter: {}, sort: { field: 'DATE', direction: 'DESC' } } as const
  const page = loadQuery<StatementTransactionsPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(<StatementTransactionsPage queries={{ page }} />, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: '/statement-transactions',
  })
  const asked = operation('StatementTransactionsPageQuery')
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Organization: () => ({ permissions: [] }),
        StatementImportConnection: () => ({ edges: [{ node: running }] }),
        StatementTransactionConnection: () => ({ totalCount: 0, totals: [], edges: [] }),
      }),
    ),
  )
  await rendering

  const link = await screen.findByRole('link', { name: 'november.csv' })
  expect(link.getAttribute('href')).toBe('/statement-transactions/create?import=u-1')
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0')

  const tell = (change: object) => {
    const subscription = operation('useImportProgressSubscription')
    const step = MockPayloadGenerator.generate(subscription, { StatementImport: () => ({ ...running, ...change }) })
    act(() => environment.mock.nextValue(subscription, step))
  }
  tell({ done: 600 })
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).toBe('600'))
  expect(screen.getByText('600 of 1,200 rows')).toBeTruthy()
  tell({ status: 'IMPORTED', done: 1_200 })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'november.csv' })).toBeNull())

  // An answer in flight says that it is running: resubscribing sends the current state first.
  environment.mock.complete(operation('useImportProgressSubscription'))
  act(() => environment.commitUpdate(store => void store.get('import')?.setValue('IMPORTING', 'status')))
  await screen.findByRole('link', { name: 'november.csv' })
  tell({ status: 'IMPORTED', done: 1_200 })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'november.csv' })).toBeNull())
})
