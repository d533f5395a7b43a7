// Every code that the account service answers with, as its modules declare them.
import { errorsOf, silentCodesOf } from '../kit/module.ts'
import { accountModules } from './modules.ts'

export const codes = errorsOf(accountModules)

/** Codes that nothing answers with, by name: what is answered instead, or what brings them (decision 0091). */
export const silentCodes = silentCodesOf(accountModules)
