// Where cores are few, long work steps behind what people wait for.
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL
/** Not as far as ourselves: a process of Postgres holds locks while it works, and must not take for ever where others keep all cores busy. */
const HALF_BEHIND = BEHIND / 2

/** Puts this process behind the others. Linux counts threads one by one, and Node has started some of its own already. */
export function stepBehind(): void {
  for (const thread of threads()) setPriority(thread, BEHIND)
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    // Not Linux: there the process is one thing.
    return [0]
  }
}

/** Puts the calling thread behind all others, also those of its own process: it works while they leave a core free. */
export function stepLast(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch {
    // Not Linux: there a priority is the whole process's.
  }
}

/** Puts another process of this machine somewhat behind the others. Where that is not allowed or not known, it stays where it is. */
export function putBehind(pid: number): void {
  try {
    setPriority(pid, HALF_BEHIND)
    // Each process of Postgres is a session of its own, and Linux weighs sessions before it weighs what is in them.
    writeFileSync(`/proc/${pid}/autogroup`, String(HALF_BEHIND))
  } catch {
    // It only takes longer to answer people meanwhile.
  }
}
