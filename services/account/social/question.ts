// One journey to the provider and back. All of it is sealed in a cookie of the browser that began it, so that whoever only asks for journeys
// costs no row; an answer is taken once.
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
  /** Where the person was going. */
  next: z.string(),
  expiresAt: z.iso.datetime(),
})
export type Question = z.infer<typeof question>

const ANSWERED_WITHIN_MINUTES = 10
const PURPOSE = 'social sign-in'

/** A new one, and how the browser keeps it. */
export function openQuestion(
  secrets: Secrets,
  { now, ...given }: { remember: boolean; next: string; now: Temporal.Instant },
): { checks: Checks; sealed: string } {
  const checks = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() }
  const expiresAt = now.add({ minutes: ANSWERED_WITHIN_MINUTES }).toString()
  const content: Question = { ...checks, ...given, expiresAt }
  return { checks, sealed: secrets.encrypt(Buffer.from(JSON.stringify(content)), PURPOSE).toString('base64url') }
}

/** What a browser kept; undefined for what we have not sealed. */
export function readQuestion(secrets: Secrets, sealed: string): Question | undefined {
  try {
    return question.parse(JSON.parse(secrets.decrypt(Buffer.from(sealed, 'base64url'), PURPOSE).toString()))
  } catch {
    return undefined
  }
}

/** Uses it up. Of any number of callers with one question, one gets true, and none after its time. */
export async function closeQuestion(tx: SystemTx, { state, expiresAt }: Question): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into social_answer (state_hash, expires_at)
    select ${digestOf(state)}, ${expiresAt}::timestamptz where ${expiresAt}::timestamptz > now()
    on conflict do nothing`)
  return rowCount === 1
}
