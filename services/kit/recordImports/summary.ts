import type { Money } from '../money.ts'

/** How many of the payments need these approvals; an approval without named approvers may be given by any approver. */
export type ApprovalNeed = {
  payments: number
  approvalsNeeded: number
  approverIds: string[]
  /** Absent in older summaries. */
  steps?: { approverIds: string[] }[]
}

/** The summary of a file's rows. */
export type ImportSummary = { totals: Money[]; approvals: ApprovalNeed[] }
