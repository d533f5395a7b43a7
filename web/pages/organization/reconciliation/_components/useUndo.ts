import { useCallback } from 'react'
import { useLatest } from './useLatest.ts'
import { useRemoveReconciliation } from './useRemoveReconciliation.ts'

type Undoing = {
  /** The lines that are open again. */
  onUndone: (lineIds: readonly string[]) => void
  /** It is not one's own, or older than 15 minutes: colleagues will want to know why. */
  onReasonNeeded: () => void
}

/** Undoes a match at once where no reason is asked for; the service knows whose it is and how old. */
export function useUndo(undoing: Undoing): (id: string) => void {
  const [remove, isRemoving] = useRemoveReconciliation()
  const latest = useLatest({ ...undoing, isRemoving })
  return useCallback(
    async id => {
      if (latest.current.isRemoving) return
      const outcome = await remove(id)
      if (outcome.ok) latest.current.onUndone(outcome.payload.statementTransactions.map(line => line.id))
      else latest.current.onReasonNeeded()
    },
    [latest, remove],
  )
}
