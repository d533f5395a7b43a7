// Codes that nothing answers with, and what is answered instead, or which area brings them (decision 0091). The page of codes says so,
// and tests hold that it is all of them and no more.
import type { codes as accountCodes } from '../../services/account/errors.ts'

const NOT_FOUND = '`G-7`, in the same words for what is unknown and for what is of another organization'
const EXPORTS = 'exports of lists bring it'
const CHAIN = 'a proof of the activity log for people brings it'

const WRONG_CODE = '`U-ACC-AU-3`, for every kind of code'

export const SILENT_ACCOUNT_CODES: Readonly<Partial<Record<keyof typeof accountCodes, string>>> = {
  noAccountForEmail: '`U-ACC-AU-5`: nobody learns who has an account',
  emailNotRegistered:
    'a link is asked for and the answer is the same for every address: nobody learns who has an account',
  accountLocked: '`U-ACC-AU-1`, in the same words whether or not there is an account',
  illegalTokenFormat: '`U-ACC-AU-17`, `U-ACC-AU-46`, `G-10`: as for any token that is none of ours',
  codeIncorrectOrExpired: WRONG_CODE,
  otpNotValid: WRONG_CODE,
  backupCodesExist: 'new backup codes take the place of those before, with a fresh factor',
  userIdMismatch: '`U-ACC-AU-13`: the passkey of another person',
  passkeyNotFound: '`U-ACC-AU-21`, for every kind of factor',
  userNotFound: NOT_FOUND,
  memberNotFound: NOT_FOUND,
  exportFailed: EXPORTS,
  activityChainBroken: CHAIN,
}
