// The environment, parsed and checked once; nothing else reads it.
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
    // No less than the dearest of our own operations.
    POINTS_PER_MINUTE: z.coerce.number().int().min(LIMITS.trusted.cost).default(2_000_000),
    /** Where several BFFs keep one count of what was spent; without it each counts for itself. */
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
  /** `local` has the playground and introspection, and lets cookie requests run any document within limits. */
  mode: 'local' | 'production'
  /** Where browsers find us; undefined: whatever `Host` they name. */
  publicOrigin: string | undefined
  /** PEM files: then TLS ends here and not at a proxy, and HTTP/2 is spoken. */
  tls: { certificateFile: string; keyFile: string } | undefined
  /** Whether browsers come by HTTPS, here or at a proxy: cookies are for it alone then. */
  https: boolean
  /** The fastest strategy that operations run in; `plain` is Apollo as it comes. */
  executor: ExecutionStrategy
  webDirectory: string
  playgroundDirectory: string
  trustedDocuments: string
  logLevel: string
  /** Which peers are proxies of ours, whose `x-forwarded-*` headers are believed. */
  trustProxy: TrustedProxy
  operationTimeoutMs: number
  /** What a person or a program may ask for in a minute, by the cost of its operations. */
  pointsPerMinute: number
  redisUrl: string | undefined
  upstreamConnections: number
  /** We are the flag host, by a file. */
  flagsFile: FlagsFileOptions | undefined
  /** What the page tells the browser. */
  browser: BrowserSettings
}

/** Throws with every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // What is set to nothing is not set: so compose files and shells write it.
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

/** Of a file of our own the key is no more than a name. */
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
