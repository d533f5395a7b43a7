import { z } from 'zod'

/** Why approvals can't all be given: nobody named for one of them may approve, or one person would have to give several. */
export const APPROVAL_PROBLEMS = ['UNABLE_APPROVERS', 'TOO_FEW_PEOPLE'] as const

/** The same on the wire. */
export const approvalProblem = z.enum(APPROVAL_PROBLEMS)
export type ApprovalProblem = (typeof APPROVAL_PROBLEMS)[number]
