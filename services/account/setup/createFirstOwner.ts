// The first owner of an installation signs up by the setup link. One transaction uses up the link, creates the account and starts the
// session: of two people with the same link only one succeeds.
import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import type { Locale } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { addPerson, normalEmail, refuseWeakPassword } from '../people/public.ts'
import { digestOf } from '../callers/public.ts'
import { endOtherFamilies, type OpenSession } from '../sessions/public.ts'
import { startSession } from '../signIn/public.ts'
import { hasOwner, lockSetup } from './founder.ts'

/** The state of a setup link: usable, unusable (used, expired or unknown), or there is an owner already. */
export type SetupState = { state: 'OPEN'; expiresAt: string } | { state: 'UNUSABLE' | 'SET_UP'; expiresAt: null }

/** The state of a setup link. */
export async function readSetupLink(tx: SystemTx, token: string): Promise<SetupState> {
  if (await hasOwner(tx)) return { state: 'SET_UP', expiresAt: null }
  const { rows } = await tx.execute<{ expiresAt: string }>(sql`
    select expires_at::text as "expiresAt" from setup_link
    where token_hash = ${digestOf(token)} and used_at is null and expires_at > now()`)
  return rows[0] ? { state: 'OPEN', expiresAt: toRfc3339(rows[0].expiresAt) } : { state: 'UNUSABLE', expiresAt: null }
}

export type FirstOwner = {
  token: string
  fullName: string
  email: string
  password: string
  language: Locale
  previousSession: string | undefined
  origin: Origin
}

/** Creates the founder and signs them in. Replaces one who used an earlier link and did not finish. */
export async function createFirstOwner(
  account: Account,
  { token, fullName, email, password, language, ...session }: FirstOwner,
): Promise<OpenSession> {
  const { database, passwords } = account
  refuseUnusable((await database.readAsSystem(tx => readSetupLink(tx, token))).state)
  refuseWeakPassword(password, { path: 'password', about: { email: normalEmail(email), fullName } })
  const passwordHash = await passwords.hash(password)
  const id = newId()
  return database.asSystem(
    async tx => {
      await lockSetup(tx)
      refuseUnusable((await readSetupLink(tx, token)).state)
      await removeFounders(tx)
      const taken = { person_email: { error: codes.userExists, path: 'email' } }
      await refusing(taken, () => addPerson(tx, { id, email, fullName, passwordHash, language }))
      const used = await tx.execute(sql`
        update setup_link set used_at = now(), person_id = ${id}
        where token_hash = ${digestOf(token)} and used_at is null and expires_at > now()`)
      if (used.rowCount === 0) throw new Refusal(codes.invalidSetupLink)
      return startSession(tx, account, { ...session, personId: id, remember: false, factors: ['PASSWORD'] })
    },
    { actorId: id, actorName: fullName },
  )
}

function refuseUnusable(state: SetupState['state']): void {
  if (state === 'SET_UP') throw new Refusal(codes.alreadySetUp)
  if (state === 'UNUSABLE') throw new Refusal(codes.invalidSetupLink)
}

/** They belong to no organization yet, so nothing else refers to them. */
async function removeFounders(tx: SystemTx): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select person_id as id from setup_link where person_id is not null and created_organization_id is null`,
  )
  for (const { id } of rows) {
    await endOtherFamilies(tx, id, null)
    await tx.execute(sql`delete from person where id = ${id}`)
  }
}
