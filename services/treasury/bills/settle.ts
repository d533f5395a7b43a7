// Called by payments and reconciliation: the money of a bill has left, or has not after all.
import type { Tx } from '../../kit/database/database.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'
import { recordStep } from './describe.ts'
import { changeBySystem } from './repository.ts'

type Side = Pick<ExpectedRow, 'billId' | 'status'>

/** Marks bills as paid whose own expected transaction is fully matched. */
export async function settleBills(tx: Tx, sides: readonly Side[]): Promise<void> {
  for (const { billId, status } of sides) if (billId !== null && status === 'RECONCILED') await settleBill(tx, billId)
}

/** Undoes it after unmatching. */
export async function unsettleBills(tx: Tx, sides: readonly Side[]): Promise<void> {
  for (const { billId } of sides) if (billId !== null) await unsettleBill(tx, billId)
}

/** The money of the bill has left. */
export async function settleBill(tx: Tx, id: string): Promise<void> {
  const row = await changeBySystem(tx, id, 'SETTLE', { status: 'PAID', paidAt: tx.clock.now().toString() })
  if (row) recordStep(tx, { action: 'RECONCILED', row, from: 'APPROVED' })
}

/** The money of the bill has not left after all. */
export async function unsettleBill(tx: Tx, id: string): Promise<void> {
  const row = await changeBySystem(tx, id, 'UNSETTLE', { status: 'APPROVED', paidAt: null })
  if (row) recordStep(tx, { action: 'REMOVE_RECONCILIATION', row, from: 'PAID' })
}
