// `npm start` as a user experiences it: prints what runs where, finds its data again, leaves no process behind.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { memoryDirectory } from '../support/memoryDirectory.ts'
import { until } from '../support/until.ts'

/** A slow or busy machine is not a failed start. */
const START_LIMIT_MS = 390_000
const LIMIT_MS = 1_200_000

const directory = memoryDirectory('start')
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await leftInTheEnd()
  rmSync(directory, { recursive: true, force: true })
})

/** A port whose five followers are free too. */
async function freePort(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>(resolve => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
  for (let port = 14_000 + (process.pid % 500) * 10; ; port += 10) {
    const row = await Promise.all([0, 1, 2, 3, 4, 5].map(offset => isFree(port + offset)))
    if (row.every(Boolean)) return port
  }
}

function start(port: number, dataDirectory = directory) {
  // Only the API without demo data: the browser tests start everything.
  const child = spawn(process.execPath, ['tools/start.ts', '--no-web'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, DEMO: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // As in a terminal: its own process group, which Ctrl-C reaches.
    detached: true,
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const exit = new Promise<number | null>(resolve => child.once('exit', resolve))
  const says = async (text: RegExp) => {
    await until(() => text.test(output) || child.exitCode !== null, { withinMs: START_LIMIT_MS }).catch(() => {})
    expect(output).toMatch(text)
  }
  return { child, exit, says, output: () => output }
}

/** Our live processes, by their environment; a zombie has none. */
function processesLeft(): number[] {
  if (!existsSync('/proc')) return []
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${directory}`)
      } catch {
        return false
      }
    })
}

/** The remaining processes by command, after a moment for those that are ending. */
async function leftInTheEnd(): Promise<string[]> {
  await until(() => processesLeft().length === 0, { withinMs: 60_000, everyMs: 50 }).catch(() => {})
  return processesLeft().map(commandOf)
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

const SETUP_LINK = /http:\/\/localhost:\d+\/setup\?token=([\w-]{43})$/m
const linkIn = (output: string) => SETUP_LINK.exec(output)?.[1]

it(
  'starts, says where, stops cleanly, and finds its data again',
  async () => {
    const port = await freePort()
    const first = start(port)
    await first.says(/open http:\/\/localhost:\d+/)
    // There are no users yet: a link lets the first owner in.
    await first.says(SETUP_LINK)
    const lines = first.output()
    for (const who of ['postgres', 'account', 'treasury', 'worker', 'sandbox bank', 'bff'])
      expect(lines).toMatch(new RegExp(`^${who} `, 'm'))
    expect(lines).toMatch(/account {3}\d+ migrations ran/)
    const answer = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    })
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } })

    const busy = start(port)
    expect(await busy.exit).toBe(1)
    expect(busy.output()).toMatch(`port ${port} is taken`)

    first.child.kill('SIGINT')
    expect(await first.exit).toBe(0)
    expect(first.output()).toContain('stopped after')
    expect(await leftInTheEnd()).toEqual([])

    const second = start(port)
    await second.says(SETUP_LINK)
    expect(linkIn(second.output())).not.toBe(linkIn(first.output()))
    expect(second.output()).not.toContain('migrations ran')
    second.child.kill('SIGTERM')
    expect(await second.exit).toBe(0)
  },
  LIMIT_MS,
)

it(
  'ends as a whole when one of its programs cannot start five times in a row, or when it is killed itself',
  async () => {
    const port = await freePort()
    const first = start(port)
    await first.says(/open http/)
    // A server on its port keeps a program from restarting: the fastest one, five times in vain.
    const squatter = createServer()
    const provider = processesLeft().find(pid => commandOf(pid).includes('services/sandbox-provider/main.ts'))
    process.kill(provider ?? 0, 'SIGKILL')
    await expect.poll(() => listening(squatter, port + 5)).toBe(true)
    expect(await first.exit).toBe(1)
    expect(first.output().match(/^sandbox provider +did not start, starts again/gm)).toHaveLength(4)
    expect(first.output()).toMatch(
      /^sandbox provider +could not start 5 times in a row; at last: sandbox provider ended before it was ready$/m,
    )
    expect(first.output().split('could not start 5 times')[1]).toContain('EADDRINUSE')
    expect(await leftInTheEnd()).toEqual([])
    squatter.close()

    const second = start(port)
    await second.says(/open http/)
    second.child.kill('SIGKILL')
    expect(await leftInTheEnd()).toEqual([])
  },
  LIMIT_MS,
)

/** Listens at a port as soon as it is free. */
function listening(server: Server, port: number): Promise<boolean> {
  return new Promise(resolve => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
}

it(
  'ends cleanly at Ctrl-C at any moment of a first start, and the next start goes on from there',
  async () => {
    const data = mkdtempSync(join(directory, 'first-'))
    const port = await freePort()
    const ctrlC = ({ child }: ReturnType<typeof start>) => process.kill(-(child.pid ?? 0), 'SIGINT')
    const moments: Record<string, (output: string) => boolean> = {
      'Postgres is made': () => existsSync(join(data, 'postgres', 'data.new')),
      'Postgres starts': () => existsSync(join(data, 'postgres', 'data')),
      'migrations run': output => output.includes('postgres  127.0.0.1'),
      'the services start': output => output.includes('migrations ran'),
    }
    for (const [moment, reached] of Object.entries(moments)) {
      const early = start(port, data)
      await until(() => reached(early.output()), { withinMs: START_LIMIT_MS, everyMs: 5 })
      ctrlC(early)
      expect(await early.exit, `${moment}:\n${early.output()}`).toBe(0)
      expect(early.output()).toContain('stopped after')
      expect(early.output(), moment).not.toMatch(/failed|ended with|rror/)
      expect(await leftInTheEnd(), moment).toEqual([])
    }
    const whole = start(port, data)
    await whole.says(/open http/)
    ctrlC(whole)
    expect(await whole.exit).toBe(0)
    expect(await leftInTheEnd()).toEqual([])
  },
  LIMIT_MS,
)
