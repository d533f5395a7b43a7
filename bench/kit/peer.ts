// What every peer shares with Arus: the schema with its guard, and a context per request, behind the same session lookup, token exchange,
// permission table, REST client and log.
import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { openAuth } from '../../bff/auth/openAuth.ts'
import { type Config, readConfig } from '../../bff/config.ts'
import { Context, type Services } from '../../bff/context.ts'
import { makeSchema } from '../../bff/graph/schema.ts'
import { credentialOf, organizationIdOf } from '../../bff/operations/caller.ts'
import { openServiceTokens } from '../../bff/rest/serviceToken.ts'
import { Upstream } from '../../bff/rest/upstream.ts'

export const BENCH_SECRET = 'a secret of benchmarks only, long enough'

/** The configuration of a server over the services' stub, or over the real services (`BENCH_ACCOUNT_URL`). */
export function benchConfig(port: string, upstreamPort: string, executor: Config['executor'] = 'plan'): Config {
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
  return readConfig({
    PORT: port,
    ACCOUNT_URL: process.env.BENCH_ACCOUNT_URL ?? upstreamUrl,
    TREASURY_URL: upstreamUrl,
    SERVICE_SECRET: BENCH_SECRET,
    ARUS_MODE: 'local',
    LOG_LEVEL: 'info',
    EXECUTOR: executor,
    // A benchmark sends the requests of thousands as one user.
    POINTS_PER_MINUTE: String(Number.MAX_SAFE_INTEGER),
  })
}

export function openPeer(config: Config) {
  const upstreams = {
    account: new Upstream('account', config.accountUrl),
    treasury: new Upstream('treasury', config.treasuryUrl),
  }
  const tokens = openServiceTokens(config.serviceSecret)
  const auth = openAuth(config, upstreams, tokens)
  const log = pino(pino.destination({ dest: 1, sync: true }))
  const services: Services = {
    upstreams,
    exchange: auth.exchange,
    identity: auth.identity,
    deadlineMs: config.operationTimeoutMs,
    log,
  }
  /** `organization`: on a websocket, where no header names it. */
  const newContext = ({ headers }: Pick<IncomingMessage, 'headers'>, organization?: unknown) =>
    new Context(services, {
      requestId: 'bench',
      language: 'en',
      credential: credentialOf(headers, auth),
      caller: 'person',
      organizationId: organizationIdOf(organization ?? headers['x-organization-id']),
      address: '127.0.0.1',
      userAgent: 'bench',
    })
  /** The log line that Arus writes for each operation. */
  const logOperation = (operation: string | null | undefined, ms: number) =>
    log.info({ requestId: 'bench', operation, type: 'query', caller: 'person', ms: Math.round(ms) }, 'operation')
  return { schema: auth.guard(makeSchema()), upstreams, tokens, auth, newContext, logOperation }
}
