// A passkey challenge: valid once, for one purpose and, except for sign-in with only a passkey, for one user.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { digestOf, randomSecret } from '../callers/public.ts'

export type CeremonyPurpose = 'REGISTER' | 'SIGN_IN' | 'FRESH_FACTOR' | 'APPROVAL'

/** `personId` is null if the passkey identifies the user; `digest` names what an approval is for. */
export type Ceremony = { purpose: CeremonyPurpose; personId: string | null; digest?: string | undefined }

/** The user's time to find their key; the browser gets the same limit. */
export const CEREMONY_MINUTES = 5

/** Creates a challenge, as the base64url text that the browser signs; stored hashed. */
export async function openCeremony(tx: SystemTx, { purpose, personId, digest = '' }: Ceremony): Promise<string> {
  const challenge = randomSecret()
  await tx.execute(sql`
    insert into passkey_ceremony (challenge_hash, purpose, person_id, digest, expires_at)
    values (${digestOf(challenge)}, ${purpose}, ${personId}, ${digest}, now() + make_interval(mins => ${CEREMONY_MINUTES}))`)
  return challenge
}

/** Uses up a challenge. Only one of several concurrent calls gets `open`. */
export async function takeCeremony(
  tx: SystemTx,
  challenge: string,
  { purpose, personId, digest = '' }: Ceremony,
): Promise<'open' | 'used' | 'unknown'> {
  const hash = digestOf(challenge)
  const asked = sql`challenge_hash = ${hash} and purpose = ${purpose} and digest = ${digest}
    and person_id is not distinct from ${personId}::uuid`
  const taken = await tx.execute(
    sql`update passkey_ceremony set used_at = now() where ${asked} and used_at is null and expires_at > now()`,
  )
  if (taken.rowCount === 1) return 'open'
  const { rowCount } = await tx.execute(sql`select 1 from passkey_ceremony where ${asked} and used_at is not null`)
  return rowCount ? 'used' : 'unknown'
}
