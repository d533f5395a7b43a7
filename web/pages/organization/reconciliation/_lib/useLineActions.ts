import { type Dispatch, useState } from 'react'
import type { CandidatesPane_line$data } from '../../../../__generated__/CandidatesPane_line.graphql.ts'
import { negate } from '../../../../i18n/decimal.ts'
import { BELOW_DESKTOP, useMediaQuery } from '../../../../ui/grid/useMediaQuery.ts'
import { type Line, nameOf } from '../_components/LineRow.tsx'
import type { candidateOfPicks } from './candidates.ts'
import type { Explanation, differenceOf } from './difference.ts'
import { useMatching } from './useMatching.ts'
import { useRejectRecommendation } from './useRejectRecommendation.ts'
import type { PaidInvoice, PickedExpected, WorkspaceAction, WorkspaceState } from './workspaceState.ts'

type Candidate = CandidatesPane_line$data['candidates'][number]

type LineActionsInput = {
  state: WorkspaceState
  dispatch: Dispatch<WorkspaceAction>
  order: () => readonly string[]
  canCreate: boolean
  onMatched: () => void
  onRefused: () => void
  line: Line
  lines: readonly Line[]
  picks: readonly PickedExpected[]
  chosen: ReturnType<typeof candidateOfPicks<Candidate>>
  explanations: readonly Explanation[]
  difference: ReturnType<typeof differenceOf>
  canAct: boolean
}

/** The actions on the current line, and the open dialog. */
export function useLineActions(input: LineActionsInput) {
  const { line, lines, picks, chosen, explanations, difference, canAct, dispatch, order, canCreate } = input
  const [dialog, setDialog] = useState<'PARTIAL' | 'CREATE' | null>(null)
  const { match, isBusy, beforeLock } = useMatching(dispatch, input.onMatched, input.onRefused)
  const [rejectRecommendation, isRejecting] = useRejectRecommendation()
  const isNarrow = useMediaQuery(BELOW_DESKTOP)
  const recommendation = chosen?.recommendation?.status === 'PENDING' ? chosen.recommendation : null

  const attempt = (
    items: readonly PickedExpected[],
    reasons: readonly Explanation[],
    {
      partial = false,
      explains = false,
      reason,
    }: { partial?: boolean; explains?: boolean; reason?: string | null } = {},
  ) =>
    match({
      lineIds: lines.map(({ id }) => id),
      expectedIds: items.map(({ id }) => id),
      adjustments: reasons,
      ...(reason && { adjustmentReason: reason }),
      allowPartial: partial,
      partial,
      explains,
      recommendationId: items === picks && reasons === explanations ? (recommendation?.id ?? null) : null,
      amount: difference.statement,
      numbers: items.map(({ number }) => number),
      order: order(),
      // A phone shows one pane at a time: continue with the next line in the same one.
      pane: isNarrow ? input.state.pane : 'LINES',
    })

  /** Keeps what the line has paid beyond its invoice as credit: this matches nothing, so picks are ignored. */
  const keepRest = ({ id, number }: PaidInvoice): void => {
    if (!canAct || isBusy) return
    const { amount } = line.remaining
    void match({
      lineIds: [line.id],
      expectedIds: [id],
      adjustments: [{ kind: 'OVERPAYMENT', amount: negate(amount) }],
      allowPartial: false,
      keepRest: true,
      partial: false,
      explains: false,
      recommendationId: null,
      amount,
      numbers: [number],
      order: order(),
      pane: isNarrow ? input.state.pane : 'LINES',
    })
  }

  const create = (): void => {
    if (canAct && canCreate) setDialog('CREATE')
  }
  const act = (): void => {
    if (!canAct || isBusy || dialog !== null || beforeLock !== null) return
    if (difference.outcome === 'FULL') void attempt(picks, explanations)
    else if (difference.outcome === 'PARTIAL') setDialog('PARTIAL')
    else if (difference.outcome === 'NOTHING_PICKED') create()
  }
  const reject = async (): Promise<void> => {
    if (recommendation === null || isRejecting) return
    const outcome = await rejectRecommendation(recommendation.id)
    const refused = outcome.ok ? outcome.payload.results.find(({ ok }) => !ok)?.userErrors[0]?.message : outcome.form
    if (refused !== undefined && refused !== null) {
      dispatch({ type: 'REFUSED', lineIds: [], notice: { message: refused, lineId: line.id } })
      return
    }
    // The line stays current: after rejecting the suggestion the user looks for the right counterpart.
    dispatch({ type: 'PICK_EXPECTED', items: [] })
    dispatch({ type: 'TELL', last: { kind: 'REJECTED', lineId: line.id, name: nameOf(line) } })
    input.onMatched()
  }
  return {
    dialog,
    isBusy,
    beforeLock,
    canReject: recommendation !== null,
    act,
    create,
    keepRest,
    reject: () => void reject(),
    close: () => setDialog(null),
    next: () => dispatch({ type: 'MOVE_LINE', by: 1, order: order() }),
    skip: () => dispatch({ type: 'SKIP', order: order(), name: nameOf(line) }),
    matchPartially: async (explanation: Explanation | null, reason: string | null) => {
      const reasons = explanation === null ? explanations : [...explanations, explanation]
      const isOpen = explanation === null
      const matched = await attempt(picks, reasons, { partial: isOpen, explains: !isOpen, reason })
      if (!matched.ok && matched.beyondBounds !== null && !isOpen) return matched.beyondBounds
      setDialog(null)
      return null
    },
    /** A new expected transaction of the same amount is matched with the line; one of another amount is only picked. */
    matchCreated: async (created: PickedExpected) => {
      setDialog(null)
      if (created.remaining === difference.statement) {
        const matched = await attempt([created], [])
        if (matched.ok) return
      }
      dispatch({ type: 'PICK_EXPECTED', items: [created] })
    },
  }
}
