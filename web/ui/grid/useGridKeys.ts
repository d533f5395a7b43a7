// The shortcuts of a grid: in its rows, and elsewhere where nothing else handles them, so that no row must be focused first.
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react'
import { isTyping, OPEN_DIALOG, singleKeysOn } from '../keyboard/shortcuts.ts'

type GridKeys<Row> = {
  rows: readonly Row[]
  /** The row that has the focus, or had it last. */
  active: number
  /** Number of rows that a page key moves by. */
  pageRows: () => number
  /** Moves to a row, or to the nearest existing one. */
  moveTo: (index: number) => void
  select: (index: number, extend: boolean) => void
  selectAll?: () => void
  clearSelection?: () => void
  onOpen: ((row: Row) => void) | undefined
  onPeek: ((row: Row) => void) | undefined
}

/** Handles keys pressed anywhere on the screen; returns the grid's own `onKeyDown`. */
export function useGridKeys<Row>(grid: GridKeys<Row>): (event: ReactKeyboardEvent<HTMLElement>) => void {
  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = isScreenKey(event) ? actionBeside(event, latest.current) : undefined
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return event => {
    const act = actionInRow(event, grid)
    if (act === undefined) return
    event.preventDefault()
    act()
  }
}

function actionInRow<Row>(event: ReactKeyboardEvent, grid: GridKeys<Row>): (() => void) | undefined {
  const { key, shiftKey, metaKey, ctrlKey, altKey } = event
  const target = event.target as HTMLElement
  const inRow = target.closest<HTMLElement>('[data-index]')
  if (inRow === null || isTyping(target)) return undefined
  const index = Number(inRow.dataset['index'])
  const row = grid.rows[index]
  if (row === undefined) return undefined
  const onControl = target !== inRow
  const letters = singleKeysOn() && !ctrlKey && !metaKey && !altKey

  const moves: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + grid.pageRows(),
    PageUp: index - grid.pageRows(),
    Home: 0,
    End: grid.rows.length - 1,
    ...(letters ? { j: index + 1, J: index + 1, k: index - 1, K: index - 1 } : {}),
  }
  const next = moves[key]
  if (next !== undefined)
    return () => {
      const to = Math.max(0, Math.min(next, grid.rows.length - 1))
      grid.moveTo(to)
      if (shiftKey) grid.select(to, true)
    }
  switch (key) {
    case 'Enter':
      return grid.onOpen && !onControl ? () => grid.onOpen?.(row) : undefined
    case ' ':
      if (onControl) return undefined
      return grid.onPeek ? () => grid.onPeek?.(row) : () => grid.select(index, shiftKey)
    case 'x':
    case 'X':
      return letters ? () => grid.select(index, shiftKey) : undefined
    case 'a':
      return metaKey || ctrlKey ? grid.selectAll : undefined
    case 'Escape':
      return grid.clearSelection
    default:
      return undefined
  }
}

/** The first key moves to the last focused row; from there the row handles keys. */
function actionBeside<Row>(event: KeyboardEvent, grid: GridKeys<Row>): (() => void) | undefined {
  const { active, rows } = grid
  const row = rows[active]
  const target = event.target instanceof Element ? event.target : null
  if (row === undefined || target?.closest('[data-index]')) return undefined
  const key = event.key.toLowerCase()
  const goThere = () => grid.moveTo(active)
  if (key === 'j' || key === 'k') return singleKeysOn() ? goThere : undefined
  if (key === 'x')
    return singleKeysOn()
      ? () => {
          goThere()
          grid.select(active, false)
        }
      : undefined
  // Enter belongs to a focused link or button, and arrows may open a button's menu.
  const control = target?.closest('a, button, input, summary')
  if (key === 'arrowdown' || key === 'arrowup') return control && !control.matches('a') ? undefined : goThere
  if (key === 'enter') return control || !grid.onOpen ? undefined : () => grid.onOpen?.(row)
  return undefined
}

const OWN_KEYS =
  ':is([role=menu], [role=listbox], [role=combobox], [role=tablist], [role=radiogroup], [role=separator])'

/**
 * Whether an unmodified key is for the screen: nothing else has handled it, the focus is not in a text field, and no dialog or menu is
 * open.
 */
function isScreenKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (isTyping(event.target) || document.querySelector(OPEN_DIALOG) !== null) return false
  return !(event.target instanceof Element && event.target.closest(OWN_KEYS) !== null)
}
