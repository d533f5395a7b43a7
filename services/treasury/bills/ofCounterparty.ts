// What counterparties query from bills before a deletion.
import type { Tx } from '../../kit/database/database.ts'
import { type Uses, usesIn } from '../counterparties/public.ts'
import { bill } from './table.ts'

/** The bills that reference the counterparty. */
export const billsOfCounterparty = (tx: Tx, counterpartyId: string, most: number): Promise<Uses> =>
  usesIn(tx, bill, counterpartyId, most)
