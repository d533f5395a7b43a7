import { listState, oneOfOr, type StateOf } from '../../../../ui/list/listState.ts'

export const approvalTabs = ['INBOX', 'NEEDS_APPROVAL', 'APPROVED', 'CANCELLED', 'REJECTED'] as const
export type ApprovalTab = (typeof approvalTabs)[number]

/** The address state of the approvals. */
export const approvalsState = listState({ tab: oneOfOr(approvalTabs, 'INBOX') })

export type ApprovalsState = StateOf<typeof approvalsState>

const FIRST_PAGE = 100

export const toVariables = ({ tab }: ApprovalsState) => ({ first: FIRST_PAGE, tab })
