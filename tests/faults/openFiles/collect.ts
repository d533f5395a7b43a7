// Lets the parent run a process' garbage collection, and returns its open files.
import { readdirSync, readlinkSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const gc: unknown = runInNewContext('gc')

function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap(fd => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)].filter(target => !target.startsWith('socket:'))
    } catch {
      // The directory of file descriptors was itself open while being read.
      return []
    }
  })
}

process.on('message', async () => {
  if (typeof gc !== 'function') throw new TypeError('no gc')
  // A collected handle reports in a separate turn.
  for (let round = 0; round < 3; round++) {
    gc()
    await nextTurn()
  }
  process.send?.(openFiles().toSorted())
})
