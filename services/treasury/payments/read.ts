// What sibling modules ask of payments.
import type { Tx } from '../../kit/database/database.ts'
import { paymentList } from './list.ts'
import type { PaymentStatus } from './table.ts'

/** Where a payment stands; undefined for an unknown one. */
export async function paymentStatusOf(tx: Tx, id: string): Promise<PaymentStatus | undefined> {
  return (await paymentList.readOne(tx, id))?.status
}
