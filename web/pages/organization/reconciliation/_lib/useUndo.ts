import { useCallback } from 'react'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { Undoable } from '../_components/UndoDialog.tsx'
import { useLatest } from './useLatest.ts'
import { useRemoveReconciliation } from './useRemoveReconciliation.ts'

type Undoing = {
  /** Called with the lines that are open again. */
  onUndone: (lineIds: readonly string[]) => void
  /** The match is another user's, or older than 15 minutes: a reason is required. */
  onReasonNeeded: (match: Undoable) => void
}

/** A reason is required: for another user's or an older match, or because the owner undoes it before the period lock. */
const REASON_NEEDED = new Set<string | null>(['U-TRSY-RC-19', 'U-TRSY-ST-104'])

/** Undoes a match at once where no reason is required; the service decides. */
export function useUndo(undoing: Undoing): (match: Undoable) => void {
  const [remove, isRemoving] = useRemoveReconciliation()
  const latest = useLatest({ ...undoing, isRemoving })
  return useCallback(
    async match => {
      if (latest.current.isRemoving) return
      const outcome = await remove(match.id)
      if (outcome.ok) latest.current.onUndone(outcome.payload.statementTransactions.map(line => line.id))
      else if (REASON_NEEDED.has(outcome.code)) latest.current.onReasonNeeded(match)
      else toast.error(wordsOf(outcome))
    },
    [latest, remove],
  )
}
