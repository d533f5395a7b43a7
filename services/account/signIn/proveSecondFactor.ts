// Lets a session that was opened without a second factor, because none existed or was required, prove one later.
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { checkSession, type OpenSession, proveFactor, renewSession } from '../sessions/public.ts'
import { prepareFactor, type ShownFactor } from './verifyTwoFactor.ts'

type ProveInput = ShownFactor & { session: string; origin: Origin }

/** Returns the session's new id. */
export async function proveSecondFactor(
  account: Account,
  { session, origin, ...shown }: ProveInput,
): Promise<OpenSession> {
  const { database } = account
  const live = await database.asSystem(tx => checkSession(tx, account, session, origin))
  if (!live) throw new Refusal(commonErrors.unauthenticated)
  const { personId, familyId } = live
  const { check } = await prepareFactor(account, { ...shown, personId, purpose: 'FRESH_FACTOR', origin })
  const outcome = await database.asSystem(async tx => {
    const refusal = await check(tx)
    if (refusal) return refusal
    await proveFactor(tx, familyId, shown.method)
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_PASSED', origin, familyId })
    const renewed = await renewSession(tx, account, { id: session, origin, atOnce: true })
    return renewed ?? new Refusal(commonErrors.unauthenticated)
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
