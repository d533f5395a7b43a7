// The single table of an import's statuses. Users confirm, fix and undo; the job checks, stores and fails.
import { type ImportStatus, STATEMENT_IMPORT_STATUSES, type StatementImportRow } from '../table.ts'

export const IMPORT_ACTIONS = ['CONFIRM', 'CORRECT', 'UNDO'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

const IMPORT_STEPS = ['CHECK', 'STORE', 'FAIL'] as const
export type ImportStep = (typeof IMPORT_STEPS)[number]

type Rule = {
  permission: 'treasury.statements.manage' | null
  from: Partial<Record<ImportStatus, readonly ImportStatus[]>>
}

/** The possible results of a check. A confirmed import is checked again, because the account may have changed. */
const CHECKED = ['HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING'] as const

const IMPORT_LIFECYCLE: Readonly<Record<ImportAction | ImportStep, Rule>> = {
  CONFIRM: {
    permission: 'treasury.statements.manage',
    from: { READY: ['IMPORTING'], HAS_WARNINGS: ['IMPORTING'] },
  },
  CORRECT: {
    permission: 'treasury.statements.manage',
    from: { HAS_ERRORS: ['CHECKING'], HAS_WARNINGS: ['CHECKING'], READY: ['CHECKING'] },
  },
  UNDO: { permission: 'treasury.statements.manage', from: { IMPORTED: ['UNDONE'] } },
  CHECK: { permission: null, from: { CHECKING: CHECKED, IMPORTING: CHECKED } },
  STORE: { permission: null, from: { IMPORTING: ['IMPORTED'] } },
  FAIL: { permission: null, from: { CHECKING: ['FAILED'], IMPORTING: ['FAILED'] } },
}

/** Statuses in which an action or step is allowed. */
export const statesFor = (what: ImportAction | ImportStep): ImportStatus[] =>
  STATEMENT_IMPORT_STATUSES.filter(state => state in IMPORT_LIFECYCLE[what].from)

/** The actions that these permissions allow on the import now. */
export const allowedImportActions = (
  row: Pick<StatementImportRow, 'status'>,
  permissions: ReadonlySet<string>,
): ImportAction[] =>
  IMPORT_ACTIONS.filter(action => {
    const { permission, from } = IMPORT_LIFECYCLE[action]
    return row.status in from && (permission === null || permissions.has(permission))
  })

/** Whether nothing more happens to it automatically. */
export const isAtRest = (status: ImportStatus): boolean => status !== 'CHECKING' && status !== 'IMPORTING'
