import { type KeyboardEvent, useState } from 'react'
import type { ApprovalLine } from './approvalLine.ts'

export type ApprovalPlace = {
  /** The payment that is looked at in the list beside the panel. */
  currentId?: string | undefined
  /** Called when another one is looked at in the panel. */
  onCurrent?: ((id: string) => void) | undefined
}

/** Which of the payments that are approved is looked at, and the steps to the ones before and after it. */
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
    /** By arrows, in the field of the code too, where letters do nothing. */
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || lines.length < 2 || event.defaultPrevented) return
      event.preventDefault()
      show(step)
    },
  }
}

export type ShownPlace = ReturnType<typeof useApprovalPlace>
