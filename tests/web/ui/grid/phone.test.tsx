import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataGrid } from '../../../../web/ui/grid/DataGrid.tsx'
import type { GridColumn } from '../../../../web/ui/grid/columns.ts'
import { renderScreen } from '../../support/render.tsx'

type Line = { id: string; number: string }
const lines: Line[] = [
  { id: '1', number: 'ET-1' },
  { id: '2', number: 'ET-2' },
]
const columns: GridColumn<Line>[] = [
  { id: 'number', label: 'Number', width: '1fr', fixed: true, cell: ({ number }) => number, narrow: 'title' },
  { id: 'file', label: 'File', width: '1fr', fixed: true, cell: () => <a href="#file">File</a>, narrow: 'detail' },
]
const onOpen = vi.fn()

beforeEach(() => {
  onOpen.mockClear()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    media => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  )
})

test('on a phone a tap opens a row, and a link in it does what it says', async () => {
  const person = userEvent.setup()
  await renderScreen(
    <DataGrid
      label="Lines"
      columns={columns}
      rows={lines}
      rowName={({ number }) => number}
      settings={{ density: 'default', visibility: {} }}
      onOpen={onOpen}
    />,
  )
  await person.click(screen.getByText('ET-2'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(lines[1])

  const [link] = screen.getAllByRole('link')
  if (link === undefined) throw new Error('no link')
  await person.click(link)
  expect(onOpen).toHaveBeenCalledTimes(1)
})
