import { useState } from 'react'
import { BELOW_DESKTOP, useMediaQuery } from '../../../../ui/grid/useMediaQuery.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import type { ApprovalRow, InboxAction } from './approvalRow.ts'

type Selection = { selection: ReadonlySet<string>; setSelection: (selection: ReadonlySet<string>) => void }

type Decision = {
  action: InboxAction
  /** In the versions shown when each was added: those are approved. */
  rows: readonly ApprovalRow[]
  /** The previous selection, restored when the user cancels. */
  before: ReadonlySet<string>
  /** Whether the rows were changed in the list meanwhile: the focus stays there. */
  isChanged: boolean
}

/**
 * The decision in progress in the inbox. Approving is next to the list, where there is room: its payments are then the selection, and
 * checking another row adds it.
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
    /** Failed rows stay selected. */
    finish: (refused: ReadonlySet<string>) => {
      setDecision(null)
      setSelection(refused)
    },
  }
}
