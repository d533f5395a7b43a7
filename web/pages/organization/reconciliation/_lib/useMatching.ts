import { type Dispatch, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { afterFade } from '../_components/fade.ts'
import { readLine } from '../_components/LineRow.tsx'
import { useAcceptRecommendations } from './useAcceptRecommendations.ts'
import { type Match, useReconcile } from './useReconcile.ts'
import type { LastAction, Pane, WorkspaceAction } from './workspaceState.ts'

export type Attempt = Match & {
  /** Set when the match equals a recommendation: accepting it records that it was recommended. */
  readonly recommendationId: string | null
  /** Shown in the strip. */
  readonly amount: string
  readonly numbers: readonly string[]
  readonly partial: boolean
  /** The user explains the difference in a dialog, which shows errors. */
  readonly explains: boolean
  /** The listed lines before this one leaves. */
  readonly order: readonly string[]
  /** The pane that is active afterwards. */
  readonly pane: Pane
}

type Done = { reconciliationId: string; lines: readonly Parameters<typeof readLine>[0][] }
type Refused = {
  ok: false
  message: string
  beyondBounds?: BeyondBounds | undefined
  /** Keyed by its code. */
  code?: string | null | undefined
}
type Answer = { ok: true; done: Done } | Refused

/** Only the owner gets this code, and may match before the period lock with a reason; other users get ST-105. */
const BEFORE_LOCK = 'U-TRSY-ST-104'

/** The adjustments exceed their limits: the server's message, and whether a reason would be accepted. */
export type BeyondBounds = { readonly message: string; readonly wantsReason: boolean }

function beyondBoundsOf(fields: Readonly<Record<string, string>>): BeyondBounds | undefined {
  const { adjustmentReason, adjustments } = fields
  if (adjustmentReason !== undefined) return { message: adjustmentReason, wantsReason: true }
  return adjustments === undefined ? undefined : { message: adjustments, wantsReason: false }
}

/** The result of an attempt. */
export type Matched = { ok: true } | { ok: false; beyondBounds: BeyondBounds | null }

type Sent = ReturnType<ReturnType<typeof useReconcile>[0]>
type Payload = Extract<Awaited<Sent>, { ok: true }>['payload']

/** A match before the period lock that needs the owner's reason. */
export type MatchBeforeLock = Pick<Attempt, 'amount' | 'numbers'> & {
  readonly send: (reason: string, factor: FreshFactor) => Sent
  readonly onSent: (payload: Payload) => void
  readonly onClose: () => void
}

/** Makes the current match and moves on; an error is shown where the match was tried. */
export function useMatching(dispatch: Dispatch<WorkspaceAction>, onMatched: () => void, onRefused: () => void) {
  const intl = useIntl()
  const [reconcile, isReconciling] = useReconcile()
  const [accept, isAccepting] = useAcceptRecommendations()
  const [locked, setLocked] = useState<Attempt | null>(null)

  const send = useCallback(
    async (attempt: Attempt): Promise<Answer> => {
      const failed = intl.formatMessage({ id: 'reconciliation.action.failed' })
      if (attempt.recommendationId !== null) {
        const outcome = await accept([attempt.recommendationId])
        if (!outcome.ok) return { ok: false, message: outcome.form ?? failed, code: outcome.code }
        const [result] = outcome.payload.results
        const [reconciliation] = outcome.payload.reconciliations
        if (result?.ok === false || reconciliation === undefined) {
          const [error] = result?.userErrors ?? []
          return { ok: false, message: error?.message ?? failed, code: error?.code }
        }
        const lines = outcome.payload.recommendations.flatMap(({ statementTransactions }) => statementTransactions)
        return { ok: true, done: { reconciliationId: reconciliation.id, lines } }
      }
      const outcome = await reconcile(attempt)
      if (!outcome.ok) {
        const { code, fields } = outcome
        return { ok: false, message: wordsOf(outcome), code, beyondBounds: beyondBoundsOf(fields) }
      }
      const done = doneBy(outcome.payload)
      return done === null ? { ok: false, message: failed } : { ok: true, done }
    },
    [accept, intl, reconcile],
  )

  const goOn = useCallback(
    ({ lineIds, order, pane, amount, numbers, partial }: Attempt, { reconciliationId, lines }: Done) => {
      const [lineId = ''] = lineIds
      const stays = lines.map(readLine).some(line => line.status !== 'RECONCILED')
      const last: LastAction = { kind: 'MATCHED', reconciliationId, lineId, amount, numbers, partial }
      dispatch({ type: 'DONE', lineIds, order, last, stays, pane })
      if (!stays) afterFade(() => dispatch({ type: 'FADED', lineIds }))
      onMatched()
    },
    [dispatch, onMatched],
  )

  const match = useCallback(
    async (attempt: Attempt): Promise<Matched> => {
      const { lineIds } = attempt
      const [lineId = ''] = lineIds
      dispatch({ type: 'STARTED', lineIds })
      const answer = await send(attempt)
      if (!answer.ok) {
        const { beyondBounds } = answer
        const isBeforeLock = answer.code === BEFORE_LOCK
        if (isBeforeLock) setLocked(attempt)
        // The dialog shows this error itself, and nothing has changed elsewhere.
        const isShownThere = isBeforeLock || (beyondBounds !== undefined && attempt.explains)
        dispatch({ type: 'REFUSED', lineIds, notice: isShownThere ? null : { message: answer.message, lineId } })
        if (!isShownThere) onRefused()
        return { ok: false, beyondBounds: beyondBounds ?? null }
      }
      goOn(attempt, answer.done)
      return { ok: true }
    },
    [dispatch, goOn, onRefused, send],
  )
  const beforeLock: MatchBeforeLock | null = locked && {
    amount: locked.amount,
    numbers: locked.numbers,
    send: (lockReason, factor) => reconcile({ ...locked, lockReason }, factor),
    onSent: payload => {
      setLocked(null)
      const done = doneBy(payload)
      if (done !== null) goOn(locked, done)
    },
    onClose: () => setLocked(null),
  }
  return { match, isBusy: isReconciling || isAccepting, beforeLock }
}

const doneBy = ({ reconciliation, statementTransactions }: Payload): Done | null =>
  reconciliation == null ? null : { reconciliationId: reconciliation.id, lines: statementTransactions }
