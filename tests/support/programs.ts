// The programs that `npm start` runs: the process of each, and whether it is working.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withAdmin } from '../../services/kit/database/provision.ts'

/** An installation: its DATA_DIR and its URL. */
export type Installation = { url: string; directory: string }

/** The end of each one's command line, and its position among the ports. */
const PROGRAMS = {
  'sandbox bank': { command: 'services/sandbox-bank/main.ts', port: 4 },
  worker: { command: 'services/treasury/worker.ts', port: 3 },
  treasury: { command: 'services/treasury/main.ts', port: 2 },
  account: { command: 'services/account/main.ts', port: 1 },
  bff: { command: 'bff/main.ts', port: 0 },
} as const
export type Program = keyof typeof PROGRAMS | 'postgres'

export const ALL_PROGRAMS: readonly Program[] = ['sandbox bank', 'worker', 'treasury', 'account', 'bff', 'postgres']

/** Postgres' lock file, with its process and its port. */
function lockFile({ directory }: Installation): { pid: number; port: number } {
  const lines = readFileSync(join(directory, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** A superuser's URL of a service's database. */
export function databaseUrl(installation: Installation, database: 'account' | 'treasury'): string {
  const secret = readFileSync(join(installation.directory, 'postgres', 'secret'), 'utf8')
  return `postgres://postgres:${secret}@127.0.0.1:${lockFile(installation).port}/${database}`
}

/** The process of a program; undefined while it is not running. */
export function pidOf(installation: Installation, name: Program): number | undefined {
  if (name === 'postgres') return lockFile(installation).pid
  const { command } = PROGRAMS[name]
  return readdirSync('/proc')
    .filter(entry => /^\d+$/.test(entry))
    .map(Number)
    .find(pid => {
      try {
        // A zombie has neither.
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
        return words.some(word => word.endsWith(command)) && environment.includes(`DATA_DIR=${installation.directory}`)
      } catch {
        return false
      }
    })
}

export async function isReady(installation: Installation, name: Program): Promise<boolean> {
  if (name === 'postgres')
    return withAdmin(databaseUrl(installation, 'treasury'), async admin => (await admin.query('select')).rowCount === 1)
  const port = Number(new URL(installation.url).port) + PROGRAMS[name].port
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
}

/** As the kernel does when memory is short; returns a function that tells whether another process has taken over. */
export function killProgram(installation: Installation, name: Program): () => Promise<boolean> {
  const killed = pidOf(installation, name)
  if (killed === undefined || !(killed > 1)) throw new Error(`${name} does not run`)
  process.kill(killed, 'SIGKILL')
  return async () => {
    const pid = pidOf(installation, name)
    return pid !== undefined && pid !== killed && (await isReady(installation, name))
  }
}
