// A challenge for a passkey: asked once, for one purpose and, but for a sign-in with a passkey alone, of one person.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { digestOf, randomSecret } from '../callers/public.ts'

export type CeremonyPurpose = 'REGISTER' | 'SIGN_IN' | 'FRESH_FACTOR' | 'APPROVAL'

/** `personId` is null where whoever has the passkey is to be found out; `digest` names what an approval is for. */
export type Ceremony = { purpose: CeremonyPurpose; personId: string | null; digest?: string | undefined }

/** How long a person may take to find their key; the browser is told the same. */
export const CEREMONY_MINUTES = 5

/** Makes a challenge, as the base64url text that the browser signs; stored hashed. */
export async function openCeremony(tx: SystemTx, { purpose, personId, digest = '' }: Ceremony): Promise<string> {
  const challenge = randomSecret()
  await tx.execute(sql`
    insert into passkey_ceremony (challenge_hash, purpose, person_id, digest, expires_at)
    values (${digestOf(challenge)}, ${purpose}, ${personId}, ${digest}, now() + make_interval(mins => ${CEREMONY_MINUTES}))`)
  return challenge
}

/** Uses a challenge up. Of any number of callers with one challenge, one is told `open`. */
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
