// On machines with few cores, lowers the priority of long work below that of requests.
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL
/** Not as low as ourselves: a Postgres process holds locks while it works, and must not stall when others keep all cores busy. */
const HALF_BEHIND = BEHIND / 2

/** Lowers this process's priority. Linux handles threads one by one, and Node has started some already. */
export function stepBehind(): void {
  for (const thread of threads()) setPriority(thread, BEHIND)
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    // Not Linux: there the whole process has one priority.
    return [0]
  }
}

/** Lowers the calling thread below all others, also those of its own process: it works while they leave a core free. */
export function stepLast(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch {
    // Not Linux: there only processes have a priority.
  }
}

/** Lowers another process's priority on this machine, but less. Does nothing where that is not permitted or not supported. */
export function putBehind(pid: number): void {
  try {
    setPriority(pid, HALF_BEHIND)
    // Each Postgres process is its own session, and Linux schedules sessions before the processes in them.
    writeFileSync(`/proc/${pid}/autogroup`, String(HALF_BEHIND))
  } catch {
    // Requests only take longer meanwhile.
  }
}
