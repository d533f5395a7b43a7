// Setting up an authenticator app: its secret is shown until the first code confirms it.
import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { factor } from '../people/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { consumeStep, databaseSeconds } from './acceptCode.ts'
import { type AddedFactor, addFactor, lockFactors, refuseSecondMethod } from './addFactor.ts'
import { countAttempt, refusalOfCode } from './attempt.ts'
import { base32Of, keyUriOf, stepOfCode } from './authenticatorCode.ts'

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

/** What an app needs for its setup: the key to type, and the URI in the QR code. */
export type AuthenticatorSetup = { id: string; key: string; uri: string }

/** Begins to set up an app, and discards an unfinished setup. */
export async function beginAuthenticator(
  { database, secrets }: Account,
  { personId, email }: { personId: string; email: string },
): Promise<AuthenticatorSetup> {
  const id = newId()
  const secret = randomBytes(SECRET_BYTES)
  await database.asSystem(
    async tx => {
      await lockFactors(tx, personId)
      await refuseSecondMethod(tx, personId, 'AUTHENTICATOR_APP')
      await tx.delete(factor).where(and(eq(factor.personId, personId), isNull(factor.confirmedAt)))
      await tx.insert(factor).values({ id, personId, name: 'Authenticator app', secret: secrets.encrypt(secret, id) })
    },
    { actorId: personId },
  )
  return { id, key: base32Of(secret), uri: keyUriOf(secret, email) }
}

/** The first code makes the app the user's second factor. That code is used up. */
export function confirmAuthenticator(
  account: Account,
  { id, name, code, ...owner }: SessionOwner & { id: string; name: string; code: string },
): Promise<AddedFactor> {
  return addFactor(account, owner, 'AUTHENTICATOR_APP', async tx => {
    const begun = await findBegun(tx, owner.personId, id)
    if (!begun) throw new Refusal(codes.twoFactorNotFound)
    const outcome = await countAttempt(tx, account, { ...owner, purpose: 'FRESH_FACTOR' }, async () => {
      const step = stepOfCode(account.secrets.decrypt(begun.secret, id), code, await databaseSeconds(tx))
      if (step === undefined) return 'wrong'
      return (await consumeStep(tx, id, step)) ? 'accepted' : 'used'
    })
    const refusal = refusalOfCode(outcome)
    if (refusal) return refusal
    await tx
      .update(factor)
      .set({ name, confirmedAt: sql`now()` })
      .where(eq(factor.id, id))
    return id
  })
}

async function findBegun(tx: SystemTx, personId: string, id: string) {
  const [begun] = await tx
    .select({ secret: factor.secret })
    .from(factor)
    .where(and(eq(factor.id, id), eq(factor.personId, personId), isNull(factor.confirmedAt)))
  return begun
}
