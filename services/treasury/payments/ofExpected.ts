// Payments of a credit memo's refund. Only one expected transaction of the money exists at a time: the refund's own or, once a payment of
// it is committed, the payment's.
import { and, eq, ne, or, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Amount } from '../../kit/money.ts'
import { billConflicts } from '../bills/public.ts'
import { archiveFollowing, lockAllFollowing } from '../expectedTransactions/public.ts'
import { codes } from './errors.ts'
import { paidExpectedFreed } from './events.ts'
import { ONGOING } from './lifecycle.ts'
import { type Beneficiary, refuseOtherAccount } from './refundAccount.ts'
import { payment as table, type PaymentRow } from './table.ts'

const path = 'paidExpectedTransactionId'

/** Error codes for violations of the unique indexes of active payments. */
export const aliveConflicts = {
  ...billConflicts,
  payment_alive_of_expected: { error: codes.refundPaymentExists, path },
}

/** What the refund checks of its payment. */
type Paying = {
  amount: Amount
  counterpartyId: string | null
  beneficiary: Beneficiary
  /** The field of the payee. */
  path: string
  /** The payment, if one is being edited. */
  paymentId: string | undefined
}

/** Refuses a payment that doesn't match the refund. The refund stays locked, so that of two payments the second sees the first. */
export async function refuseUnlessRefunds(tx: Tx, expectedId: string, paying: Paying): Promise<void> {
  const [row] = await lockAllFollowing(tx, { expectedId })
  if (!row) throw new Refusal(commonErrors.notFound, { path })
  if (row.source !== 'CREDIT_MEMO' || row.status !== 'UNRECONCILED') throw new Refusal(codes.refundNotPayable, { path })
  if (await isPaid(tx, expectedId, paying.paymentId)) throw new Refusal(codes.refundPaymentExists, { path })
  if (paying.counterpartyId !== row.counterpartyId) throw new Refusal(codes.refundDiffers, { path: paying.path })
  if (paying.amount.currency !== row.currency) throw new Refusal(codes.refundDiffers, { path: 'amount.currency' })
  if (paying.amount.minor !== row.amountMinor) throw new Refusal(codes.refundDiffers, { path: 'amount.amount' })
  await refuseOtherAccount(tx, expectedId, paying.beneficiary, paying.path)
}

/** The same condition as the unique index payment_alive_of_expected, plus sent payments. */
async function isPaid(tx: Tx, expectedId: string, exceptId: string | undefined): Promise<boolean> {
  const alive = or(
    inArray(table.status, [...ONGOING, 'SENT']),
    and(eq(table.status, 'FAILED'), isNull(table.archivedAt)),
  )
  const ofExpected = and(eq(table.organizationId, tx.organizationId), eq(table.paidExpectedId, expectedId), alive)
  return (await tx.$count(table, and(ofExpected, exceptId === undefined ? undefined : ne(table.id, exceptId)))) > 0
}

/** A payment of it is committed: the payment's money is expected instead of the refund's own. */
export async function commitExpected(tx: Tx, paid: PaidRow): Promise<void> {
  const { paidExpectedId: expectedId } = paid
  if (expectedId === null) return
  const [row] = await lockAllFollowing(tx, { expectedId })
  // It was cancelled in the meantime, or a bank line shows that it was paid otherwise.
  if (row?.status !== 'UNRECONCILED') throw new Refusal(codes.refundNotPayable)
  await refuseOtherThanRefund(tx, paid)
  await archiveFollowing(tx, { expectedId })
}

/** Refuses to pay another account than the refund names, whatever was checked at creation. */
export async function refuseOtherThanRefund(tx: Tx, { paidExpectedId: expectedId, ...to }: PaidRow): Promise<void> {
  if (expectedId === null) return
  const beneficiary = { bankCode: to.beneficiaryBankCode, accountNumber: to.beneficiaryAccountNumber }
  await refuseOtherAccount(tx, expectedId, beneficiary)
}

type PaidRow = Pick<PaymentRow, 'paidExpectedId' | 'beneficiaryBankCode' | 'beneficiaryAccountNumber'>
type Paid = Pick<PaymentRow, 'paidExpectedId'>

/** No payment of it is committed any more: the refund's owner decides what is expected now. */
export async function freeExpected(tx: Tx, { paidExpectedId: expectedId }: Paid): Promise<void> {
  if (expectedId === null) return
  const [row] = await lockAllFollowing(tx, { expectedId })
  if (row) await tx.raise(paidExpectedFreed, { row })
}
