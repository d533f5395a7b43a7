// The width of each column's content, so that nothing is truncated next to a column with spare width.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Widths = ReadonlyMap<string, number>
const unknown: Widths = new Map()

/**
 * The widest content of each column among the mounted rows, including its head. Measured when other rows or columns are shown, and only
 * grows while the columns stay the same: nothing moves while scrolling.
 */
export function useContentWidths(
  grid: RefObject<HTMLElement | null>,
  { columns, rows, isOff }: { columns: readonly { id: string }[]; rows: readonly unknown[]; isOff: boolean },
): Widths {
  const [widths, setWidths] = useState(unknown)
  const known = useRef({ columns, widths })
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null || isOff) return
    const before = known.current
    const next = measure(element, columns, before.columns === columns ? before.widths : unknown)
    known.current = { columns, widths: next }
    if (columns.some(({ id }) => next.get(id) !== before.widths.get(id))) setWidths(next)
  }, [grid, columns, rows, isOff])
  return widths
}

/** Makes every cell as wide as its content while measuring (grid.css). */
const MEASURING = 'measuring'

function measure(grid: HTMLElement, columns: readonly { id: string }[], before: Widths): Widths {
  const next = new Map(before)
  grid.classList.add(MEASURING)
  for (const row of grid.querySelectorAll('[role=row]')) {
    const cells = row.querySelectorAll<HTMLElement>('[data-column]')
    for (const [place, cell] of cells.entries()) {
      const id = columns[place]?.id
      if (id === undefined) continue
      const width = Math.ceil(cell.getBoundingClientRect().width)
      if (width > (next.get(id) ?? 0)) next.set(id, width)
    }
  }
  grid.classList.remove(MEASURING)
  return next
}
