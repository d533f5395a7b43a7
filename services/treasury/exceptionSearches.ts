// The exception searches that the modules declare for their records.
import { exceptionsOf } from '../kit/module.ts'
import type { ExceptionSearch } from './exceptionSearch.ts'
import { treasuryModules } from './modules.ts'

export const exceptionSearches: readonly ExceptionSearch[] = exceptionsOf<ExceptionSearch>(treasuryModules)
