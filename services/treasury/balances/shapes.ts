// Balances on the wire.
import { z } from 'zod'
import { money } from '../../kit/money.ts'

export const dayBalance = z
  .object({
    on: z.string(),
    ledger: money,
    accounts: z.int().describe('Accounts of which a balance was known by then'),
  })
  .meta({ id: 'DayBalance' })
