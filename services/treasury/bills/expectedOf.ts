// The expected transaction of a bill: it exists while the bill is approved and no payment of it is committed.
import type { Tx } from '../../kit/database/database.ts'
import { archiveFollowing, expectFollowing, lockFollowing, reopenFollowing } from '../expectedTransactions/public.ts'
import type { BillRow } from './table.ts'

/** Maximum length of a description, as for one that a user enters. */
const MAX_LENGTH = 500

/** Creates the expected transaction of an approved bill, on any account. */
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

/** Takes the same lock as reconciliation, before the bill's own. */
export const lockExpectedOfBill = (tx: Tx, billId: string) => lockFollowing(tx, { billId })

/** The record is no longer expected. */
export const archiveExpectedOfBill = (tx: Tx, billId: string) => archiveFollowing(tx, { billId })

/** It is expected again. */
export const reopenExpectedOfBill = (tx: Tx, billId: string) => reopenFollowing(tx, { billId })
