import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import pageQuery, {
  type ImportStatementPageQuery,
} from '../../../../../web/__generated__/ImportStatementPageQuery.graphql.ts'
import { importVariables } from '../../../../../web/pages/organization/_lib/importVariables.ts'
import { ImportStatementPage } from '../../../../../web/pages/organization/statementTransactions/ImportStatementPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
// Loaded when it opens; the first time is slow.
import '../../../../../web/ui/overlay/DialogBody.tsx'
import { renderScreen } from '../../../support/render.tsx'

const ready = {
  id: 'import',
  status: 'READY',
  version: 2,
  hasCells: true,
  allowedActions: ['CONFIRM'],
  edits: { corrections: [], skippedRows: [], keptRows: [], decimalMark: null },
  decimalMark: null,
  belongsTo: null,
  leftOut: [],
  totals: null,
  sample: null,
  gap: null,
  balanceProof: null,
  failureReason: null,
  done: 0,
  total: 3,
  fileName: 'november.csv',
  periodFrom: '2026-11-02',
  periodTo: '2026-11-05',
  finishedAt: '2026-11-21T03:00:00.000Z',
  bankAccount: { id: 'account', alias: 'BCA', accountNumber: '5220304471', currency: 'IDR', balance: null },
  counts: { total: 3, ready: 3, warnings: 0, duplicates: 0, errors: 0 },
}

async function show({ permissions = ['TREASURY_STATEMENTS_MANAGE'], status = 'READY' } = {}) {
  const environment = createMockEnvironment()
  const search = new URLSearchParams({ import: '0198f000-0000-7000-8000-000000000001' })
  const page = loadQuery<ImportStatementPageQuery>(environment, pageQuery, importVariables(search))
  const ui = (
    <PermissionsProvider permissions={permissions}>
      <ImportStatementPage queries={{ page }} />
    </PermissionsProvider>
  )
  const rendering = renderScreen(ui, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: `/statement-transactions/create?${search}`,
  })
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const resolvers = (more: object) => ({
    Organization: () => ({ id: 'organization', permissions }),
    StatementImport: () => ({ ...ready, ...more }),
    StatementImportPayload: () => ({ userErrors: [] }),
    ImportIssueConnection: () => ({ totalCount: 0, edges: [] }),
    StatementImportRowConnection: () => ({ edges: [] }),
  })
  const asked = operation('ImportStatementPageQuery')
  act(() => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers({ status }))))
  await rendering
  return {
    environment,
    operation,
    user: userEvent.setup(),
    tell(more: object) {
      const following = operation('useImportProgressSubscription')
      act(() => environment.mock.nextValue(following, MockPayloadGenerator.generate(following, resolvers(more))))
    },
    answer(name: string, more: object) {
      const mutation = operation(name)
      act(() => environment.mock.resolve(mutation, MockPayloadGenerator.generate(mutation, resolvers(more))))
    },
  }
}

const heading = (name: string) => screen.getByRole('heading', { level: 2, name })

test('by keyboard one goes on at what became of the import, and of its undo', async () => {
  const { user, tell, answer } = await show()
  await user.click(screen.getByRole('button', { name: /^Import 3 rows/ }))
  tell({ status: 'IMPORTING' })
  expect(document.activeElement).toBe(heading('Importing transactions'))
  tell({ status: 'IMPORTED', allowedActions: ['UNDO'] })
  expect(document.activeElement).toBe(heading('3 transactions imported into BCA'))

  const undo = screen.getByRole('button', { name: 'Undo import' })
  await user.click(undo)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(document.activeElement).toBe(undo))

  await user.click(undo)
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }))
  answer('useUndoStatementImportMutation', { status: 'UNDONE', allowedActions: [] })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(heading('Import undone')))
})

test('whoever has gone elsewhere meanwhile stays there', async () => {
  const { tell } = await show()
  const elsewhere = screen.getByRole('link', { name: 'Statement transactions' })
  elsewhere.focus()
  tell({ status: 'IMPORTED', allowedActions: ['UNDO'] })
  expect(document.activeElement).toBe(elsewhere)
})

const reconciles = { permissions: ['TREASURY_STATEMENTS_MANAGE', 'TREASURY_RECONCILIATION_VIEW'], status: 'IMPORTED' }
const counts = { unreconciled: 2, full: 1, partial: 0, none: 0 }
const ofNone = { totals: [] }
const noLines = { reconciled: ofNone, full: ofNone, partial: ofNone, none: ofNone }

test('tells what the lines of the import match, and follows while they are analyzed', async () => {
  const { environment, operation } = await show(reconciles)
  const asked = await waitFor(() => operation('ImportMatchesQuery'))
  expect(asked.request.variables).toEqual({ account: 'account', import: 'import' })
  const tell = (query: typeof asked, reconciliationCounts: object) =>
    act(() =>
      environment.mock.resolve(
        query,
        MockPayloadGenerator.generate(query, {
          Organization: () => ({
            id: 'organization',
            reconciliationCounts,
            ...noLines,
            full: ofFull,
          }),
        }),
      ),
    )
  const [incoming, outgoing] = [{ amount: '1000.50' }, { amount: '250.00' }]
  const ofFull = { totals: [{ currency: 'IDR', incoming, outgoing }] }
  tell(asked, counts)
  const card = within(await screen.findByRole('region', { name: 'What they match' }))
  const figures = () => card.getAllByRole('listitem').map(item => item.querySelector('.num')?.textContent)
  expect(figures()).toEqual(['1', '1', '0', '0'])
  // Incoming and outgoing amounts of the class, together.
  expect(card.getByText('1,250.50')).toBeDefined()
  expect(card.getByRole('status').textContent).toBe('Analyzing one transaction…')

  const following = operation('ImportMatchesSubscription')
  act(() => environment.mock.nextValue(following, MockPayloadGenerator.generate(following)))
  const again = await waitFor(() => operation('ImportMatchesQuery'))
  tell(again, { ...counts, none: 1 })
  expect(figures()).toEqual(['1', '1', '0', '1'])
  expect(card.getByRole('status').textContent).toBe('Analyzed')
})

test('a count that can’t be read leaves the rest of the result, and is tried again', async () => {
  const { environment, operation, user } = await show(reconciles)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const asked = await waitFor(() => operation('ImportMatchesQuery'))
  act(() => environment.mock.reject(asked, new Error('Gone')))
  expect(heading('3 transactions imported into BCA')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  const again = operation('ImportMatchesQuery')
  act(() =>
    environment.mock.resolve(
      again,
      MockPayloadGenerator.generate(again, {
        Organization: () => ({ id: 'organization', reconciliationCounts: counts, ...noLines }),
      }),
    ),
  )
  expect(await screen.findByText('Analyzing one transaction…')).toBeTruthy()
  logged.mockRestore()
})
