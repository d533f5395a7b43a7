import { useCallback, useState } from 'react'
import type { Density, GridColumn } from './columns.ts'

export type GridSettings = {
  density: Density
  setDensity: (density: Density) => void
  /** By column id; a column that is not named shows as it does by default. */
  visibility: Readonly<Record<string, boolean>>
  setVisible: (columnId: string, visible: boolean) => void
}

type Stored = { density?: Density; visibility?: Record<string, boolean> }

/** Density and column choice of a grid, kept on this device under its name. */
export function useGridSettings<Row>(name: string, columns: readonly GridColumn<Row>[]): GridSettings {
  const [stored, setStored] = useState(() => read(name))

  const change = useCallback(
    (patch: (before: Stored) => Stored) =>
      setStored(before => {
        const after = patch(before)
        localStorage.setItem(keyOf(name), JSON.stringify(after))
        return after
      }),
    [name],
  )

  const byDefault = Object.fromEntries(columns.filter(column => column.hiddenByDefault).map(({ id }) => [id, false]))
  return {
    density: stored.density ?? 'default',
    setDensity: density => change(before => ({ ...before, density })),
    visibility: { ...byDefault, ...stored.visibility },
    setVisible: (columnId, visible) =>
      change(before => ({ ...before, visibility: { ...before.visibility, [columnId]: visible } })),
  }
}

function keyOf(name: string): string {
  return `arus.grid.${name}`
}

function read(name: string): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
