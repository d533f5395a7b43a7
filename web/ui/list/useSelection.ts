import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { Selection } from '../grid/DataGrid.tsx'

const nothing: Selection = new Set()

/** The selection of a list. It is reset when the rows change: actions must not affect rows that are not shown. */
export function useSelection(): { selection: Selection; setSelection: (selection: Selection) => void } {
  const { search } = useLocation()
  const [selected, setSelected] = useState({ search, selection: nothing })
  const selection = selected.search === search ? selected.selection : nothing
  const setSelection = useCallback((next: Selection) => setSelected({ search, selection: next }), [search])
  return { selection, setSelection }
}
