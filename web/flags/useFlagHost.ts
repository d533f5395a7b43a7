import { useEffect } from 'react'
import { browserSettings } from '../browserSettings.ts'

/** Follows the flag host, if there is one, while an organization's screens are shown. Nothing waits for it. */
export function useFlagHost(): void {
  useEffect(() => {
    const { flags, environment } = browserSettings()
    if (flags === undefined) return
    const ended = new AbortController()
    import('./flagHost.ts').then(
      ({ followFlagHost }) => followFlagHost(flags, environment, ended.signal),
      // If the code can't be fetched, the flags stay as they are.
      () => {},
    )
    return () => ended.abort()
  }, [])
}
