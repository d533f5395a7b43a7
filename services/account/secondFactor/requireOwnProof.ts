// Step-up authentication for changes to a user's sign-in: their second factor if they have one, otherwise the password.
import type { Account } from '../account.ts'
import { ownPasswordField, requireOwnPassword } from '../people/public.ts'
import { isFreshSignIn } from '../sessions/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { listFactors } from './listFactors.ts'
import { type Evidence, type FreshFactor, freshFactorFields, requireFreshFactor } from './requireFreshFactor.ts'

/** The request fields that prove the caller's identity. */
export const ownProofFields = { ...freshFactorFields, ...ownPasswordField }

/** They have no second factor, and entered their password. */
type PasswordEvidence = { factor: 'PASSWORD'; step: null }

export type OwnProof = FreshFactor & { password?: string | undefined }

type Asked = SessionOwner & OwnProof & { digest?: string }

/** Refuses a caller without proof. The password is not enough for a user with a second factor. */
export async function requireOwnProof(account: Account, asked: Asked): Promise<Evidence | PasswordEvidence> {
  if (await hasFactor(account, asked)) return requireFreshFactor(account, asked)
  await requireOwnPassword(account, asked)
  return { factor: 'PASSWORD', step: null }
}

/**
 * To add another factor: an existing one. To add the first one: the password, so that a stolen session can't lock its owner out with a new
 * factor; right after signing in it was verified already (decision 0110).
 */
export async function requireProofToAdd(account: Account, asked: SessionOwner & OwnProof): Promise<void> {
  if (await hasFactor(account, asked)) await requireFreshFactor(account, asked)
  else if (!(await account.database.readAsSystem(tx => isFreshSignIn(tx, asked.familyId))))
    await requireOwnPassword(account, asked)
}

async function hasFactor({ database }: Account, { personId }: SessionOwner): Promise<boolean> {
  const { factors } = await database.readAsSystem(tx => listFactors(tx, personId))
  return factors.length > 0
}
