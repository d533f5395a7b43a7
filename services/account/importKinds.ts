// The kinds of bulk imports, as declared by the modules that store the records.
import { importsOf } from '../kit/module.ts'
import { type ImportKind, configuredKinds } from '../kit/recordImports/kinds.ts'
import { accountModules } from './modules.ts'
import { codes } from './recordImports/errors.ts'

export const importKinds = configuredKinds(importsOf<ImportKind>(accountModules), codes)
