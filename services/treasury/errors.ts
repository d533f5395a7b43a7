// Every error code of the treasury service, as its modules declare them.
import { errorsOf, silentCodesOf } from '../kit/module.ts'
import { treasuryModules } from './modules.ts'

export const codes = errorsOf(treasuryModules)

/** Codes that are never returned, by name: which code is returned instead, or what will use them (decision 0091). */
export const silentCodes = silentCodesOf(treasuryModules)
