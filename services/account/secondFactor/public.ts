// What other modules may import from this one. Its own files import from the source files directly.
export { acceptCode, isUsedCode } from './acceptCode.ts'
export { lockFactors } from './addFactor.ts'
export { acceptPasskey, openPasskeyRequest } from './assertPasskey.ts'
export { codeUsed, refusalOfCode } from './attempt.ts'
export { acceptBackupCode, digestOfBackupCode, isUsedBackupCode } from './backupCodes.ts'
export { methodsOf, type TwoFactorMethod } from './listFactors.ts'
export type { CeremonyPurpose } from './passkeyCeremony.ts'
export {
  freshCeremony,
  type FreshFactor,
  freshFactorFields,
  requireFreshFactor,
  requireOwnFactor,
} from './requireFreshFactor.ts'
export { ownProofFields, requireOwnProof } from './requireOwnProof.ts'
export { passkeyAssertion, passkeyOptions, shownFactorFields, twoFactorMethod } from './wire.ts'
export { codes as secondFactorCodes } from './errors.ts'
