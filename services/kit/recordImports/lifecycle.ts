// The lifecycle of a bulk import. Users confirm and correct; the job checks, stores and fails.
import { IMPORT_STATUSES } from '../imports/columns.ts'
import type { RecordImportRow, RecordImportStatus } from './table.ts'

export const RECORD_IMPORT_ACTIONS = ['CONFIRM', 'CORRECT'] as const
export type RecordImportAction = (typeof RECORD_IMPORT_ACTIONS)[number]

export const RECORD_IMPORT_STEPS = ['CHECK', 'STORE', 'FAIL'] as const
export type RecordImportStep = (typeof RECORD_IMPORT_STEPS)[number]

/** The outcomes of a check. An import that was interrupted while storing is checked again, since records may have changed. */
const CHECKED = ['HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING'] as const

export const RECORD_IMPORT_LIFECYCLE: Readonly<
  Record<RecordImportAction | RecordImportStep, Partial<Record<RecordImportStatus, readonly RecordImportStatus[]>>>
> = {
  CONFIRM: { READY: ['IMPORTING'], HAS_WARNINGS: ['IMPORTING'] },
  CORRECT: { HAS_ERRORS: ['CHECKING'], HAS_WARNINGS: ['CHECKING'], READY: ['CHECKING'] },
  CHECK: { CHECKING: CHECKED, IMPORTING: CHECKED },
  STORE: { IMPORTING: ['IMPORTED'] },
  FAIL: { CHECKING: ['FAILED'], IMPORTING: ['FAILED'] },
}

/** States that allow an action or a step. */
export const statesFor = (what: RecordImportAction | RecordImportStep): RecordImportStatus[] =>
  IMPORT_STATUSES.filter(state => state in RECORD_IMPORT_LIFECYCLE[what])

/** What its uploader can do with it now. Other viewers get the same, since watched data is shared. */
export const allowedImportActions = ({ status }: Pick<RecordImportRow, 'status'>): RecordImportAction[] =>
  RECORD_IMPORT_ACTIONS.filter(action => status in RECORD_IMPORT_LIFECYCLE[action])

/** Whether it needs a user's action to continue. */
export const isAtRest = (status: RecordImportStatus): boolean => !statesFor('FAIL').includes(status)
