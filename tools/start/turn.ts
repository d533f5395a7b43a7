// A mutex between all processes on this machine. SQLite's file lock is released by the system when its process ends, however it ends, so no
// process waits for a dead one.
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_AGAIN_MS = 100
const BUSY = 5

/** Runs the work while no other process runs any at this path; prints a message once when it has to wait. */
export async function inTurn<Result>(
  path: string,
  work: () => Promise<Result>,
  onWait: () => void = () => {},
): Promise<Result> {
  // Not at the path itself: a build empties it first.
  const name = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16)
  const lock = new DatabaseSync(join(tmpdir(), `arus-turn-${name}`), { timeout: 0 })
  try {
    if (!take(lock)) {
      onWait()
      do await sleep(LOOK_AGAIN_MS)
      while (!take(lock))
    }
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false
    throw error
  }
}
