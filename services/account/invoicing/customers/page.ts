// Notifies the customer portal of changes; it then requests the new data.
import type { Tx } from '../../../kit/database/database.ts'

const told = new WeakMap<Tx, Set<string>>()

/** Emits that something visible in the customer portal changed, once per transaction. */
export function emitCustomerPageChanged(tx: Tx, customerId: string): void {
  const known = told.get(tx) ?? new Set()
  told.set(tx, known)
  if (known.has(customerId)) return
  known.add(customerId)
  tx.emit('customer-page.changed', customerId)
}
