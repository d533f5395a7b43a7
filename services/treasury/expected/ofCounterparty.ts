// What counterparties ask of expected transactions before they are deleted.
import { and, isNull } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { type Uses, usesIn } from '../counterparties/uses.ts'
import { expectedTransaction as table } from './table.ts'

/** The expected transactions that name the counterparty, without those that follow a payment or a bill: these are named themselves. */
export const expectedOfCounterparty = (tx: Tx, counterpartyId: string, most: number): Promise<Uses> =>
  usesIn(tx, table, counterpartyId, most, and(isNull(table.paymentId), isNull(table.billId)))
