import type { Tx } from '../../../kit/database/database.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { holdCaller } from '../customerPortal/public.ts'
import { holdCustomer } from '../customers/public.ts'

/** Holds the customer and then its user: what all its users send at the same time is counted one after the other. Refuses G-10. */
export async function holdPayer(tx: Tx, caller: CustomerCaller): Promise<{ name: string }> {
  const payer = await holdCustomer(tx, caller.customerId)
  await holdCaller(tx, caller)
  return payer
}
