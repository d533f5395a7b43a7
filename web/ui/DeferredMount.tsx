import { type ReactNode, useEffect, useState } from 'react'
import { Boundary } from './states/Boundary.tsx'

/** Time during which the first screen has the network and the processor to itself. */
const FIRST_SCREEN_MS = 1_000

/**
 * Mounts what no user waits for after the surrounding screen has been shown for a while; its code is fetched then. If that fails, it stays
 * unmounted. `now`: mount at once.
 */
export function DeferredMount({ now = false, children }: { now?: boolean; children: ReactNode }) {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), FIRST_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!begun && !now) return null
  return (
    <Boundary fallback={null} failure={() => null}>
      {children}
    </Boundary>
  )
}
