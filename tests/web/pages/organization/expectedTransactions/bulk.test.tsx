import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import pageQuery, {
  type ExpectedTransactionsPageQuery,
} from '../../../../../web/__generated__/ExpectedTransactionsPageQuery.graphql.ts'
import { ExpectedTransactionsPage } from '../../../../../web/pages/organization/expectedTransactions/ExpectedTransactionsPage.tsx'
import { toast } from '../../../../../web/ui/toast/toast.ts'
import { renderScreen } from '../../../support/render.tsx'

const said = vi.spyOn(toast, 'success').mockImplementation(() => {})
const refusedAloud = vi.spyOn(toast, 'error').mockImplementation(() => {})
beforeEach(() => {
  said.mockClear()
  refusedAloud.mockClear()
})

/** The first load of lazy code is slow on a busy machine. */
const patiently = { timeout: 20_000 }

/** The list, with two of its transactions, both selected. */
async function openSelected(allowedActions: readonly string[]) {
  const environment = createMockEnvironment()
  const variables = { first: 100, filter: {}, sort: { field: 'DATE', direction: 'DESC' } } as const
  const page = loadQuery<ExpectedTransactionsPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(<ExpectedTransactionsPage queries={{ page }} />, {
    environment,
    messages: ['expectedTransactions'],
    path: '/expected-transactions',
  })
  const asked = (name: string) => environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  act(() =>
    environment.mock.resolve(
      asked('ExpectedTransactionsPageQuery'),
      MockPayloadGenerator.generate(asked('ExpectedTransactionsPageQuery'), {
        Organization: () => ({ id: 'organization', permissions: ['TREASURY_EXPECTED_MANAGE'] }),
        Money: () => ({ amount: '1', currency: 'IDR' }),
        ExpectedTransactionConnection: () => ({
          totalCount: 2,
          totals: [],
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: ['1', '2'].map(id => ({
            cursor: id,
            node: {
              id,
              number: `ET-${id}`,
              description: 'Invoice',
              counterparty: { alias: `Customer ${id}` },
              date: '2026-11-02',
              status: 'UNRECONCILED',
              allowedActions,
            },
          })),
        }),
      }),
    ),
  )
  await rendering
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  const answer = async (name: string, payload: object) => {
    const operation = await waitFor(() => asked(`use${name}Mutation`))
    act(() => environment.mock.resolve(operation, { data: payload }))
  }
  const fail = async (name: string) => {
    const operation = await waitFor(() => asked(`use${name}Mutation`))
    act(() => environment.mock.reject(operation, new Error('Arus can’t be reached.')))
  }
  return { answer, fail }
}
const selection = () => within(screen.getByRole('region', { name: 'Selection' }))
const results = [
  { nodeId: '1', ok: true, userErrors: [] },
  { nodeId: '2', ok: false, userErrors: [{ message: 'It is reconciled.' }] },
]

async function expectEachReported() {
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 done' }, patiently))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Customer 1ET-1Done',
    'Customer 2ET-2It is reconciled.',
  ])
  expect(said).not.toHaveBeenCalled()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test.each([
  ['Archive', 'ARCHIVE', 'ArchiveExpected', 'archiveExpectedTransactions'],
  ['Unarchive', 'UNARCHIVE', 'UnarchiveExpected', 'unarchiveExpectedTransactions'],
])('%s says what became of each, and what was refused stays selected', async (label, action, name, field) => {
  const { answer } = await openSelected([action])
  await userEvent.click(await screen.findByRole('button', { name: label }, patiently))
  await answer(name, { [field]: { expectedTransactions: [], results, userErrors: [] } })
  await expectEachReported()
  expect(selection().getByText('1 selected')).toBeTruthy()
})

test('Delete says what became of each, and what was refused stays in the list, selected', async () => {
  const { answer } = await openSelected(['DELETE'])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patiently))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 expected transactions?' }, patiently)
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await answer('DeleteExpected', { deleteExpectedTransactions: { deletedIds: ['1'], results, userErrors: [] } })
  await expectEachReported()
  expect(selection().getByText('1 selected')).toBeTruthy()
  expect(screen.queryByText('ET-1')).toBeNull()
  expect(screen.getByText('ET-2')).toBeTruthy()
})

test('says in one line that all were archived, and nothing stays selected', async () => {
  const { answer } = await openSelected(['ARCHIVE'])
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }, patiently))
  const all = results.map(({ nodeId }) => ({ nodeId, ok: true, userErrors: [] }))
  await answer('ArchiveExpected', {
    archiveExpectedTransactions: { expectedTransactions: [], results: all, userErrors: [] },
  })
  await waitFor(() => expect(said.mock.calls).toEqual([['2 archived']]))
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
})

test('keeps the selection, and the question, when nothing could be done', async () => {
  const { fail } = await openSelected(['DELETE'])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patiently))
  const question = await screen.findByRole('alertdialog', {}, patiently)
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await fail('DeleteExpected')
  await waitFor(() => expect(refusedAloud.mock.calls).toEqual([['Arus can’t be reached.']]))
  expect(screen.getByRole('alertdialog', { name: 'Delete 2 expected transactions?' })).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(selection().getByText('2 selected')).toBeTruthy()
})
