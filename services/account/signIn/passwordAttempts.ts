// A password attempt counts by its address, by the pair of address and email, and by the email.
//
// The email locks quickly and briefly, whatever the address; the address locks after more attempts, since an office shares one. The pair
// stops a patient attacker who stays below both limits: it counts a whole day, and locks out only that address.
import type { SystemTx } from '../../kit/database/database.ts'
import type { Rules } from '../account.ts'
import { networkOf } from '../callers/public.ts'
import { normalEmail } from '../people/public.ts'
import { uncountAddressAttempt, takeAddressAttempt } from './addressAttempts.ts'
import { type Attempt, forgive, uncountAttempt, takeAttempt } from '../throttle/public.ts'

const DAY_MINUTES = 24 * 60

/** An attempt with an email as entered; without an address only the email counts. */
export type PasswordAttempt = { email: string; address: string | null }

/** Counts the attempt before anything is checked. The first lock decides, and later counters don't count it. */
export async function takePasswordAttempt(
  tx: SystemTx,
  lockout: Rules['lockout'],
  { email, address }: PasswordAttempt,
): Promise<Attempt> {
  const ofEmail = { ...lockout, attempts: lockout.attemptsPerEmail }
  if (address === null) return takeAttempt(tx, 'email', email, ofEmail)
  const byAddress = await takeAddressAttempt(tx, lockout, { purpose: 'SIGN_IN', address })
  if (!byAddress.allowed) return byAddress
  const pair = pairOf(email, address)
  const byPair = await takeAttempt(tx, 'pair', pair, {
    attempts: lockout.attemptsPerPair,
    windowMinutes: DAY_MINUTES,
    lockMinutes: DAY_MINUTES,
    longestLockMinutes: DAY_MINUTES,
  })
  if (!byPair.allowed) return byPair
  const byEmail = await takeAttempt(tx, 'email', email, ofEmail)
  // No guess was made: persistent attempts at a locked email must not lock out for a day.
  if (!byEmail.allowed) await uncountAttempt(tx, 'pair', pair)
  return byEmail
}

/** The password was right. Uses the order in which they were counted: otherwise two concurrent sign-ins of a user deadlock. */
export async function clearPasswordAttempts(tx: SystemTx, { email, address }: PasswordAttempt): Promise<void> {
  if (address !== null) {
    await uncountAddressAttempt(tx, address)
    await forgive(tx, 'pair', pairOf(email, address))
  }
  await forgive(tx, 'email', email)
}

/** A user who has set a new password by email can use it without waiting. */
export async function liftLocks(tx: SystemTx, { email, address }: PasswordAttempt): Promise<void> {
  if (address !== null) await forgive(tx, 'pair', pairOf(email, address))
  await forgive(tx, 'email', email)
}

const pairOf = (email: string, address: string) => `${normalEmail(email)}\n${networkOf(address)}`
