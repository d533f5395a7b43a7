import { useEffect } from 'react'
import { browserSettings } from '../browserSettings.ts'

/** Follows the flag host, where there is one, while the screens of an organization are shown. Nothing waits for it. */
export function useFlagHost(): void {
  useEffect(() => {
    const { flags, environment } = browserSettings()
    if (flags === undefined) return
    const ended = new AbortController()
    import('./flagHost.ts').then(
      ({ followFlagHost }) => followFlagHost(flags, environment, ended.signal),
      // Without the code the flags stay as they are.
      () => {},
    )
    return () => ended.abort()
  }, [])
}
