// The expected transaction of a bill: there while the bill is approved, and no payment of it is committed.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { BillRow } from '../bills/table.ts'
import { archiveFollowing, expectFollowing, reopenFollowing } from './follow.ts'
import { expectedTransaction as table } from './table.ts'

/** Of a description, as of one that a person writes. */
const LONGEST = 500

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
        .slice(0, LONGEST),
      amountMinor,
      currency,
      counterpartyId,
      source: 'BILL',
      billId: bill.id,
    },
  )
}

const ofBill = (tx: Tx, billId: string) => and(eq(table.organizationId, tx.organizationId), eq(table.billId, billId))

/** Takes the lock that reconciliation takes, before the bill's own is taken. */
export async function lockExpectedOfBill(tx: Tx, billId: string): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(ofBill(tx, billId)).for('no key update')
}

/** Nobody waits for this record any more. */
export const archiveExpectedOfBill = (tx: Tx, billId: string) => archiveFollowing(tx, ofBill(tx, billId))

/** It is waited for again. */
export const reopenExpectedOfBill = (tx: Tx, billId: string) => reopenFollowing(tx, ofBill(tx, billId))
