// Everything on one machine: Postgres, migrations, the services, the BFF, the web, demo data. Prints one line for each, and keeps it
// running; Ctrl-C stops everything in order. `--dev`: the same with hot reload.
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WORKER_FLAGS } from '../services/treasury/workerFlags.ts'
import { directoryIn, readCredentials } from '../services/sandbox-bank/partners.ts'
import { makeDemo } from './demo/main.ts'
import { answersAt, startChild, untilReady } from './start/children.ts'
import { needsEmbedded, openDatabases, startEmbedded } from './start/databases.ts'
import { followRelay, watchFolders } from './start/dev.ts'
import { isSetUp, printSetupLink } from './start/firstRun.ts'
import { BFF_FLAGS, SERVICE_FLAGS } from './start/nodeFlags.ts'
import { elapsed, say } from './start/say.ts'
import { sandboxBanks } from './start/sandboxBank.ts'
import { sandboxProviders } from './start/sandboxProvider.ts'
import { readSettings } from './start/settings.ts'
import { type Running, type Supervised, supervise, type SupervisorClock } from './start/supervisor.ts'
import { application, buildIfChanged, playground, stopBuilds } from './start/web.ts'
import type { Cluster } from './postgres.ts'

const settings = readSettings(process.env, process.argv)
const { ports, dev } = settings
const at = (port: number) => `http://127.0.0.1:${port}`

const clock: SupervisorClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
}
const closers: (() => unknown)[] = [stopBuilds]
let stopping = false

async function stop(code: number) {
  // A second Ctrl-C exits at once.
  if (stopping) process.exit(1)
  stopping = true
  say('start', 'stopping')
  for (const close of closers.reverse())
    try {
      await close()
    } catch (error) {
      say('start', error instanceof Error ? error.message : String(error))
    }
  say('start', `stopped after ${elapsed()}`)
  process.exit(code)
}

type Program = {
  name: string
  entry: string
  port: number
  env: Record<string, string>
  watch: string[]
  flags?: string[]
  /** What must be running before it starts. */
  needs?: readonly Supervised[]
}

/** Only a program that can't be kept running ends everything. With hot reload a change may fix it. */
const giveUp = (name: string) => (error: Error) => {
  say(name, error.message)
  if (!dev) void stop(1)
}

/** Keeps a program running; with hot reload it also restarts after a change. */
async function run({ watch, port, needs = [], ...program }: Program): Promise<void> {
  const { name } = program
  let wasReady = false
  const start = (): Running => {
    const child = startChild(program)
    // A program that waits for others is not at fault; only the first start is limited, for its waiters.
    const ready = untilReady(child, `${at(port)}/readyz`, wasReady ? Infinity : undefined).then(() => {
      wasReady = true
      say(name, `${at(port)}, after ${elapsed()}`)
    })
    return {
      ready,
      ended: child.exited.then(howItEnded),
      answers: () => answersAt(`${at(port)}/livez`),
      stop: child.stop,
      kill: child.kill,
    }
  }
  const supervised = supervise({ start, needs, clock, say: text => say(name, text), onGivenUp: giveUp(name) })
  closers.push(supervised.stop)
  await supervised.firstReady
  if (!dev) return
  let restarting = Promise.resolve()
  const follow = (path: string) => {
    say(name, `${path} changed`)
    restarting = restarting.then(supervised.restart).catch((error: unknown) => say(name, String(error)))
  }
  closers.push(watchFolders(watch, follow))
}

const howItEnded = (how: number | string | null) => (typeof how === 'string' ? how : `exit code ${how}`)

/** The embedded Postgres, kept running on its data and at its port. */
async function runPostgres() {
  let cluster: Cluster | undefined
  const start = (): Running => {
    const starting = startEmbedded(settings, cluster?.port).then(started => (cluster = started))
    return {
      ready: starting,
      ended: starting.then(({ exited }) => exited).then(howItEnded, String),
      stop: async () => cluster?.stop(),
    }
  }
  const supervised = supervise({
    start,
    clock,
    say: text => say('postgres', text),
    onGivenUp: giveUp('postgres'),
  })
  await supervised.firstReady
  closers.push(supervised.stop)
  return { supervised, cluster }
}

/** Ports that browsers and Node refuse to connect to (Fetch, "bad port"). */
async function isBlocked(port: number): Promise<boolean> {
  const failure = await fetch(at(port), { signal: AbortSignal.timeout(1_000) }).catch((error: unknown) => error)
  return failure instanceof Error && failure.cause instanceof Error && failure.cause.message === 'bad port'
}

async function requireFree(wanted: number[]) {
  for (const port of wanted) {
    const free = await new Promise<boolean>(resolve => {
      const probe = createServer()
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (!free) throw new Error(`port ${port} is taken: set PORT to the first of five free ports in a row`)
    if (await isBlocked(port))
      throw new Error(`no browser opens port ${port}: set PORT to another one, 4000 for example`)
  }
}

async function startServices() {
  const postgres = needsEmbedded(settings) ? await runPostgres() : undefined
  const urls = await openDatabases(settings, postgres?.cluster)
  const needs = postgres ? [postgres.supervised] : []
  const shared = {
    NODE_ENV: 'production',
    // Reuses compiled code: saves a third of the processor time of a start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(settings.dataDirectory, 'compiled'),
    ARUS_MODE: settings.mode,
    DEMO: settings.demo ? '1' : '0',
    DATA_DIR: settings.dataDirectory,
    SERVICE_SECRET: settings.serviceSecret,
    ACCOUNT_URL: at(ports.account),
    TREASURY_URL: at(ports.treasury),
  }
  const account = {
    ...shared,
    DATABASE_URL: urls.account,
    PORT: String(ports.account),
    ACCOUNT_KEY: settings.accountKey,
    PUBLIC_ORIGIN: settings.publicOrigin,
    // Lets receivers on this machine get webhooks in local mode; ignored in production.
    WEBHOOKS_TO_LOOPBACK: 'true',
  }
  const treasury = {
    ...shared,
    DATABASE_URL: urls.treasury,
    PORT: String(ports.treasury),
    TREASURY_KEY: settings.treasuryKey,
    FILE_DROP_DIRECTORY: settings.dropDirectory,
    SFTP_SERVERS: settings.sftpServers,
    SNAP_BANKS: settings.snapBanks ?? (settings.sandboxBank ? sandboxBanks(settings) : '{}'),
    PAYMENT_PROVIDERS: settings.paymentProviders ?? (settings.sandboxProvider ? sandboxProviders(settings) : '{}'),
  }
  const isHere = settings.databaseUrls.treasury === undefined
  const worker = { ...treasury, DATABASE_IS_HERE: String(isHere), PORT: String(ports.worker) }
  const [kit, ours] = ['services/kit', 'services/treasury']
  await Promise.all([
    startSandboxBank(shared),
    startSandboxProvider(shared),
    run({
      name: 'account',
      entry: 'services/account/main.ts',
      port: ports.account,
      env: account,
      flags: SERVICE_FLAGS,
      watch: [kit, 'services/account'],
      needs,
    }),
    run({
      name: 'treasury',
      entry: 'services/treasury/main.ts',
      port: ports.treasury,
      env: treasury,
      flags: SERVICE_FLAGS,
      watch: [kit, ours],
      needs,
    }),
    run({
      name: 'worker',
      entry: 'services/treasury/worker.ts',
      port: ports.worker,
      env: worker,
      flags: WORKER_FLAGS,
      watch: [kit, ours],
      needs,
    }),
  ])
  return { shared, accountUrl: urls.account }
}

/** A bank for trying things out, unless the installation configures its own. */
async function startSandboxBank(shared: Record<string, string>) {
  if (!settings.sandboxBank) return
  const watch = ['services/kit', 'services/sandbox-bank']
  const env = { ...shared, PORT: String(ports.bank) }
  await run({ name: 'sandbox bank', entry: 'services/sandbox-bank/main.ts', port: ports.bank, env, watch })
}

/** Payment providers for trying things out, unless the installation configures its own. */
async function startSandboxProvider(shared: Record<string, string>) {
  if (!settings.sandboxProvider) return
  const watch = ['services/kit', 'services/sandbox-provider']
  const env = {
    ...shared,
    PORT: String(ports.provider),
    ...(settings.sandboxBank && { BANK_URL: at(ports.bank) }),
    HOOK_ORIGIN: at(ports.bff),
  }
  await run({ name: 'sandbox provider', entry: 'services/sandbox-provider/main.ts', port: ports.provider, env, watch })
}

async function startBff(shared: Record<string, string>) {
  const quiet = settings.mode === 'local' ? 'warn' : 'info'
  const env = { ...shared, PORT: String(ports.bff), LOG_LEVEL: process.env.LOG_LEVEL ?? quiet }
  await run({ name: 'bff', entry: 'bff/main.ts', port: ports.bff, env, flags: BFF_FLAGS, watch: ['bff'] })
}

async function startVite() {
  const vite = startChild({
    name: 'web',
    entry: 'node_modules/vite/bin/vite.js',
    args: ['--config', 'web/vite.config.ts', '--port', String(ports.web), '--strictPort', '--logLevel', 'warn'],
    env: { PORT: String(ports.bff) },
  })
  closers.push(vite.stop, followRelay())
  void vite.exited.then(code => {
    if (!stopping) say('web', `ended with ${code}`)
  })
  await untilReady(vite, `http://localhost:${ports.web}/`)
}

/** Runs once, through the public API; a marker file in the data directory prevents a second run. */
async function makeDemoOnce() {
  const mark = join(settings.dataDirectory, 'demo')
  if (!settings.demo || existsSync(mark)) return
  const today = Temporal.Now.plainDateISO('Asia/Jakarta')
  try {
    const sandboxBank = settings.sandboxBank
      ? { url: at(ports.bank), credentials: readCredentials(directoryIn(settings.dataDirectory)) }
      : undefined
    await makeDemo(at(ports.bff), {
      today,
      publicOrigin: settings.publicOrigin,
      sandboxBank,
      sandboxProviders: settings.sandboxProvider ? { url: at(ports.provider) } : undefined,
      say: text => say('demo', text),
    })
    writeFileSync(mark, `${today}\n`)
    say('demo', `ready after ${elapsed()}`)
  } catch (error) {
    say('demo', `the demo data is not complete: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Our output may be logged: where a database is configured, the operator requests the link. */
async function letOwnerIn(accountUrl: string) {
  if (settings.mode === 'local' || settings.databaseUrls.account === undefined) {
    await printSetupLink(accountUrl, settings)
  } else if (!(await isSetUp(accountUrl)))
    say('setup', 'Arus has no owner yet: `npm run setup` prints the link to set it up')
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop(0))
try {
  await requireFree([...new Set(Object.values(ports))])
  const [{ shared, accountUrl }] = await Promise.all([
    startServices(),
    dev || !settings.web ? undefined : buildIfChanged(application),
  ])
  await startBff(shared)
  if (dev && settings.web) await startVite()
  await makeDemoOnce()
  say('start', `ready after ${elapsed()}; open http://localhost:${ports.web}`)
  await letOwnerIn(accountUrl)
  // Built last, so that no page waits for the playground.
  if (settings.web && settings.mode === 'local')
    await buildIfChanged(playground).catch((error: unknown) => stopping || say('graphiql', String(error)))
} catch (error) {
  if (!stopping) {
    say('start', error instanceof Error ? error.message : String(error))
    void stop(1)
  }
}
