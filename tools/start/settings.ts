// The operator's settings for a start, and values derived from them.
import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_000).default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  ARUS_MODE: z.enum(['local', 'production']).optional(),
  DEMO: z.string().default('1'),
  ACCOUNT_DATABASE_URL: z.url().optional(),
  TREASURY_DATABASE_URL: z.url().optional(),
  SERVICE_SECRET: z.string().min(32).optional(),
  ACCOUNT_KEY: z.string().optional(),
  TREASURY_KEY: z.string().optional(),
  SNAP_BANKS: z.string().optional(),
  PAYMENT_PROVIDERS: z.string().optional(),
  FILE_DROP_DIRECTORY: z.string().min(1).optional(),
  SFTP_SERVERS: z.string().optional(),
  PUBLIC_ORIGIN: z.url().optional(),
  TLS_CERT: z.string().optional(),
  SETUP_LINK_MINUTES: z.coerce.number().int().min(1).default(60),
})

export const SERVICES = ['account', 'treasury'] as const
export type Service = (typeof SERVICES)[number]

export type Settings = {
  /** `--dev`: hot reload. */
  dev: boolean
  /** `--no-web`: only the API, for developing or measuring it. */
  web: boolean
  mode: 'local' | 'production'
  demo: boolean
  dataDirectory: string
  ports: { web: number; account: number; treasury: number; worker: number; bank: number; bff: number; provider: number }
  databaseUrls: Record<Service, string | undefined>
  /** A secret of this installation for one purpose; the same at every start. */
  secretFor: (use: string) => Buffer
  serviceSecret: string
  accountKey: string
  treasuryKey: string
  /** Bank addresses in treasury's format; undefined where not configured. */
  snapBanks: string | undefined
  /** Whether to run the sandbox bank: in local mode without a configured bank. */
  sandboxBank: boolean
  /** Payment provider addresses in treasury's format; undefined where not configured. */
  paymentProviders: string | undefined
  /** Whether to run the payment provider sandbox: in local mode without a configured provider. */
  sandboxProvider: boolean
  /** Directory of statement files for accounts that are connected by a folder. */
  dropDirectory: string
  /** SFTP servers where banks deliver files, in treasury's format. */
  sftpServers: string
  /** Origin of the links in emails. */
  publicOrigin: string
  /** Validity of the first owner's link. */
  setupLinkMinutes: number
}

export function readSettings(env: NodeJS.ProcessEnv, argv: readonly string[]): Settings {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw new Error(`the environment is not valid:\n${z.prettifyError(parsed.error)}`)
  const given = parsed.data
  const dev = argv.includes('--dev')
  const external = given.ACCOUNT_DATABASE_URL !== undefined || given.TREASURY_DATABASE_URL !== undefined
  const mode = given.ARUS_MODE ?? (external ? 'production' : 'local')
  const dataDirectory = resolve(given.DATA_DIR)
  const secretFor = openSecret(dataDirectory)
  const { PORT: port } = given
  return {
    dev,
    web: !argv.includes('--no-web'),
    mode,
    demo: mode === 'local' && given.DEMO !== '0',
    dataDirectory,
    // With hot reload Vite serves the browser, and proxies the BFF's paths to it.
    ports: {
      web: port,
      account: port + 1,
      treasury: port + 2,
      worker: port + 3,
      bank: port + 4,
      provider: port + 5,
      bff: dev ? port + 6 : port,
    },
    snapBanks: given.SNAP_BANKS,
    sandboxBank: mode === 'local' && given.SNAP_BANKS === undefined,
    paymentProviders: given.PAYMENT_PROVIDERS,
    sandboxProvider: mode === 'local' && given.PAYMENT_PROVIDERS === undefined,
    databaseUrls: { account: given.ACCOUNT_DATABASE_URL, treasury: given.TREASURY_DATABASE_URL },
    secretFor,
    serviceSecret: given.SERVICE_SECRET ?? secretFor('service tokens').toString('base64url'),
    accountKey: given.ACCOUNT_KEY ?? secretFor('account key').toString('base64'),
    treasuryKey: given.TREASURY_KEY ?? secretFor('treasury key').toString('base64'),
    dropDirectory: resolve(given.FILE_DROP_DIRECTORY ?? join(dataDirectory, 'file-drop')),
    sftpServers: given.SFTP_SERVERS ?? '{}',
    publicOrigin: given.PUBLIC_ORIGIN ?? `${given.TLS_CERT === undefined ? 'http' : 'https'}://localhost:${port}`,
    setupLinkMinutes: given.SETUP_LINK_MINUTES,
  }
}

/** One random secret is stored with the data, and all others are derived from it. */
function openSecret(dataDirectory: string): (use: string) => Buffer {
  const path = join(dataDirectory, 'secret')
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  const secret = readFileSync(path, 'utf8')
  return use => createHmac('sha256', secret).update(use).digest()
}
