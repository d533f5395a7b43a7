// The one table of what may be done to a credit memo. The service enforces it, answers `allowedActions` from it, and the tests walk every cell.
import { isOwn } from '../../organizations/public.ts'
import type { CreditMemoRow, CreditMemoStatus } from './table.ts'

export const CREDIT_MEMO_ACTIONS = ['UPDATE', 'DELETE', 'APPROVE', 'APPLY', 'UNDO', 'VOID'] as const
export type CreditMemoAction = (typeof CREDIT_MEMO_ACTIONS)[number]

type Rule = {
  readonly from: readonly CreditMemoStatus[]
  readonly permission: string
}

const MANAGE = 'invoicing.creditMemos.manage'
const DECIDE = 'invoicing.invoices.approve'

export const LIFECYCLE: Readonly<Record<CreditMemoAction, Rule>> = {
  UPDATE: { from: ['DRAFT'], permission: MANAGE },
  DELETE: { from: ['DRAFT'], permission: MANAGE },
  APPROVE: { from: ['DRAFT'], permission: DECIDE },
  APPLY: { from: ['OPEN', 'PARTIALLY_APPLIED'], permission: MANAGE },
  UNDO: { from: ['PARTIALLY_APPLIED', 'APPLIED'], permission: MANAGE },
  VOID: { from: ['OPEN'], permission: DECIDE },
}

/** A memo as far as the table looks at it. */
export type Standing = Pick<CreditMemoRow, 'kind' | 'status' | 'authorIds'> & {
  /** The organization lets people approve what they made. */
  approveOwn: boolean
}

export const isPossible = (action: CreditMemoAction, { kind, status }: Pick<Standing, 'kind' | 'status'>): boolean =>
  LIFECYCLE[action].from.includes(status) &&
  // What was overpaid stands and falls with its payment.
  (action !== 'VOID' || kind === 'CORRECTION')

/** Where an approved memo stands by what is left of it. */
export function standingOf({ remainingMinor, totalMinor }: Pick<CreditMemoRow, 'remainingMinor' | 'totalMinor'>) {
  if (remainingMinor === 0n) return 'APPLIED'
  return remainingMinor < totalMinor ? 'PARTIALLY_APPLIED' : 'OPEN'
}

type Viewer = { actorId: string | null; permissions: ReadonlySet<string> }

/** What this viewer can do with the memo now. */
export const allowedActions = (row: Standing, viewer: Viewer): CreditMemoAction[] =>
  CREDIT_MEMO_ACTIONS.filter(
    action =>
      viewer.permissions.has(LIFECYCLE[action].permission) &&
      isPossible(action, row) &&
      (action !== 'APPROVE' || !isOwn(row, viewer)),
  )
