// Step-up authentication: critical actions require the second factor again, now and for this action only.
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

/** The request fields for a fresh factor; one of the two is enough. */
export const freshFactorFields = {
  code: z.string().max(20).optional().describe("A fresh code of the caller's authenticator app"),
  passkeyAssertion: passkeyAssertion.optional(),
}

export type FreshFactor = { code?: string | undefined; passkeyAssertion?: string | undefined }

/** A user without a second factor is told to set one up, before being asked for it. */
export async function requireOwnFactor(tx: SystemTx, personId: string): Promise<void> {
  const person = await findPerson(tx, personId)
  if (!person?.hasSecondFactor) throw new Refusal(codes.secondFactorSetupRequired)
}

/** The factor by which a user proved their identity; `step` is that of an authenticator code, null for a passkey. */
export type Evidence = { factor: 'AUTHENTICATOR_APP' | 'PASSKEY'; step: number | null }

/** `digest` names what the factor is for: a passkey response for anything else is refused. */
type Shown = FreshFactor & { personId: string; origin: Origin; digest?: string | undefined }

/** Refuses a caller without a valid second factor. It is used up whether or not the change succeeds. */
export async function requireFreshFactor(account: Account, shown: Shown): Promise<Evidence> {
  const { code, passkeyAssertion, ...who } = shown
  if (code === undefined && passkeyAssertion === undefined) {
    throw new Refusal(codes.secondFactorRequired, { path: 'code' })
  }
  // A wrong code or response counts and is used up: nothing throws before the commit.
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

/** The challenge for a fresh passkey; with a digest its response is only valid for that. */
export const freshCeremony = (personId: string, digest?: string): Ceremony =>
  digest === undefined ? { purpose: 'FRESH_FACTOR', personId } : { purpose: 'APPROVAL', personId, digest }
