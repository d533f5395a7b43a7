// Whoever is invited exists as a person from then on, so that a place can be theirs: with an address, and nothing else yet.
import { sql, type SQL } from 'drizzle-orm'
import type { SystemTx } from '../../../kit/database/database.ts'
import type { Locale } from '../../../kit/errors.ts'
import { newId } from '../../../kit/ids.ts'

export type Invitee = {
  id: string
  email: string
  /** Null until they have told it. */
  name: string | null
  language: Locale
  /** Whether they can sign in already, because they belong to another organization. */
  hasAccount: boolean
}

/** The person of an address, who is made when there is none. An administrator is never told which of the two it was. */
export async function inviteeOf(tx: SystemTx, email: string, language: Locale): Promise<Invitee> {
  await tx.execute(sql`
    insert into person (id, email, full_name, language) values (${newId()}, ${email}, ${email}, ${language})
    on conflict (email) do nothing`)
  const found = await findInvitee(tx, sql`p.email = ${email}`)
  if (!found) throw new Error('an invited person was not written')
  return found
}

/** The person of a place in an organization. */
export const inviteeOfPlace = (tx: SystemTx, organizationId: string, membershipId: string) =>
  findInvitee(
    tx,
    sql`p.id = (select person_id from membership where organization_id = ${organizationId} and id = ${membershipId})`,
  )

async function findInvitee(tx: SystemTx, which: SQL): Promise<Invitee | undefined> {
  const { rows } = await tx.execute<Invitee>(sql`
    select p.id, p.email, nullif(p.full_name, p.email) as name, p.language,
      exists (select from password where person_id = p.id) as "hasAccount"
    from person p where ${which}`)
  return rows[0]
}
