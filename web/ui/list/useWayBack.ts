import { useCallback } from 'react'
import { useNavigate } from 'react-router'

/** Where each list was left: its query string, and its place in the tab's history. */
const left = new Map<string, { search: string; place: number | null }>()

/** Remembers how a list stands now. */
export function rememberList(path: string, search: string): void {
  left.set(path, { search, place: placeInHistory() })
}

/**
 * The way from a form to its list. `back` returns to the very entry, with filters and scroll position, when the list is one step
 * away; `toList` opens the list anew with its filters, for what was added must be read.
 */
export function useWayBack(path: string): { back: () => void; toList: () => void } {
  const navigate = useNavigate()
  const toList = useCallback(() => void navigate(path + (left.get(path)?.search ?? '')), [navigate, path])
  const back = useCallback(() => {
    const place = left.get(path)?.place ?? null
    if (place !== null && place + 1 === placeInHistory()) void navigate(-1)
    else toList()
  }, [navigate, path, toList])
  return { back, toList }
}

/** React Router numbers the entries that it makes. */
function placeInHistory(): number | null {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof index === 'number' ? index : null
}
