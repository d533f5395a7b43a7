// Everything on one machine: Postgres, migrations, the services, the BFF. Prefixed logs; one Ctrl-C stops all, in order.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { bringUp, provision } from '../services/kit/database/provision.ts'
import { startPostgres } from './postgres.ts'

const began = performance.now()
const elapsed = () => `${((performance.now() - began) / 1000).toFixed(2)} s`
const say = (who: string, text: string) => {
  for (const line of text.trimEnd().split('\n')) console.log(`${who.padEnd(9)}| ${line}`)
}
const base = Number(process.env.PORT ?? 4000)
const [bff, account, treasury] = [base, base + 1, base + 2]
const at = (port: number) => `http://127.0.0.1:${port}`

const closers: (() => Promise<unknown>)[] = []
let stopping = false
async function stop(code: number) {
  if (stopping) return
  stopping = true
  for (const close of closers.reverse()) await close().catch((error: Error) => say('start', error.message))
  say('start', `stopped after ${elapsed()}`)
  process.exit(code)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('unhandledRejection', error => {
  say('start', String(error))
  void stop(1)
})

/** An IPC channel costs nothing and tells the child at once if we die. Its own session keeps Ctrl-C from reaching it before us. */
function run(name: string, entry: string, env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => say(name, text))
  child.on('exit', code => {
    if (!stopping) {
      say(name, `ended with ${code}`)
      void stop(1)
    }
  })
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await Promise.race([
      once(child, 'exit'),
      sleep(27_000, undefined, { ref: false }).then(() => child.kill('SIGKILL')),
    ])
  })
}

async function ready(name: string, port: number) {
  for (const until = Date.now() + 60_000; Date.now() < until && !stopping; await sleep(25))
    if (
      await fetch(`${at(port)}/readyz`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return say('start', `${name} is ready after ${elapsed()}`)
  if (!stopping) throw new Error(`${name} did not become ready`)
}

let databaseUrl = process.env.TREASURY_DATABASE_URL
if (!databaseUrl) {
  const directory = '.data/postgres'
  const postgres = await startPostgres({
    directory,
    log: line => {
      if (!/ LOG: /.test(line)) say('postgres', line)
    },
  })
  closers.push(postgres.stop)
  void postgres.exited.then(code => {
    if (!stopping) {
      say('postgres', `ended with ${code}`)
      void stop(1)
    }
  })
  say('start', `postgres is ready after ${elapsed()}`)
  const password = createHash('sha256')
    .update(`treasury ${readFileSync(`${directory}/secret`, 'utf8')}`)
    .digest('base64url')
  await provision(postgres.url, 'treasury', password)
  await bringUp(postgres.url('treasury'), 'treasury', 'services/treasury/migrations')
  databaseUrl = postgres.url('treasury', 'treasury_login', password)
  say('start', `migrated after ${elapsed()}`)
}
const urls = { ACCOUNT_URL: at(account), TREASURY_URL: at(treasury) }
if (!stopping) {
  run('account', 'services/account/main.ts', { ...urls, PORT: String(account) })
  run('treasury', 'services/treasury/main.ts', { ...urls, PORT: String(treasury), DATABASE_URL: databaseUrl })
  run('bff', 'bff/main.ts', { ...urls, PORT: String(bff) })
  await ready('bff', bff)
  say('start', `open ${at(bff)}`)
}
