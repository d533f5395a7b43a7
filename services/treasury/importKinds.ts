// The kinds of bulk imports, as the modules that store the records declare them.
import { importsOf } from '../kit/module.ts'
import { treasuryModules } from './modules.ts'
import { RECORD_IMPORT_KINDS } from './recordImports/kinds.generated.ts'
import type { ImportKind, ImportKinds } from './recordImports/kinds.ts'

/** All of them, of which the generated names may not know less. */
function complete(declared: ReadonlyMap<string, ImportKind>): ImportKinds
function complete(declared: ReadonlyMap<string, ImportKind>): Record<string, ImportKind> {
  const missing = RECORD_IMPORT_KINDS.find(kind => !declared.has(kind))
  if (missing !== undefined) throw new Error(`no module takes imports of ${missing}: run npm run codegen`)
  return Object.fromEntries(declared)
}

export const importKinds = complete(importsOf<ImportKind>(treasuryModules))
