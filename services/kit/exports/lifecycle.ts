// The lifecycle of an export. The requester cancels; the job starts, finishes and fails it; time expires it.
import { EXPORT_STATUSES, type ExportStatus } from './table.ts'

export const EXPORT_ACTIONS = ['CANCEL', 'DOWNLOAD'] as const
export type ExportAction = (typeof EXPORT_ACTIONS)[number]

const EXPORT_STEPS = ['START', 'FINISH', 'FAIL', 'EXPIRE'] as const
type ExportStep = (typeof EXPORT_STEPS)[number]

/** An export that was interrupted starts again from its first row. */
export const EXPORT_LIFECYCLE: Readonly<
  Record<ExportAction | ExportStep, Partial<Record<ExportStatus, ExportStatus>>>
> = {
  START: { QUEUED: 'RUNNING', RUNNING: 'RUNNING' },
  FINISH: { RUNNING: 'READY' },
  FAIL: { QUEUED: 'FAILED', RUNNING: 'FAILED' },
  CANCEL: { QUEUED: 'CANCELLED', RUNNING: 'CANCELLED' },
  DOWNLOAD: { READY: 'READY' },
  EXPIRE: { READY: 'EXPIRED' },
}

/** States that allow an action or a step. */
export const statesFor = (what: ExportAction | ExportStep): ExportStatus[] =>
  EXPORT_STATUSES.filter(status => status in EXPORT_LIFECYCLE[what])

/** What the requester can do with it now. */
export const allowedExportActions = (status: ExportStatus): ExportAction[] =>
  EXPORT_ACTIONS.filter(action => status in EXPORT_LIFECYCLE[action])
