import { useCallback, useSyncExternalStore } from 'react'

const media = new Map<string, MediaQueryList>()

/** Read with every render of a grid: one list per query, not one per read. */
function mediaOf(query: string): MediaQueryList {
  const known = media.get(query)
  if (known !== undefined) return known
  const list = matchMedia(query)
  media.set(query, list)
  return list
}

/** Whether a media query matches, live. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = mediaOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches)
}

/** Phones: lists are two-line rows without bulk actions. */
export const NARROW = '(max-width: 430px)'
/** Below the sidebar's breakpoint. */
export const BELOW_DESKTOP = '(max-width: 931px)'
