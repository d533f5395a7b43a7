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

/** Focuses the first row, as Tab does. */
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

describe('a row', () => {
  const withLink: GridColumn<Line>[] = [
    { ...columns[0]!, link: true },
    { id: 'file', label: 'File', width: '96px', cell: () => <a href="#file">File</a> },
  ]
  function Linked() {
    const [selection, setSelection] = useState<Selection>(new Set())
    return (
      <DataGrid
        label="Lines"
        columns={withLink}
        rows={lines}
        rowName={line => line.number}
        settings={settings}
        selection={selection}
        onSelectionChange={setSelection}
        linkTo={({ id }) => `/lines/${id}`}
      />
    )
  }
  const openLinked = async () => {
    const person = userEvent.setup()
    const { router } = await renderScreen(<Linked />)
    return { person, path: () => router.state.location.pathname }
  }
  const linkOf = (number: string) => screen.getByRole('link', { name: number })

  test('opens with one click beside its number', async () => {
    const { person, path } = await openLinked()
    await person.click(row(2))
    expect(path()).toBe('/lines/id-2')
  })

  test('has a number that is a link: it goes to the same place, and elsewhere as links do', async () => {
    const { person, path } = await openLinked()
    expect(linkOf('ET-3').getAttribute('href')).toBe('/lines/id-3')
    await person.keyboard('{Control>}')
    await person.click(linkOf('ET-3'))
    await person.keyboard('{/Control}')
    expect(path()).toBe('/')
    await person.click(linkOf('ET-3'))
    expect(path()).toBe('/lines/id-3')
  })

  test('stays closed for its checkbox, for other links and for text that is selected', async () => {
    const { person, path } = await openLinked()
    await person.click(screen.getByRole('checkbox', { name: 'Select ET-1' }))
    expect(row(1).getAttribute('aria-selected')).toBe('true')
    await person.click(within(row(1)).getByRole('link', { name: 'File' }))
    const cell = within(row(2)).getAllByRole('gridcell').at(-1)!
    await person.pointer([{ keys: '[MouseLeft>]', target: cell, offset: 0 }, { offset: 3 }, { keys: '[/MouseLeft]' }])
    expect(getSelection()?.toString()).not.toBe('')
    expect(path()).toBe('/')
  })

  test('opens what a screen says instead', async () => {
    const person = userEvent.setup()
    await renderScreen(<Grid />)
    await person.click(row(4))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(lines[4])
    await person.click(screen.getByRole('checkbox', { name: 'Select ET-5' }))
    expect(onOpen).toHaveBeenCalledTimes(1)
  })
})

describe('before anybody has gone to a row', () => {
  const Screen = () => (
    <>
      <input aria-label="Search" />
      <button>Filter</button>
      <a href="#elsewhere">Elsewhere</a>
      <Grid />
    </>
  )
  const visit = async () => {
    const person = userEvent.setup()
    await renderScreen(<Screen />)
    return person
  }

  test.each(['j', 'J', 'k', '{ArrowDown}', '{ArrowUp}'])(
    '%s goes to the first row, and further from there',
    async key => {
      const person = await visit()
      await person.keyboard(key)
      expect(document.activeElement).toBe(row(0))
      await person.keyboard('j')
      expect(document.activeElement).toBe(row(1))
    },
  )

  test('X selects, and Enter opens', async () => {
    const person = await visit()
    await person.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(lines[0])
    await person.keyboard('x')
    expect(selected()).toBe('id-0')
    expect(document.activeElement).toBe(row(0))
  })

  test('it goes back to the row that was left', async () => {
    const person = await visit()
    await person.keyboard('jjj')
    await person.click(screen.getByRole('button', { name: 'Filter' }))
    await person.keyboard('j')
    expect(document.activeElement).toBe(row(2))
  })

  test('who types is left alone, and so are buttons, shortcuts of the browser and dialogs', async () => {
    const person = await visit()
    await person.type(screen.getByRole('textbox', { name: 'Search' }), 'jx{ArrowDown}{Enter}')
    await person.click(screen.getByRole('button', { name: 'Filter' }))
    await person.keyboard('{Enter}{ArrowDown}')
    act(() => screen.getByRole('button', { name: 'Filter' }).blur())
    await person.keyboard('{Control>}jx{/Control}')
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.dataset['state'] = 'open'
    document.body.append(dialog)
    await person.keyboard('jx{Enter}')
    dialog.remove()
    expect(onOpen).not.toHaveBeenCalled()
    expect(selected()).toBe('')
    expect(document.activeElement).toBe(document.body)
  })

  test('letters do nothing when single keys are switched off, arrows do', async () => {
    const person = await visit()
    setSingleKeys(false)
    await person.keyboard('jx')
    expect(document.activeElement).toBe(document.body)
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(row(0))
  })

  test('a link that has the focus keeps Enter', async () => {
    const person = await visit()
    act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus())
    await person.keyboard('{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(row(0))
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
