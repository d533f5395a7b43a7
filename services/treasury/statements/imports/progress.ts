// How far an import is, told to whoever looks on: seldom enough to cost nothing, often enough to be seen moving.
import type { Database } from '../../../kit/database/database.ts'
import { noteProgress } from './repository.ts'

const EVERY_MS = 200

export type Progress = { report: (done: number, total: number) => void; end: () => Promise<void> }

export function openProgress(
  database: Database,
  { organizationId, importId }: { organizationId: string; importId: string },
): Progress {
  let last = 0
  let underWay: Promise<void> | undefined

  const tell = (done: number, total: number) =>
    database.inOrganization(organizationId, null, async tx => {
      if (await noteProgress(tx, importId, done, total)) tx.emit('statement-import.progress', importId)
    })

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
