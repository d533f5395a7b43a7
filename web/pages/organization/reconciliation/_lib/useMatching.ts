import { type Dispatch, useCallback } from 'react'
import { useIntl } from 'react-intl'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { afterFade } from '../_components/fade.ts'
import { readLine } from '../_components/LineRow.tsx'
import { useAcceptRecommendations } from './useAcceptRecommendations.ts'
import { type Match, useReconcile } from './useReconcile.ts'
import type { LastAction, Pane, WorkspaceAction } from './workspaceState.ts'

export type Attempt = Match & {
  /** Set when the match is exactly what the engine proposes: accepting keeps that it was proposed. */
  readonly recommendationId: string | null
  /** What the strip says of it. */
  readonly amount: string
  readonly numbers: readonly string[]
  readonly partial: boolean
  /** A person says what the difference is, in a dialog that shows what is wrong with it. */
  readonly explains: boolean
  /** The listed lines as they are before this one leaves. */
  readonly order: readonly string[]
  /** Where one is afterwards. */
  readonly pane: Pane
}

type Done = { reconciliationId: string; lines: readonly Parameters<typeof readLine>[0][] }
type Answer = { ok: true; done: Done } | { ok: false; message: string; beyondBounds?: BeyondBounds | undefined }

/** The adjustments explain more than they may by themselves: what the server says, and whether a reason would do. */
export type BeyondBounds = { readonly message: string; readonly wantsReason: boolean }

function beyondBoundsOf(fields: Readonly<Record<string, string>>): BeyondBounds | undefined {
  const { adjustmentReason, adjustments } = fields
  if (adjustmentReason !== undefined) return { message: adjustmentReason, wantsReason: true }
  return adjustments === undefined ? undefined : { message: adjustments, wantsReason: false }
}

/** What became of an attempt. */
export type Matched = { ok: true } | { ok: false; beyondBounds: BeyondBounds | null }

/** Matches what is in hand and moves on; a refusal stays where it was tried. */
export function useMatching(dispatch: Dispatch<WorkspaceAction>, onMatched: () => void, onRefused: () => void) {
  const intl = useIntl()
  const [reconcile, isReconciling] = useReconcile()
  const [accept, isAccepting] = useAcceptRecommendations()

  const send = useCallback(
    async (attempt: Attempt): Promise<Answer> => {
      const failed = intl.formatMessage({ id: 'reconciliation.action.failed' })
      if (attempt.recommendationId !== null) {
        const outcome = await accept([attempt.recommendationId])
        if (!outcome.ok) return { ok: false, message: outcome.form ?? failed }
        const [result] = outcome.payload.results
        const [reconciliation] = outcome.payload.reconciliations
        if (result?.ok === false || reconciliation === undefined) {
          return { ok: false, message: result?.userErrors[0]?.message ?? failed }
        }
        const lines = outcome.payload.recommendations.flatMap(({ statementTransactions }) => statementTransactions)
        return { ok: true, done: { reconciliationId: reconciliation.id, lines } }
      }
      const outcome = await reconcile(attempt)
      if (!outcome.ok) return { ok: false, message: wordsOf(outcome), beyondBounds: beyondBoundsOf(outcome.fields) }
      const { reconciliation, statementTransactions } = outcome.payload
      if (reconciliation === null || reconciliation === undefined) return { ok: false, message: failed }
      return { ok: true, done: { reconciliationId: reconciliation.id, lines: statementTransactions } }
    },
    [accept, intl, reconcile],
  )

  const match = useCallback(
    async (attempt: Attempt): Promise<Matched> => {
      const { lineIds, order, pane } = attempt
      const [lineId = ''] = lineIds
      dispatch({ type: 'STARTED', lineIds })
      const answer = await send(attempt)
      if (!answer.ok) {
        const { beyondBounds } = answer
        // The dialog that asked what the difference is says this itself, and nothing has changed elsewhere.
        const isToldThere = beyondBounds !== undefined && attempt.explains
        dispatch({ type: 'REFUSED', lineIds, notice: isToldThere ? null : { message: answer.message, lineId } })
        if (!isToldThere) onRefused()
        return { ok: false, beyondBounds: beyondBounds ?? null }
      }
      const { reconciliationId, lines } = answer.done
      const stays = lines.map(readLine).some(line => line.status !== 'RECONCILED')
      const { amount, numbers, partial } = attempt
      const last: LastAction = { kind: 'MATCHED', reconciliationId, lineId, amount, numbers, partial }
      dispatch({ type: 'DONE', lineIds, order, last, stays, pane })
      if (!stays) afterFade(() => dispatch({ type: 'FADED', lineIds }))
      onMatched()
      return { ok: true }
    },
    [dispatch, onMatched, onRefused, send],
  )
  return [match, isReconciling || isAccepting] as const
}
