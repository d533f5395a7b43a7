import type { Tx } from '../../../kit/database/database.ts'
import type { ApprovalPlan } from '../../approvalPolicies/public.ts'
import { openTo } from './approvalPlan.ts'
import type { Payment } from '../list.ts'
import { moveBySystem } from '../moveBySystem.ts'
import { setApprovalState } from '../repository.ts'

/** Returns a payment for further approvals, because more goes to its beneficiary on the date on which it would be sent. */
export async function returnPayment(
  tx: Tx,
  row: Payment,
  approvalPlan: ApprovalPlan,
  valueDate: string,
): Promise<void> {
  await setApprovalState(tx, row.id, { approvalPlan, valueDate, openTo: openTo(approvalPlan, row.approverIds) })
  await moveBySystem(tx, row.id, 'RETURN')
}
