import { useEffect, useRef, useState } from 'react'

/** Two moves within this time count as passing by. */
const RUSH = 120

/** The line whose candidates are shown: at once for a single step, and only after a pause while an arrow key is held. */
export function useSettledLine(lineId: string | null): string | null {
  const [settled, setSettled] = useState(lineId)
  const movedAt = useRef(0)
  useEffect(() => {
    const now = performance.now()
    const isRush = now - movedAt.current < RUSH
    movedAt.current = now
    if (!isRush) {
      setSettled(lineId)
      return undefined
    }
    const timer = setTimeout(() => setSettled(lineId), RUSH)
    return () => clearTimeout(timer)
  }, [lineId])
  return settled
}
