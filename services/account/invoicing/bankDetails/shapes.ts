// Shapes of the account that customers transfer to.
import { z } from 'zod'

/** Chosen from the organization's own accounts. */
export const transferAccount = z
  .object({ bankName: z.string(), accountNumber: z.string(), holderName: z.string() })
  .meta({ id: 'TransferAccount', description: 'The bank account that customers are told to transfer to' })
