// What an organization has decided about payments: who must approve, and when one is taken for a duplicate.
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { TransferMethod } from '../connections/bankConnection.ts'
import { type ApprovalPlan, DEFAULT_PLAN } from './approvalPlan.ts'

/** What a policy looks at. */
export type Approvable = {
  entityId: string
  method: TransferMethod | null
  currency: Currency
  amountMinor: bigint
  beneficiary: { bankCode: string; accountNumber: string }
  date: string
  /** A payment that is edited counts once in its beneficiary's total of the day. */
  exceptId?: string | undefined
}

/** Who must approve such a payment. */
export const approvalPlanOf = async (_tx: Tx, _payment: Approvable): Promise<ApprovalPlan> => DEFAULT_PLAN

export type PaymentSettings = {
  /** Within how many days two payments of one amount to one account may be the same. */
  duplicateDays: number
}

export const paymentSettingsOf = async (_tx: Tx): Promise<PaymentSettings> => ({ duplicateDays: 7 })
