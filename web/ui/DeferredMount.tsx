import { type ReactNode, useEffect, useState } from 'react'
import { Boundary } from './states/Boundary.tsx'

/** Time that a screen has the network and the processor to itself. */
const FIRST_SCREEN_MS = 1_000

/**
 * What nobody waits for: its code is fetched, and it begins, when the screen around it has been there for a while. The screen stands
 * without it when the code can't be fetched. `now`: somebody waits for it after all.
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
