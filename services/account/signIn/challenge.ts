// A sign-in between its two factors.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Rules } from '../account.ts'
import { digestOf, randomSecret } from '../secrets.ts'
import type { FirstFactor } from '../sessions/table.ts'

/** Makes a challenge; the token is told once and stored hashed. */
export async function openChallenge(
  tx: SystemTx,
  rules: Rules['challenge'],
  { personId, remember, firstFactor }: { personId: string; remember: boolean; firstFactor: FirstFactor },
): Promise<string> {
  const token = randomSecret()
  await tx.execute(sql`
    insert into sign_in_challenge (token_hash, person_id, remember, first_factor, expires_at)
    values (${digestOf(token)}, ${personId}, ${remember}, ${firstFactor}, now() + make_interval(mins => ${rules.minutes}))`)
  return token
}

/** Takes one of the attempts of an open challenge; undefined when it is unknown, expired, used, or has none left. */
export async function takeChallengeAttempt(tx: SystemTx, rules: Rules['challenge'], token: string) {
  const { rows } = await tx.execute<{ person_id: string; remember: boolean; first_factor: FirstFactor }>(sql`
    update sign_in_challenge set attempts = attempts + 1
    where token_hash = ${digestOf(token)} and used_at is null and expires_at > now() and attempts < ${rules.attempts}
    returning person_id, remember, first_factor`)
  const [found] = rows
  return found && { personId: found.person_id, remember: found.remember, firstFactor: found.first_factor }
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
