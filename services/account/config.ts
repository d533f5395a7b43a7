// The environment, parsed and validated once.
import { join } from 'node:path'
import { z } from 'zod'
import { readEnvironment } from '../kit/environment.ts'
import { DEFAULT_RULES, type Rules } from './account.ts'
import type { MailConfig } from './mail/post.ts'
import { ORGANIZATIONS_BY } from './people/mayCreate.ts'
import type { SocialConfig } from './social/provider.ts'

const count = z.coerce.number().int().min(1)

const GOOGLE = 'https://accounts.google.com'

const environment = z
  .object({
    DATABASE_URL: z.url(),
    /** Connections of this process's pool. */
    DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
    PORT: z.coerce.number().int().min(1).max(65_535),
    /** Shared by all our services to authenticate each other. */
    SERVICE_SECRET: z.string().min(32),
    /** 32 bytes in base64. Signs internal tokens and encrypts second factors: it must never change or be lost. */
    ACCOUNT_KEY: z.base64().transform(text => Buffer.from(text, 'base64')),
    ARUS_MODE: z.enum(['local', 'production']).default('production'),
    DEMO: z.string().default('1'),
    DATA_DIR: z.string().min(1).default('.data'),
    PUBLIC_ORIGIN: z.url().default('http://localhost:4000'),
    /** A file in MaxMind's format for the country of an address; without it countries are unknown. */
    GEOIP_DATABASE: z.string().min(1).optional(),
    /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** `Arus <no-reply@example.com>`; by default that name at our own host. */
    MAIL_FROM: z.string().includes('@').optional(),
    /** Sign-in with an OpenID Connect provider, with our client id and secret; Google unless an issuer is given. */
    OIDC_ISSUER: z.url({ protocol: /^https?$/ }).default(GOOGLE),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    /** The button's label; by default Google, or the issuer's host. */
    OIDC_NAME: z.string().min(1).max(50).optional(),
    SIGN_IN_ATTEMPTS: count.min(2).default(DEFAULT_RULES.lockout.attemptsPerEmail),
    SIGN_IN_ATTEMPTS_PER_ADDRESS: count.min(2).default(DEFAULT_RULES.lockout.attemptsPerAddress),
    SIGN_IN_ATTEMPTS_PER_PAIR: count.min(2).default(DEFAULT_RULES.lockout.attemptsPerPair),
    SIGN_IN_WINDOW_MINUTES: count.default(DEFAULT_RULES.lockout.windowMinutes),
    SIGN_IN_LOCK_MINUTES: count.default(DEFAULT_RULES.lockout.lockMinutes),
    SESSION_IDLE_HOURS: count.default(DEFAULT_RULES.session.idleHours),
    SESSION_REMEMBER_DAYS: count.default(DEFAULT_RULES.session.rememberDays),
    SESSION_ABSOLUTE_DAYS: count.default(DEFAULT_RULES.session.absoluteDays),
    RESET_LINK_MINUTES: count.default(DEFAULT_RULES.links.resetMinutes),
    CUSTOMER_LINK_MINUTES: count.default(DEFAULT_RULES.links.customerMinutes),
    INVITATION_HOURS: count.default(DEFAULT_RULES.links.invitationHours),
    ORGANIZATIONS_BY: z.enum(ORGANIZATIONS_BY).default(DEFAULT_RULES.organizationsBy),
    /** Webhooks report its events in addition to our own. */
    TREASURY_URL: z.url().optional(),
    /** Whether webhooks may call this machine itself. Only used in local mode. */
    WEBHOOKS_TO_LOOPBACK: z.stringbool().default(false),
  })
  .refine(
    ({ OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }) => (OIDC_CLIENT_ID === undefined) === (OIDC_CLIENT_SECRET === undefined),
    {
      error: 'a provider takes both an id and its secret',
      path: ['OIDC_CLIENT_SECRET'],
    },
  )
  .refine(({ OIDC_ISSUER, ARUS_MODE }) => ARUS_MODE === 'local' || OIDC_ISSUER.startsWith('https:'), {
    error: 'a provider without TLS is for local mode alone',
    path: ['OIDC_ISSUER'],
  })

export type AccountConfig = {
  databaseUrl: string
  databaseConnections: number
  port: number
  serviceSecret: string
  key: Buffer
  /** Whether to create the demo's users and organizations: local mode, unless DEMO=0. */
  demo: boolean
  filesDirectory: string
  publicOrigin: string
  treasuryUrl: string | undefined
  geoIpDatabase: string | undefined
  mail: MailConfig
  social: SocialConfig | undefined
  rules: Rules
}

export function readConfig(given: NodeJS.ProcessEnv): AccountConfig {
  const value = readEnvironment(environment, given)
  return {
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    port: value.PORT,
    serviceSecret: value.SERVICE_SECRET,
    key: value.ACCOUNT_KEY,
    demo: value.ARUS_MODE === 'local' && value.DEMO !== '0',
    filesDirectory: join(value.DATA_DIR, 'files', 'account'),
    publicOrigin: new URL(value.PUBLIC_ORIGIN).origin,
    treasuryUrl: value.TREASURY_URL,
    geoIpDatabase: value.GEOIP_DATABASE,
    mail: mailOf(value),
    social: socialOf(value),
    rules: {
      ...DEFAULT_RULES,
      lockout: {
        ...DEFAULT_RULES.lockout,
        attemptsPerEmail: value.SIGN_IN_ATTEMPTS,
        attemptsPerAddress: value.SIGN_IN_ATTEMPTS_PER_ADDRESS,
        attemptsPerPair: value.SIGN_IN_ATTEMPTS_PER_PAIR,
        windowMinutes: value.SIGN_IN_WINDOW_MINUTES,
        lockMinutes: value.SIGN_IN_LOCK_MINUTES,
      },
      session: {
        ...DEFAULT_RULES.session,
        idleHours: value.SESSION_IDLE_HOURS,
        rememberDays: value.SESSION_REMEMBER_DAYS,
        absoluteDays: value.SESSION_ABSOLUTE_DAYS,
      },
      webhooks: {
        ...DEFAULT_RULES.webhooks,
        allowLoopback: value.ARUS_MODE === 'local' && value.WEBHOOKS_TO_LOOPBACK,
      },
      links: {
        resetMinutes: value.RESET_LINK_MINUTES,
        invitationHours: value.INVITATION_HOURS,
        customerMinutes: value.CUSTOMER_LINK_MINUTES,
      },
      organizationsBy: value.ORGANIZATIONS_BY,
    },
  }
}

function mailOf({ SMTP_URL: url, MAIL_FROM, PUBLIC_ORIGIN, ARUS_MODE }: z.infer<typeof environment>): MailConfig {
  if (url !== undefined)
    return { kind: 'smtp', url, from: MAIL_FROM ?? `Arus <no-reply@${new URL(PUBLIC_ORIGIN).hostname}>` }
  return { kind: ARUS_MODE === 'local' ? 'mailbox' : 'none' }
}

function socialOf(value: z.infer<typeof environment>): SocialConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value
  if (clientId === undefined || clientSecret === undefined) return undefined
  const name = value.OIDC_NAME ?? (issuer === GOOGLE ? 'Google' : new URL(issuer).host)
  return { issuer, clientId, clientSecret, name, insecure: value.ARUS_MODE === 'local' }
}
