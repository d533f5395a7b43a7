import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../../../support/waitFor.ts'
import pageQuery, {
  type CreateCounterpartyPageQuery,
} from '../../../../web/__generated__/CreateCounterpartyPageQuery.graphql.ts'
import { importVariables } from '../../../../web/pages/organization/_lib/importVariables.ts'
import { CreateCounterpartyPage } from '../../../../web/pages/organization/counterparties/CreateCounterpartyPage.tsx'
import { setLost } from '../../../../web/relay/reconnecting.ts'
import { renderScreen } from '../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
const clean = { total: 3, ready: 3, warnings: 0, duplicates: 0, errors: 0 }
const recordImport = (more: object) => ({
  id: 'import',
  status: 'READY',
  fileId: 'file-1',
  fileName: 'parties.csv',
  hash: 'h1',
  done: 3,
  total: 3,
  failureReason: null,
  annotatedFileUrl: null,
  counts: clean,
  issues: [],
  version: 2,
  edits: { corrections: [], skippedRows: [] },
  allowedActions: ['CONFIRM', 'CORRECT'],
  ...more,
})

const upload = vi.fn(async () => ({ ok: true, fileId: 'file-1' }) as const)
vi.mock('../../../../web/relay/useFileUpload.ts', () => ({ useFileUpload: () => upload }))

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
})

/** The page at an address; with `found` the address names that import. */
async function show(found?: object) {
  const search = new URLSearchParams({ by: 'file', ...(found && { import: UUID }) })
  const page = loadQuery<CreateCounterpartyPageQuery>(environment, pageQuery, importVariables(search))
  const rendering = renderScreen(<CreateCounterpartyPage queries={{ page }} />, {
    environment,
    messages: ['counterparties', 'imports'],
    path: `/counterparties/create?${search}`,
  })
  resolve('CreateCounterpartyPageQuery', {
    Organization: () => ({ permissions: ['TREASURY_COUNTERPARTIES_MANAGE'] }),
    RecordImport: () => recordImport(found ?? {}),
  })
  const { router } = await rendering
  // The file parser is loaded on demand.
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return { user: userEvent.setup(), router }
}

function operation(name: string) {
  return environment.mock.findOperation(({ request }) => request.node.operation.name === name)
}

function resolve(name: string, resolvers: Parameters<typeof MockPayloadGenerator.generate>[1]) {
  const asked = operation(name)
  act(() => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers)))
}

const WRONG = {
  status: 'HAS_ERRORS',
  allowedActions: ['CORRECT'],
  annotatedFileUrl: '/files/a',
  counts: { total: 4, ready: 1, warnings: 0, duplicates: 1, errors: 3 },
  issues: [
    {
      severity: 'ERROR',
      row: 4,
      column: 'account_number',
      value: '12O',
      code: 'INVALID_FORMAT',
      message: 'Write an account number of 5 to 34 digits.',
      suggestion: null,
    },
    {
      severity: 'ERROR',
      row: 5,
      column: 'type',
      value: 'PT',
      code: 'INVALID_VALUE',
      message: 'Write one of these.',
      suggestion: { value: 'COMPANY', reason: 'OTHER_FORM' },
    },
    {
      severity: 'ERROR',
      row: 6,
      column: 'alias',
      value: 'Bumi',
      code: 'U-TRSY-CP-2',
      message: 'Exists.',
      suggestion: { value: null, reason: 'STORED' },
    },
  ],
}
const showWrong = (more: object = {}) => show({ ...WRONG, ...more })
const corrected = () => operation('useRecordImportEditsMutation').request.variables.input

async function check(user: ReturnType<typeof userEvent.setup>) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no file field')
  await user.upload(input, new File(['alias\nx'], 'parties.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Check file' }))
}

describe('the import of records', () => {
  test('offers the template, and wants a file before it checks one', async () => {
    const { user } = await show()
    expect(screen.getByRole('link', { name: 'Download template' }).getAttribute('href')).toBe(
      '/templates/counterparties.csv',
    )
    await user.click(screen.getByRole('button', { name: 'Check file' }))
    expect(screen.getByText('Choose a file')).toBeTruthy()
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  test('has a file checked first, and the address then names the import', async () => {
    const { user, router } = await show()
    await check(user)
    expect(operation('useImportCounterpartiesMutation').request.variables).toEqual({
      input: { fileId: 'file-1', dryRun: true, idempotencyKey: expect.any(String) },
    })
    resolve('useImportCounterpartiesMutation', {
      RecordImportPayload: () => ({ recordImport: { uuid: UUID }, userErrors: [] }),
    })
    await waitFor(() => expect(router.state.location.search).toBe(`?by=file&import=${UUID}`))
  })

  test('shows live how far it is, and then what was found', async () => {
    await show({ status: 'CHECKING', done: 500, total: 2_000 })
    expect(screen.getByText('500 of 2,000 rows')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Checking the file' })).toHaveProperty('value', 500)
    const following = operation('useRecordImportProgressSubscription')
    act(() =>
      environment.mock.nextValue(
        following,
        MockPayloadGenerator.generate(following, { RecordImport: () => recordImport({}) }),
      ),
    )
    expect(screen.getByText('Nothing has been imported yet.')).toBeTruthy()
  })

  test('says while it stands still that the connection is lost, and that it goes on by itself', async () => {
    const socket = {}
    const said = 'Connection lost. This page continues when you’re back online.'
    await show({ status: 'IMPORTING', done: 500, total: 2_000 })
    await vi.dynamicImportSettled()
    expect(screen.queryByText(said)).toBeNull()
    act(() => setLost(socket, true))
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getByText('500 of 2,000 rows')).toBeTruthy()
    act(() => setLost(socket, false))
    expect(screen.queryByText(said)).toBeNull()
  })

  test('stores what was checked, and no other file, only when the person says so', async () => {
    const { user } = await show({})
    await user.click(screen.getByRole('button', { name: /^Import 3 rows/ }))
    expect(operation('useConfirmRecordImportMutation').request.variables).toEqual({
      input: { id: 'import', version: 2, ignoreWarnings: false },
    })
  })

  test('says what became of it', async () => {
    await show({ status: 'IMPORTED' })
    expect(screen.getByText('3 rows imported')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View list' }).getAttribute('href')).toBe('/counterparties')
  })

  test('by keyboard one goes on at how far it is, and at what became of it', async () => {
    const { user } = await show({})
    await user.click(screen.getByRole('button', { name: /^Import 3 rows/ }))
    const tell = (more: object) => {
      const following = operation('useRecordImportProgressSubscription')
      const step = MockPayloadGenerator.generate(following, { RecordImport: () => recordImport(more) })
      act(() => environment.mock.nextValue(following, step))
    }
    tell({ status: 'IMPORTING', done: 1 })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Importing records' }))
    tell({ status: 'IMPORTED' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '3 rows imported' }))
  })

  test('says why it failed, and lets another file be imported', async () => {
    const { user, router } = await show({ status: 'FAILED', failureReason: 'The import was interrupted.' })
    expect(screen.getByText('Import failed. Nothing was imported')).toBeTruthy()
    expect(screen.getByText('The import was interrupted.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View list' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Import another file' }))
    expect(router.state.location.search).toBe('?by=file')
  })

  test('names row, column, value and reason of each error, in plain words, and does not import', async () => {
    await showWrong()
    const cells = within(screen.getByRole('region', { name: 'To fix' }))
      .getAllByRole('row')
      .slice(1)
      .map(row => within(row).getAllByRole('cell').slice(0, 4))
    expect(cells.map(row => row.map(cell => cell.textContent?.trim()))).toEqual([
      ['4', 'account_number', '12O', 'Write an account number of 5 to 34 digits.'],
      ['5', 'type', 'PT', 'Write one of these.The same value in the form that the template has.'],
      ['6', 'alias', 'Bumi', 'Exists.Already stored: this row can be skipped. U-TRSY-CP-2'],
    ])
    expect(screen.getByRole('button', { name: /^Import one row/ })).toHaveProperty('disabled', true)
    expect(screen.getByRole('link', { name: 'Annotated CSV' }).getAttribute('href')).toBe('/files/a')
    const tiles = within(screen.getByRole('group', { name: 'Check results' }))
    expect(tiles.getAllByRole('button').map(tile => tile.textContent)).toEqual([
      'To fix3Fix or skip these to import',
      'Duplicates1Already stored or repeated; skip these rows',
      'Ready1Will be imported',
    ])
  })

  test('has a cell checked when it is left, and shows what the server found without moving anything', async () => {
    const { user } = await showWrong()
    const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Row 4, account_number' })
    await user.clear(cell)
    await user.type(cell, '12012345')
    await user.tab()
    expect(corrected()).toEqual({
      id: 'import',
      version: 2,
      corrections: [{ row: 4, column: 'account_number', was: '12O', value: '12012345' }],
      skippedRows: [],
    })
    const { corrections } = corrected()
    resolve('useRecordImportEditsMutation', {
      RecordImportPayload: () => ({ userErrors: [] }),
      RecordImport: () =>
        recordImport({ ...WRONG, status: 'CHECKING', version: 3, edits: { corrections, skippedRows: [] } }),
    })
    // During a recheck the file stays visible.
    expect(screen.getByText('Checking your changes…')).toBeTruthy()
    const following = operation('useRecordImportProgressSubscription')
    const found = { ...WRONG, version: 4, edits: { corrections, skippedRows: [] }, issues: WRONG.issues.slice(1) }
    act(() =>
      environment.mock.nextValue(
        following,
        MockPayloadGenerator.generate(following, { RecordImport: () => recordImport(found) }),
      ),
    )
    const fixed = within(screen.getByRole('region', { name: 'To fix' })).getByRole('row', { name: /^4/ })
    expect(within(fixed).getByText('Fixed')).toBeTruthy()
    expect(screen.getByText('2 left')).toBeTruthy()
  })

  test('takes all suggestions at once, and skips what is stored', async () => {
    const { user } = await showWrong()
    await user.click(screen.getByRole('button', { name: 'Use 2 suggested values' }))
    expect(corrected()).toMatchObject({
      corrections: [{ row: 5, column: 'type', was: 'PT', value: 'COMPANY' }],
      skippedRows: [6],
    })
  })

  test('offers no change of the header, which the file must have', async () => {
    const column = { ...WRONG.issues[0], row: 1, column: 'notes', message: 'The column notes is not known.' }
    await showWrong({ issues: [column] })
    expect(screen.getByText('The column notes is not known.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Skip row/ })).toBeNull()
  })

  test('says why it could not be stored', async () => {
    const { user } = await show({})
    await user.click(screen.getByRole('button', { name: /^Import 3 rows/ }))
    resolve('useConfirmRecordImportMutation', {
      RecordImportPayload: () => ({
        recordImport: null,
        userErrors: [{ code: 'U-TRSY-RI-20', field: null, message: 'Only the person who checked this file can.' }],
      }),
    })
    expect(await screen.findByText('Only the person who checked this file can.')).toBeTruthy()
  })

  test('says what is wrong with the file itself and keeps it chosen', async () => {
    const { user } = await show()
    await check(user)
    resolve('useImportCounterpartiesMutation', {
      RecordImportPayload: () => ({
        recordImport: null,
        userErrors: [{ code: 'U-TRSY-FI-7', field: null, message: 'The file was uploaded for something else.' }],
      }),
    })
    expect(await screen.findByText('The file was uploaded for something else.')).toBeTruthy()
    expect(screen.getByText('parties.csv')).toBeTruthy()
  })

  test('a file of which every row is stored already can’t be imported', async () => {
    const counts = { total: 2, ready: 0, warnings: 0, duplicates: 2, errors: 0 }
    await show({ counts })
    expect(screen.getByText('All rows in this file are already imported.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Import 0 rows/ })).toHaveProperty('disabled', true)
  })
})
