import { useState } from 'react'
import { BELOW_DESKTOP, useMediaQuery } from '../../../../ui/grid/useMediaQuery.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import type { ApprovalRow, InboxAction } from './approvalRow.ts'

type Selection = { selection: ReadonlySet<string>; setSelection: (selection: ReadonlySet<string>) => void }

type Decision = {
  action: InboxAction
  /** As they were seen when each came into it: that is what is approved. */
  rows: readonly ApprovalRow[]
  /** What was selected before, which comes back when the person changes their mind. */
  before: ReadonlySet<string>
  /** What is decided on was changed in the list meanwhile: the focus stays there. */
  isChanged: boolean
}

/**
 * What is being decided in the inbox. Approving stands beside the list, where there is room: its payments are the selection then, and
 * checking another one takes it in.
 */
export function useInboxDecision(rows: readonly ApprovalRow[], { selection, setSelection }: Selection) {
  const hasRoom = !useMediaQuery(BELOW_DESKTOP)
  const [decision, setDecision] = useState<Decision | null>(null)
  const docks = (action: InboxAction, chosen: readonly ApprovalRow[]) =>
    hasRoom && action === 'APPROVE' && chosen.some(({ payment }) => payment)
  const isDocked = decision !== null && docks(decision.action, decision.rows)

  function toggle({ id }: ApprovalRow) {
    const next = new Set(selection)
    if (!next.delete(id)) next.add(id)
    setSelection(next)
    if (!isDocked) return
    const kept = decision.rows.filter(row => next.has(row.id))
    const added = rows.filter(row => next.has(row.id) && !kept.some(({ id: known }) => known === row.id))
    const chosen = [...kept, ...added]
    const isStill = docks(decision.action, chosen) && allAllow(chosen, 'APPROVE')
    setDecision(isStill ? { ...decision, rows: chosen, before: next, isChanged: true } : null)
  }
  return {
    decision,
    isDocked,
    toggle,
    decideOn: (action: InboxAction, chosen: readonly ApprovalRow[]) => {
      setDecision({ action, rows: chosen, before: selection, isChanged: false })
      if (docks(action, chosen)) setSelection(new Set(chosen.map(({ id }) => id)))
    },
    cancel: () => {
      if (isDocked) setSelection(decision.before)
      setDecision(null)
    },
    /** What was refused stays selected. */
    finish: (refused: ReadonlySet<string>) => {
      setDecision(null)
      setSelection(refused)
    },
  }
}
