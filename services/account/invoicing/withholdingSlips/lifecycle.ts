// The lifecycle of withholding slips. The service enforces this table and derives `allowedActions` from it.
import type { WithholdingSlipRow, WithholdingSlipStatus } from './table.ts'

export const WITHHOLDING_SLIP_ACTIONS = ['CONFIRM', 'CANCEL'] as const
export type WithholdingSlipAction = (typeof WITHHOLDING_SLIP_ACTIONS)[number]

export const VIEW = 'invoicing.payments.view'
export const MANAGE = 'invoicing.payments.manage'

export const LIFECYCLE: Readonly<Record<WithholdingSlipAction, { readonly from: readonly WithholdingSlipStatus[] }>> = {
  CONFIRM: { from: ['PENDING'] },
  CANCEL: { from: ['PENDING', 'RECORDED'] },
}

type LifecycleState = Pick<WithholdingSlipRow, 'status'>

export const isPossible = (action: WithholdingSlipAction, { status }: LifecycleState): boolean =>
  LIFECYCLE[action].from.includes(status)

/** What this viewer can do with the slip now. */
export const allowedActions = (
  row: LifecycleState,
  viewer: { permissions: ReadonlySet<string> },
): WithholdingSlipAction[] =>
  viewer.permissions.has(MANAGE) ? WITHHOLDING_SLIP_ACTIONS.filter(action => isPossible(action, row)) : []
