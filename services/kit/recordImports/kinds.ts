// A kind of file, from its rows to what is stored. Each is brought by the module whose records it makes.
import type { Tx } from '../database/database.ts'
import type { ErrorRow } from '../errors.ts'
import type { ApprovalProblem } from '../approvalProblems.ts'
import type { RecordImportErrors } from './errors.ts'
import type { Importing } from './importing.ts'
import { RECORD_IMPORT_KINDS } from './kinds.generated.ts'
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

/** A kind as a service takes it, with what it answers where a file is wrong. */
export type TakenKind = ImportKind & { errors: RecordImportErrors }

/** By name, the kinds that a service takes. */
export type ImportKinds = Readonly<Partial<Record<Kind, TakenKind>>>

/** The kinds of a service's modules. The generated names may not know less. */
export function takenKinds(declared: ReadonlyMap<string, ImportKind>, errors: RecordImportErrors): ImportKinds {
  const unknown = [...declared.keys()].find(name => !RECORD_IMPORT_KINDS.some(each => each === name))
  if (unknown !== undefined) throw new Error(`${unknown} is no known kind of import: run npm run codegen`)
  return Object.fromEntries([...declared].map(([name, kind]) => [name, { ...kind, errors }]))
}

/** A kind that the service takes; an import of another one can't be there. */
export function kindOf(importKinds: ImportKinds, name: Kind): TakenKind {
  const kind = importKinds[name]
  if (!kind) throw new Error(`no module takes imports of ${name}`)
  return kind
}

/** The names of the kinds that a service takes, by the alphabet. */
export const kindsIn = (importKinds: ImportKinds): Kind[] =>
  RECORD_IMPORT_KINDS.filter(name => importKinds[name] !== undefined)
