// What a person should look at, as the modules that keep the records declare it.
import { exceptionsOf } from '../kit/module.ts'
import type { ExceptionSearch } from './exceptionSearch.ts'
import { treasuryModules } from './modules.ts'

export const exceptionSearches: readonly ExceptionSearch[] = exceptionsOf<ExceptionSearch>(treasuryModules)
