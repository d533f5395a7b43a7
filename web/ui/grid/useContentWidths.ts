// How wide what stands in each column is, so that nothing is cut beside a column that has room to spare.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Widths = ReadonlyMap<string, number>
const unknown: Widths = new Map()

/**
 * The widest content of each column among the rows that stand in the page, its head included. It is measured when other rows or columns are
 * shown, and only grows while the columns stay the same: nothing moves as one scrolls.
 */
export function useContentWidths(
  grid: RefObject<HTMLElement | null>,
  { columns, rows, isOff }: { columns: readonly { id: string }[]; rows: readonly unknown[]; isOff: boolean },
): Widths {
  const [widths, setWidths] = useState(unknown)
  const known = useRef({ columns, widths })
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null || isOff || !canMeasure) return
    const before = known.current
    const next = measure(element, columns, before.columns === columns ? before.widths : unknown)
    known.current = { columns, widths: next }
    if (columns.some(({ id }) => next.get(id) !== before.widths.get(id))) setWidths(next)
  }, [grid, columns, rows, isOff])
  return widths
}

/** Where nothing is laid out nothing can be measured. */
const canMeasure = typeof Range !== 'undefined' && 'getBoundingClientRect' in Range.prototype

function measure(grid: HTMLElement, columns: readonly { id: string }[], before: Widths): Widths {
  const next = new Map(before)
  const range = document.createRange()
  for (const row of grid.querySelectorAll('[role=row]')) {
    const cells = row.querySelectorAll<HTMLElement>('[data-column]')
    for (const [place, cell] of cells.entries()) {
      const id = columns[place]?.id
      if (id === undefined) continue
      const width = Math.ceil(contentWidth(cell, range))
      if (width > (next.get(id) ?? 0)) next.set(id, width)
    }
  }
  return next
}

/** From the first letter or icon to the last, also of what is cut, and the space around them. */
function contentWidth(cell: HTMLElement, range: Range): number {
  let left = Infinity
  let right = -Infinity
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, node =>
    node instanceof HTMLElement && node.classList.contains('sr') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = boxOf(node, range)
    if (box === null || box.width === 0) continue
    left = Math.min(left, box.left)
    right = Math.max(right, box.right)
  }
  if (left > right) return 0
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
  return right - left + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)
}

/** Of texts and pictures; other elements are as wide as they are allowed to be. */
function boxOf(node: Node, range: Range): DOMRect | null {
  if (node instanceof Text) {
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  return node instanceof SVGSVGElement || node instanceof HTMLImageElement ? node.getBoundingClientRect() : null
}
