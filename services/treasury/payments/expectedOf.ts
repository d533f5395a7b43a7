// The expected transactions of payments and transfers: one for each side that is an account of ours. They follow their payment.
import type { Tx } from '../../kit/database/database.ts'
import {
  archiveFollowing,
  type ExpectedRow,
  expectFollowing,
  lockFollowing,
  reopenFollowing,
} from '../expectedTransactions/public.ts'
import type { PaymentRow } from './table.ts'

/** Has the money of an approved payment expected, where it leaves and, in an account of ours, where it arrives. */
export async function expectPayment(tx: Tx, payment: PaymentRow): Promise<void> {
  await expectSide(tx, payment, {
    direction: 'DEBIT',
    bankAccountId: payment.fromAccountId,
    counterpartyId: payment.counterpartyId,
  })
  if (payment.toAccountId !== null)
    await expectSide(tx, payment, { direction: 'CREDIT', bankAccountId: payment.toAccountId, counterpartyId: null })
}

type Side = Pick<ExpectedRow, 'direction' | 'bankAccountId' | 'counterpartyId'>

async function expectSide(tx: Tx, payment: PaymentRow, side: Side): Promise<void> {
  const { number, beneficiaryName, memo, valueDate, amountMinor, currency } = payment
  await expectFollowing(
    tx,
    { field: 'payment', number },
    {
      ...side,
      date: valueDate,
      description: [number, beneficiaryName, memo].filter(part => part !== null).join(' '),
      amountMinor,
      currency,
      source: 'PAYMENT',
      paymentId: payment.id,
    },
  )
}

/** Takes the locks that reconciliation takes, before the payment's own is taken. */
export const lockExpectedOf = (tx: Tx, paymentId: string) => lockFollowing(tx, { paymentId })

/** Nobody waits for the money of a payment that was called off, or given up. */
export const archiveExpectedOf = (tx: Tx, paymentId: string) => archiveFollowing(tx, { paymentId })

/** It is waited for again. */
export const reopenExpectedOf = (tx: Tx, paymentId: string) => reopenFollowing(tx, { paymentId })
