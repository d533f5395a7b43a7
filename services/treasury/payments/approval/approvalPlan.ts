// Who can take the next approval of a payment. Pure.
import { type ApprovalPlan, mayApprove } from '../../approvalPolicies/public.ts'

/** Stands for a user named in no step. */
const NOBODY_NAMED = ''

/** Who can fill a step that these approvals, oldest first, leave open; null: any user with the permission. */
export function openTo(plan: ApprovalPlan, given: readonly string[]): string[] | null {
  if (mayApprove(plan, given, NOBODY_NAMED)) return null
  const named = new Set(plan.steps.flatMap(step => step.approverIds))
  return [...named].filter(person => mayApprove(plan, given, person))
}

/** The approvers that a plan names for each step that these approvals, oldest first, leave open. */
export const namedFor = ({ steps }: ApprovalPlan, given: readonly string[]): string[][] =>
  steps
    .map(({ approverIds }) => [...approverIds])
    .filter(named => named.length > 0 && !named.some(person => given.includes(person)))
