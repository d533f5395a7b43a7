// Counts wrong attempts in the database by their target, so that restarts forgive nothing, and all processes share the counts.
//
// Why not rate-limiter-flexible: it needs its own pool, while our login has no rights outside a transaction that sets a role. And counting,
// locking and growing locks in one guarded statement leaves no gap between check and count for parallel attempts.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'

/** What attempts are counted by. */
export type ThrottleKind =
  'email' | 'pair' | 'password' | 'second-factor' | 'fresh-factor' | 'reset' | 'customer' | AddressKind
export type AddressKind = 'address' | 'site' | 'reset-address' | 'reset-site' | 'customer-address' | 'customer-site'

export type Limit = { attempts: number; windowMinutes: number; lockMinutes: number; longestLockMinutes: number }

/** Whether an attempt may be made, and locks if it is wrong; or how many seconds remain until the next one. */
export type Attempt = { allowed: true; locks: boolean } | { allowed: false; secondsLeft: number }

/** Normalizes values with many spellings, so that spelling variants don't add attempts. */
function keyOf(kind: ThrottleKind, value: string): Buffer {
  const spelled = value.normalize('NFKC').trim().toLowerCase()
  return createHash('sha256').update(`${kind}\n${spelled}`).digest()
}

/**
 * Counts one attempt before it is made. The one that reaches the limit still passes, and locks: if it is right after all, `forgive` or
 * `uncountAttempt` lifts the lock.
 */
export async function takeAttempt(tx: SystemTx, kind: ThrottleKind, value: string, limit: Limit): Promise<Attempt> {
  const key = keyOf(kind, value)
  // A window or lock that has ended starts a new count; a day without attempts resets the growth of locks.
  const fresh = sql`(t.window_ends_at <= now() or t.locked_until <= now())`
  const failures = sql`(case when ${fresh} then 1 else t.failures + 1 end)`
  const locks = sql`(case when t.updated_at < now() - interval '1 day' then 0 else t.locks end)`
  const reached = sql`(${failures} >= ${limit.attempts})`
  const windowEnd = sql`now() + make_interval(mins => ${limit.windowMinutes})`
  const lockEnd = sql`now() + make_interval(mins => least(${limit.lockMinutes} * power(2, least(${locks}, 20))::int, ${limit.longestLockMinutes}))`
  const taken = await tx.execute<{ locks: boolean }>(sql`
    insert into throttle as t (key, failures, window_ends_at) values (${key}, 1, ${windowEnd})
    on conflict (key) do update set
      failures = ${failures},
      window_ends_at = case when ${fresh} then ${windowEnd} else t.window_ends_at end,
      locks = ${locks} + (case when ${reached} then 1 else 0 end),
      locked_until = case when ${reached} then ${lockEnd} end,
      updated_at = now()
    where t.locked_until is null or t.locked_until <= now()
    returning locked_until is not null as locks`)
  if (taken.rows[0]) return { allowed: true, locks: taken.rows[0].locks }
  const { rows } = await tx.execute<{ seconds: number }>(
    sql`select greatest(1, ceil(extract(epoch from locked_until - now())))::int as seconds from throttle where key = ${key}`,
  )
  return { allowed: false, secondsLeft: rows[0]?.seconds ?? 1 }
}

/** The attempt was right: resets the count. */
export async function forgive(tx: SystemTx, kind: ThrottleKind, value: string): Promise<void> {
  await tx.execute(sql`delete from throttle where key = ${keyOf(kind, value)}`)
}

/** The attempt was right, but others' wrong ones still count: an address is shared. */
export async function uncountAttempt(tx: SystemTx, kind: ThrottleKind, value: string): Promise<void> {
  await tx.execute(sql`
    update throttle set
      failures = greatest(failures - 1, 0),
      locks = greatest(locks - (case when locked_until > now() then 1 else 0 end), 0),
      locked_until = null
    where key = ${keyOf(kind, value)}`)
}

/** One message for every lock, whatever was locked and whether or not it exists. */
export const attemptsExceeded = (secondsLeft: number) =>
  new Refusal(codes.loginAttemptsExceeded, {
    params: { minutes: Math.ceil(secondsLeft / 60) },
    retryAfterSeconds: secondsLeft,
  })
