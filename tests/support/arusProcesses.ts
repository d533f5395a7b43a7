// Arus as it runs on several machines: several processes of each service and of the BFF over the test run's Postgres. Each BFF calls the
// services with the same number; one worker does the long-running work of all.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WORKER_FLAGS } from '../../services/treasury/workerFlags.ts'
import { freshDatabase } from './database.ts'
import { atFileEnd } from './fileEnd.ts'
import { freePorts } from './freePorts.ts'
import { until } from './treasuryProcesses.ts'

/** For both services. */
const KEY = Buffer.alloc(32, 7).toString('base64')
const SECRET = 'a secret that only tests share, 32 bytes or more'

/** Each of these is started as often as requested. */
const KINDS = ['account', 'treasury', 'bff'] as const
type Kind = (typeof KINDS)[number]

export type ArusProcesses = Awaited<ReturnType<typeof startArusProcesses>>

/** Call it at the top of a test file: the databases are dropped when its tests have ended. */
export async function startArusProcesses(count: number) {
  const [account, treasury] = [
    await freshDatabase({ service: 'account' }),
    await freshDatabase({ service: 'treasury' }),
  ]
  const directory = mkdtempSync(join(tmpdir(), 'arus-several-'))
  const firstPort = await freePorts(KINDS.length * count + 1)
  const workerPort = firstPort + KINDS.length * count
  const port = (kind: Kind, index: number) => firstPort + KINDS.length * index + KINDS.indexOf(kind)
  const at = (kind: Kind, index: number) => `http://127.0.0.1:${port(kind, index)}`
  const running = new Set<ChildProcess>()
  // Also if loading the file fails, and before the databases are dropped: one with a connected process can't be dropped.
  atFileEnd(stop)

  async function stop(): Promise<void> {
    await Promise.all(
      [...running].map(async child => {
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      }),
    )
    rmSync(directory, { recursive: true, force: true })
  }

  async function start(entry: string, at: number, env: Record<string, string>, flags: readonly string[] = []) {
    const child = spawn(process.execPath, [...flags, entry], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ARUS_MODE: 'local',
        LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
        SERVICE_SECRET: SECRET,
        DATA_DIR: directory,
        PORT: String(at),
        ...env,
      },
      // The channel closes with this process, which ends them.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    await until(async () => (await fetch(`http://127.0.0.1:${at}/readyz`)).ok, 240_000)
    return child
  }
  const urls = (index: number) => ({ ACCOUNT_URL: at('account', index), TREASURY_URL: at('treasury', index) })
  const ofTreasury = (index: number) => ({ ...urls(index), DATABASE_URL: treasury.url, TREASURY_KEY: KEY })
  const startAccount = (index: number) =>
    start('services/account/main.ts', port('account', index), {
      DATABASE_URL: account.url,
      ACCOUNT_KEY: KEY,
      // Passkeys are bound to the browser's origin.
      PUBLIC_ORIGIN: at('bff', 0),
    })
  const startBff = (index: number) =>
    start('bff/main.ts', port('bff', index), { ...urls(index), WEB_DIRECTORY: 'tests/bff/support/none' })

  const numbers = Array.from({ length: count }, (_, index) => index)
  const startTreasury = (index: number) =>
    start('services/treasury/main.ts', port('treasury', index), ofTreasury(index))
  // The first one creates the demo's users.
  const accounts: ChildProcess[] = []
  for (const index of numbers) accounts.push(await startAccount(index))
  const [treasuries] = await Promise.all([
    Promise.all(numbers.map(startTreasury)),
    start('services/treasury/worker.ts', workerPort, ofTreasury(0), WORKER_FLAGS),
  ])
  const bffs = await Promise.all(numbers.map(startBff))

  /** As the kernel does when memory is short. */
  async function kill(children: readonly ChildProcess[], index: number): Promise<void> {
    const [child] = children.slice(index)
    if (!child) throw new Error(`no process ${index}`)
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  return {
    serviceSecret: SECRET,
    accountUrls: numbers.map(index => at('account', index)),
    treasuryUrls: numbers.map(index => at('treasury', index)),
    bffUrls: numbers.map(index => at('bff', index)),
    killBff: (index: number) => kill(bffs, index),
    killService: (service: 'account' | 'treasury', index: number) =>
      kill(service === 'account' ? accounts : treasuries, index),
    async startService(service: 'account' | 'treasury', index: number): Promise<void> {
      if (service === 'account') accounts[index] = await startAccount(index)
      else treasuries[index] = await startTreasury(index)
    },
    async startBff(index: number): Promise<void> {
      bffs[index] = await startBff(index)
    },
  }
}
