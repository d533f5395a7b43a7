import { type KeyboardEvent, useState } from 'react'
import type { ApprovalLine } from './approvalLine.ts'

export type ApprovalPlace = {
  /** The current payment in the list next to the panel. */
  currentId?: string | undefined
  /** Called when another payment becomes current in the panel. */
  onCurrent?: ((id: string) => void) | undefined
}

/** The current one of the payments being approved, and how to move to its neighbors. */
export function useApprovalPlace(lines: readonly ApprovalLine[], { currentId, onCurrent }: ApprovalPlace) {
  const [ownId, setOwnId] = useState<string | undefined>()
  const found = lines.findIndex(({ id }) => id === (currentId ?? ownId))
  const place = Math.max(0, found)

  function show(step: number) {
    const next = lines[place + step]
    if (!next) return
    setOwnId(next.id)
    onCurrent?.(next.id)
  }
  return {
    place,
    total: lines.length,
    show,
    /** By arrows, also in the code field, where letters do nothing. */
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || lines.length < 2 || event.defaultPrevented) return
      event.preventDefault()
      show(step)
    },
  }
}

export type ShownPlace = ReturnType<typeof useApprovalPlace>
