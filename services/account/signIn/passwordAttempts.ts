// What an attempt with a password counts on: the address that it comes from, that address together with the email, and the email.
//
// The email locks quickly and for a short time, whoever tries; the address after more, since an office shares one. Between them the pair
// stops somebody patient, who stays below the others' windows day and night: it counts a whole day, and locks out that address alone.
import type { SystemTx } from '../../kit/database/database.ts'
import type { Rules } from '../account.ts'
import { networkOf } from '../callers/public.ts'
import { normalEmail } from '../people/public.ts'
import { giveBackAddress, takeAddressAttempt } from './addressAttempts.ts'
import { type Attempt, forgive, giveBack, takeAttempt } from '../throttle/public.ts'

const DAY_MINUTES = 24 * 60

/** An attempt at an email as it was typed; without an address only the email counts. */
export type PasswordAttempt = { email: string; address: string | null }

/** Counts the attempt before anything is looked at. The first lock decides, and nothing behind it is counted. */
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
  // No guess was made: whoever presses on against a locked email is not locked out for a day.
  if (!byEmail.allowed) await giveBack(tx, 'pair', pair)
  return byEmail
}

/** The password was right. In the order in which they were taken: in another one two sign-ins of one person lock each other out. */
export async function forgivePasswordAttempts(tx: SystemTx, { email, address }: PasswordAttempt): Promise<void> {
  if (address !== null) {
    await giveBackAddress(tx, address)
    await forgive(tx, 'pair', pairOf(email, address))
  }
  await forgive(tx, 'email', email)
}

/** Whoever has set a new password by a letter to an email need not wait to use it. */
export async function liftLocks(tx: SystemTx, { email, address }: PasswordAttempt): Promise<void> {
  if (address !== null) await forgive(tx, 'pair', pairOf(email, address))
  await forgive(tx, 'email', email)
}

const pairOf = (email: string, address: string) => `${normalEmail(email)}\n${networkOf(address)}`
