// The real BFF over the real account service and the part of treasury that every module uses: the log and the feed.
import { createRemoteJWKSet } from 'jose'
import { openAuth } from '../../../bff/auth/openAuth.ts'
import { readConfig } from '../../../bff/config.ts'
import { openServer } from '../../../bff/server.ts'
import { openAccess } from '../../../services/kit/access.ts'
import { activityRoutes } from '../../../services/kit/activity/routes.ts'
import type { Database } from '../../../services/kit/database/database.ts'
import { openLog } from '../../../services/kit/http/log.ts'
import { createServer } from '../../../services/kit/http/server.ts'
import { openFeed } from '../../../services/kit/outbox/feed.ts'
import type { SocialConfig } from '../../../services/account/social/provider.ts'
import { eventRoutes } from '../../../services/kit/outbox/routes.ts'
import { emptyAccount, freshAccount, retail, SERVICE_SECRET } from '../../services/account/support.ts'
import { freshDatabase } from '../../support/database.ts'
import { atFileEnd } from '../../support/fileEnd.ts'

type GraphqlError = { message: string; path?: unknown[]; extensions: { code: string; retryAfter?: number } }
export type Answer<Data> = {
  status: number
  data: Data
  errors: GraphqlError[]
  /** The `set-cookie` header, if any. */
  setCookie: string | null
  retryAfter: string | null
}

type Asking = { cookie?: string; token?: string; organization?: string | null; language?: 'en' | 'id' }

async function startTreasury(database: Database, accountUrl: string) {
  const feed = await openFeed(database, { idleMs: 20 })
  const keys = createRemoteJWKSet(new URL(`${accountUrl}/v1/keys`))
  const access = openAccess({ database, audience: 'treasury', keys, serviceSecret: SERVICE_SECRET })
  const app = await createServer({ title: 'treasury', ready: database.ready })
  activityRoutes(app, access)
  eventRoutes(app, { feed, authenticateService: access.authenticateService })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close().then(feed.close) }
}

type Parts = {
  publicOrigin?: string
  social?: SocialConfig
  logLevel?: string
  trustProxy?: string
  /** Without the demo: there are no users. */
  empty?: boolean
  /** The account service's treasury. */
  checkoutTreasury?: { url: string; serviceSecret: string }
}

export async function startArus({
  publicOrigin,
  social,
  trustProxy,
  logLevel = 'silent',
  empty = false,
  checkoutTreasury,
}: Parts = {}) {
  const log = openLog('account', { LOG_LEVEL: logLevel })
  const account = await (empty ? emptyAccount : freshAccount)(
    {},
    { log, ...(social && { social }), ...(checkoutTreasury && { treasury: checkoutTreasury }) },
  )
  const { database: treasuryDatabase } = await freshDatabase({ service: 'treasury' })
  const treasury = await startTreasury(treasuryDatabase, account.address)
  const config = readConfig({
    ACCOUNT_URL: account.address,
    TREASURY_URL: treasury.url,
    SERVICE_SECRET,
    ARUS_MODE: 'local',
    LOG_LEVEL: logLevel,
    WEB_DIRECTORY: 'tests/bff/support/none',
    TRUSTED_DOCUMENTS: 'tests/bff/support/persisted.json',
    ...(publicOrigin && { PUBLIC_ORIGIN: publicOrigin }),
    ...(trustProxy && { TRUST_PROXY: trustProxy }),
  })
  const app = await openServer(config, { openAuth: (upstreams, tokens) => openAuth(config, upstreams, tokens) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atFileEnd(async () => {
    await app.close()
    await treasury.close()
  })

  /** Posts an operation as a browser with these cookies, or as an API client with a token. */
  async function ask<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
    { cookie, token, organization = retail, language }: Asking = {},
  ): Promise<Answer<Data>> {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(language && { 'accept-language': language }),
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(organization && { 'x-organization-id': organization }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors = [] } = (await answer.json()) as { data: Data; errors?: GraphqlError[] }
    const [setCookie, retryAfter] = ['set-cookie', 'retry-after'].map(name => answer.headers.get(name))
    return { status: answer.status, data, errors, setCookie: setCookie ?? null, retryAfter: retryAfter ?? null }
  }

  type SignIn = {
    signIn: {
      viewer: { email: string } | null
      twoFactorChallenge: { token: string; methods: string[] } | null
      userErrors: { code: string; message: string; field: string[] | null }[]
    }
  }
  const signIn = (email: string, password = 'Arus1234!', cookie?: string) =>
    ask<SignIn>(
      `mutation ($input: SignInInput!) { signIn(input: $input) {
         viewer { email } twoFactorChallenge { token methods } userErrors { code message field } } }`,
      { input: { email, password } },
      { ...(cookie && { cookie }), organization: null },
    )
  /** The cookie of a user without a second factor. */
  const cookieOf = async (email: string) => cookieIn((await signIn(email)).setCookie)

  return { account, treasuryDatabase, url, ask, signIn, cookieOf }
}

/** The cookie that a browser would send after a `set-cookie`. */
export const cookieIn = (setCookie: string | null) => setCookie?.split(';')[0] ?? ''
