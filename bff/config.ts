// The environment, parsed and checked once; no other code reads it.
import { z } from 'zod'
import type { FlagsFileOptions } from './flags/flagRoutes.ts'
import { trustProxy, type TrustedProxy } from './operations/address.ts'
import { type ExecutionStrategy, EXECUTION_STRATEGIES } from './operations/executionStrategies.ts'
import { LIMITS } from './operations/limits.ts'
import type { BrowserSettings } from './pages/browserSettings.ts'

const environment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    ACCOUNT_URL: z.url(),
    TREASURY_URL: z.url(),
    SERVICE_SECRET: z.string().min(16),
    ARUS_MODE: z.enum(['local', 'production']).default('production'),
    PUBLIC_ORIGIN: z.url().optional(),
    TLS_CERT: z.string().optional(),
    TLS_KEY: z.string().optional(),
    EXECUTOR: z.enum(EXECUTION_STRATEGIES).default('plan'),
    WEB_DIRECTORY: z.string().default('web/dist'),
    PLAYGROUND_DIRECTORY: z.string().default('web/graphiql/dist'),
    TRUSTED_DOCUMENTS: z.string().default('web/relay/persisted.json'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUST_PROXY: trustProxy,
    OPERATION_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
    // At least the cost of our most expensive operation.
    POINTS_PER_MINUTE: z.coerce.number().int().min(LIMITS.trusted.cost).default(2_000_000),
    /** Where several BFFs share one rate limit; without it each counts separately. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    UPSTREAM_CONNECTIONS: z.coerce.number().int().min(1).max(1_000).default(64),
    ENVIRONMENT: z.string().optional(),
    COMMIT: z.string().optional(),
    BUILD_NUMBER: z.string().optional(),
    FLAGS_FILE: z.string().optional(),
    FLAGS_HOST: z.url({ protocol: /^https?$/ }).optional(),
    FLAGS_CLIENT_KEY: z.string().optional(),
    FLAGS_DECRYPTION_KEY: z.string().optional(),
    FLAGS_REMOTE_EVALUATION: z.stringbool().default(false),
    ANALYTICS_KEY: z.string().optional(),
    ANALYTICS_URL: z.url({ protocol: /^https?$/ }).default('https://api2.amplitude.com/2/httpapi'),
    ERROR_REPORTING_DSN: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine(({ TLS_CERT, TLS_KEY }) => (TLS_CERT === undefined) === (TLS_KEY === undefined), {
    error: 'TLS takes both a certificate and its key',
    path: ['TLS_KEY'],
  })
  .refine(({ FLAGS_FILE, FLAGS_HOST }) => FLAGS_FILE === undefined || FLAGS_HOST === undefined, {
    error: 'Flags come from a file or from a host, not from both',
    path: ['FLAGS_FILE'],
  })
  .refine(({ FLAGS_HOST, FLAGS_CLIENT_KEY }) => FLAGS_HOST === undefined || FLAGS_CLIENT_KEY !== undefined, {
    error: 'A flag host takes its client key',
    path: ['FLAGS_CLIENT_KEY'],
  })
  .refine(given => given.FLAGS_DECRYPTION_KEY === undefined || !given.FLAGS_REMOTE_EVALUATION, {
    error: 'What is evaluated remotely is not encrypted',
    path: ['FLAGS_DECRYPTION_KEY'],
  })
type Environment = z.infer<typeof environment>

export type Config = {
  host: string
  port: number
  accountUrl: string
  treasuryUrl: string
  /** Signs the BFF's own tokens for the services' event feeds. */
  serviceSecret: string
  /** `local` enables the playground and introspection, and lets cookie requests run any document within limits. */
  mode: 'local' | 'production'
  /** The public origin; undefined: whatever `Host` browsers name. */
  publicOrigin: string | undefined
  /** PEM files: with them TLS terminates here instead of at a proxy, and HTTP/2 is enabled. */
  tls: { certificateFile: string; keyFile: string } | undefined
  /** Whether browsers connect over HTTPS, here or at a proxy: cookies are then `Secure`. */
  https: boolean
  /** The fastest execution strategy allowed; `plain` is unmodified Apollo. */
  executor: ExecutionStrategy
  webDirectory: string
  playgroundDirectory: string
  trustedDocuments: string
  logLevel: string
  /** The peers that are our proxies, whose `x-forwarded-*` headers are trusted. */
  trustProxy: TrustedProxy
  operationTimeoutMs: number
  /** Cost budget of a user or an API token per minute. */
  pointsPerMinute: number
  redisUrl: string | undefined
  upstreamConnections: number
  /** Set where the BFF itself is the flag host, with flags from a file. */
  flagsFile: FlagsFileOptions | undefined
  /** Settings that the page passes to the browser. */
  browser: BrowserSettings
}

/** Throws an error that lists every missing or invalid variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as unset: compose files and shells write it so.
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!parsed.success) throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`)
  const value = parsed.data
  const { TLS_CERT: certificateFile, TLS_KEY: keyFile } = value
  const tls = certificateFile !== undefined && keyFile !== undefined ? { certificateFile, keyFile } : undefined
  return {
    host: value.HOST,
    port: value.PORT,
    accountUrl: value.ACCOUNT_URL,
    treasuryUrl: value.TREASURY_URL,
    serviceSecret: value.SERVICE_SECRET,
    mode: value.ARUS_MODE,
    publicOrigin: value.PUBLIC_ORIGIN && new URL(value.PUBLIC_ORIGIN).origin,
    tls,
    https: tls !== undefined || (value.PUBLIC_ORIGIN?.startsWith('https:') ?? false),
    executor: value.EXECUTOR,
    webDirectory: value.WEB_DIRECTORY,
    playgroundDirectory: value.PLAYGROUND_DIRECTORY,
    trustedDocuments: value.TRUSTED_DOCUMENTS,
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    operationTimeoutMs: value.OPERATION_TIMEOUT_MS,
    pointsPerMinute: value.POINTS_PER_MINUTE,
    redisUrl: value.REDIS_URL,
    upstreamConnections: value.UPSTREAM_CONNECTIONS,
    ...flagsOf(value),
  }
}

/** For our own file the key is only a name. */
const OWN_CLIENT_KEY = 'arus'

function flagsOf(value: Environment): Pick<Config, 'flagsFile' | 'browser'> {
  const { FLAGS_FILE: path, FLAGS_HOST: host, FLAGS_REMOTE_EVALUATION: remoteEvaluation } = value
  const clientKey = value.FLAGS_CLIENT_KEY ?? OWN_CLIENT_KEY
  const hasFlags = path !== undefined || host !== undefined
  return {
    flagsFile: path === undefined ? undefined : { path, clientKey, remoteEvaluation },
    browser: {
      environment: value.ENVIRONMENT ?? value.ARUS_MODE,
      commit: value.COMMIT,
      build: value.BUILD_NUMBER,
      flags: hasFlags ? { host, clientKey, remoteEvaluation, decryptionKey: value.FLAGS_DECRYPTION_KEY } : undefined,
      analytics: value.ANALYTICS_KEY === undefined ? undefined : { key: value.ANALYTICS_KEY, url: value.ANALYTICS_URL },
      errorReporting: value.ERROR_REPORTING_DSN === undefined ? undefined : { dsn: value.ERROR_REPORTING_DSN },
    },
  }
}
