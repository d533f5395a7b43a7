import type { Tx } from '../../../kit/database/database.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import { holdCaller } from '../customerPortal/public.ts'
import { holdCustomer } from '../customers/public.ts'

/** Locks the customer and then its user, so that concurrent uploads of all its users are counted one after the other. Refuses with G-10. */
export async function holdPayer(tx: Tx, caller: CustomerCaller): Promise<{ name: string }> {
  const payer = await holdCustomer(tx, caller.customerId)
  await holdCaller(tx, caller)
  return payer
}
