import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { GridColumn } from './columns.ts'
import type { GridSettings } from './useGridSettings.ts'

type Columns<Row, F extends string> = {
  visible: readonly GridColumn<Row, F>[]
  /** The least width in which all of them fit. */
  least: number
}

/** The columns that a person wants and that the grid has room for. `others` is the width of what stands beside them. */
export function useColumns<Row, F extends string>(
  columns: readonly GridColumn<Row, F>[],
  { visibility, chosen }: Pick<GridSettings, 'visibility' | 'chosen'>,
  { narrow, width, others }: { narrow: boolean; width: number; others: number },
): Columns<Row, F> {
  return useMemo(() => {
    if (narrow) return { visible: columns.filter(column => column.narrow !== undefined), least: 0 }
    const wanted = columns.filter(column => column.fixed || visibility[column.id] !== false)
    const visible = fitting(wanted, width - others, chosen)
    return { visible, least: others + leastOf(visible) }
  }, [columns, narrow, width, others, visibility, chosen])
}

/** What a phone leaves out gives way first, then from the end; never what is fixed or was asked for by its name. */
function fitting<C extends Pick<GridColumn<never>, 'id' | 'width' | 'fixed' | 'narrow'>>(
  wanted: readonly C[],
  room: number,
  chosen: GridSettings['chosen'],
): readonly C[] {
  const yielding = wanted
    .filter(({ id, fixed }) => !fixed && chosen[id] !== true)
    .sort((a, b) => Number(b.narrow !== undefined) - Number(a.narrow !== undefined))
  const gone = new Set<C>()
  let least = leastOf(wanted)
  while (least > room && yielding.length > 0) {
    const column = yielding.pop()
    if (column === undefined) break
    gone.add(column)
    least -= leastWidth(column.width)
  }
  return wanted.filter(column => !gone.has(column))
}

function leastOf(columns: readonly { readonly width: string }[]): number {
  return columns.reduce((sum, { width }) => sum + leastWidth(width), 0)
}

/** The least width of a track in pixels: `144px` and `minmax(180px, 1fr)` name it first. */
function leastWidth(track: string): number {
  return Number(/(\d+)px/.exec(track)?.[1] ?? 0)
}

/** How wide an element is within, live; without bound until it is there. */
export function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Infinity)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = () => setWidth(current.clientWidth || Infinity)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
