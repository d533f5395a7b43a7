import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** How each list was left: its query string, and its position in the tab's history. */
const left = new Map<string, { search: string; place: number | null }>()

/** Remembers a list's current state. */
export function rememberList(path: string, search: string): void {
  left.set(path, { search, place: placeInHistory() })
}

/**
 * Returns from a form to its list. `back` returns to the same history entry, with filters and scroll position, when the list is one step
 * away; `toList` opens the list again with its filters, to load what was added.
 */
export function useListReturn(path: string): { back: () => void; toList: () => void } {
  const navigate = useNavigate()
  const toList = useCallback(() => void navigate(path + (left.get(path)?.search ?? '')), [navigate, path])
  const back = useCallback(() => {
    const place = left.get(path)?.place ?? null
    if (place !== null && place + 1 === placeInHistory()) void navigate(-1)
    else toList()
  }, [navigate, path, toList])
  return { back, toList }
}

/** React Router numbers its history entries. */
function placeInHistory(): number | null {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}
