// The demo's data, created once per run by the first test that needs it, and copied by all others: creating it is most of the work of
// starting Arus in a test.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './freePorts.ts'
import { until } from './until.ts'

const IN_MEMORY = '/dev/shm'
/** Named like folders in memory, so that leftovers of a killed run are removed with them (memoryDirectory.ts). */
const prefix = () =>
  join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), `arus-demo-${process.env.ARUS_TEST_RUN ?? process.pid}-`)

/** The time of a start with three parallel files on a slow machine, and the same again to wait for another one's. */
const LIMIT_MS = 600_000
const PORTS_OF_ONE = 7

/** Fills a DATA_DIR with what `npm start` makes of an empty one. */
export async function copyDemo(directory: string): Promise<void> {
  await cp(await templateOfRun(), directory, { recursive: true })
}

/** Aborted when no test needs a demo any more. */
const over = new AbortController()

/** At the end of a run: also stops the creation in this process. */
export function removeDemoTemplate(): void {
  over.abort()
  for (const name of ['data', 'making']) rmSync(prefix() + name, { recursive: true, force: true })
}

async function templateOfRun(): Promise<string> {
  const [data, making] = [`${prefix()}data`, `${prefix()}making`]
  await until(
    async () => {
      if (over.signal.aborted) throw new Error('the tests are over')
      if (existsSync(data)) return true
      // Only one process can create it. On failure it releases the lock, and the next one tries.
      if (!isMade(making)) return false
      try {
        await makeDemo(join(making, 'data'))
        renameSync(join(making, 'data'), data)
      } finally {
        rmSync(making, { recursive: true, force: true })
      }
      return true
    },
    { withinMs: LIMIT_MS, everyMs: 100 },
  )
  return data
}

function isMade(directory: string): boolean {
  try {
    mkdirSync(directory)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Starts Arus without its pages, and stops it once it has its demo. */
async function makeDemo(directory: string): Promise<void> {
  const arus = spawn(process.execPath, ['tools/start.ts', '--no-web'], {
    env: {
      ...process.env,
      PORT: String(await freePorts(PORTS_OF_ONE)),
      DATA_DIR: directory,
      DEMO: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    // The channel closes with this process, which ends it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const gone = once(arus, 'exit')
  let output = ''
  for (const stream of [arus.stdout, arus.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)))
  try {
    const hasEnded = () => over.signal.aborted || arus.exitCode !== null || arus.signalCode !== null
    await until(() => output.includes('open http') || hasEnded(), { withinMs: LIMIT_MS })
    if (hasEnded() || output.includes('demo data is not complete'))
      throw new Error(`The demo was not made:\n${output.slice(-4_000)}`)
  } finally {
    arus.kill('SIGTERM')
    await gone
  }
}
