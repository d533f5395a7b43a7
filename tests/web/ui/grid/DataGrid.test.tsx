import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DataGrid, type Selection } from '../../../../web/ui/grid/DataGrid.tsx'
import type { GridColumn } from '../../../../web/ui/grid/columns.ts'
import { setSingleKeys } from '../../../../web/ui/keyboard/shortcuts.ts'
import { renderScreen } from '../../support/render.tsx'

type Line = { id: string; number: string; amount: string }
const lines: Line[] = Array.from({ length: 500 }, (_, index) => ({
  id: `id-${index}`,
  number: `ET-${index}`,
  amount: String(index),
}))
const columns: GridColumn<Line>[] = [
  { id: 'number', label: 'Number', width: '144px', fixed: true, cell: line => line.number, narrow: 'title' },
  { id: 'amount', label: 'Amount', width: '192px', align: 'end', sort: 'AMOUNT', cell: line => line.amount },
]
const settings = { density: 'default', visibility: {} } as const

const onOpen = vi.fn()
const onSort = vi.fn()
const onEnd = vi.fn()

function Grid({ rows = lines, visibility = {} }: { rows?: Line[]; visibility?: Record<string, boolean> }) {
  const [selection, setSelection] = useState<Selection>(new Set())
  return (
    <>
      <output aria-label="selected">{[...selection].join(' ')}</output>
      <DataGrid
        label="Lines"
        columns={columns}
        rows={rows}
        rowName={line => line.number}
        settings={{ ...settings, visibility }}
        totalCount={12_345}
        sort={{ field: 'AMOUNT', descending: true }}
        onSort={onSort}
        selection={selection}
        onSelectionChange={setSelection}
        onOpen={onOpen}
        onEnd={onEnd}
      />
    </>
  )
}

function row(index: number): HTMLElement {
  const found = screen.getByRole('checkbox', { name: `Select ET-${index}` }).closest<HTMLElement>('[role=row]')
  if (found === null) throw new Error(`no row ${index}`)
  return found
}
const selected = () => screen.getByRole('status', { name: 'selected' }).textContent

beforeEach(() => {
  vi.clearAllMocks()
  setSingleKeys(true)
})

/** The focus on the first row, as Tab brings it there. */
async function enter() {
  const person = userEvent.setup()
  await renderScreen(<Grid />)
  row(0).focus()
  return person
}

describe('the grid', () => {
  test('tells how many rows there are, and draws only those in sight', async () => {
    await renderScreen(<Grid />)
    const grid = screen.getByRole('grid', { name: 'Lines' })
    expect(grid.getAttribute('aria-rowcount')).toBe('12346')
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
    expect(row(0).getAttribute('aria-rowindex')).toBe('2')
  })

  test('follows the scroll position, and keeps the row that has the focus', async () => {
    await renderScreen(<Grid />)
    const grid = screen.getByRole('grid', { name: 'Lines' })
    row(0).focus()
    const height = Number.parseFloat(grid.style.getPropertyValue('--row'))
    grid.scrollTop = 200 * height
    act(() => void grid.dispatchEvent(new Event('scroll')))
    const shown = within(grid)
      .getAllByRole('row')
      .flatMap(({ dataset }) => (dataset.index === undefined ? [] : [Number(dataset.index)]))
      .toSorted((a, b) => a - b)
    expect(shown[0]).toBe(0)
    expect(shown[1]).toBe(200 - 12)
    expect(shown.at(-1)).toBe(Math.ceil(200 + (720 - 36) / height) + 12)
    expect(document.activeElement).toBe(row(0))
  })

  test('has one stop for Tab, which follows the focus', async () => {
    const person = await enter()
    await person.keyboard('{ArrowDown}')
    const stops = screen.getAllByRole('row').filter(each => each.tabIndex === 0)
    expect(stops).toEqual([row(1)])
    expect(document.activeElement).toBe(row(1))
  })

  test('moves by arrows and by J and K, and stops at the ends', async () => {
    const person = await enter()
    await person.keyboard('jj{ArrowDown}k')
    expect(document.activeElement).toBe(row(2))
    await person.keyboard('{Home}{ArrowUp}')
    expect(document.activeElement).toBe(row(0))
  })

  test('goes to the last loaded row and asks for more', async () => {
    const person = await enter()
    onEnd.mockClear()
    await person.keyboard('{End}')
    expect(document.activeElement).toBe(row(499))
    expect(onEnd).toHaveBeenCalled()
  })

  test('draws no row again when further ones arrive, and selects among all of them', async () => {
    const drawn = vi.fn(({ number }: Line) => number)
    const counted: GridColumn<Line>[] = [{ id: 'number', label: 'Number', width: '1fr', fixed: true, cell: drawn }]
    function Growing() {
      const [rows, setRows] = useState(lines.slice(0, 100))
      const [selection, setSelection] = useState<Selection>(new Set())
      return (
        <>
          <button onClick={() => setRows(lines)}>More</button>
          <output aria-label="selected">{selection.size}</output>
          <DataGrid
            label="Lines"
            columns={counted}
            rows={rows}
            rowName={line => line.number}
            settings={settings}
            selection={selection}
            onSelectionChange={setSelection}
          />
        </>
      )
    }
    const person = userEvent.setup()
    await renderScreen(<Growing />)
    expect(drawn).toHaveBeenCalled()
    drawn.mockClear()
    await person.click(screen.getByRole('button', { name: 'More' }))
    expect(drawn).not.toHaveBeenCalled()

    row(0).focus()
    await person.keyboard('x{Shift>}{End}{/Shift}')
    expect(selected()).toBe('500')
  })

  test('opens with Enter', async () => {
    const person = await enter()
    await person.keyboard('j{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(lines[1])
  })

  test('selects with X and Space, extends with Shift, and clears with Escape', async () => {
    const person = await enter()
    await person.keyboard('x')
    expect(selected()).toBe('id-0')
    expect(row(0).getAttribute('aria-selected')).toBe('true')
    await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(selected()).toBe('id-0 id-1 id-2')
    await person.keyboard(' ')
    expect(selected()).toBe('id-0 id-1')
    await person.keyboard('{Escape}')
    expect(selected()).toBe('')
  })

  test('selects a range by mouse, and everything that is loaded', async () => {
    const person = userEvent.setup()
    await renderScreen(<Grid />)
    await person.click(screen.getByRole('checkbox', { name: 'Select ET-1' }))
    await person.keyboard('{Shift>}')
    await person.click(screen.getByRole('checkbox', { name: 'Select ET-3' }))
    await person.keyboard('{/Shift}')
    expect(selected()).toBe('id-1 id-2 id-3')

    await person.click(screen.getByRole('checkbox', { name: 'Select all 500 loaded rows' }))
    expect(selected()?.split(' ')).toHaveLength(500)
  })

  test('leaves letters alone when single keys are switched off', async () => {
    const person = await enter()
    setSingleKeys(false)
    await person.keyboard('jx')
    expect(document.activeElement).toBe(row(0))
    expect(selected()).toBe('')
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(row(1))
  })

  test('sorts by its heads and says how it is sorted', async () => {
    const person = userEvent.setup()
    await renderScreen(<Grid />)
    expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending')
    await person.click(screen.getByRole('button', { name: 'Amount' }))
    expect(onSort).toHaveBeenCalledExactlyOnceWith('AMOUNT')
  })

  test('hides the columns that were switched off', async () => {
    await renderScreen(<Grid visibility={{ amount: false }} />)
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull()
  })
})

test('on paper all loaded rows stand in their order, and afterwards only those in sight', async () => {
  await renderScreen(<Grid />)
  const numbers = () =>
    [...document.querySelectorAll('.datagrid-body [role=row]')].map(one => Number(one.getAttribute('data-index')))
  const inSight = numbers().length
  act(() => {
    dispatchEvent(new Event('beforeprint'))
  })
  expect(numbers()).toEqual(lines.map((_, index) => index))
  act(() => {
    dispatchEvent(new Event('afterprint'))
  })
  expect(numbers()).toHaveLength(inSight)
})
