// Who can take the next approval of a payment. Pure.
import { type ApprovalPlan, mayApprove } from '../../approvalPolicies/public.ts'

/** Somebody whom no step names. */
const NOBODY_NAMED = ''

/** Who can take a step that these approvals, the oldest first, have left; null: anybody who may approve. */
export function openTo(plan: ApprovalPlan, given: readonly string[]): string[] | null {
  if (mayApprove(plan, given, NOBODY_NAMED)) return null
  const named = new Set(plan.steps.flatMap(step => step.approverIds))
  return [...named].filter(person => mayApprove(plan, given, person))
}

/** Whom a plan names for each of its approvals that these, the oldest first, leave open. */
export const namedFor = ({ steps }: ApprovalPlan, given: readonly string[]): string[][] =>
  steps
    .map(({ approverIds }) => [...approverIds])
    .filter(named => named.length > 0 && !named.some(person => given.includes(person)))
