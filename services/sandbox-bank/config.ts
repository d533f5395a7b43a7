// The environment, parsed and validated once.
import { z } from 'zod'
import { readEnvironment } from '../kit/environment.ts'
import { directoryIn } from './partners.ts'

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Receives a notification when an order has ended. */
  TREASURY_URL: z.url().optional(),
  /** `real`: transfers take as long as in reality. */
  SANDBOX_PACE: z.enum(['quick', 'real']).default('quick'),
})

export function readConfig(given: NodeJS.ProcessEnv) {
  const { PORT, DATA_DIR, TREASURY_URL, SANDBOX_PACE } = readEnvironment(environment, given)
  return { port: PORT, directory: directoryIn(DATA_DIR), notify: TREASURY_URL, pace: SANDBOX_PACE }
}
