// What payments need from the bills that they pay. Only one expected transaction of a bill's money exists at a time: the bill's own or,
// once a payment of it is committed, the payment's.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Amount } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { archiveExpectedOfBill, lockExpectedOfBill, reopenExpectedOfBill } from './expectedOf.ts'
import { emitBillChanged } from './describe.ts'
import { refuseUnlessUntouched } from './moveBill.ts'
import { lockBill } from './repository.ts'

/** The error code for a violation of the unique index of active payments. */
export const billConflicts = {
  payment_alive_of_bill: { error: codes.paymentAlreadyCreated, path: 'billId' },
}

/** What the bill checks of its payment. */
type Paying = {
  amount: Amount
  counterpartyId: string | null
  /** The field of the payee. */
  path: string
  /** The payment, if one is being edited. */
  paymentId: string | undefined
}

/** Refuses a payment that doesn't match the bill. The bill stays locked, so that of two payments the second sees the first. */
export async function refuseUnlessPays(tx: Tx, billId: string, paying: Paying): Promise<void> {
  const { amount, counterpartyId, path, paymentId } = paying
  await lockExpectedOfBill(tx, billId)
  const row = await lockBill(tx, billId)
  if (!row) throw new Refusal(commonErrors.notFound, { path: 'billId' })
  if (row.status !== 'APPROVED') throw new Refusal(codes.billStatusInvalid, { path: 'billId' })
  const isOwn = paymentId !== undefined && row.paymentIds.includes(paymentId)
  refuseUnlessUntouched({ ...row, hasPayment: row.hasPayment && !isOwn }, 'billId')
  if (counterpartyId !== row.counterpartyId) throw new Refusal(codes.billCounterpartyDiffers, { path })
  if (amount.currency !== row.currency) throw new Refusal(codes.billCurrencyDiffers, { path: 'amount.currency' })
  if (amount.minor !== row.amountMinor) throw new Refusal(codes.billAmountDiffers, { path: 'amount.amount' })
}

/** A payment of it is committed: the payment's money is expected instead of the bill's own. */
export async function archiveBillExpectation(tx: Tx, billId: string): Promise<void> {
  await lockExpectedOfBill(tx, billId)
  const row = await lockBill(tx, billId)
  if (row?.status !== 'APPROVED') throw new Refusal(codes.billStatusInvalid)
  if (row.isReconciled) throw new Refusal(codes.billPartlyPaid)
  await archiveExpectedOfBill(tx, billId)
}

/** No payment of it is committed any more: its own money is expected again. */
export async function restoreBillExpectation(tx: Tx, billId: string): Promise<void> {
  await lockExpectedOfBill(tx, billId)
  const row = await lockBill(tx, billId)
  if (row?.status === 'APPROVED') await reopenExpectedOfBill(tx, billId)
  emitBillChanged(tx, billId)
}
