import type { SystemTx } from '../../kit/database/database.ts'
import type { Locale } from '../../kit/errors.ts'
import { newId } from '../../kit/ids.ts'
import type { Secrets } from '../callers/public.ts'
import { normalEmail } from './findPerson.ts'
import { factor, password, person } from './table.ts'
import { sql } from 'drizzle-orm'

export type NewPerson = { id: string; email: string; fullName: string; passwordHash: string; language?: Locale }

/** Creates a user who can sign in. */
export async function addPerson(tx: SystemTx, { id, email, passwordHash, ...rest }: NewPerson): Promise<void> {
  await tx.insert(person).values({ ...rest, id, email: normalEmail(email) })
  await tx.insert(password).values({ personId: id, hash: passwordHash })
}

/** Adds a confirmed authenticator app; its secret is encrypted for that row only. */
export async function addFactor(
  tx: SystemTx,
  secrets: Secrets,
  { personId, name, secret }: { personId: string; name: string; secret: Buffer },
): Promise<void> {
  const id = newId()
  const sealed = secrets.encrypt(secret, id)
  await tx.insert(factor).values({ id, personId, name, secret: sealed, confirmedAt: sql`now()` })
}
