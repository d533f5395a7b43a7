// The kinds of bulk imports, as the modules that store the records declare them.
import { type ImportKind, configuredKinds } from '../kit/recordImports/kinds.ts'
import { importsOf } from '../kit/module.ts'
import { treasuryModules } from './modules.ts'
import { codes } from './recordImports/errors.ts'

export const importKinds = configuredKinds(importsOf<ImportKind>(treasuryModules), codes)
