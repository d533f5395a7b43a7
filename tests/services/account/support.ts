// The account service over real HTTP, with the demo's users, and calls like those of the BFF.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGuardrails, generateSync } from 'otplib'
import { Pool } from 'undici'
import { type Account, DEFAULT_RULES, type Rules } from '../../../services/account/account.ts'
import { DEMO_ORGANIZATIONS, DEMO_PASSWORD, DEMO_PEOPLE, makeDemo } from '../../../services/account/demo.ts'
import { codes } from '../../../services/account/errors.ts'
import type { Mail } from '../../../services/account/mail/email.ts'
import { openAccountOn } from '../../../services/account/open.ts'
import { accountServer } from '../../../services/account/server.ts'
import type { Clock } from '../../../services/kit/clock.ts'
import type { Database } from '../../../services/kit/database/database.ts'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { openFiles } from '../../../services/kit/files/files.ts'
import { openDiskStore } from '../../../services/kit/files/store.ts'
import type { SocialConfig } from '../../../services/account/social/provider.ts'
import { type Log, openLog } from '../../../services/kit/http/log.ts'
import { type Jobs, openJobs } from '../../../services/kit/jobs.ts'
import { openFeed } from '../../../services/kit/outbox/feed.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'
import { freshDatabase } from '../../support/database.ts'
import { softwareAuthenticator } from '../../../tools/demo/softwareAuthenticator.ts'
import { atFileEnd } from '../../support/fileEnd.ts'

export const SERVICE_SECRET = 'a secret that our services share'
export const KEY = Buffer.alloc(32, 7)
export const PUBLIC_ORIGIN = 'http://localhost:4000'
export const PASSWORD = DEMO_PASSWORD
export const people = DEMO_PEOPLE
export const retail = DEMO_ORGANIZATIONS.retail.id
export const logistics = DEMO_ORGANIZATIONS.logistics.id
const SECRET = Buffer.from('48656c6c6f21deadbeef', 'hex')

export type Answer<Body = Record<string, never>> = { status: number; body: Body; headers: Record<string, unknown> }
export type Problem = { code: string; title: string; errors?: { path: string; code: string; message: string }[] }
type Opened = { id: string; familyId: string; remember: boolean; expiresAt: string }
type SignedIn = { session: Opened | null; challenge: { token: string; methods: string[] } | null }
export type Exchanged = {
  token: string
  expiresAt: string
  personId: string
  organizationId: string | null
  sessionFamilyId: string | null
  permissions: string[]
  tags: string[]
  renewAt: string | null
}

/** A code of the demo's authenticator, relative to the current step. */
export const codeOf = (steps = 0) =>
  generateSync({
    secret: SECRET,
    epoch: Math.floor(Date.now() / 1_000) + steps * 30,
    guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }),
  })

/** The job queue opens with the first added job: most tests add none. */
function lazyJobs(url: string): Account['jobs'] {
  const options = { url, service: 'account', work: false, log: openLog('test', { LOG_LEVEL: 'silent' }) }
  let opened: Promise<Jobs> | undefined
  atFileEnd(async () => (await opened)?.close())
  return {
    async enqueue(...job) {
      opened ??= openJobs(options)
      return (await opened).enqueue(...job)
    },
  }
}

/** The dependencies of the use cases, without the service around it. */
/** Parts that most installations have, and most tests don't need. */
type Extras = {
  social?: SocialConfig
  log?: Log
  treasury?: { url: string; serviceSecret: string }
  /** What business days are told by; the system's clock by default. */
  clock?: Clock
}

export const accountOn = (database: Database, rules: Partial<Rules> = {}, extras: Extras = {}): Promise<Account> =>
  openAccountOn(database, {
    key: KEY,
    publicOrigin: PUBLIC_ORIGIN,
    jobs: lazyJobs(database.url),
    rules: { ...DEFAULT_RULES, ...rules },
    social: extras.social,
  })

/** Well within the one-minute lifetime of a token. */
const RENEW_AFTER_MS = 20_000

export type Running = Awaited<ReturnType<typeof runAccount>>

/** Starts the service on a database; `rules` override the configuration. */
export async function runAccount(database: Database, rules: Partial<Rules> = {}, extras: Extras = {}) {
  const account = await accountOn(database, rules, extras)
  const directory = mkdtempSync(join(tmpdir(), 'arus-account-'))
  const files = openFiles({ database, store: openDiskStore(directory), errors: codes })
  const feed = await openFeed(database, { idleMs: 20 })
  const app = await accountServer({
    account,
    files,
    serviceSecret: SERVICE_SECRET,
    feed,
    ...(extras.log && { log: extras.log }),
    ...(extras.treasury && { treasury: extras.treasury }),
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const pool = new Pool(address, { connections: 64 })
  const bff = openServiceIdentity(SERVICE_SECRET, 'bff')
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await pool.destroy()
    await app.close()
    await feed.close()
    rmSync(directory, { recursive: true, force: true })
  }
  atFileEnd(close)

  /** How to renew users' tokens: a token lives a minute, and a file's tests may take longer. */
  const renewals = new Map<string, { at: number; current: string; again: () => Promise<string | undefined> }>()
  async function currentOf(authorization: string): Promise<string> {
    const held = renewals.get(authorization)
    if (!held || Date.now() - held.at < RENEW_AFTER_MS) return held?.current ?? authorization
    const token = await held.again()
    // An ended session gets no new token: the old one then fails as it should.
    if (token === undefined) return held.current
    Object.assign(held, { at: Date.now(), current: `Bearer ${token}` })
    return held.current
  }

  /** Any request; without `authorization` it is the BFF's own. */
  async function send<Body = Problem>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    {
      body,
      headers = {},
      authorization,
    }: { body?: object; headers?: Record<string, string>; authorization?: string } = {},
  ): Promise<Answer<Body>> {
    const answer = await pool.request({
      method,
      path,
      headers: {
        authorization: await currentOf(authorization ?? `Bearer ${await bff.tokenFor('account')}`),
        'user-agent': 'test browser',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
    })
    const text = await answer.body.text()
    return { status: answer.statusCode, body: JSON.parse(text || 'null') as Body, headers: answer.headers }
  }

  const signIn = <Body = SignedIn>(
    email: string,
    password = PASSWORD,
    more: { remember?: boolean; previousSession?: string; address?: string; language?: string } = {},
  ) => {
    const { address: from = `10.0.0.${Math.floor(Math.random() * 250)}`, language = 'en', ...rest } = more
    return send<Body>('POST', '/v1/auth/sign-in', {
      body: { email, password, ...rest },
      headers: { 'x-forwarded-for': from, 'accept-language': language },
    })
  }
  const twoFactor = <Body = Opened>(challengeToken: string, code: string) =>
    send<Body>('POST', '/v1/auth/two-factor', { body: { challengeToken, method: 'AUTHENTICATOR_APP', code } })
  const exchange = <Body = Exchanged>(
    value: string,
    organizationId: string | null = retail,
    { kind = 'SESSION', audience = 'account' }: { kind?: string; audience?: string } = {},
  ) => send<Body>('POST', '/v1/token-exchange', { body: { credential: { kind, value }, organizationId, audience } })
  const renew = <Body = Opened>(session: string) => send<Body>('POST', '/v1/auth/session', { body: { session } })

  /** A session of a user without a second factor. */
  async function sessionOf(email: string): Promise<Opened> {
    const { body } = await signIn(email)
    if (!body.session) throw new Error(`no session for ${email}`)
    return body.session
  }
  /** Requests of a user in an organization, as the BFF would send them. */
  async function as(email: string, organizationId: string | null = retail) {
    const { id, familyId } = await sessionOf(email)
    const { body } = await exchange(id, organizationId)
    const authorization = `Bearer ${body.token}`
    renewals.set(authorization, {
      at: Date.now(),
      current: authorization,
      again: async () => (await exchange<Partial<Exchanged>>(id, organizationId)).body.token,
    })
    let passkey: ReturnType<typeof softwareAuthenticator> | undefined
    const optionsOf = async (path: string, content: object = {}) =>
      (await send<{ options: string }>('POST', path, { authorization, body: content })).body.options
    /** The user's passkey, set up on first use. */
    async function passkeyOf() {
      if (passkey) return passkey
      passkey = softwareAuthenticator(PUBLIC_ORIGIN)
      const registration = passkey.register(await optionsOf('/v1/me/passkey-registration'))
      await send('POST', '/v1/me/passkeys', { authorization, body: { name: 'Laptop', registration } })
      return passkey
    }
    /** A fresh assertion of the user's passkey, as the body of a protected action. */
    async function fresh(): Promise<{ passkeyAssertion: string }> {
      const key = await passkeyOf()
      return { passkeyAssertion: key.answer(await optionsOf('/v1/me/passkey-options')) }
    }
    /** The same, valid only for the digest. */
    async function freshFor(digest: string): Promise<{ passkeyAssertion: string }> {
      const key = await passkeyOf()
      return { passkeyAssertion: key.answer(await optionsOf('/v1/approval-proofs/options', { digest })) }
    }
    return {
      fresh,
      freshFor,
      sessionId: id,
      familyId,
      ...body,
      authorization,
      get: <Body = Problem>(path: string) => send<Body>('GET', path, { authorization }),
      post: <Body = Problem>(path: string, content: object = {}) =>
        send<Body>('POST', path, { authorization, body: content }),
      put: <Body = Problem>(path: string, content: object) => send<Body>('PUT', path, { authorization, body: content }),
      remove: <Body = Problem>(path: string) => send<Body>('DELETE', path, { authorization }),
    }
  }

  return { account, files, address, feed, send, signIn, twoFactor, exchange, renew, sessionOf, as, close }
}

/** A new database with the demo, and the service on it. */
export async function freshAccount(rules: Partial<Rules> = {}, extras: Extras = {}) {
  const service = await emptyAccount(rules, extras)
  await makeDemo(service.account)
  return service
}

/** The same without the demo: there are no users. */
export async function emptyAccount(rules: Partial<Rules> = {}, extras: Extras = {}) {
  const { database, adminUrl } = await freshDatabase({
    service: 'account',
    max: 20,
    ...(extras.clock && { clock: extras.clock }),
  })
  const service = await runAccount(database, rules, extras)
  /** Superuser SQL, for what no request could do, such as letting time pass. */
  const sql = <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    withAdmin(adminUrl, async admin => (await admin.query<Row & Record<string, unknown>>(text, values)).rows)
  return { ...service, database, adminUrl, sql }
}

/** Queued emails, oldest first. */
export async function emailsOf({ account, sql }: Awaited<ReturnType<typeof freshAccount>>): Promise<Mail[]> {
  const jobs = await sql<{ data: { id: string; sealed: string } }>(
    `select data from pgboss.job where name = 'mail' order by created_on, id`,
  )
  return jobs.map(
    ({ data }) => JSON.parse(account.secrets.decrypt(Buffer.from(data.sealed, 'base64'), data.id).toString()) as Mail,
  )
}

export const anyId = () => randomUUID()
