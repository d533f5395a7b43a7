// Evaluates the approval plan again when a payment moves to another date, or is sent again.
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

/** The plan for this date: unchanged if the date is unchanged. */
export const planOfDay = async (tx: Tx, row: Validated, valueDate: string): Promise<ApprovalPlan> =>
  valueDate === row.valueDate ? row.approvalPlan : evaluatePlan(tx, row, valueDate)

/** The plan for this date, by the policies and the total to its beneficiary then. */
export async function evaluatePlan(tx: Tx, row: Validated, valueDate: string): Promise<ApprovalPlan> {
  const { counterpartyId, toAccountId } = row
  const account = { bankCode: row.beneficiaryBankCode, accountNumber: row.beneficiaryAccountNumber }
  const beneficiary = { ...account, counterpartyId, toAccountId }
  // Of two concurrent payments that move to one date, the second counts the first.
  await lockBeneficiary(tx, beneficiary)
  const { entityId } = await bankAccountOf(tx, row.fromAccountId)
  const { method, currency, amountMinor, id: exceptId } = row
  return approvalPlanOf(tx, { entityId, method, currency, amountMinor, beneficiary, valueDate, exceptId })
}
