// A kind of file, from its rows to what is stored. Each is brought by the module whose records it makes.
import type { Tx } from '../../kit/database/database.ts'
import type { ErrorRow } from '../../kit/errors.ts'
import type { ApprovalProblem } from '../approvalProblems.ts'
import type { Importing } from './importing.ts'
import type { Columns } from './readCsv.ts'
import type { ApprovalNeed } from './summary.ts'
import type { RecordImportRow } from './table.ts'

export type Kind = RecordImportRow['kind']

export type ImportKind = {
  /** What such a file brings, as the graph says it. */
  description: string
  columns: Columns
  /** Left out where the size of the file is the only limit. */
  mostRows?: number
  hashInvalid: ErrorRow
  permissions: { manage: string; view: string }
  /** Where a file of the kind is brought. */
  route: { path: string; operationId: string; description: string }
  /** To fill in, with rows that show what goes where. Headers are English and fixed. */
  template: { name: `${string}.csv`; rows: readonly (readonly string[])[] }
  /** Why what its summary says is needed can't all be given now, need by need; left out where nothing is approved. */
  problemsOf?: (
    tx: Tx,
    recordImport: Pick<RecordImportRow, 'fileId' | 'createdBy'>,
    needs: readonly ApprovalNeed[],
  ) => Promise<(ApprovalProblem | null)[]>
  open: (recordImport: Pick<RecordImportRow, 'id' | 'ignoreWarnings' | 'fileId' | 'createdBy'>) => Importing
}

export type ImportKinds = Readonly<Record<Kind, ImportKind>>

declare module '../context.ts' {
  interface TreasuryContext {
    /** What each kind of file makes. */
    importKinds: ImportKinds
  }
}
