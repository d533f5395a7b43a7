// Where cores are few, long work steps behind what people wait for.
import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL

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

/** Puts another process of this machine behind the others. Where that is not allowed or not known, it stays where it is. */
export function putBehind(pid: number): void {
  try {
    setPriority(pid, BEHIND)
    // Each process of Postgres is a session of its own, and Linux weighs sessions before it weighs what is in them.
    writeFileSync(`/proc/${pid}/autogroup`, String(BEHIND))
  } catch {
    // It only takes longer to answer people meanwhile.
  }
}
