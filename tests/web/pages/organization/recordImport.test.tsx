import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RecordImportPage_import$data } from '../../../../web/__generated__/RecordImportPage_import.graphql.ts'
import {
  type ImportRecords,
  RecordImportPage,
} from '../../../../web/pages/organization/_components/RecordImportPage.tsx'
import { renderScreen } from '../../support/render.tsx'

const clean = { total: 3, ready: 3, warnings: 0, duplicates: 0, errors: 0 }

/** An import as a fragment reference: what Relay passes for an @inline fragment. */
function imported(patch: Partial<Omit<RecordImportPage_import$data, ' $fragmentType'>>) {
  const data = {
    id: 'import',
    status: 'READY',
    fileName: 'parties.csv',
    hash: 'h1',
    annotatedFileUrl: null,
    counts: clean,
    issues: [],
    ...patch,
  }
  return {
    __id: 'import',
    __fragments: { RecordImportPage_import: {} },
    RecordImportPage_import: data,
  } as unknown as NonNullable<Awaited<ReturnType<ImportRecords>>['importKey']>
}

const importRecords = vi.fn<ImportRecords>()
const upload = vi.fn(async () => ({ ok: true, fileId: 'file-1' }) as const)
vi.mock('../../../../web/relay/useFileUpload.ts', () => ({ useFileUpload: () => upload }))
vi.mock(import('relay-runtime'), async original => {
  const actual = await original()
  // The page reads an inline fragment: here its data is given with the key.
  const readInlineData = (_: unknown, key: { RecordImportPage_import?: unknown }) => key.RecordImportPage_import
  return { ...actual, readInlineData } as typeof actual
})

beforeEach(() => importRecords.mockReset())

async function show() {
  await renderScreen(
    <RecordImportPage
      title="Import counterparties"
      crumbs={[]}
      purpose="COUNTERPARTIES"
      templateUrl="/templates/counterparties.csv"
      hint="The template’s columns."
      listUrl="/counterparties"
      importRecords={importRecords}
    />,
    { environment: createMockEnvironment() },
  )
  return userEvent.setup()
}

async function check(user: ReturnType<typeof userEvent.setup>) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no file field')
  await user.upload(input, new File(['alias\nx'], 'parties.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
}

describe('the import of records', () => {
  test('offers the template, and wants a file before it checks one', async () => {
    const user = await show()
    expect(screen.getByRole('link', { name: 'Download template' }).getAttribute('href')).toBe(
      '/templates/counterparties.csv',
    )
    await user.click(screen.getByRole('button', { name: 'Check the file' }))
    expect(screen.getByText('Choose the CSV file')).toBeTruthy()
    expect(importRecords).not.toHaveBeenCalled()
  })

  test('checks first, and stores what was checked only when the person says so', async () => {
    importRecords.mockResolvedValueOnce({ importKey: imported({}) })
    importRecords.mockResolvedValueOnce({ importKey: imported({ status: 'IMPORTED' }) })
    const user = await show()
    await check(user)
    expect(importRecords).toHaveBeenLastCalledWith({ fileId: 'file-1', dryRun: true })
    expect(await screen.findByText('Nothing is stored yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Import 3 rows/ }))
    expect(importRecords).toHaveBeenLastCalledWith({ fileId: 'file-1', hash: 'h1', ignoreWarnings: true })
    expect(await screen.findByText('3 rows were imported')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show the list' }).getAttribute('href')).toBe('/counterparties')
  })

  test('names row, column, value and reason of each error, and does not import', async () => {
    const issues = [
      {
        severity: 'ERROR',
        row: 4,
        column: 'accountNumber',
        value: '12O',
        code: 'U-TRSY-RI-5',
        message: 'Digits only.',
      },
      { severity: 'DUPLICATE', row: 5, column: 'alias', value: 'Bumi', code: 'U-TRSY-CP-2', message: 'Stored.' },
    ] as const
    const counts = { total: 3, ready: 1, warnings: 0, duplicates: 1, errors: 1 }
    importRecords.mockResolvedValueOnce({
      importKey: imported({ status: 'HAS_ERRORS', counts, issues: [...issues], annotatedFileUrl: '/files/a' }),
    })
    const user = await show()
    await check(user)
    const table = await screen.findByRole('region', { name: 'Errors' })
    const cells = within(table)
      .getAllByRole('cell')
      .map(cell => cell.textContent)
    expect(cells).toEqual(['4', 'accountNumber', '12O', 'Digits only. U-TRSY-RI-5'])
    expect(screen.getByRole('button', { name: /^Import one row/ })).toHaveProperty('disabled', true)
    expect(screen.getByRole('link', { name: 'CSV with reasons' }).getAttribute('href')).toBe('/files/a')

    await user.click(screen.getByRole('button', { name: /^Duplicates/ }))
    expect(within(screen.getByRole('region', { name: 'Duplicates' })).getByText('Bumi')).toBeTruthy()
  })

  test('says what is wrong with the file itself and keeps it chosen', async () => {
    importRecords.mockResolvedValueOnce({ problem: 'The columns are not those of the template.' })
    const user = await show()
    await check(user)
    expect(await screen.findByText('The columns are not those of the template.')).toBeTruthy()
    expect(screen.getByText('parties.csv')).toBeTruthy()
  })

  test('a file of which every row is stored already can’t be imported', async () => {
    const counts = { total: 2, ready: 0, warnings: 0, duplicates: 2, errors: 0 }
    importRecords.mockResolvedValueOnce({ importKey: imported({ counts }) })
    const user = await show()
    await check(user)
    expect(await screen.findByText('Every row of this file is stored already.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Import 0 rows/ })).toHaveProperty('disabled', true)
  })
})
