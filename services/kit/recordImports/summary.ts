import type { Money } from '../money.ts'

/** So many of the payments need so many approvals, from these people; from anybody who may approve where nobody is named. */
export type ApprovalNeed = {
  payments: number
  approvalsNeeded: number
  approverIds: string[]
  /** Absent in summaries that are older than it. */
  steps?: { approverIds: string[] }[]
}

/** What the rows of a file come to. */
export type ImportSummary = { totals: Money[]; approvals: ApprovalNeed[] }
