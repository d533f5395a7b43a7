import type { ReactNode } from 'react'

/** Where a cell stands when rows have two lines (below 430 px); cells without a place are left out there. */
export type NarrowPlace = 'title' | 'detail' | 'amount' | 'status'

/** A column of a DataGrid; `F` are the fields that its list can be sorted by. */
export type GridColumn<Row, F extends string = string> = {
  id: string
  /** Head and name in the column menu. */
  label: string
  cell: (row: Row) => ReactNode
  /** A track of css grid: `144px`, or `minmax(180px, 1fr)` for what takes the rest. */
  width: string
  /** Numbers stand at the end. */
  align?: 'end'
  /** Full text for the tooltip of a cell that may be cut. */
  title?: (row: Row) => string
  /** Field of the list's sort, when the head can sort. */
  sort?: F
  /** Names start at A; dates and amounts start at the newest and the largest. */
  ascendsFirst?: true
  narrow?: NarrowPlace
  /** Shown only when the person asks for it. */
  hiddenByDefault?: boolean
  /** Can't be hidden. */
  fixed?: boolean
}

export type Density = 'compact' | 'default' | 'comfortable'

/** Row heights in pixels. */
export const rowHeights: Record<Density, number> = { compact: 32, default: 36, comfortable: 44 }
/** Two lines, wide enough for a thumb. */
export const NARROW_ROW = 56
