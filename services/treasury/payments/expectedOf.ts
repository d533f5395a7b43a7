// The expected transactions of payments and transfers: one for each side that is an own account. They follow their payment.
import type { Tx } from '../../kit/database/database.ts'
import {
  archiveFollowing,
  type ExpectedRow,
  expectFollowing,
  lockFollowing,
  reopenFollowing,
} from '../expectedTransactions/public.ts'
import type { PaymentRow } from './table.ts'

/** Creates the expected transactions of an approved payment: on the paying account and, if it is our own, on the receiving one. */
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

/** Takes the same locks as reconciliation, before the payment's own. */
export const lockExpectedOf = (tx: Tx, paymentId: string) => lockFollowing(tx, { paymentId })

/** The money of a cancelled or abandoned payment is no longer expected. */
export const archiveExpectedOf = (tx: Tx, paymentId: string) => archiveFollowing(tx, { paymentId })

/** It is expected again. */
export const reopenExpectedOf = (tx: Tx, paymentId: string) => reopenFollowing(tx, { paymentId })
