import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { ExportButton } from '../../../../../web/pages/organization/_components/ExportButton.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const patiently = { timeout: 20_000 }
const COLUMNS = [
  { name: 'number', label: 'Number' },
  { name: 'date', label: 'Date' },
  { name: 'amount', label: 'Amount' },
  { name: 'notes', label: 'Notes' },
]
const rows = { bills: { filter: { status: ['PAID'] }, sort: { field: 'AMOUNT', direction: 'DESC' } } } as const

/** The button above a list in which amount precedes number, and the notes are hidden. */
async function openButton({
  permissions = ['EXPORTS_CREATE'],
  selectedUuids = [] as string[],
  language = 'en' as const,
} = {}) {
  const environment = createMockEnvironment()
  const asked = (name: string) => environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <ExportButton
        list="BILLS"
        rows={rows}
        title="Bills"
        columns={['amount', 'number', 'date']}
        selectedUuids={selectedUuids}
        total={1_204}
      />
    </PermissionsProvider>,
    { environment, language },
  )
  return { environment, asked }
}

async function openDialog(options: Parameters<typeof openButton>[0] = {}) {
  const opened = await openButton(options)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const query = await waitFor(() => opened.asked('ExportDialogQuery'), patiently)
  expect(query.request.variables).toEqual({ list: 'BILLS' })
  act(() => opened.environment.mock.resolve(query, { data: { organization: { id: 'o', exportColumns: COLUMNS } } }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Bills' }, patiently))
  return { ...opened, dialog }
}

test('whoever may not export sees no button', async () => {
  await openButton({ permissions: ['TREASURY_BILLS_VIEW'] })
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('exports the columns in sight, in their order, with the filter and order of the list', async () => {
  const { dialog, asked, environment } = await openDialog()
  expect(
    dialog.getAllByRole('checkbox').map(box => [box.parentElement?.textContent, (box as HTMLInputElement).checked]),
  ).toEqual([
    ['Amount', true],
    ['Number', true],
    ['Date', true],
    ['Notes', false],
  ])
  expect(dialog.getByText('All 1,204 rows')).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'CSV' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Date' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Notes' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  const mutation = await waitFor(() => asked('useCreateExportMutation'))
  expect(mutation.request.variables.input).toEqual({
    list: 'BILLS',
    format: 'CSV',
    columns: ['amount', 'number', 'notes'],
    rows,
    selectedUuids: null,
    idempotencyKey: expect.any(String),
  })
  act(() =>
    environment.mock.resolve(mutation, {
      data: { createExport: { export: { id: 'e', fileName: 'Bills.csv' }, userErrors: [] } },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patiently)
  const followed = await waitFor(() => asked('followExportSubscription'))
  expect(followed.request.variables).toEqual({ id: 'e' })
  expect(await screen.findByText('Export started. We’ll email you when it’s ready.', {}, patiently)).toBeTruthy()

  const told = {
    id: 'e',
    fileName: 'Bills.csv',
    url: null,
    failureReason: null,
    allowedActions: ['CANCEL'],
    expiresAt: null,
    kilobytes: null,
  }
  const tell = (exportProgress: object) => act(() => environment.mock.nextValue(followed, { data: { exportProgress } }))
  tell({ ...told, status: 'RUNNING', done: 602, total: 1_204 })
  expect(await screen.findByText('Exporting Bills.csv: 602 of 1,204 rows', {}, patiently)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel export' })).toBeTruthy()
  tell({ ...told, status: 'READY', done: 1_204, total: 1_204, url: '/files/x', allowedActions: ['DOWNLOAD'] })
  expect(await screen.findByText('Bills.csv is ready', {}, patiently)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  expect(screen.queryByText(/^Exporting/)).toBeNull()
})

test('offers the selected rows first, and all of them', async () => {
  const { dialog, asked } = await openDialog({ selectedUuids: ['u1', 'u2'] })
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: '2 selected rows' }).checked).toBe(true)
  expect(dialog.getByRole('radio', { name: 'All 1,204 rows' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  const mutation = await waitFor(() => asked('useCreateExportMutation'))
  expect(mutation.request.variables.input).toMatchObject({ selectedUuids: ['u1', 'u2'], format: 'XLSX' })
})

test('asks for a column, and says what the server refused', async () => {
  const { dialog, asked, environment } = await openDialog()
  for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox')) if (box.checked) await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  expect(dialog.getByRole('alert').textContent).toBe('Select at least one column')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Number' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  const mutation = await waitFor(() => asked('useCreateExportMutation'))
  const message = 'Another export of yours is still in progress. Wait until it’s finished, or cancel it.'
  act(() =>
    environment.mock.resolve(mutation, {
      data: { createExport: { export: null, userErrors: [{ code: 'U-TRSY-EX-3', message, field: null }] } },
    }),
  )
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
})
