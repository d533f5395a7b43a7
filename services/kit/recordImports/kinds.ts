// A kind of importable file. Each is provided by the module whose records it creates.
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
  /** The contents of such a file, for the graph. */
  description: string
  columns: Columns
  /** Omitted where the file size is the only limit. */
  mostRows?: number
  hashInvalid: ErrorRow
  permissions: { manage: string; view: string }
  /** The route that imports such a file. */
  route: { path: string; operationId: string; description: string }
  /** A template with example rows. Headers are in English and fixed. */
  template: { name: `${string}.csv`; rows: readonly (readonly string[])[] }
  /** For each approval need of the summary, why it can't be met now; omitted where nothing is approved. */
  problemsOf?: (
    tx: Tx,
    recordImport: Pick<RecordImportRow, 'fileId' | 'createdBy'>,
    needs: readonly ApprovalNeed[],
  ) => Promise<(ApprovalProblem | null)[]>
  open: (recordImport: Pick<RecordImportRow, 'id' | 'ignoreWarnings' | 'fileId' | 'createdBy'>) => Importing
}

/** A kind as a service imports it, with the errors for invalid files. */
export type ConfiguredKind = ImportKind & { errors: RecordImportErrors }

/** The kinds that a service imports, by name. */
export type ImportKinds = Readonly<Partial<Record<Kind, ConfiguredKind>>>

/** The kinds of a service's modules. Throws for one that the generated names lack. */
export function configuredKinds(declared: ReadonlyMap<string, ImportKind>, errors: RecordImportErrors): ImportKinds {
  const unknown = [...declared.keys()].find(name => !RECORD_IMPORT_KINDS.some(each => each === name))
  if (unknown !== undefined) throw new Error(`${unknown} is no known kind of import: run npm run codegen`)
  return Object.fromEntries([...declared].map(([name, kind]) => [name, { ...kind, errors }]))
}

/** A kind that the service imports; no other kind can occur. */
export function kindOf(importKinds: ImportKinds, name: Kind): ConfiguredKind {
  const kind = importKinds[name]
  if (!kind) throw new Error(`no module takes imports of ${name}`)
  return kind
}

/** The names of the kinds that a service imports, in alphabetical order. */
export const kindsIn = (importKinds: ImportKinds): Kind[] =>
  RECORD_IMPORT_KINDS.filter(name => importKinds[name] !== undefined)
