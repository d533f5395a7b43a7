// A sign-in between its two factors.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Rules } from '../account.ts'
import { digestOf, randomSecret } from '../callers/public.ts'
import type { FirstFactor } from '../sessions/public.ts'

/** Creates a challenge; the token is returned once and stored hashed. */
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

export type Challenge = { personId: string; remember: boolean; firstFactor: FirstFactor }

/** A challenge that has not expired, used or not; `takeChallengeAttempt` decides whether it may be answered. */
export async function findChallenge(tx: SystemTx, token: string): Promise<Challenge | undefined> {
  const { rows } = await tx.execute<Challenge>(sql`
    select person_id as "personId", remember, first_factor as "firstFactor" from sign_in_challenge
    where token_hash = ${digestOf(token)} and expires_at > now()`)
  return rows[0]
}

/**
 * Uses one of an open challenge's attempts; false when it is unknown, expired, used, or has none left. Concurrent answers to the same
 * challenge wait until the transaction ends.
 */
export async function takeChallengeAttempt(tx: SystemTx, rules: Rules['challenge'], token: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update sign_in_challenge set attempts = attempts + 1
    where token_hash = ${digestOf(token)} and used_at is null and expires_at > now() and attempts < ${rules.attempts}`)
  return rowCount === 1
}

/** The code was right but already used: this was no guess. */
export async function uncountChallengeAttempt(tx: SystemTx, token: string): Promise<void> {
  await tx.execute(sql`update sign_in_challenge set attempts = attempts - 1 where token_hash = ${digestOf(token)}`)
}

/** The user of an open challenge, for what is shown before an attempt. */
export async function personOfChallenge(tx: SystemTx, token: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ person_id: string }>(sql`
    select person_id from sign_in_challenge
    where token_hash = ${digestOf(token)} and used_at is null and expires_at > now()`)
  return rows[0]?.person_id
}

/** Uses it up. Only one of several concurrent calls gets true. */
export async function closeChallenge(tx: SystemTx, token: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update sign_in_challenge set used_at = now() where token_hash = ${digestOf(token)} and used_at is null`)
  return rowCount === 1
}
