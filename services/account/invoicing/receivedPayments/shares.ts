// What a payment pays of each invoice.
import type { Tx } from '../../../kit/database/database.ts'
import { readApplications } from './repository.ts'

/** An invoice that a payment pays, and how much of it. */
export type Paid = { invoiceId: string; amountMinor: bigint }

/** Applications summed by invoice, the first first. */
export function sharesOf(applications: readonly Paid[]): Paid[] {
  const paid = new Map<string, bigint>()
  for (const { invoiceId, amountMinor } of applications) paid.set(invoiceId, (paid.get(invoiceId) ?? 0n) + amountMinor)
  return [...paid].map(([invoiceId, amountMinor]) => ({ invoiceId, amountMinor }))
}

/** What a payment that its provider canceled paid until then. */
export async function paidUntilCanceled(tx: Tx, id: string): Promise<Paid[]> {
  const all = await readApplications(tx, [id])
  // Nobody's: a user may have undone others before.
  const ends = all.flatMap(({ undoneAt, undoneBy }) => (undoneAt !== null && undoneBy === null ? [undoneAt] : []))
  const end = ends.toSorted().at(-1)
  return sharesOf(all.filter(({ undoneAt }) => undoneAt !== null && undoneAt === end))
}
