// An invited person is stored right away, so that a membership can refer to them: with an email, and nothing else yet.
import { sql, type SQL } from 'drizzle-orm'
import type { SystemTx } from '../../../kit/database/database.ts'
import type { Locale } from '../../../kit/errors.ts'
import { newId } from '../../../kit/ids.ts'

export type Invitee = {
  id: string
  email: string
  /** Null until they have entered it. */
  name: string | null
  language: Locale
  /** Whether they can sign in already, as a member of another organization. */
  hasAccount: boolean
}

/** The person with an email, created if needed. An administrator never learns which of the two it was. */
export async function inviteeOf(tx: SystemTx, email: string, language: Locale): Promise<Invitee> {
  await tx.execute(sql`
    insert into person (id, email, full_name, language) values (${newId()}, ${email}, ${email}, ${language})
    on conflict (email) do nothing`)
  const found = await findInvitee(tx, sql`p.email = ${email}`)
  if (!found) throw new Error('an invited person was not written')
  return found
}

/** The person of a membership. */
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
