// What counterparties query from expected transactions before a change.
import { and, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { type Uses, usesIn } from '../counterparties/public.ts'
import { expectedTransaction as table } from './table.ts'

/** The expected transactions that reference the counterparty, without those of a payment or bill, which are listed themselves. */
export const expectedOfCounterparty = (tx: Tx, counterpartyId: string, most: number): Promise<Uses> =>
  usesIn(tx, table, counterpartyId, most, and(isNull(table.paymentId), isNull(table.billId)))

/** Whether outgoing money was matched with what the counterparty was owed. */
export async function wasSeenToBePaid(tx: Tx, counterpartyId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from expected_transaction where organization_id = ${tx.organizationId} and counterparty_id = ${counterpartyId}
      and direction = 'DEBIT' and was_reconciled limit 1`)
  return rowCount === 1
}
