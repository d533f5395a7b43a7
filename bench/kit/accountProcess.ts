// The account service as a separate process on its own Postgres with the demo's users, and clients that call it over HTTP as the BFF does
// for members.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { DEMO_ORGANIZATIONS, DEMO_PASSWORD, DEMO_PEOPLE } from '../../services/account/demo.ts'
import { accountSchema } from '../../services/account/schema.ts'
import { bringUp, provision, withAdmin } from '../../services/kit/database/provision.ts'
import { openServiceIdentity } from '../../services/kit/tokens.ts'
import { company, fillSomeRegions } from '../../tests/services/account/invoicing/customers/support.ts'
import { memoryDirectory } from '../../tests/support/memoryDirectory.ts'
import { until } from '../../tests/support/treasuryProcesses.ts'
import { startPostgres } from '../../tools/postgres.ts'

const PASSWORD = 'only in benchmarks'
const SECRET = 'a secret that only benchmarks share, 32 bytes'
/** Well within the one-minute lifetime of a token. */
const RENEW_AFTER_MS = 20_000

export const ORGANIZATION = DEMO_ORGANIZATIONS.retail.id
export const MAKER_ID = DEMO_PEOPLE.maker.id

type Method = 'GET' | 'POST' | 'PUT'
type Sent = { body?: object | Buffer; headers?: Record<string, string> }
type Answer<Body> = { status: number; body: Body }
type SignedIn = { session: { id: string } }

export type AccountProcess = Awaited<ReturnType<typeof startAccountProcess>>
export type Member = AccountProcess['maker']

export async function startAccountProcess({ port }: { port: number }) {
  const directory = memoryDirectory('bench-account')
  const cluster = await startPostgres({ directory: join(directory, 'postgres'), durable: false })
  await provision(cluster.url('postgres'), 'account', PASSWORD)
  const adminUrl = cluster.url('account')
  const loginUrl = cluster.url('account', 'account_login', PASSWORD)
  await bringUp(adminUrl, accountSchema)
  const sql = <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    withAdmin(adminUrl, async admin => (await admin.query<Row & Record<string, unknown>>(text, values)).rows)
  // With these present the service imports no regions.
  await fillSomeRegions({ sql })
  const api = await startApi(port, loginUrl, directory)

  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 32 })
  const bff = openServiceIdentity(SECRET, 'bff')
  async function ask(method: Method, path: string, authorization: string, { body, headers = {} }: Sent = {}) {
    const bytes = body instanceof Buffer
    const answer = await pool.request({
      method,
      path,
      headers: {
        authorization: `Bearer ${authorization}`,
        'user-agent': 'benchmark',
        ...(body && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      body: bytes ? body : body ? JSON.stringify(body) : null,
    })
    const content = Buffer.from(await answer.body.arrayBuffer())
    return { status: answer.statusCode, content }
  }
  const asJson = <Body>({ status, content }: { status: number; content: Buffer }): Answer<Body> => ({
    status,
    body: JSON.parse(content.toString() || 'null') as Body,
  })
  async function must<Body>(method: Method, path: string, authorization: string, sent: Sent = {}): Promise<Body> {
    const { status, body } = asJson<Body>(await ask(method, path, authorization, sent))
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 600)}`)
    return body
  }

  /** Requests of a person of the demo. */
  async function memberOf(email: string) {
    const ofBff = () => bff.tokenFor('account')
    const { session } = await must<SignedIn>('POST', '/v1/auth/sign-in', await ofBff(), {
      body: { email, password: DEMO_PASSWORD },
      headers: { 'x-forwarded-for': '10.0.0.1', 'accept-language': 'en' },
    })
    const exchanged = { credential: { kind: 'SESSION', value: session.id }, organizationId: ORGANIZATION }
    let held = { token: '', at: -Infinity }
    async function token(): Promise<string> {
      if (performance.now() - held.at < RENEW_AFTER_MS) return held.token
      const body = { ...exchanged, audience: 'account' }
      const renewed = await must<{ token: string }>('POST', '/v1/token-exchange', await ofBff(), { body })
      held = { token: renewed.token, at: performance.now() }
      return held.token
    }
    return {
      token,
      get: async <Body>(path: string) => must<Body>('GET', path, await token()),
      post: async <Body>(path: string, body: object, headers: Record<string, string> = {}) =>
        must<Body>('POST', path, await token(), { body, headers }),
      put: async <Body>(path: string, body: object | Buffer) => must<Body>('PUT', path, await token(), { body }),
      /** Returns bytes. With a body it sends a POST. */
      async download(path: string, body?: object): Promise<Buffer> {
        const { status, content } = await ask(body ? 'POST' : 'GET', path, await token(), body ? { body } : {})
        if (status !== 200) throw new Error(`${path}: ${status} ${content.toString().slice(0, 600)}`)
        return content
      },
    }
  }
  const maker = await memberOf(DEMO_PEOPLE.maker.email)
  const admin = await memberOf(DEMO_PEOPLE.admin.email)

  return {
    pid: api.pid ?? 0,
    cluster,
    adminUrl,
    loginUrl,
    origin: `http://127.0.0.1:${port}`,
    sql,
    maker,
    admin,
    owner: await memberOf(DEMO_PEOPLE.owner.email),
    /** The id of a customer who may order without a limit. */
    async customer(): Promise<string> {
      const { id, version } = await maker.post<{ id: string; version: number }>('/v1/customers', company(), {
        'idempotency-key': crypto.randomUUID(),
      })
      const terms = { termDays: 30, termFrom: 'INVOICE_DATE', creditLimit: null, stampDuty: 'FLAG' }
      await admin.post(`/v1/customers/${id}/approve`, { version, ...terms })
      return id
    },
    async stop() {
      await pool.destroy()
      const gone = once(api, 'exit')
      api.kill('SIGTERM')
      await gone
      await cluster.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function startApi(port: number, databaseUrl: string, directory: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['services/account/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ARUS_MODE: 'local',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      SERVICE_SECRET: SECRET,
      ACCOUNT_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATA_DIR: join(directory, 'data'),
      PORT: String(port),
    },
    // The channel closes with this process, which ends the service.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, 240_000)
  return child
}

/** Throws if a bulk route rejected any record. */
export function allOk({ results }: { results: { ok: boolean; errors: object[] }[] }): void {
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`)
}
