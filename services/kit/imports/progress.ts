// How far an import is, told to whoever looks on: seldom enough to cost nothing, often enough to be seen moving.

const EVERY_MS = 200

export type Progress = { report: (done: number, total: number) => void; end: () => Promise<void> }

/** `tell` writes the progress down, in a transaction of its own; it is never called while it is still at it. */
export function openProgress(tell: (done: number, total: number) => Promise<unknown>): Progress {
  let last = 0
  let underWay: Promise<unknown> | undefined
  return {
    report(done, total) {
      const now = performance.now()
      if (underWay || now - last < EVERY_MS) return
      last = now
      // Progress that could not be told is no reason to stop the work.
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
