// The account to which the refund of a credit memo was approved to go: no payment of it goes anywhere else.
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { isSameNumber } from '../accountNumber.ts'
import { bankNamedBy } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { askRefundAccount, type RefundAccount } from './events.ts'

/** Where a payment goes. */
export type Beneficiary = { bankCode: string; accountNumber: string }

/** Whether a payment goes where the refund names. Customers write their bank as they call it: a name that tells no bank is left to the number. */
export function isAccountOf(refund: Pick<RefundAccount, 'bankName' | 'accountNumber'>, to: Beneficiary): boolean {
  const bank = bankNamedBy(refund.bankName)
  return isSameNumber(refund.accountNumber, to.accountNumber) && (bank === undefined || bank.code === to.bankCode)
}

/** Refuses TF-42 an account that the refund does not name, TF-43 where it names none. */
export async function refuseOtherAccount(tx: Tx, expectedId: string, to: Beneficiary, path?: string): Promise<void> {
  const answers = await tx.raise(askRefundAccount, { expectedId })
  const refund = answers.find(answer => answer !== null)
  const field = path === undefined ? {} : { path }
  if (!refund || !/\d/.test(refund.accountNumber)) throw new Refusal(codes.refundAccountMissing, field)
  if (isAccountOf(refund, to)) return
  const { creditMemoNumber: number, bankName, accountNumber, accountName } = refund
  const account = `${bankName} ${accountNumber}, ${accountName}`
  throw new Refusal(codes.refundAccountDiffers, { ...field, params: { number, account } })
}
