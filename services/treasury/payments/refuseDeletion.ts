import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'
import { paymentList } from './list.ts'

/** Refuses to delete a payment's expected transaction, with a code for the payment's status. */
export async function refuseDeletion(tx: Tx, { paymentId }: Pick<ExpectedRow, 'paymentId'>): Promise<void> {
  const status = paymentId === null ? undefined : (await paymentList.readOne(tx, paymentId))?.status
  if (status === 'SENT') throw new Refusal(codes.expectedDeleteSentTransfer)
  if (status !== undefined && status !== 'CANCELLED') throw new Refusal(codes.expectedDeleteActiveTransfer)
}
