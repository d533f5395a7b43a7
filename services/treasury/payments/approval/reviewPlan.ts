// The plan of approvals once more, where a payment goes on another day than it was made for, or goes again.
import type { Tx } from '../../../kit/database/database.ts'
import type { ApprovalPlan } from '../../approvalPolicies/public.ts'
import { bankAccountOf } from '../../bankAccounts/public.ts'
import type { Payment } from '../list.ts'
import { approvalPlanOf } from './policy.ts'
import { lockBeneficiary } from '../repository.ts'

type Validated = Pick<
  Payment,
  | 'id'
  | 'fromAccountId'
  | 'method'
  | 'currency'
  | 'amountMinor'
  | 'beneficiaryBankCode'
  | 'beneficiaryAccountNumber'
  | 'counterpartyId'
  | 'toAccountId'
  | 'valueDate'
  | 'approvalPlan'
>

/** Who must approve it on this day: as it is where that is its day already. */
export const planOfDay = async (tx: Tx, row: Validated, valueDate: string): Promise<ApprovalPlan> =>
  valueDate === row.valueDate ? row.approvalPlan : evaluatePlan(tx, row, valueDate)

/** Who must approve it on this day, by the policies and by all that goes to its beneficiary then. */
export async function evaluatePlan(tx: Tx, row: Validated, valueDate: string): Promise<ApprovalPlan> {
  const { counterpartyId, toAccountId } = row
  const account = { bankCode: row.beneficiaryBankCode, accountNumber: row.beneficiaryAccountNumber }
  const beneficiary = { ...account, counterpartyId, toAccountId }
  // Of two payments of one moment that move to one day, the second counts the first.
  await lockBeneficiary(tx, beneficiary)
  const { entityId } = await bankAccountOf(tx, row.fromAccountId)
  const { method, currency, amountMinor, id: exceptId } = row
  return approvalPlanOf(tx, { entityId, method, currency, amountMinor, beneficiary, valueDate, exceptId })
}
