// Lets the parent of a process have its garbage collected, and answers which files are open afterwards.
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
      // The directory of handles was open while it was read.
      return []
    }
  })
}

process.on('message', async () => {
  if (typeof gc !== 'function') throw new TypeError('no gc')
  // A handle that was collected complains in a turn of its own.
  for (let round = 0; round < 3; round++) {
    gc()
    await nextTurn()
  }
  process.send?.(openFiles().toSorted())
})
