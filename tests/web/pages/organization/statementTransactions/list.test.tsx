import { act, screen } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import type { OperationDescriptor } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type StatementTransactionsPageQuery,
} from '../../../../../web/__generated__/StatementTransactionsPageQuery.graphql.ts'
import { StatementTransactionsPage } from '../../../../../web/pages/organization/statementTransactions/StatementTransactionsPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const variables = { first: 100, filter: {}, sort: { field: 'DATE', direction: 'DESC' } } as const

/** Lines with these texts, and whether there are more. */
function answer(operation: OperationDescriptor, texts: readonly string[], hasNextPage: boolean) {
  return MockPayloadGenerator.generate(operation, {
    Organization: () => ({ id: 'organization', permissions: [] }),
    Money: () => ({ amount: '1', currency: 'IDR' }),
    StatementImportConnection: () => ({ edges: [] }),
    StatementTransactionConnection: () => ({
      totalCount: 3,
      totals: [],
      pageInfo: { hasNextPage, endCursor: texts.at(-1) },
      edges: texts.map(text => ({
        cursor: text,
        node: {
          id: text,
          partyName: null,
          description: text,
          date: '2026-11-02',
          status: 'UNRECONCILED',
          allowedActions: [],
        },
      })),
    }),
  })
}

async function openList() {
  const environment = createMockEnvironment()
  const page = loadQuery<StatementTransactionsPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(<StatementTransactionsPage queries={{ page }} />, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: '/statement-transactions',
  })
  const asked = (name: string) => environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const resolve = (name: string, texts: readonly string[], hasNextPage: boolean) =>
    act(() => environment.mock.resolve(asked(name), answer(asked(name), texts, hasNextPage)))
  resolve('StatementTransactionsPageQuery', ['rent', 'salary'], true)
  await rendering
  return { asked, resolve }
}

test('the lines that are there stay while the next page is on its way, and go on below when it has come', async () => {
  const { asked, resolve } = await openList()
  expect(await screen.findByText('salary')).toBeTruthy()
  expect(asked('StatementTransactionsPageListQuery').request.variables).toMatchObject({ after: 'salary' })
  expect(screen.getByText('rent')).toBeTruthy()

  resolve('StatementTransactionsPageListQuery', ['interest'], false)
  expect(await screen.findByText('interest')).toBeTruthy()
  expect(screen.getByText('rent')).toBeTruthy()
  expect(screen.getByText('salary')).toBeTruthy()
})
