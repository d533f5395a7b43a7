import { z } from 'zod'

/** Why the approvals can't all be given: an approval has no approver who may give it, or one user would have to give several. */
export const APPROVAL_PROBLEMS = ['UNABLE_APPROVERS', 'TOO_FEW_PEOPLE'] as const

/** The same for API schemas. */
export const approvalProblem = z.enum(APPROVAL_PROBLEMS)
export type ApprovalProblem = (typeof APPROVAL_PROBLEMS)[number]
