import { act, screen, waitFor, within } from '@testing-library/react'
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
const idr = (amount: string) => ({ amount, currency: 'IDR' })
const letter = {
  severity: 'ERROR',
  row: 3,
  column: 'Jumlah',
  value: '1O0.00',
  code: 'U-TRSY-ST-47',
  message: 'There’s a letter where a digit should be.',
  suggestion: { value: '100.00', reason: 'BALANCE' },
}
const type = { ...letter, row: 5, column: 'Tipe', value: 'DBT', code: 'U-TRSY-ST-50', message: 'Must be DB or CR.' }
const date = { ...letter, row: 6, column: 'Tanggal', value: '31/11', message: 'No such day.', suggestion: null }
const zero = { ...letter, row: 7, value: '0.00', message: 'No amount.', suggestion: { value: null, reason: 'ZERO' } }
const ALL = [letter, { ...type, suggestion: { value: 'DB', reason: 'BALANCE' } }, date, zero]

const line = { date: '2026-11-06', description: 'BIAYA ADM', direction: 'DEBIT', amount: idr('15000.00') }
const NOTHING = { corrections: [], skippedRows: [], keptRows: [], decimalMark: null }

const statementImport = (more: object) => ({
  id: 'import',
  status: 'HAS_ERRORS',
  version: 2,
  hasCells: true,
  allowedActions: ['CORRECT'],
  edits: NOTHING,
  decimalMark: null,
  belongsTo: null,
  leftOut: [],
  sample: null,
  gap: null,
  balanceProof: { holds: true },
  totals: {
    opening: idr('9412806120.50'),
    incoming: idr('4118402300.00'),
    incomingCount: 214,
    outgoing: idr('1445548000.00'),
    outgoingCount: 951,
    closing: idr('12085660420.50'),
    awaited: 902,
  },
  periodFrom: '2026-11-02',
  periodTo: '2026-11-05',
  bankAccount: { id: 'account', alias: 'BCA', accountNumber: '5220304471', currency: 'IDR', bank: { name: 'BCA' } },
  counts: { total: 8, ready: 3, warnings: 0, duplicates: 1, errors: 4 },
  ...more,
})

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
})

const operation = (name: string) =>
  environment.mock.findOperation(({ request }) => request.node.operation.name === name)

const nameOf = ({ request }: { request: { node: { operation: { name: string } } } }) => request.node.operation.name

type Shown = { errors?: object[]; more?: object; accounts?: object[]; hasMoreAccounts?: boolean }
const connection = (nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map(node => ({ node })) })
const resolversFor = ({ errors = ALL, more = {}, accounts = [], hasMoreAccounts = false }: Shown) => ({
  Organization: () => ({
    permissions: ['TREASURY_STATEMENTS_MANAGE'],
    bankAccounts: { edges: accounts.map(node => ({ node })), pageInfo: { hasNextPage: hasMoreAccounts } },
  }),
  StatementImport: () => ({
    ...statementImport(more),
    errors: connection(errors),
    warnings: connection([]),
    duplicates: connection([
      {
        row: 42,
        value: 'BIAYA ADM',
        line,
        twin: { ...line, description: 'BIAYA ADM NOV', source: 'MANUAL', statementImport: null },
      },
    ]),
    readyRows: {
      edges: [{ node: { row: 2, line: { ...line, description: 'TRSF PT BUMI', endingBalance: idr('5.00') } } }],
    },
  }),
  StatementImportPayload: () => ({ userErrors: [] }),
})

/** The check of a file with a letter in place of a digit. */
async function show(shown: Shown = {}) {
  const search = new URLSearchParams({ import: UUID })
  const page = loadQuery<ImportStatementPageQuery>(environment, pageQuery, importVariables(search))
  const rendering = renderScreen(<ImportStatementPage queries={{ page }} />, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: `/statement-transactions/create?${search}`,
  })
  const asked = operation('ImportStatementPageQuery')
  act(() => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolversFor(shown))))
  await rendering
  return userEvent.setup()
}

/** The server's answer to a change, with the new result. */
function answer(found: Shown) {
  const mutation = operation('useCorrectStatementImportMutation')
  const { corrections, skippedRows, keptRows, decimalMark } = mutation.request.variables.input
  const edits = { corrections, skippedRows, keptRows, decimalMark }
  const checking = { status: 'CHECKING', version: 3, allowedActions: [], edits, ...found.more }
  act(() =>
    environment.mock.resolve(mutation, MockPayloadGenerator.generate(mutation, resolversFor({ more: checking }))),
  )
  return () => {
    const following = operation('useImportProgressSubscription')
    const more = { version: 4, edits, ...found.more }
    act(() =>
      environment.mock.nextValue(following, MockPayloadGenerator.generate(following, resolversFor({ ...found, more }))),
    )
  }
}

const cell = (row = 3, column = 'Jumlah') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Row ${row}, ${column}` })
const corrected = () => operation('useCorrectStatementImportMutation').request.variables.input
const problems = () => screen.getByRole('region', { name: 'To fix' })

describe('the check of a statement file', () => {
  test('does not put sums together to an equation that is not true', async () => {
    const totals = { ...statementImport({}).totals, incoming: idr('100.00') }
    await show({ more: { totals, balanceProof: { holds: true, rows: 2 } } })
    const sums = screen.getByRole('group', { name: 'Balances and sums of the file' })
    expect(sums.textContent).toContain('12,085,660,420.50')
    expect(sums.textContent).not.toMatch(/[=+−≠]/)
    expect(screen.getByText('Balances match across 2 rows without errors')).toBeTruthy()
    expect(screen.queryByText(/Opening \+ movements = closing/)).toBeNull()
  })

  test('says that a file has no balances only where it states none', async () => {
    await show({ more: { balanceProof: null } })
    expect(screen.queryByText(/has no balances/)).toBeNull()
  })

  test('counts rows, as the tile and the dock do, though one of them has two errors', async () => {
    await show({ errors: [...ALL, { ...letter, column: 'Saldo' }] })
    expect(within(screen.getByRole('group', { name: 'Check results' })).getByText('4')).toBeTruthy()
    expect(screen.getByText('4 left')).toBeTruthy()
    expect(screen.getByText(/^4 errors left/)).toBeTruthy()
  })

  test('names the balances without a day where the file has none', async () => {
    await show({ more: { periodFrom: null, periodTo: null } })
    const sums = screen.getByRole('group', { name: /is the closing balance$/ })
    expect(sums.textContent).toMatch(/^Opening[\d,.]+\+In, .*Closing[\d,.]+$/)
  })

  test('shows its sums, what it would store, and each duplicate beside the stored transaction', async () => {
    await show()
    const sums = screen.getByRole('group', { name: /is the closing balance$/ })
    expect(sums.textContent).toContain('9,412,806,120.50')
    expect(sums.textContent).toContain('In, 214 transactions')
    expect(sums.textContent).toContain('12,085,660,420.50')
    expect(within(screen.getByRole('group', { name: 'Check results' })).getByText('902')).toBeTruthy()
    const ready = screen.getByRole('region', { name: 'Ready' })
    expect(within(ready).getByRole('row', { name: /TRSF PT BUMI/ }).textContent).toContain('15,000.00')
    const duplicate = within(screen.getByRole('region', { name: 'Duplicates' })).getByRole('row', { name: /BIAYA ADM/ })
    expect(duplicate.textContent).toContain('BIAYA ADM NOVEntered manually')
    expect(duplicate.textContent?.match(/15,000\.00/g)).toHaveLength(2)
  })

  test('is of the version that was seen, and says so when something else comes up before the file is stored', async () => {
    const waiting = { status: 'HAS_WARNINGS', version: 4, allowedActions: ['CONFIRM', 'CORRECT'] }
    const counts = { ...statementImport({}).counts, warnings: 1, errors: 0 }
    const user = await show({ errors: [], more: { ...waiting, counts } })
    expect(screen.queryByText(/Something changed since you looked/)).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Import 3 rows/ }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: /^Import 3 rows/ }))
    const mutation = operation('useConfirmStatementImportMutation')
    expect(mutation.request.variables.input).toEqual({ id: 'import', version: 4, ignoreWarnings: true })
    const tell = (more: object) => resolversFor({ errors: [], more: { counts, ...more } })
    act(() =>
      environment.mock.resolve(mutation, MockPayloadGenerator.generate(mutation, tell({ status: 'IMPORTING' }))),
    )
    await screen.findByText('Importing transactions')
    const following = operation('useImportProgressSubscription')
    const again = tell({ ...waiting, version: 6 })
    act(() => environment.mock.nextValue(following, MockPayloadGenerator.generate(following, again)))
    expect((await screen.findByText(/Something changed since you looked/)).getAttribute('role')).toBe('status')
  })

  test('says how many rows of another account were left out, and takes them there', async () => {
    const giro = { id: 'giro', alias: 'BNI Giro', accountNumber: '1180003345', currency: 'IDR' }
    const user = await show({ more: { leftOut: [{ rows: 14, bankAccount: giro }], fileId: 'file' } })
    expect(screen.getByText(/BNI Giro ··3345, IDR, 14 rows/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Import 14 rows into BNI Giro' }))
    expect(operation('useImportStatementMutation').request.variables.input).toMatchObject({
      bankAccountId: 'giro',
      fileId: 'file',
      dryRun: true,
    })
  })
})

describe('the account of a statement file', () => {
  const accounts = [
    { id: 'account', alias: 'BCA', accountNumber: '5220304471', currency: 'IDR', bank: { name: 'BCA' } },
    { id: 'giro', alias: 'BNI Giro', accountNumber: '1180003345', currency: 'IDR', bank: { name: 'BNI' } },
    { id: 'dollar', alias: 'BCA Dollar', accountNumber: '5220309999', currency: 'USD', bank: { name: 'BCA' } },
    { id: 'petty', alias: 'Mandiri Kas', accountNumber: '1370001111', currency: 'IDR', bank: { name: 'Mandiri' } },
  ]
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Import into' })
  const offered = () => [...choice().options].map(({ text }) => text.split(' · ')[0])

  test('can be changed to any other one of its currency, for which the file is checked again', async () => {
    const user = await show({ more: { fileId: 'file' }, accounts })
    expect(choice().value).toBe('account')
    expect(offered()).toEqual(['BCA', 'BNI Giro', 'Mandiri Kas'])
    await user.selectOptions(choice(), 'petty')
    expect(operation('useImportStatementMutation').request.variables.input).toMatchObject({
      bankAccountId: 'petty',
      fileId: 'file',
      dryRun: true,
    })
  })

  test('is suggested first where the file names another one', async () => {
    await show({ more: { belongsTo: accounts[3] }, accounts })
    expect(offered()).toEqual(['Mandiri Kas', 'BCA', 'BNI Giro'])
    expect(screen.getByRole('button', { name: 'Use Mandiri Kas' })).toBeTruthy()
  })

  test('is found by typing where there are more than a list shows', async () => {
    const user = await show({ more: { fileId: 'file' }, accounts, hasMoreAccounts: true })
    const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Import into' })
    // Until its code is loaded it is read-only.
    await waitFor(() => expect(field().readOnly).toBe(false))
    expect(field().value).toBe('BCA · BCA ··4471 · IDR')
    await user.type(field(), 'k', { initialSelectionStart: 0, initialSelectionEnd: field().value.length })
    const asked = await waitFor(() => environment.mock.findOperation(({ request }) => request.variables.search === 'k'))
    expect(asked.request.variables).toEqual({ search: 'k', currency: 'IDR', connectionType: null })
  })

  test('says why it could not be changed', async () => {
    const user = await show({ accounts })
    await user.selectOptions(choice(), 'giro')
    const refused = { code: 'U-TRSY-BA-9', message: 'This account is closed.', field: ['bankAccountId'] }
    await act(async () =>
      environment.mock.resolve(operation('useImportStatementMutation'), {
        data: { importStatement: { statementImport: null, userErrors: [refused] } },
      }),
    )
    expect(screen.getByRole('alert').textContent).toBe('This account is closed.')
    expect(choice().value).toBe('account')
  })
})

describe('fixing a statement file in its check', () => {
  test('a cell is checked when it is left, with all that was changed before', async () => {
    const user = await show({ more: { edits: { ...NOTHING, skippedRows: [4] } } })
    expect(screen.getByText('Row 4 skipped')).toBeTruthy()
    await user.clear(cell())
    await user.type(cell(), '15,000,000.00 CR')
    await user.tab()
    expect(corrected()).toEqual({
      id: 'import',
      version: 2,
      corrections: [{ row: 3, column: 'Jumlah', was: '1O0.00', value: '15,000,000.00 CR' }],
      skippedRows: [4],
      keptRows: [],
      decimalMark: null,
    })
  })

  test('shows what the server found at once; nothing moves, and the cell that is being written keeps its caret', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: 'Use this: 100.00 in row 3' }))
    const found = answer({
      errors: [ALL[1] ?? letter, date, zero],
      more: { counts: { ...statementImport({}).counts, errors: 3 } },
    })
    // The user continues while the server checks.
    await user.click(cell(6, 'Tanggal'))
    await user.keyboard('{End}x')
    const writing = cell(6, 'Tanggal')
    const rows = () =>
      within(problems())
        .getAllByRole('row')
        .map(row => row.textContent?.slice(0, 10))
    const before = rows()
    found()
    expect(rows()).toEqual(before)
    expect(cell(6, 'Tanggal')).toBe(writing)
    expect(document.activeElement).toBe(writing)
    expect([writing.value, writing.selectionStart]).toEqual(['31/11x', 6])
    const fixed = within(problems()).getByRole('row', { name: /^3/ })
    expect(within(fixed).getByText('Fixed')).toBeTruthy()
    expect(screen.getByText('3 left')).toBeTruthy()
  })

  test('what is changed while the server checks is checked next', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: 'Use this: 100.00 in row 3' }))
    const found = answer({ errors: [date, zero] })
    await user.click(screen.getByRole('button', { name: 'Skip row 7' }))
    found()
    expect(corrected()).toMatchObject({
      version: 4,
      corrections: [{ row: 3, value: '100.00' }],
      skippedRows: [7],
    })
  })

  test('a correction that meets a newer version is sent again, on top of what is stored now', async () => {
    const user = await show()
    await user.clear(cell())
    await user.type(cell(), '100.00{Enter}')
    const refused = operation('useCorrectStatementImportMutation')
    expect(refused.request.variables.input).toMatchObject({ version: 2 })
    const stale = { code: 'G-3', message: 'Changed by someone else; reload.', field: null }
    await act(async () =>
      environment.mock.resolve(refused, {
        data: { correctStatementImport: { statementImport: null, userErrors: [stale] } },
      }),
    )
    // The typed text stays; nothing is sent for the outdated version.
    expect(cell().value).toBe('100.00')
    expect(environment.mock.getAllOperations().map(nameOf)).not.toContain('useCorrectStatementImportMutation')
    const again = operation('useStatementImportEditsAgainQuery')
    const edits = { ...NOTHING, corrections: [{ row: 6, column: 'Tanggal', was: '31/11', value: '30/11' }] }
    const node = { ...resolversFor({ more: { version: 5, edits } }), Node: () => ({ __typename: 'StatementImport' }) }
    act(() => environment.mock.resolve(again, MockPayloadGenerator.generate(again, node)))
    expect(corrected()).toMatchObject({
      version: 5,
      corrections: [
        { row: 6, column: 'Tanggal', value: '30/11' },
        { row: 3, column: 'Jumlah', was: '1O0.00', value: '100.00' },
      ],
    })

    // Others' changes were sent along, and are not reverted when they arrive again.
    const both = operation('useCorrectStatementImportMutation')
    const { corrections } = both.request.variables.input
    await act(async () =>
      environment.mock.resolve(both, { data: { correctStatementImport: { statementImport: null, userErrors: [] } } }),
    )
    const following = operation('useImportProgressSubscription')
    const more = { version: 6, edits: { ...NOTHING, corrections } }
    act(() =>
      environment.mock.nextValue(
        following,
        MockPayloadGenerator.generate(following, resolversFor({ errors: [zero], more })),
      ),
    )
    expect(environment.mock.getAllOperations().map(nameOf)).not.toContain('useCorrectStatementImportMutation')
  })

  test('what is typed between the answer and what it shows is not lost, and nothing is sent twice', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: 'Use this: 100.00 in row 3' }))
    const first = operation('useCorrectStatementImportMutation')
    // The answer arrived, but the page does not show it yet.
    await act(async () =>
      environment.mock.resolve(first, { data: { correctStatementImport: { statementImport: null, userErrors: [] } } }),
    )
    await user.click(screen.getByRole('button', { name: 'Skip row 7' }))
    expect(environment.mock.getAllOperations().map(nameOf)).not.toContain('useCorrectStatementImportMutation')
    const { corrections } = first.request.variables.input
    const following = operation('useImportProgressSubscription')
    const more = { version: 4, edits: { ...NOTHING, corrections } }
    act(() =>
      environment.mock.nextValue(
        following,
        MockPayloadGenerator.generate(following, resolversFor({ errors: [date, zero], more })),
      ),
    )
    expect(corrected()).toMatchObject({ version: 4, corrections: [{ row: 3, value: '100.00' }], skippedRows: [7] })
  })

  test('a correction that does not reach the server stays, and can be sent again', async () => {
    const user = await show({ more: { status: 'READY', allowedActions: ['CONFIRM', 'CORRECT'] } })
    await user.clear(cell())
    await user.type(cell(), '100.00{Enter}')
    await act(async () =>
      environment.mock.reject(operation('useCorrectStatementImportMutation'), new Error('The server is away.')),
    )
    expect(await screen.findByText('The server is away.')).toBeTruthy()
    expect(cell().value).toBe('100.00')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Import 3 rows/ }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(corrected()).toMatchObject({ version: 2, corrections: [{ row: 3, value: '100.00' }] })
  })

  test('all suggested values are taken at once', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: 'Use 3 suggested values' }))
    expect(corrected()).toMatchObject({
      corrections: [
        { row: 3, column: 'Jumlah', was: '1O0.00', value: '100.00' },
        { row: 5, column: 'Tipe', was: 'DBT', value: 'DB' },
      ],
      skippedRows: [7],
    })
  })

  test('a suggested value that is typed counts as typed', async () => {
    const user = await show()
    await user.clear(cell())
    await user.type(cell(), '100.00')
    await user.tab()
    expect(corrected()).toMatchObject({ corrections: [{ row: 3, value: '100.00' }] })
  })

  test('Enter takes the value that is suggested', async () => {
    const user = await show()
    await user.click(cell())
    await user.keyboard('{Enter}')
    expect(corrected()).toMatchObject({ corrections: [{ row: 3, value: '100.00' }] })
  })

  test('nothing is imported while a change is checked', async () => {
    const user = await show({ more: { status: 'READY', allowedActions: ['CONFIRM', 'CORRECT'] } })
    const importing = screen.getByRole<HTMLButtonElement>('button', { name: /^Import 3 rows/ })
    expect(importing.disabled).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Skip row 3' }))
    expect(importing.disabled).toBe(true)
    expect(screen.getByText('Checking your changes…')).toBeTruthy()
  })

  test('a duplicate that happened twice is stored when a person says so', async () => {
    const user = await show()
    await user.click(screen.getByRole('button', { name: 'Store anyway, row 42' }))
    expect(corrected()).toMatchObject({ keptRows: [42] })
  })

  test('what was changed can be undone', async () => {
    const corrections = [{ row: 3, column: 'Jumlah', was: '1O0', value: '1O0.00' }]
    const user = await show({ more: { edits: { ...NOTHING, corrections, skippedRows: [4] } } })
    const changes = within(screen.getByRole('region', { name: 'File changes' }))
    await user.click(changes.getByRole('button', { name: 'Undo: Row 3, Jumlah' }))
    expect(corrected()).toMatchObject({ corrections: [], skippedRows: [4] })
  })

  test('where a file has no cells, rows can be skipped and nothing else', async () => {
    await show({ errors: [letter], more: { hasCells: false } })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(within(problems()).getByRole('cell', { name: '1O0.00' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Skip row 3' })).toBeTruthy()
  })
})
