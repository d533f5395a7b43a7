// The environment, parsed and checked once.
import { join } from 'node:path'
import { z } from 'zod'

const environment = z.object({
  DATABASE_URL: z.url(),
  /** Connections of this process's pool. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
  /** Whether Postgres runs on this machine, under our own user. */
  DATABASE_IS_HERE: z.stringbool().default(false),
  PORT: z.coerce.number().int().min(1).max(65_535),
  ACCOUNT_URL: z.url(),
  /** Shared by all our services: with it they show each other who they are. */
  SERVICE_SECRET: z.string().min(32),
  DATA_DIR: z.string().min(1).default('.data'),
})

export type TreasuryConfig = {
  databaseUrl: string
  databaseConnections: number
  databaseIsHere: boolean
  port: number
  accountUrl: string
  serviceSecret: string
  filesDirectory: string
}

export function readConfig(given: NodeJS.ProcessEnv): TreasuryConfig {
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new Error(`the configuration is not valid:\n${z.prettifyError(parsed.error)}`)
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_IS_HERE, PORT, ACCOUNT_URL, SERVICE_SECRET, DATA_DIR } =
    parsed.data
  return {
    databaseUrl: DATABASE_URL,
    databaseConnections: DATABASE_CONNECTIONS,
    databaseIsHere: DATABASE_IS_HERE,
    port: PORT,
    accountUrl: ACCOUNT_URL,
    serviceSecret: SERVICE_SECRET,
    filesDirectory: join(DATA_DIR, 'files', 'treasury'),
  }
}
