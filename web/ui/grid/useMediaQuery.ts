import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, live. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Phones: lists are two-line rows without bulk actions. */
export const NARROW = '(max-width: 430px)'
/** Below the sidebar's breakpoint. */
export const BELOW_DESKTOP = '(max-width: 931px)'
