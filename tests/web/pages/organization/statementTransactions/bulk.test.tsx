import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import pageQuery, {
  type StatementTransactionsPageQuery,
} from '../../../../../web/__generated__/StatementTransactionsPageQuery.graphql.ts'
import { StatementTransactionsPage } from '../../../../../web/pages/organization/statementTransactions/StatementTransactionsPage.tsx'
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

/** The list, with two lines, both selected. */
async function openSelected(allowedActions: readonly string[]) {
  const environment = createMockEnvironment()
  const variables = { first: 100, filter: {}, sort: { field: 'DATE', direction: 'DESC' } } as const
  const page = loadQuery<StatementTransactionsPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(<StatementTransactionsPage queries={{ page }} />, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: '/statement-transactions',
  })
  const asked = (name: string) => environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  act(() =>
    environment.mock.resolve(
      asked('StatementTransactionsPageQuery'),
      MockPayloadGenerator.generate(asked('StatementTransactionsPageQuery'), {
        Organization: () => ({ id: 'organization', permissions: ['TREASURY_RECONCILIATION_MANAGE'] }),
        Money: () => ({ amount: '1500.00', currency: 'IDR' }),
        StatementImportConnection: () => ({ edges: [] }),
        StatementTransactionConnection: () => ({
          totalCount: 2,
          totals: [],
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: [
            { id: '1', partyName: 'PT Sinar Makmur', description: 'TRSF E-BANKING CR' },
            { id: '2', partyName: null, description: 'Monthly fee' },
          ].map(line => ({
            cursor: line.id,
            node: { ...line, date: '2025-11-02', status: 'UNRECONCILED', allowedActions },
          })),
        }),
      }),
    ),
  )
  await rendering
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  return { environment, operation: (name: string) => waitFor(() => asked(`use${name}Mutation`)) }
}
const selection = () => within(screen.getByRole('region', { name: 'Selection' }))

test.each([
  ['Archive', 'ARCHIVE', 'ArchiveStatements', 'archiveStatementTransactions'],
  ['Unarchive', 'UNARCHIVE', 'UnarchiveStatements', 'unarchiveStatementTransactions'],
])('%s says what became of each line, and what was refused stays selected', async (label, action, name, field) => {
  const { environment, operation } = await openSelected([action])
  await userEvent.click(await screen.findByRole('button', { name: label }, patiently))
  const sent = await operation(name)
  const results = [
    { nodeId: '1', ok: true, userErrors: [] },
    { nodeId: '2', ok: false, userErrors: [{ message: 'It is reconciled.' }] },
  ]
  act(() =>
    environment.mock.resolve(sent, { data: { [field]: { statementTransactions: [], results, userErrors: [] } } }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 done' }, patiently))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PT Sinar Makmur2 Nov 2025 · IDR\u00a01,500.00Done',
    'Monthly fee2 Nov 2025 · IDR\u00a01,500.00It is reconciled.',
  ])
  expect(said).not.toHaveBeenCalled()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(selection().getByText('1 selected')).toBeTruthy()
})

test('says in one line that all were archived, and nothing stays selected', async () => {
  const { environment, operation } = await openSelected(['ARCHIVE'])
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }, patiently))
  const sent = await operation('ArchiveStatements')
  const results = ['1', '2'].map(nodeId => ({ nodeId, ok: true, userErrors: [] }))
  const payload = { statementTransactions: [], results, userErrors: [] }
  act(() => environment.mock.resolve(sent, { data: { archiveStatementTransactions: payload } }))
  await waitFor(() => expect(said.mock.calls).toEqual([['2 transactions archived']]))
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
})

test('keeps the selection when nothing could be done', async () => {
  const { environment, operation } = await openSelected(['ARCHIVE'])
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }, patiently))
  const sent = await operation('ArchiveStatements')
  act(() => environment.mock.reject(sent, new Error('Arus can’t be reached.')))
  await waitFor(() => expect(refusedAloud.mock.calls).toEqual([['Arus can’t be reached.']]))
  expect(selection().getByText('2 selected')).toBeTruthy()
})
