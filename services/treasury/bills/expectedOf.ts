// The expected transaction of a bill: there while the bill is approved, and no payment of it is committed.
import type { Tx } from '../../kit/database/database.ts'
import { archiveFollowing, expectFollowing, lockFollowing, reopenFollowing } from '../expectedTransactions/public.ts'
import type { BillRow } from './table.ts'

/** Of a description, as of one that a person writes. */
const MAX_LENGTH = 500

/** Has the money of an approved bill expected, from any account. */
export async function expectBill(tx: Tx, bill: BillRow): Promise<void> {
  const { number, category, description, dueDate, amountMinor, currency, counterpartyId } = bill
  await expectFollowing(
    tx,
    { field: 'bill', number },
    {
      direction: 'DEBIT',
      date: dueDate,
      description: [number, description ?? category]
        .filter(part => part !== null)
        .join(' ')
        .slice(0, MAX_LENGTH),
      amountMinor,
      currency,
      counterpartyId,
      source: 'BILL',
      billId: bill.id,
    },
  )
}

/** Takes the lock that reconciliation takes, before the bill's own is taken. */
export const lockExpectedOfBill = (tx: Tx, billId: string) => lockFollowing(tx, { billId })

/** Nobody waits for this record any more. */
export const archiveExpectedOfBill = (tx: Tx, billId: string) => archiveFollowing(tx, { billId })

/** It is waited for again. */
export const reopenExpectedOfBill = (tx: Tx, billId: string) => reopenFollowing(tx, { billId })
