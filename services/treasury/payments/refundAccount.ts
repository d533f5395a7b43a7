// The account for which a credit memo's refund was approved: no payment of it goes anywhere else.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { isSameNumber } from '../accountNumber.ts'
import { bankNamedBy } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { queryRefundAccount, type RefundAccount } from './events.ts'

/** The receiving account. */
export type Beneficiary = { bankCode: string; accountNumber: string }

/**
 * Whether a payment goes to the refund's account. Customers write their bank's name freely: if it identifies no bank, only the number is
 * compared.
 */
export function isAccountOf(refund: Pick<RefundAccount, 'bankName' | 'accountNumber'>, to: Beneficiary): boolean {
  const bank = bankNamedBy(refund.bankName)
  return isSameNumber(refund.accountNumber, to.accountNumber) && (bank === undefined || bank.code === to.bankCode)
}

/** Refuses another account than the refund names with TF-42, and a refund that names none with TF-43. */
export async function refuseOtherAccount(tx: Tx, expectedId: string, to: Beneficiary, path?: string): Promise<void> {
  const answers = await tx.raise(queryRefundAccount, { expectedId })
  const refund = answers.find(answer => answer !== null)
  const field = path === undefined ? {} : { path }
  if (!refund || !/\d/.test(refund.accountNumber)) throw new Refusal(codes.refundAccountMissing, field)
  if (isAccountOf(refund, to)) return
  const { creditMemoNumber: number, bankName, accountNumber, accountName } = refund
  const account = `${bankName} ${accountNumber}, ${accountName}`
  throw new Refusal(codes.refundAccountDiffers, { ...field, params: { number, account } })
}
