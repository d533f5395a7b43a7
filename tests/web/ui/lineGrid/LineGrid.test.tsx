import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LineGrid, type LineGridProps } from '../../../../web/ui/lineGrid/LineGrid.tsx'
import { emptyLine, type GridLine, type LineSuggestion } from '../../../../web/ui/lineGrid/lines.ts'
import { renderScreen } from '../../support/render.tsx'

/** A menu is loaded when it first opens. */
const MENU_WITHIN_MS = 10_000

const kardus: LineSuggestion = {
  id: '1',
  label: 'Kardus double wall',
  detail: '8,450.00 / lembar',
  values: { productId: 'P1', product: 'Kardus double wall', unit: 'lembar', price: '8450.00', withholding: 'PPH23' },
}

async function show(lines: readonly GridLine[] = [emptyLine()], onSubmit = vi.fn(), more: Partial<LineGridProps> = {}) {
  const current: { lines: readonly GridLine[] } = { lines }
  function Form() {
    const [shown, setShown] = useState(lines)
    useEffect(() => {
      current.lines = shown
    }, [shown])
    return (
      <form
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <LineGrid
          name="lines"
          label="Lines"
          lines={shown}
          onChange={setShown}
          suggest={async text => (kardus.label.toLowerCase().includes(text.toLowerCase()) ? [kardus] : [])}
          errorOf={(at, field) => (at === 0 && field === 'unit' ? 'Enter a unit' : undefined)}
          {...more}
        />
        <button type="submit">Next</button>
      </form>
    )
  }
  await renderScreen(<Form />, { messages: ['lineGrid'] })
  return current
}

const cell = (name: string) => screen.getByLabelText(name)
const focused = () => document.activeElement?.getAttribute('aria-label')

test('is a grid of rows and named cells, and says what is wrong with one', async () => {
  await show([emptyLine({ product: 'A', quantity: '2', price: '1500.00' })])
  const grid = screen.getByRole('grid', { name: 'Lines' })
  expect(within(grid).getAllByRole('row')).toHaveLength(2)
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(9)
  expect(within(grid).getByText('3,000.00')).toBeDefined()
  const unit = cell('Unit, line 1')
  expect(unit.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(unit.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter a unit')
})

test('while a later text is searched for, no suggestion for the earlier one is highlighted, since Enter would not take it', async () => {
  const answers = new Map<string, () => void>()
  await show([emptyLine()], vi.fn(), {
    suggest: text => new Promise(resolve => answers.set(text, () => resolve([kardus]))),
  })
  const user = userEvent.setup()
  const answer = async (text: string) => {
    await waitFor(() => expect(answers.has(text)).toBe(true))
    answers.get(text)?.()
    expect(await screen.findByRole('option', { name: /Kardus/, selected: true })).toBeDefined()
  }
  await user.type(cell('Product or service, line 1'), 'k')
  await answer('k')
  await user.keyboard('ar')
  expect(screen.getByRole('option', { name: /Kardus/ }).getAttribute('aria-selected')).toBe('false')
  expect(cell('Product or service, line 1').getAttribute('aria-activedescendant')).toBeNull()
  await answer('kar')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Quantity, line 1')
})

test('is filled in by keyboard: a suggestion brings the line, Tab in the last cell makes a row, and leaves from an empty one', async () => {
  const current = await show()
  const user = userEvent.setup()
  await user.click(cell('Product or service, line 1'))
  await user.keyboard('kar')
  expect(await screen.findByRole('option', { name: /Kardus/, selected: true })).toBeDefined()
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Quantity, line 1')
  expect(current.lines[0]).toMatchObject({ productId: 'P1', unit: 'lembar', price: '8450.00', withholding: 'PPH23' })
  await user.keyboard('3*4')
  expect(screen.getByRole('status').textContent).toBe('Line 1: 3*4 = 12')
  await user.keyboard('{Enter}{Tab}{Tab}')
  expect(focused()).toBe('Discount, line 1')
  await user.keyboard('5%{Tab}')
  expect(current.lines[0]).toMatchObject({ quantity: '12', discount: '5%' })
  expect(screen.getByText('96,330.00')).toBeDefined()
  expect(focused()).toBe('Product or service, line 2')
  for (let at = 0; at < 5; at += 1) await user.keyboard('{Tab}')
  expect(focused()).toBe('Discount, line 2')
  await user.keyboard('{Tab}')
  expect(current.lines).toHaveLength(2)
  expect(document.activeElement?.closest('[role=grid]')).toBeNull()
})

test('copies, moves, removes and saves by key, and arrows go to the cells around', async () => {
  const onSubmit = vi.fn()
  const current = await show([emptyLine({ product: 'A' }), emptyLine({ product: 'B' })], onSubmit)
  const user = userEvent.setup()
  const names = () => current.lines.map(({ product }) => product).join('')
  await user.click(cell('Description, line 1'))
  await user.keyboard('{Control>}d{/Control}')
  expect(names()).toBe('AAB')
  await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
  expect(names()).toBe('ABA')
  await user.keyboard('{Control>}{Backspace}{/Control}')
  expect(names()).toBe('AA')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/^Description|^Quantity/)
  await user.keyboard('{Control>}s{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('takes a block of a spreadsheet', async () => {
  const current = await show()
  const first = cell('Product or service, line 1')
  first.focus()
  fireEvent.paste(first, {
    clipboardData: { getData: () => 'Kardus\tbesar\t1.200\tlbr\t8.450,00\t5%\nPalet\t\t2\tpcs\t185.000,00\t' },
  })
  await waitFor(() => expect(current.lines).toHaveLength(2))
  expect(current.lines).toMatchObject([
    { product: 'Kardus', description: 'besar', quantity: '1200', unit: 'lbr', price: '8450.00', discount: '5%' },
    { product: 'Palet', quantity: '2', unit: 'pcs', price: '185000.00', discount: null },
  ])
  expect(screen.getByRole('status').textContent).toBe('2 lines pasted')
})

test('offers the same without a keyboard', async () => {
  const current = await show([emptyLine({ product: 'A' }), emptyLine({ product: 'B' })])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Actions for line 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }, { timeout: MENU_WITHIN_MS }))
  await waitFor(() => expect(current.lines.map(({ product }) => product).join('')).toBe('BA'))
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
  expect(current.lines.map(({ product }) => product).join('')).toBe('A')
})

const choices: Partial<LineGridProps> = {
  menuOf: (line, change) => [
    {
      id: 'SERVICE',
      label: 'Service',
      checked: line.kind === 'SERVICE',
      onSelect: () => change({ kind: 'SERVICE' }),
    },
  ],
  chosenOf: ({ kind }) => (kind === 'GOODS' ? 'Goods' : 'Service'),
}

test('shows what is chosen for a line, and its menu is one Tab after the cells', async () => {
  const current = await show([emptyLine({ product: 'A' }), emptyLine()], undefined, choices)
  const user = userEvent.setup()
  const grid = screen.getByRole('grid', { name: 'Lines' })
  expect(within(grid).getByRole('columnheader', { name: 'Type and withholding tax' })).toBeDefined()
  cell('Discount, line 1').focus()
  await user.tab()
  expect(focused()).toBe('Goods, line 1')
  expect(screen.queryByRole('button', { name: 'Goods, line 2' })).toBeNull()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Service' }, { timeout: MENU_WITHIN_MS }))
  expect(screen.getByRole('button', { name: 'Service, line 1' })).toBeDefined()
  expect(current.lines[0]?.kind).toBe('SERVICE')
})

test('opens the choices of the last line by key, and Tab after them makes a row', async () => {
  const current = await show([emptyLine({ product: 'A' })], undefined, choices)
  const user = userEvent.setup()
  expect(screen.getByText(/type and tax$/)).toBeDefined()
  await user.click(cell('Quantity, line 1'))
  await user.keyboard('2{Alt>}{Enter}{/Alt}')
  const item = await screen.findByRole('menuitemcheckbox', { name: 'Service' }, { timeout: MENU_WITHIN_MS })
  expect(current.lines).toHaveLength(1)
  // The menu takes the focus once it is shown, and gives it back from there alone.
  await expect.poll(() => document.activeElement?.closest('[role="menu"]') ?? null).not.toBeNull()
  await user.click(item)
  expect(current.lines[0]).toMatchObject({ quantity: '2', kind: 'SERVICE' })
  await expect.poll(focused).toBe('Service, line 1')
  await user.keyboard('{Tab}')
  await expect.poll(focused).toBe('Product or service, line 2')
  // An empty line has no choices, and grids without choices don't tell the key.
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(focused()).toBe('Product or service, line 2')
  expect(current.lines).toHaveLength(2)
})
