import type { Tx } from '../../../kit/database/database.ts'
import type { ApprovalPlan } from '../../approvalPolicies/public.ts'
import { openTo } from './approvalPlan.ts'
import type { Payment } from '../list.ts'
import { moveBySystem } from '../moveBySystem.ts'
import { setApprovalState } from '../repository.ts'

/** Has a payment wait for further approvals: more goes to its beneficiary on the day on which it would go. */
export async function returnPayment(
  tx: Tx,
  row: Payment,
  approvalPlan: ApprovalPlan,
  valueDate: string,
): Promise<void> {
  await setApprovalState(tx, row.id, { approvalPlan, valueDate, openTo: openTo(approvalPlan, row.approverIds) })
  await moveBySystem(tx, row.id, 'RETURN')
}
