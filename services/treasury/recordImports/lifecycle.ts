// The one table of a bulk import's life, all of it the job's: it checks, stores and fails.
import { IMPORT_STATUSES } from '../imports/columns.ts'
import type { RecordImportStatus } from './table.ts'

export const RECORD_IMPORT_STEPS = ['CHECK', 'STORE', 'FAIL'] as const
export type RecordImportStep = (typeof RECORD_IMPORT_STEPS)[number]

/** What a finished check can lead to. An import that was cut off while it stored is checked again, since records may have changed. */
const CHECKED = ['HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING'] as const

export const RECORD_IMPORT_LIFECYCLE: Readonly<
  Record<RecordImportStep, Partial<Record<RecordImportStatus, readonly RecordImportStatus[]>>>
> = {
  CHECK: { CHECKING: CHECKED, IMPORTING: CHECKED },
  STORE: { IMPORTING: ['IMPORTED'] },
  FAIL: { CHECKING: ['FAILED'], IMPORTING: ['FAILED'] },
}

/** States in which a step may happen. */
export const statesFor = (step: RecordImportStep): RecordImportStatus[] =>
  IMPORT_STATUSES.filter(state => state in RECORD_IMPORT_LIFECYCLE[step])

/** Whether nothing more will happen to it. */
export const isAtRest = (status: RecordImportStatus): boolean => !statesFor('FAIL').includes(status)
