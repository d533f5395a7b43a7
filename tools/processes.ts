import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The command line of a live process, or undefined. A zombie is dead. */
export function commandOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined
    } catch {
      return undefined
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined
}

/** The start time of a process, to distinguish it from a later one with the same pid. */
function bornAt(pid: number): string | undefined {
  if (commandOf(pid) === undefined) return undefined
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[19]
  } catch {
    /* not Linux */
  }
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}

/** One owner per directory. The claim of a dead owner is taken over. */
export function claim(path: string): () => void {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, `${process.pid} ${bornAt(process.pid)}`, { flag: 'wx' })
      let held = true
      return () => {
        if (held) {
          held = false
          rmSync(path, { force: true })
        }
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid, born] = readFileSync(path, 'utf8').split(/ (.*)/)
    if (born && bornAt(Number(pid)) === born) throw new Error(`already running as process ${pid}`)
    rmSync(path, { force: true })
  }
  throw new Error(`cannot claim ${path}`)
}
