// Reports an import's progress: rare enough to cost nothing, frequent enough to show movement.

const EVERY_MS = 200

export type Progress = { report: (done: number, total: number) => void; end: () => Promise<void> }

/** `tell` stores the progress in its own transaction; it is never called while the last call still runs. */
export function openProgress(tell: (done: number, total: number) => Promise<unknown>): Progress {
  let last = 0
  let underWay: Promise<unknown> | undefined
  return {
    report(done, total) {
      const now = performance.now()
      if (underWay || now - last < EVERY_MS) return
      last = now
      // Failing to report progress must not stop the work.
      underWay = tell(done, total)
        .catch(() => {})
        .finally(() => {
          underWay = undefined
        })
    },
    async end() {
      await underWay
    },
  }
}
