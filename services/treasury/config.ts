// The environment, parsed and checked once.
import { join } from 'node:path'
import { z } from 'zod'
import { readEnvironment } from '../kit/environment.ts'
import { type SftpServers, sftpServers } from './connections/fileDrop/sftpConfig.ts'
import { type SnapBanks, snapBanks } from './connections/snap/banks.ts'
import { type ProviderHosts, providerHosts } from './providers/lines.ts'

const environment = z.object({
  DATABASE_URL: z.url(),
  /** Size of this process's connection pool. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
  /** Whether Postgres runs on this machine under the same user. */
  DATABASE_IS_HERE: z.stringbool().default(false),
  PORT: z.coerce.number().int().min(1).max(65_535),
  ACCOUNT_URL: z.url(),
  /** Shared by all services, which authenticate to each other with it. */
  SERVICE_SECRET: z.string().min(32),
  DATA_DIR: z.string().min(1).default('.data'),
  /** 32 bytes in base64; encrypts the credentials of bank connections. */
  TREASURY_KEY: z
    .base64()
    .transform(text => Buffer.from(text, 'base64'))
    .refine(key => key.length === 32, '32 bytes, in base64'),
  /** Where statement files are dropped for accounts connected by a folder. Unset: no account can be. */
  FILE_DROP_DIRECTORY: z.string().min(1).optional(),
  /** SFTP servers of banks, as JSON: `{"008": {"host": "sftp.…", "hostKey": "SHA256:…"}}`. */
  SFTP_SERVERS: z.string().default('{}').pipe(sftpServers),
  /** API endpoints of banks, as JSON: `{"014": {"url": "https://…", "version": "v1.0"}}`. */
  SNAP_BANKS: z.string().default('{}').pipe(snapBanks),
  /** API endpoints of payment providers, as JSON: `{"XENDIT": {"url": "https://…"}}`. */
  PAYMENT_PROVIDERS: z.string().default('{}').pipe(providerHosts),
  /** How often each provider is polled. */
  PROVIDER_SYNC_MINUTES: z.coerce.number().int().min(1).max(1_440).default(15),
})

export type TreasuryConfig = {
  databaseUrl: string
  databaseConnections: number
  databaseIsHere: boolean
  port: number
  accountUrl: string
  serviceSecret: string
  filesDirectory: string
  snapBanks: SnapBanks
  providerHosts: ProviderHosts
  providerSyncMinutes: number
  key: Buffer
  dropDirectory: string | undefined
  sftpServers: SftpServers
}

export function readConfig(given: NodeJS.ProcessEnv): TreasuryConfig {
  const read = readEnvironment(environment, given)
  return {
    databaseUrl: read.DATABASE_URL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    databaseIsHere: read.DATABASE_IS_HERE,
    port: read.PORT,
    accountUrl: read.ACCOUNT_URL,
    serviceSecret: read.SERVICE_SECRET,
    filesDirectory: join(read.DATA_DIR, 'files', 'treasury'),
    snapBanks: read.SNAP_BANKS,
    providerHosts: read.PAYMENT_PROVIDERS,
    providerSyncMinutes: read.PROVIDER_SYNC_MINUTES,
    key: read.TREASURY_KEY,
    dropDirectory: read.FILE_DROP_DIRECTORY,
    sftpServers: read.SFTP_SERVERS,
  }
}
