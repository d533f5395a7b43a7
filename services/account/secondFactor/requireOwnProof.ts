// Step-up for what a person changes of how they get in: the second factor of whoever has one, else the password.
import type { Account } from '../account.ts'
import { ownPasswordField, requireOwnPassword } from '../people/public.ts'
import { isFreshSignIn } from '../sessions/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { listFactors } from './listFactors.ts'
import { type Evidence, type FreshFactor, freshFactorFields, requireFreshFactor } from './requireFreshFactor.ts'

/** The part of a request's body that proves who asks. */
export const ownProofFields = { ...freshFactorFields, ...ownPasswordField }

/** They have no second factor, and have typed their password. */
type PasswordEvidence = { factor: 'PASSWORD'; step: null }

export type OwnProof = FreshFactor & { password?: string | undefined }

type Asked = SessionOwner & OwnProof & { digest?: string }

/** Refuses a caller who shows neither. A password is not enough for whoever has a second factor. */
export async function requireOwnProof(account: Account, asked: Asked): Promise<Evidence | PasswordEvidence> {
  if (await hasFactor(account, asked)) return requireFreshFactor(account, asked)
  await requireOwnPassword(account, asked)
  return { factor: 'PASSWORD', step: null }
}

/**
 * For another factor: one that is there. For the first one the password, so that whoever has stolen a session can't lock its owner out
 * with a factor of their own; right after signing in it was shown already (decision 0110).
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
