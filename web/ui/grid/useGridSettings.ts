import { useCallback, useMemo, useState } from 'react'
import type { Density, GridColumn } from './columns.ts'

type Visibility = Readonly<Record<string, boolean>>

export type GridSettings = {
  density: Density
  setDensity: (density: Density) => void
  /** By column id; an unlisted column is shown. */
  visibility: Visibility
  setVisible: (columnId: string, visible: boolean) => void
}

type Stored = { density?: Density; visibility?: Visibility }
const nothingChosen: Visibility = {}

/** Density and column choice of a grid, stored on this device under its name. */
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

  const chosen = stored.visibility ?? nothingChosen
  // Memoized: new columns render every row again.
  const visibility = useMemo(() => {
    const hidden = columns.filter(({ hiddenByDefault }) => hiddenByDefault)
    return { ...Object.fromEntries(hidden.map(({ id }) => [id, false])), ...chosen }
  }, [columns, chosen])
  return {
    density: stored.density ?? 'default',
    setDensity: density => change(before => ({ ...before, density })),
    visibility,
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
