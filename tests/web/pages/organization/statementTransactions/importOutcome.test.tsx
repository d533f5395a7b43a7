import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type ImportStatementPageQuery,
} from '../../../../../web/__generated__/ImportStatementPageQuery.graphql.ts'
import { importVariables } from '../../../../../web/pages/organization/_lib/importVariables.ts'
import { ImportStatementPage } from '../../../../../web/pages/organization/statementTransactions/ImportStatementPage.tsx'
// Fetched when it opens; the first time takes long.
import '../../../../../web/ui/overlay/DialogBody.tsx'
import { renderScreen } from '../../../support/render.tsx'

// The machine may be busy.
configure({ asyncUtilTimeout: 10_000 })

const ready = {
  id: 'import',
  status: 'READY',
  version: 2,
  hasCells: true,
  allowedActions: ['CONFIRM'],
  mending: { corrections: [], skippedRows: [], keptRows: [], decimalMark: null },
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

async function show() {
  const environment = createMockEnvironment()
  const search = new URLSearchParams({ import: '0198f000-0000-7000-8000-000000000001' })
  const page = loadQuery<ImportStatementPageQuery>(environment, pageQuery, importVariables(search))
  const rendering = renderScreen(<ImportStatementPage queries={{ page }} />, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: `/statement-transactions/create?${search}`,
  })
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const resolvers = (more: object) => ({
    Organization: () => ({ permissions: ['TREASURY_STATEMENTS_MANAGE'] }),
    StatementImport: () => ({ ...ready, ...more }),
    StatementImportPayload: () => ({ userErrors: [] }),
    ImportIssueConnection: () => ({ totalCount: 0, edges: [] }),
    StatementImportRowConnection: () => ({ edges: [] }),
  })
  const asked = operation('ImportStatementPageQuery')
  act(() => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers({}))))
  await rendering
  return {
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
