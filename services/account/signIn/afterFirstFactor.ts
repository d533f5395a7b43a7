import type { SystemTx } from '../../kit/database/database.ts'
import type { Account, Origin } from '../account.ts'
import type { PersonOfSignIn } from '../people/public.ts'
import { methodsOf, type TwoFactorMethod } from '../secondFactor/public.ts'
import type { FirstFactor, OpenSession } from '../sessions/public.ts'
import { openChallenge } from './challenge.ts'
import { startSession } from './startSession.ts'

/** A started session, or a challenge for users with a second factor. */
export type SignInOutcome =
  { kind: 'signedIn'; session: OpenSession } | { kind: 'challenged'; token: string; methods: TwoFactorMethod[] }

type Proved = {
  person: Pick<PersonOfSignIn, 'id' | 'hasFactor'>
  /** The proven factor. */
  factor: FirstFactor
  remember: boolean
  previousSession: string | undefined
  origin: Origin
}

/** Asks users with a second factor for it; signs in all others. */
export async function afterFirstFactor(
  tx: SystemTx,
  account: Account,
  { person: { id: personId, hasFactor }, factor, ...browser }: Proved,
): Promise<SignInOutcome> {
  if (hasFactor) {
    const { remember } = browser
    const token = await openChallenge(tx, account.rules.challenge, { personId, remember, firstFactor: factor })
    return { kind: 'challenged', token, methods: await methodsOf(tx, personId) }
  }
  return { kind: 'signedIn', session: await startSession(tx, account, { ...browser, personId, factors: [factor] }) }
}
