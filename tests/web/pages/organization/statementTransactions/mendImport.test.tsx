import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import pageQuery, {
  type ImportStatementPageQuery,
} from '../../../../../web/__generated__/ImportStatementPageQuery.graphql.ts'
import { importVariables } from '../../../../../web/pages/organization/_lib/importVariables.ts'
import { ImportStatementPage } from '../../../../../web/pages/organization/statementTransactions/ImportStatementPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
const letter = {
  severity: 'ERROR',
  row: 3,
  column: 'Jumlah',
  value: '1O0.00',
  code: 'U-TRSY-ST-47',
  message: 'A letter stands in place of a digit.',
}
const statementImport = (more: object) => ({
  id: 'import',
  status: 'HAS_ERRORS',
  version: 2,
  hasCells: true,
  allowedActions: ['MEND'],
  mending: { corrections: [], skippedRows: [], keptRows: [], decimalMark: null },
  decimalMark: null,
  belongsTo: null,
  sample: null,
  gap: null,
  balanceProof: null,
  periodFrom: '2026-11-02',
  periodTo: '2026-11-05',
  bankAccount: { id: 'account', alias: 'BCA', accountNumber: '5220304471', currency: 'IDR' },
  counts: { total: 4, ready: 3, warnings: 0, duplicates: 0, errors: 1 },
  ...more,
})

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
})

const operation = (name: string) =>
  environment.mock.findOperation(({ request }) => request.node.operation.name === name)

/** The check of a file in which one letter stands for a digit. */
async function show(more: object = {}) {
  const search = new URLSearchParams({ import: UUID })
  const page = loadQuery<ImportStatementPageQuery>(environment, pageQuery, importVariables(search))
  const rendering = renderScreen(<ImportStatementPage queries={{ page }} />, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: `/statement-transactions/create?${search}`,
  })
  const resolvers = {
    Organization: () => ({ permissions: ['treasury.statements.manage'] }),
    StatementImport: () => statementImport(more),
    ImportIssueConnection: () => ({ totalCount: 1, edges: [{ node: letter }] }),
  }
  const asked = operation('ImportStatementPageQuery')
  act(() => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers)))
  await rendering
  const again = operation('ImportIssuesRefetchQuery')
  act(() => environment.mock.resolve(again, MockPayloadGenerator.generate(again, resolvers)))
  return userEvent.setup()
}

const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Row 3, Jumlah' })
const mended = () => operation('useMendStatementImportMutation').request.variables.input

describe('mending a statement file in its check', () => {
  test('a cell is written anew, and the file checked again with it and with all that was changed before', async () => {
    const user = await show({ mending: { corrections: [], skippedRows: [4], keptRows: [], decimalMark: null } })
    expect(screen.getByText('Row 4 is left out')).toBeTruthy()
    await user.clear(cell())
    await user.type(cell(), '100.00')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    const correction = { row: 3, column: 'Jumlah', was: '1O0.00', value: '100.00' }
    expect(mended()).toEqual({
      id: 'import',
      version: 2,
      corrections: [correction],
      skippedRows: [4],
      keptRows: [],
      decimalMark: null,
    })
  })

  test('a row is left out, and taken in again', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: 'Leave out row 3' }))
    expect(cell().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Left out: row 3/ }))
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  })

  test('nothing is imported while a change waits to be checked, until it is discarded', async () => {
    const user = await show({ status: 'READY', allowedActions: ['CONFIRM', 'MEND'] })
    await user.type(cell(), '1')
    const importing = screen.getByRole<HTMLButtonElement>('button', { name: /^Import 3 rows/ })
    expect(importing.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(cell().value).toBe('1O0.00')
    expect(importing.disabled).toBe(false)
  })

  test('what was changed can be taken back', async () => {
    const corrections = [{ row: 3, column: 'Jumlah', was: '1O0', value: '1O0.00' }]
    const user = await show({ mending: { corrections, skippedRows: [4], keptRows: [], decimalMark: null } })
    await user.click(screen.getByRole('button', { name: 'Take back: Row 3, Jumlah' }))
    expect(mended()).toEqual({
      id: 'import',
      version: 2,
      corrections: [],
      skippedRows: [4],
      keptRows: [],
      decimalMark: null,
    })
  })

  test('where a file has no cells, rows can be left out and nothing else', async () => {
    await show({ hasCells: false })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('1O0.00')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Leave out row 3' })).toBeTruthy()
  })
})
