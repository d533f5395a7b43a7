// Treasury as it runs: API and worker as processes on their own Postgres, and callers with real tokens. A stub replaces the account
// service.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringUp, provision } from '../../services/kit/database/provision.ts'
import { newId } from '../../services/kit/ids.ts'
import { openMint } from '../../services/kit/tokens.ts'
import type { SnapBanks } from '../../services/treasury/connections/snap/banks.ts'
import type { ProviderHosts } from '../../services/treasury/providers/lines.ts'
import { treasurySchema } from '../../services/treasury/schema.ts'
import { WORKER_FLAGS } from '../../services/treasury/workerFlags.ts'
import { startPostgres } from '../../tools/postgres.ts'
import { memoryDirectory } from './memoryDirectory.ts'
import { TIMEOUT_MS, until as untilSo } from './until.ts'

const PASSWORD = 'only in tests'
const SECRET = 'a secret that only tests share, 32 bytes or more'
const PERMISSIONS = [
  ...['bankAccounts', 'statements', 'counterparties', 'expected', 'reconciliation', 'providers', 'bills'].flatMap(
    area => [`treasury.${area}.view`, `treasury.${area}.manage`],
  ),
  'treasury.reconciliation.auto',
  ...['view', 'create', 'approve'].map(what => `treasury.payments.${what}`),
  'exports.create',
]

export type TreasuryProcesses = Awaited<ReturnType<typeof startTreasuryProcesses>>

/** Shared by all processes of treasury, so that code is compiled once. */
const COMPILED = join(tmpdir(), 'arus-compiled')

type Options = {
  /** This port and the next two are used. */
  port: number
  /** Whether commits survive killing Postgres; otherwise its files are in memory where possible. */
  durable?: boolean
  /** Whether uploaded files are on disk although Postgres is in memory: for tests that upload more than fits there. */
  filesOnDisk?: boolean
  /** Bank addresses. */
  snapBanks?: SnapBanks
  /** Payment provider addresses. */
  paymentProviders?: ProviderHosts
  /** Files to run instead of the API's and the worker's own. */
  entries?: { api: string; worker: string }
}

const ENTRIES = { api: 'services/treasury/main.ts', worker: 'services/treasury/worker.ts' }

export async function startTreasuryProcesses({
  port,
  durable = true,
  filesOnDisk = durable,
  snapBanks = {},
  paymentProviders = {},
  entries = ENTRIES,
}: Options) {
  const directory = durable ? mkdtempSync(join(tmpdir(), 'arus-treasury-')) : memoryDirectory('treasury')
  const files = filesOnDisk ? mkdtempSync(join(tmpdir(), 'arus-files-')) : join(directory, 'data')
  const openCluster = (port?: number) =>
    startPostgres({ directory: join(directory, 'postgres'), durable, ...(port !== undefined && { port }) })
  let cluster = await openCluster()
  await provision(cluster.url('postgres'), 'treasury', PASSWORD)
  await bringUp(cluster.url('treasury'), treasurySchema)

  const organization = standInOrganization()
  const { jwks, mint, mintApproval, mintChange } = await openMint()
  const account = await startAccountStandIn(port, jwks, organization)
  const environment = () => ({
    ...process.env,
    DATABASE_URL: cluster.url('treasury', 'treasury_login', PASSWORD),
    DATABASE_IS_HERE: 'true',
    ACCOUNT_URL: `http://127.0.0.1:${port}`,
    SERVICE_SECRET: SECRET,
    TREASURY_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: files,
    SNAP_BANKS: JSON.stringify(snapBanks),
    PAYMENT_PROVIDERS: JSON.stringify(paymentProviders),
    // Tests that kill processes cause many expected log messages.
    LOG_LEVEL: process.env.LOG_LEVEL ?? (process.env.VITEST ? 'fatal' : 'error'),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILED,
  })
  const running = new Set<ChildProcess>()
  async function start(entry: string, at: number, flags: readonly string[] = []): Promise<ChildProcess> {
    const child = spawn(process.execPath, [...flags, entry], {
      env: { ...environment(), PORT: String(at) },
      // The channel closes with this process, which ends them.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    await until(async () => (await fetch(`http://127.0.0.1:${at}/readyz`)).ok, 240_000)
    return child
  }
  const startWorker = () => start(entries.worker, port + 2, WORKER_FLAGS)
  const startApi = () => start(entries.api, port + 1)
  const api = await startApi()
  const origin = `http://127.0.0.1:${port + 1}`

  const actorId = newId()
  async function send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    by = actorId,
  ): Promise<{ status: number; body: Body }> {
    const claims = { sub: by, org: organization.id, perms: PERMISSIONS, sid: 'test', name: 'Rini Wulandari' }
    const bytes = body instanceof Uint8Array
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${await mint('treasury', claims)}`,
        ...(body !== undefined && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: bytes ? Buffer.from(body) : JSON.stringify(body) }),
    })
    const text = await answer.text()
    // The caller declares the type; the test's assertions check it.
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as Body }
  }

  return {
    get cluster() {
      return cluster
    },
    organization,
    /** The first one; `startApi` returns those after a kill. */
    api,
    origin,
    startApi,
    startWorker,
    /** Restarts it on the same data and the same port, as `npm start` does. */
    async restartPostgres() {
      cluster = await openCluster(cluster.port)
    },
    send,
    /** The proof that the account service would give a user, the default one or another, for approving exactly this. */
    proofOf: (digest: string, by = actorId) =>
      mintApproval({
        sub: by,
        org: organization.id,
        digest,
        factor: 'AUTHENTICATOR_APP',
        step: 59_000_000,
        jti: newId(),
      }),
    /** The same for a change. */
    changeProof: (digest: string) =>
      mintChange({ sub: actorId, org: organization.id, digest, factor: 'PASSKEY', step: null, jti: newId() }),
    token: () =>
      mint('treasury', { sub: actorId, org: organization.id, perms: PERMISSIONS, sid: 'test', name: 'Rini' }, 600),
    async upload(name: string, bytes: Uint8Array, purpose = 'STATEMENT'): Promise<string> {
      const announced = await send<{ id: string }>('POST', '/v1/files', {
        purpose,
        name,
        size: bytes.length,
        contentType: 'text/csv',
      })
      if (announced.status !== 201) throw new Error(`the file was refused: ${JSON.stringify(announced.body)}`)
      const sent = await send('PUT', `/v1/files/${announced.body.id}/content`, bytes)
      if (sent.status !== 200) throw new Error(`the upload was refused: ${JSON.stringify(sent.body)}`)
      return announced.body.id
    },
    async stop() {
      for (const child of running) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      account.closeAllConnections()
      account.close()
      await cluster.stop()
      for (const path of [directory, files]) rmSync(path, { recursive: true, force: true })
    },
  }
}

function standInOrganization() {
  return {
    id: newId(),
    name: 'Nusantara Retail',
    legalName: 'PT Nusantara Retail',
    defaultCurrency: 'IDR',
    timeZone: 'Asia/Jakarta',
    modes: ['TREASURY'],
    controls: {},
    entities: [{ id: newId(), name: 'PT Nusantara Retail', isDefault: true }],
    members: [],
  }
}

/** Keys, the one organization, and a feed without events after the first reset. */
async function startAccountStandIn(port: number, jwks: object, organization: object) {
  const server = createServer((request, response: ServerResponse) => {
    const path = request.url ?? ''
    if (path.startsWith('/v1/events')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1\nevent: reset\ndata: {}\n\n')
      return
    }
    const body = path.startsWith('/v1/keys') ? jwks : { items: [organization], next: null }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Polls until the result is true; a failure counts as false. */
export async function until(ask: () => Promise<boolean>, withinMs = TIMEOUT_MS, everyMs = 25): Promise<void> {
  await untilSo(() => ask().catch(() => false), { withinMs, everyMs })
}

/** Memory of a process in MB: current and peak. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Processor seconds used by a process. */
export const cpuOf = (pid: number): number => statOf(pid)?.cpu ?? 0

/** Like `cpuOf`, for all children of a process, including ended ones. */
export function cpuOfChildren(pid: number): number {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const living = pids.map(name => statOf(Number(name))).filter(stat => stat?.parent === pid)
  return living.reduce((sum, stat) => sum + (stat?.cpu ?? 0), statOf(pid)?.cpuOfEnded ?? 0)
}

/** The kernel counts in hundredths of a second. */
function statOf(pid: number): { parent: number; cpu: number; cpuOfEnded: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    const [own, ended] = [11, 13].map(place => (Number(fields[place]) + Number(fields[place + 1])) / 100)
    return { parent: Number(fields[1]), cpu: own ?? 0, cpuOfEnded: ended ?? 0 }
  } catch {
    return undefined
  }
}
