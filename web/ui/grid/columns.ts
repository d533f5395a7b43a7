import type { ReactNode } from 'react'

/** The position of a cell when rows have two lines (below 430 px); cells without one are left out there. */
export type NarrowPlace = 'title' | 'detail' | 'amount' | 'status'

/** A column of a DataGrid; `F` are the sort fields of its list. */
export type GridColumn<Row, F extends string = string> = {
  id: string
  /** Label in the head and in the column menu. */
  label: string
  cell: (row: Row) => ReactNode
  /** A CSS grid track: `144px`, or `minmax(180px, 1fr)` to take the remaining width. */
  width: string
  /** Numbers are right-aligned. */
  align?: 'end'
  /** Full text for the tooltip of a cell that may be truncated. */
  title?: (row: Row) => string
  /** Sort field of the list, if the head sorts. */
  sort?: F
  /** Names sort from A first; dates and amounts sort from the newest and largest. */
  ascendsFirst?: true
  narrow?: NarrowPlace
  /** Contains the link to the row's page; if no column does, the narrow title does. */
  link?: true
  /** Hidden until the user chooses to show it. */
  hiddenByDefault?: boolean
  /** Can't be hidden. */
  fixed?: boolean
  /** Hidden when there is not enough width for it; 1 is hidden first. Without it the column stays, and the grid scrolls sideways. */
  yields?: number
}

export type Density = 'compact' | 'default' | 'comfortable'

/** The minimum width of a track in pixels: `144px` and `minmax(180px, 1fr)` start with it. */
export function leastWidth(track: string): number {
  return Number(/(\d+)px/.exec(track)?.[1] ?? 0)
}

/** The columns that fit in the width, in order: those that yield leave until the rest fits, and a narrow one may stay in the gap. */
export function columnsThatFit<C extends { width: string; yields?: number }>(columns: readonly C[], room: number): C[] {
  const leaving = columns
    .filter(({ yields }) => yields !== undefined)
    .toSorted((a, b) => (a.yields ?? 0) - (b.yields ?? 0))
  let missing = columns.reduce((sum, { width }) => sum + leastWidth(width), 0) - room
  const gone = new Set<C>()
  for (const column of leaving) {
    if (missing <= 0) break
    gone.add(column)
    missing -= leastWidth(column.width)
  }
  for (const column of [...gone].toReversed()) {
    if (missing + leastWidth(column.width) > 0) continue
    gone.delete(column)
    missing += leastWidth(column.width)
  }
  return columns.filter(column => !gone.has(column))
}

/**
 * The tracks of these columns in the available width. Each is as wide as its content, and flexible ones share the rest. If that is too
 * wide, flexible tracks shrink first, then every column down to its declared width.
 */
export function tracksFor(
  columns: readonly { id: string; width: string }[],
  contents: ReadonlyMap<string, number>,
  room: number,
): string[] {
  const wanted = columns.map(({ id, width }) => contents.get(id) ?? leastWidth(width))
  const floors = columns.map(({ width }, place) => Math.min(leastWidth(width), wanted[place]!))
  const isFlexible = columns.map(({ width }) => width.startsWith('minmax'))
  let missing = wanted.reduce((sum, width) => sum + width, 0) - room
  const widths = [...wanted]
  for (const flexible of [true, false]) {
    const places = columns.map((_, place) => place).filter(place => isFlexible[place] === flexible)
    const spare = places.reduce((sum, place) => sum + widths[place]! - floors[place]!, 0)
    if (missing <= 0 || spare <= 0) continue
    const taken = Math.min(missing, spare)
    for (const place of places) widths[place]! -= (taken * (widths[place]! - floors[place]!)) / spare
    missing -= taken
  }
  return columns.map(({ width }, place) => {
    const least = `${Math.floor(widths[place]!)}px`
    return isFlexible[place] ? `minmax(${least}, ${growthOf(width, widths[place]!)})` : least
  })
}

/** How far a track grows: a share of the rest, or up to a width that its content may already exceed. */
function growthOf(track: string, width: number): string {
  const most = /,\s*(\d+)px\)$/.exec(track)?.[1]
  return most === undefined
    ? (/,\s*([\d.]+fr)\)$/.exec(track)?.[1] ?? '1fr')
    : `${Math.max(Number(most), Math.floor(width))}px`
}

/** Row heights in pixels. */
export const rowHeights: Record<Density, number> = { compact: 32, default: 36, comfortable: 44 }
/** Two lines, wide enough for a thumb. */
export const NARROW_ROW = 56
