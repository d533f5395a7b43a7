import { once } from 'node:events'
import { readlinkSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const THREAD = `
  import { readlinkSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { parentPort } from 'node:worker_threads'
  import { stepLast } from '${new URL('../../services/kit/priority.ts', import.meta.url).href}'
  const thread = () => Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  stepLast()
  parentPort.postMessage(getPriority(thread()))`

test.runIf(process.platform === 'linux')(
  'a thread that steps last leaves the others where they are',
  async () => {
    const own = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    const before = getPriority(own)
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`))
    // Subscribes to both at once: on a busy core, a thread's last message and its exit arrive in one turn.
    const [[priority]] = await Promise.all([once(thread, 'message'), once(thread, 'exit')])
    expect(priority).toBe(constants.priority.PRIORITY_LOW)
    expect(getPriority(own)).toBe(before)
  },
  240_000,
)
