// A sign-in between its two factors.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Rules } from '../account.ts'
import { digestOf, randomSecret } from '../secrets.ts'

/** Makes a challenge; the token is told once and stored hashed. */
export async function openChallenge(
  tx: SystemTx,
  rules: Rules['challenge'],
  { personId, remember }: { personId: string; remember: boolean },
): Promise<string> {
  const token = randomSecret()
  await tx.execute(sql`
    insert into sign_in_challenge (token_hash, person_id, remember, expires_at)
    values (${digestOf(token)}, ${personId}, ${remember}, now() + make_interval(mins => ${rules.minutes}))`)
  return token
}

/** Takes one of the attempts of an open challenge; undefined when it is unknown, expired, used, or has none left. */
export async function takeChallengeAttempt(tx: SystemTx, rules: Rules['challenge'], token: string) {
  const { rows } = await tx.execute<{ person_id: string; remember: boolean }>(sql`
    update sign_in_challenge set attempts = attempts + 1
    where token_hash = ${digestOf(token)} and used_at is null and expires_at > now() and attempts < ${rules.attempts}
    returning person_id, remember`)
  return rows[0] && { personId: rows[0].person_id, remember: rows[0].remember }
}

/** Who an open challenge is for, for what is shown before an attempt is made. */
export async function personOfChallenge(tx: SystemTx, token: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ person_id: string }>(sql`
    select person_id from sign_in_challenge
    where token_hash = ${digestOf(token)} and used_at is null and expires_at > now()`)
  return rows[0]?.person_id
}

/** Uses it up. Of any number of callers with one challenge, one gets true. */
export async function closeChallenge(tx: SystemTx, token: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update sign_in_challenge set used_at = now() where token_hash = ${digestOf(token)} and used_at is null`)
  return rowCount === 1
}
