// The environment, parsed and validated once.
import { join } from 'node:path'
import { z } from 'zod'
import { readEnvironment } from '../kit/environment.ts'

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The sandbox bank, which books payouts. */
  BANK_URL: z.url().optional(),
  /** The shop's current origin for webhooks; its port may have changed since it registered. */
  HOOK_ORIGIN: z.url().optional(),
})

export function readConfig(given: NodeJS.ProcessEnv) {
  const { PORT, DATA_DIR, BANK_URL, HOOK_ORIGIN } = readEnvironment(environment, given)
  return {
    port: PORT,
    journalPath: join(DATA_DIR, 'sandbox-provider', 'journal.jsonl'),
    bankUrl: BANK_URL,
    hookOrigin: HOOK_ORIGIN,
  }
}
