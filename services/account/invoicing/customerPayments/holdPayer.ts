import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { holdCaller } from '../customerPortal/public.ts'
import { customer } from '../customers/public.ts'

/** Holds the customer and then its user: what all its users send at the same time is counted one after the other. Refuses G-10. */
export async function holdPayer(tx: Tx, caller: CustomerCaller): Promise<{ name: string }> {
  const [payer] = await tx
    .select({ name: customer.name })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, caller.customerId)))
    .for('no key update')
  await holdCaller(tx, caller)
  return payer!
}
