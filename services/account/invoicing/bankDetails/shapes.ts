// Where customers are told to transfer.
import { z } from 'zod'

/** Chosen of the organization's own accounts. */
export const transferAccount = z
  .object({ bankName: z.string(), accountNumber: z.string(), holderName: z.string() })
  .meta({ id: 'TransferAccount', description: 'The bank account that customers are told to transfer to' })
