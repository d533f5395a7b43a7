// One round trip to the provider. Its state is encrypted in a cookie of the browser that began it, so that starting round trips writes no
// rows; a response is accepted once.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SystemTx } from '../../kit/database/database.ts'
import { digestOf, randomSecret, type Secrets } from '../callers/public.ts'
import type { Checks } from './provider.ts'

const question = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  remember: z.boolean(),
  /** Where the user was going. */
  next: z.string(),
  expiresAt: z.iso.datetime(),
})
export type Question = z.infer<typeof question>

const ANSWERED_WITHIN_MINUTES = 10
const PURPOSE = 'social sign-in'

/** A new one, and its cookie. */
export function openQuestion(
  secrets: Secrets,
  { now, ...given }: { remember: boolean; next: string; now: Temporal.Instant },
): { checks: Checks; sealed: string } {
  const checks = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() }
  const expiresAt = now.add({ minutes: ANSWERED_WITHIN_MINUTES }).toString()
  const content: Question = { ...checks, ...given, expiresAt }
  return { checks, sealed: secrets.encrypt(Buffer.from(JSON.stringify(content)), PURPOSE).toString('base64url') }
}

/** Reads a browser's cookie; undefined if it was not encrypted by us. */
export function readQuestion(secrets: Secrets, sealed: string): Question | undefined {
  try {
    return question.parse(JSON.parse(secrets.decrypt(Buffer.from(sealed, 'base64url'), PURPOSE).toString()))
  } catch {
    return undefined
  }
}

/** Uses it up. Only one of several concurrent calls gets true, and none after it expired. */
export async function closeQuestion(tx: SystemTx, { state, expiresAt }: Question): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into social_answer (state_hash, expires_at)
    select ${digestOf(state)}, ${expiresAt}::timestamptz where ${expiresAt}::timestamptz > now()
    on conflict do nothing`)
  return rowCount === 1
}
