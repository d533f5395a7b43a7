// Asks a signed-in user for their password again. Attempts are counted, so that a stolen session can't be used to guess it.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import type { SessionOwner } from '../callers/public.ts'
import { attemptsExceeded, forgive, takeAttempt } from '../throttle/public.ts'
import { password as passwordTable } from './table.ts'

/** Longer ones are refused before they are hashed. */
export const MAX_PASSWORD_LENGTH = 1_000

/** The request fields for the user's password. */
export const ownPasswordField = {
  password: z
    .string()
    .min(1)
    .max(MAX_PASSWORD_LENGTH)
    .optional()
    .describe("The caller's password, where it is asked for again"),
}

/** Whether it is the user's password; always false for a user without one. */
export async function isOwnPassword(account: Account, personId: string, typed: string): Promise<boolean> {
  const { database, passwords, rules } = account
  const limit = { ...rules.lockout, attempts: rules.lockout.attemptsPerEmail }
  const { attempt, hash } = await database.asSystem(async tx => ({
    // Counted before the password is checked.
    attempt: await takeAttempt(tx, 'password', personId, limit),
    hash: await findHash(tx, personId),
  }))
  if (!attempt.allowed) throw attemptsExceeded(attempt.secondsLeft)
  // No database connection is held meanwhile.
  const right = await passwords.matches(hash, typed)
  if (right) await database.asSystem(tx => forgive(tx, 'password', personId))
  return right
}

/** Refuses a caller without the right password. */
export async function requireOwnPassword(
  account: Account,
  { personId, familyId, origin, password }: SessionOwner & { password?: string | undefined },
): Promise<void> {
  if (password === undefined) throw new Refusal(codes.passwordRequired, { path: 'password' })
  if (await isOwnPassword(account, personId, password)) return
  await account.database.asSystem(tx =>
    recordSecurityEvent(tx, { personId, event: 'PASSWORD_FAILED', origin, familyId }),
  )
  throw new Refusal(codes.wrongPassword, { path: 'password' })
}

async function findHash(tx: SystemTx, personId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ hash: passwordTable.hash })
    .from(passwordTable)
    .where(eq(passwordTable.personId, personId))
  return found?.hash
}
