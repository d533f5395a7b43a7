// All error codes of the account service, as its modules declare them.
import { errorsOf, silentCodesOf } from '../kit/module.ts'
import { accountModules } from './modules.ts'

export const codes = errorsOf(accountModules)

/** Codes that are never returned, by name: what replaces them, or where they come from (decision 0091). */
export const silentCodes = silentCodesOf(accountModules)
