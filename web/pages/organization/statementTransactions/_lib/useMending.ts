import { useCallback, useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useMending_import$key } from '../../../../__generated__/useMending_import.graphql.ts'
import { isSameMending, type Mending } from './mending.ts'
import { useMendStatementImport } from './useMendStatementImport.ts'

/** What is changed of a file, and the way to change it. */
export type MendingState = {
  /** With what was changed a moment ago. */
  mending: Mending
  change: (next: (mending: Mending) => Mending) => void
  canMend: boolean
  /** Whether the server is checking what was changed, or is about to. */
  isChecking: boolean
}

/** Each change is checked at once, by the server; what is changed meanwhile is checked next. */
export function useMending(importKey: useMending_import$key): MendingState {
  const { id, version, status, allowedActions, ...found } = useFragment<useMending_import$key>(
    graphql`
      fragment useMending_import on StatementImport {
        id
        version
        status
        allowedActions
        mending {
          corrections {
            row
            column
            was
            value
          }
          skippedRows
          keptRows
          decimalMark
        }
      }
    `,
    importKey,
  )
  const checked: Mending = { ...found.mending, decimalMark: found.mending.decimalMark ?? null }
  const [wanted, setWanted] = useState<Mending | null>(null)
  const [mend, isSending] = useMendStatementImport()
  const isAtRest = status !== 'CHECKING'
  const isDone = wanted !== null && isAtRest && !isSending && isSameMending(wanted, checked)
  if (isDone) setWanted(null)

  const isDue = wanted !== null && !isDone && isAtRest && !isSending && allowedActions.includes('MEND')
  useEffect(() => {
    if (!isDue || wanted === null) return
    const { corrections, skippedRows, keptRows, decimalMark } = wanted
    const input = {
      id,
      version,
      corrections: [...corrections],
      skippedRows: [...skippedRows],
      keptRows: [...keptRows],
      decimalMark,
    }
    void mend({ variables: { input } }).then(outcome => {
      // Why it can't be, the mutation has said; what is shown is what was checked.
      if (!outcome.ok) setWanted(now => (now === wanted ? null : now))
    })
  }, [isDue, wanted, id, version, mend])

  const change = useCallback(
    (next: (mending: Mending) => Mending) => setWanted(now => next(now ?? checked)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the one that was read last, which the version tells
    [version],
  )
  return {
    mending: wanted ?? checked,
    change,
    canMend: allowedActions.includes('MEND') || status === 'CHECKING',
    isChecking: wanted !== null || status === 'CHECKING',
  }
}
