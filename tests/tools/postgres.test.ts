// The embedded Postgres keeps commits through every kind of end, and never blocks the next start.
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { withAdmin } from '../../services/kit/database/provision.ts'
import { commandOf } from '../../tools/processes.ts'
import { until } from '../support/until.ts'

type Way = { name: string; under: string; env?: Record<string, string>; uid?: number }
type Held = { child: ChildProcess; exit: Promise<number | null>; url: string; pid: number; output: () => string }

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const ways: Way[] = [
  { name: 'as it is', under: tmpdir() },
  ...(isRoot
    ? [
        { name: 'as nobody, under /root', under: '/root', env: { POSTGRES_LAUNCHER: 'nobody' } },
        { name: 'as a normal user', under: tmpdir(), uid: NOBODY },
      ]
    : []),
]

const made: string[] = []
afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true })
})

function freshDirectory({ under, uid }: Way): string {
  const directory = mkdtempSync(join(under, 'arus-postgres-'))
  made.push(directory)
  if (uid !== undefined) chownSync(directory, uid, uid)
  return directory
}

async function hold(directory: string, { env, uid }: Way): Promise<Held> {
  const child = spawn(process.execPath, ['tests/tools/processes/holdPostgres.ts', directory], {
    env: { ...process.env, ...env },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)))
  let ended = false
  const exit = new Promise<number | null>(resolve =>
    child.once('exit', code => {
      ended = true
      resolve(code)
    }),
  )
  await until(() => text.includes('READY') || ended, { withinMs: 60_000, everyMs: 10 })
  const [, url = '', pid] = /READY (\S+) (\d+)/.exec(text) ?? []
  return { child, exit, url, pid: Number(pid), output: () => text }
}

async function untilGone(pid: number) {
  await until(() => commandOf(pid) === undefined, { everyMs: 10 })
}

/** Long enough to be still running when its server is killed. */
const STATEMENT = 'select count(*) from generate_series(1, 3000000)'
const isAtWork = (url: string) =>
  withAdmin(url, async admin => {
    const { rowCount } = await admin.query(`select from pg_stat_activity where state = 'active' and query = $1`, [
      STATEMENT,
    ])
    return rowCount === 1
  })

/** Each way to end: what is killed, and whether the next start comes before Postgres has gone. */
const ends: { name: string; end: (held: Held) => unknown; atOnce?: boolean }[] = [
  { name: 'asked to stop', end: ({ child }) => child.kill('SIGTERM') },
  { name: 'parent killed', end: ({ child }) => child.kill('SIGKILL') },
  {
    name: 'server killed',
    end: ({ child, pid }) => {
      process.kill(pid, 'SIGKILL')
      child.kill('SIGTERM')
    },
  },
  {
    name: 'both killed',
    end: ({ child, pid }) => {
      process.kill(pid, 'SIGKILL')
      child.kill('SIGKILL')
    },
  },
  { name: 'parent killed, next start at once', end: ({ child }) => child.kill('SIGKILL'), atOnce: true },
  {
    // A working backend notices its server's death only when it is done.
    name: 'both killed in the middle of a statement, next start at once',
    end: async ({ child, pid, url }) => {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      client.query(STATEMENT).catch(() => {})
      await until(() => isAtWork(url))
      process.kill(pid, 'SIGKILL')
      child.kill('SIGKILL')
    },
    atOnce: true,
  },
]

// In parallel: each mostly waits for its own Postgres.
describe.concurrent.each(ways)('embedded Postgres $name', way => {
  it('keeps what was committed', async () => {
    const directory = freshDirectory(way)
    let held = await hold(directory, way)
    await withAdmin(held.url, admin => admin.query('create table kept (n int)'))
    for (const [index, { name, end, atOnce }] of ends.entries()) {
      await withAdmin(held.url, admin => admin.query('insert into kept values ($1)', [index]))
      await end(held)
      if (!atOnce) await untilGone(held.pid)
      await held.exit
      // Simulates that another process has the owner's pid now.
      if (name === 'both killed') writeFileSync(join(directory, 'owner'), `${process.pid} 1`)
      held = await hold(directory, way)
      expect(held.output(), name).toContain('READY')
      const rows = await withAdmin(held.url, async admin => (await admin.query('select from kept')).rowCount)
      expect(rows, name).toBe(index + 1)
    }
    held.child.kill('SIGTERM')
    expect(await held.exit).toBe(0)
  }, 240_000)

  it('has one owner a directory', async () => {
    const directory = freshDirectory(way)
    const first = await hold(directory, way)
    const second = await hold(directory, way)
    expect(second.output()).toContain('already running')
    first.child.kill('SIGTERM')
    await first.exit
  }, 240_000)
})
