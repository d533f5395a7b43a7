// `npm run bench -- start [rounds]`: from `npm start` to a page that can be used: it is served, and somebody can sign in at it.
// The first start of a fresh clone makes the database, the demo data and the page; the second finds them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, printTable } from './kit/report.ts'
import { isSmoke, scaled } from './kit/scale.ts'

/** Their versions are kept with the figures. */
export const packages = ['vite']
const ROOT = resolve(import.meta.dirname, '..')
/** What a fresh clone does not have. */
const BUILT = scaled(['web/dist', 'web/graphiql/dist'], [])
const NOT_CLONED = ['.git', '.data', 'node_modules', ...BUILT].map(path => join(ROOT, path))
const LIMIT_MS = 180_000
const SIGN_IN = JSON.stringify({
  query:
    'mutation { signIn(input: { email: "maker@arus.test", password: "Arus1234!" }) { viewer { id } userErrors { code } } }',
})

type Times = { page: number; signedIn: number; ready: number; stopped: number }

export async function run([rounds = scaled('3', '1')]: string[]): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'arus-bench-start-'))
  const clone = join(directory, 'arus')
  // A copy, so that whoever works here keeps their build; the packages are those of `npm ci`.
  cpSync(ROOT, clone, { recursive: true, filter: path => !NOT_CLONED.includes(path) })
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'))
  try {
    const samples = new Map<string, Times[]>()
    const measure = async (name: string, data: string) => {
      const times = await startOnce(clone, join(directory, data))
      samples.set(name, [...(samples.get(name) ?? []), times])
    }
    for (let round = 0; round < Number(rounds); round++) {
      // The page takes as long to build as all the rest of a try.
      if (!isSmoke) rmSync(join(clone, 'web/dist'), { recursive: true, force: true })
      await measure(isSmoke ? 'first' : 'first, page not built', `data-${round}`)
      if (!isSmoke) await measure('second', `data-${round}`)
      if (!isSmoke) await measure('first, page built', `other-data-${round}`)
    }
    report(samples)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function report(samples: ReadonlyMap<string, readonly Times[]>): void {
  const seconds = (values: readonly number[]) => (median(values) / 1_000).toFixed(1)
  printTable(
    ['start', 'page answers s', 'signed in s', 'worst s', 'demo data there s', 'stopped s', 'runs'],
    [...samples].map(([name, times]) => [
      name,
      seconds(times.map(({ page }) => page)),
      seconds(times.map(({ signedIn }) => signedIn)),
      (Math.max(...times.map(({ signedIn }) => signedIn)) / 1_000).toFixed(1),
      seconds(times.map(({ ready }) => ready)),
      seconds(times.map(({ stopped }) => stopped)),
      String(times.length),
    ]),
  )
}

/** Starts, waits until it can be used, and stops; all in ms from the command. */
async function startOnce(clone: string, data: string): Promise<Times> {
  const port = await freePorts()
  const began = performance.now()
  const arus = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the whole of it can be told to stop as Ctrl-C does.
    detached: true,
  })
  const since = () => performance.now() - began
  const ready = readyLine(arus).then(since)
  const url = `http://localhost:${port}`
  try {
    await succeeds(arus, async () => (await fetch(url)).headers.get('content-type')?.startsWith('text/html') ?? false)
    const page = since()
    await succeeds(arus, () => signsIn(url))
    const signedIn = since()
    const times = { page, signedIn, ready: await ready }
    return { ...times, stopped: await stop(arus) }
  } catch (error) {
    await stop(arus)
    throw error
  }
}

async function signsIn(url: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: SIGN_IN })
  const { data }: { data?: { signIn?: { viewer: object | null } } } = await answer.json()
  return Boolean(data?.signIn?.viewer)
}

/** The line that sends people to the page; the demo's records are there by then. */
function readyLine(arus: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  for (const stream of [arus.stdout, arus.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk)
      if (output.includes('open http')) resolve()
    })
  arus.once('exit', code => reject(new Error(`npm start ended with ${code}\n${output.slice(-2_000)}`)))
  // Who waits for something else first must not be surprised by it.
  promise.catch(() => {})
  return promise
}

async function succeeds(arus: ChildProcess, ask: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end && arus.exitCode === null; await sleep(20))
    if (await ask().catch(() => false)) return
  throw new Error('it cannot be used')
}

/** As Ctrl-C in a terminal does: everybody in the group hears it. */
async function stop(arus: ChildProcess): Promise<number> {
  if (arus.exitCode !== null || arus.pid === undefined) return 0
  const began = performance.now()
  const gone = once(arus, 'exit')
  process.kill(-arus.pid, 'SIGINT')
  await gone
  return performance.now() - began
}

/** A free port whose followers are free too. */
async function freePorts(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>(resolve => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
  for (let port = 16_000 + (process.pid % 500) * 10; port < 32_000; port += 10) {
    const row = await Promise.all([0, 1, 2, 3].map(offset => isFree(port + offset)))
    if (row.every(Boolean)) return port
  }
  throw new Error('no free ports')
}
