// Customers' own pages are told that something on them changed: what it is, they ask for.
import type { Tx } from '../../../kit/database/database.ts'

const told = new WeakMap<Tx, Set<string>>()

/** Something that a customer sees on their own page has changed. Told once in a transaction, however much it is. */
export function tellCustomerPage(tx: Tx, customerId: string): void {
  const known = told.get(tx) ?? new Set()
  told.set(tx, known)
  if (known.has(customerId)) return
  known.add(customerId)
  tx.emit('customer-page.changed', customerId)
}
