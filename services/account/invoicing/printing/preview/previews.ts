// Pages of what people are typing. Of each of them only the newest is wanted: one that waits for its turn gives it to the next.
import { NotDone, openThread } from '../../../../kit/thread.ts'
import type { PreviewPage, PreviewTask } from './draw.ts'

/** Somebody's newer preview has taken its turn, or nobody waits for it any more. */
export class Superseded extends Error {}

export type Previews = {
  /**
   * A page for somebody, or `NotDone`, or `Superseded`. What the thread has begun it ends, so that nobody who types without a pause
   * waits for the end of it.
   */
  draw: (who: string, task: PreviewTask, signal: AbortSignal) => Promise<PreviewPage>
  close: () => Promise<void>
}

type PreviewOptions = {
  /** How long one may take, once its turn has come. */
  limitMs?: number
  /** How many people may wait for their turn. */
  mostWaiting?: number
  /** What the thread runs; tests have others. */
  script?: URL
}

type Waiting = {
  task: PreviewTask
  resolve: (page: PreviewPage | Promise<PreviewPage>) => void
  reject: (error: Error) => void
}

export function openPreviews({
  limitMs = 15_000,
  mostWaiting = 50,
  script = new URL('./previewThread.ts', import.meta.url),
}: PreviewOptions = {}): Previews {
  const { run, close } = openThread<PreviewTask, PreviewPage>({ script, limitMs })
  // In the order in which people began to wait: whoever is superseded by themselves keeps their place.
  const waiting = new Map<string, Waiting>()
  let isBusy = false

  function next(): void {
    const first = waiting.entries().next()
    if (isBusy || first.done) return
    const [who, { task, resolve }] = first.value
    waiting.delete(who)
    isBusy = true
    const drawn = run(task)
    resolve(drawn)
    void drawn
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
        next()
      })
  }

  return {
    async draw(who, task, signal) {
      const before = waiting.get(who)
      if (!before && waiting.size >= mostWaiting) throw new NotDone(`${waiting.size} wait already`)
      const { promise, resolve, reject } = Promise.withResolvers<PreviewPage>()
      const own: Waiting = { task, resolve, reject }
      waiting.set(who, own)
      before?.reject(new Superseded())
      const leave = () => {
        if (waiting.get(who) === own) waiting.delete(who)
        reject(new Superseded())
      }
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      next()
      try {
        return await promise
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
    close,
  }
}
