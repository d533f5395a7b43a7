// Step-up: what is hard to undo asks again for the second factor, of this moment and for this alone.
import { z } from 'zod'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { findPerson } from '../people/public.ts'
import { acceptCode } from './acceptCode.ts'
import { acceptPasskey } from './assertPasskey.ts'
import { refusalOfCode } from './attempt.ts'
import type { Ceremony } from './passkeyCeremony.ts'
import { passkeyAssertion } from './wire.ts'

/** The part of a request's body that shows a fresh factor; one of the two is enough. */
export const freshFactorFields = {
  code: z.string().max(20).optional().describe("A fresh code of the caller's authenticator app"),
  passkeyAssertion: passkeyAssertion.optional(),
}

export type FreshFactor = { code?: string | undefined; passkeyAssertion?: string | undefined }

/** Whoever has no second factor is told to set one up sooner than they are asked for it. */
export async function requireOwnFactor(tx: SystemTx, personId: string): Promise<void> {
  const person = await findPerson(tx, personId)
  if (!person?.hasSecondFactor) throw new Refusal(codes.secondFactorSetupRequired)
}

/** By which factor somebody showed who they are; `step` is that of an authenticator's code, null for a passkey. */
export type Evidence = { factor: 'AUTHENTICATOR_APP' | 'PASSKEY'; step: number | null }

/** `digest` names what the factor is shown for: a passkey that was asked for anything else is refused. */
type Shown = FreshFactor & { personId: string; origin: Origin; digest?: string | undefined }

/** Refuses a caller who does not show their second factor; it is used up whether or not the change that it is for goes well. */
export async function requireFreshFactor(account: Account, shown: Shown): Promise<Evidence> {
  const { code, passkeyAssertion, ...who } = shown
  if (code === undefined && passkeyAssertion === undefined) {
    throw new Refusal(codes.secondFactorRequired, { path: 'code' })
  }
  // A wrong code or answer counts and is used up: nothing is thrown before the commit.
  const taken = await account.database.asSystem(
    tx =>
      passkeyAssertion === undefined
        ? takeCode(tx, account, { ...who, code: code ?? '' })
        : takePasskey(tx, account, { ...who, answer: passkeyAssertion }),
    { actorId: who.personId },
  )
  if (taken instanceof Refusal) throw taken
  return taken
}

async function takeCode(
  tx: SystemTx,
  account: Account,
  { personId, code, origin }: { personId: string; code: string; origin: Origin },
): Promise<Evidence | Refusal> {
  const { outcome, step } = await acceptCode(tx, account, { personId, purpose: 'FRESH_FACTOR', code, origin })
  return refusalOfCode(outcome) ?? { factor: 'AUTHENTICATOR_APP', step: step ?? null }
}

async function takePasskey(
  tx: SystemTx,
  account: Account,
  { personId, digest, answer }: { personId: string; digest?: string | undefined; answer: string },
): Promise<Evidence | Refusal> {
  const outcome = await acceptPasskey(tx, account, { ...freshCeremony(personId, digest), answer })
  return outcome.kind === 'refused' ? outcome.refusal : { factor: 'PASSKEY', step: null }
}

/** What a browser is asked for a fresh passkey; with a digest its answer is good for that alone. */
export const freshCeremony = (personId: string, digest?: string): Ceremony =>
  digest === undefined ? { purpose: 'FRESH_FACTOR', personId } : { purpose: 'APPROVAL', personId, digest }
