// A shared thread for slow work, so that the service keeps responding. It starts with the first task, and again after it dies.
import { Worker } from 'node:worker_threads'

/** It took too long, failed, or too many tasks wait; the cause says which. */
export class NotDone extends Error {}

/** The thread's response; `failed`: only the task failed, and the thread is fine. */
export type ThreadAnswer<Result> = { done: Result } | { failed: string }

export type Thread<Task, Result> = {
  /** The result of a task, or `NotDone`. */
  run: (task: Task) => Promise<Result>
  close: () => Promise<void>
}

type ThreadOptions = {
  /** The thread's script: it answers each message with a `ThreadAnswer`. */
  script: URL
  /** The time limit of one task, from its start. */
  limitMs?: number
  /** Added for the first task of a thread, which loads the script: on a busy machine no thread would ever get ready. */
  startMs?: number
  /** How many tasks may wait. */
  mostWaiting?: number
}

const LIMITS = { maxOldGenerationSizeMb: 512 }

export function openThread<Task, Result>({
  script,
  limitMs = 20_000,
  startMs = 30_000,
  mostWaiting = 50,
}: ThreadOptions): Thread<Task, Result> {
  let thread: Worker | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function threadOf(): Worker {
    if (thread) return thread
    const started = new Worker(script, { resourceLimits: LIMITS })
    started.unref()
    // Waiting callers learn of its end elsewhere; a thread that dies while idle must not crash the service.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (thread === started) thread = undefined
    })
    thread = started
    return started
  }

  async function runNow(task: Task): Promise<Result> {
    const timeMs = thread ? limitMs : limitMs + startMs
    const worker = threadOf()
    const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Result>>()
    const timer = setTimeout(() => reject(new Error(`not done within ${timeMs} ms`)), timeMs)
    const ended = (code: number) => reject(new Error(`the thread ended with ${code}`))
    worker.on('message', resolve).on('error', reject).on('exit', ended)
    worker.postMessage(task)
    try {
      const answer = await promise
      if ('failed' in answer) throw new NotDone(answer.failed)
      return answer.done
    } catch (error) {
      if (error instanceof NotDone) throw error
      // Whatever it is doing, the next task gets a new thread.
      thread = undefined
      void worker.terminate()
      throw new NotDone('nothing came of it', { cause: error })
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', reject).off('exit', ended)
    }
  }

  return {
    async run(task) {
      if (waiting >= mostWaiting) throw new NotDone(`${waiting} wait already`)
      waiting += 1
      const turn = last.then(() => runNow(task))
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
