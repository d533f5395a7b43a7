// One thread prints for all: the service itself goes on answering meanwhile. It starts with the first document, and anew when it dies.
import { Worker } from 'node:worker_threads'
import type { PrintAnswer, PrintTask } from './printThread.ts'

/** It took too long, failed, or too many wait; the cause says which. */
export class NotPrinted extends Error {}

export type Printer = {
  /** A PDF, or `NotPrinted`. */
  print: (task: PrintTask) => Promise<Uint8Array<ArrayBuffer>>
  close: () => Promise<void>
}

type PrinterOptions = {
  /** How long one document may take, once its turn has come. */
  limitMs?: number
  /** How many may wait for their turn. */
  mostWaiting?: number
  /** What the thread runs; tests have worse ones. */
  script?: URL
}

const LIMITS = { maxOldGenerationSizeMb: 512 }

export function openPrinter({
  limitMs = 20_000,
  mostWaiting = 50,
  script = new URL('./printThread.ts', import.meta.url),
}: PrinterOptions = {}): Printer {
  let thread: Worker | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function threadOf(): Worker {
    if (thread) return thread
    const started = new Worker(script, { resourceLimits: LIMITS })
    started.unref()
    // Its end is told to whoever waits for it; one that dies while nobody waits must not end the service.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (thread === started) thread = undefined
    })
    thread = started
    return started
  }

  async function printNow(task: PrintTask): Promise<Uint8Array<ArrayBuffer>> {
    const worker = threadOf()
    const { promise, resolve, reject } = Promise.withResolvers<PrintAnswer>()
    const timer = setTimeout(() => reject(new Error(`not printed within ${limitMs} ms`)), limitMs)
    const ended = (code: number) => reject(new Error(`the printing thread ended with ${code}`))
    worker.on('message', resolve).on('error', reject).on('exit', ended)
    worker.postMessage(task)
    try {
      const answer = await promise
      if ('failed' in answer) throw new NotPrinted(answer.failed)
      return answer.bytes
    } catch (error) {
      if (error instanceof NotPrinted) throw error
      // Whatever it is doing, the next document begins with a thread that is well.
      thread = undefined
      void worker.terminate()
      throw new NotPrinted('no document came of it', { cause: error })
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', reject).off('exit', ended)
    }
  }

  return {
    async print(task) {
      if (waiting >= mostWaiting) throw new NotPrinted(`${waiting} documents wait already`)
      waiting += 1
      const turn = last.then(() => printNow(task))
      last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
    async close() {
      await thread?.terminate()
    },
  }
}
