// The one table of an import's life. People confirm, mend and undo; the job checks, stores and fails.
import { type ImportStatus, STATEMENT_IMPORT_STATUSES, type StatementImportRow } from '../table.ts'

export const IMPORT_ACTIONS = ['CONFIRM', 'MEND', 'UNDO'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

const IMPORT_STEPS = ['CHECK', 'STORE', 'FAIL'] as const
export type ImportStep = (typeof IMPORT_STEPS)[number]

type Rule = {
  permission: 'treasury.statements.manage' | null
  from: Partial<Record<ImportStatus, readonly ImportStatus[]>>
}

/** What a finished check can lead to. An import that was confirmed is checked again, since the account may have changed. */
const CHECKED = ['HAS_ERRORS', 'HAS_WARNINGS', 'READY', 'IMPORTING'] as const

const IMPORT_LIFECYCLE: Readonly<Record<ImportAction | ImportStep, Rule>> = {
  CONFIRM: {
    permission: 'treasury.statements.manage',
    from: { READY: ['IMPORTING'], HAS_WARNINGS: ['IMPORTING'] },
  },
  MEND: {
    permission: 'treasury.statements.manage',
    from: { HAS_ERRORS: ['CHECKING'], HAS_WARNINGS: ['CHECKING'], READY: ['CHECKING'] },
  },
  UNDO: { permission: 'treasury.statements.manage', from: { IMPORTED: ['UNDONE'] } },
  CHECK: { permission: null, from: { CHECKING: CHECKED, IMPORTING: CHECKED } },
  STORE: { permission: null, from: { IMPORTING: ['IMPORTED'] } },
  FAIL: { permission: null, from: { CHECKING: ['FAILED'], IMPORTING: ['FAILED'] } },
}

/** States in which something may happen. */
export const statesFor = (what: ImportAction | ImportStep): ImportStatus[] =>
  STATEMENT_IMPORT_STATUSES.filter(state => state in IMPORT_LIFECYCLE[what].from)

/** What a holder of these permissions can do with the import now. */
export const allowedImportActions = (
  row: Pick<StatementImportRow, 'status'>,
  permissions: ReadonlySet<string>,
): ImportAction[] =>
  IMPORT_ACTIONS.filter(action => {
    const { permission, from } = IMPORT_LIFECYCLE[action]
    return row.status in from && (permission === null || permissions.has(permission))
  })

/** Whether nothing more will happen to it by itself. */
export const isAtRest = (status: ImportStatus): boolean => status !== 'CHECKING' && status !== 'IMPORTING'
