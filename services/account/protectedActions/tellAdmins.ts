// Whoever answers for an organization learns of each protected change, so that one made with a stolen session does not stay unseen.
import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { ProtectedAction } from '../../kit/protectedActions.ts'
import type { Account, Origin } from '../account.ts'
import { sendMail } from '../mail/sendMail.ts'
import { membership } from '../members/table.ts'
import { organization } from '../organizations/table.ts'
import { person } from '../people/table.ts'
import { role } from '../roles/table.ts'
import { occasionOf } from '../securityLog/tellPerson.ts'

export type ProtectedChange = {
  action: ProtectedAction
  /** What people call that which was changed: a role, a member, an address. Empty where the action says all. */
  subject: string
}

type Told = ProtectedChange & { actorName: string; origin: Origin }

/** Who has this is an admin: they could have made the change, or can undo it. */
const ADMIN = 'account.controls.manage'

/** Mails the owner and the admins if the transaction commits; whoever made the change too, for it may not have been them. */
export async function tellAdmins(
  tx: Tx,
  account: Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>,
  { actorName, origin, ...change }: Told,
): Promise<void> {
  const occasion = occasionOf(tx, origin)
  for (const { organizationName, language, ...to } of await adminsOf(tx)) {
    await sendMail(tx, account, {
      to,
      language,
      template: 'protectedChange',
      values: {
        ...change,
        organization: organizationName,
        actor: actorName,
        occasion,
        link: `${account.publicOrigin}/log`,
      },
    })
  }
}

const adminsOf = (tx: Tx) =>
  tx
    .select({
      email: person.email,
      name: person.fullName,
      language: person.language,
      organizationName: organization.name,
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .innerJoin(role, and(eq(role.organizationId, membership.organizationId), eq(role.id, membership.roleId)))
    .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
    .where(
      and(
        eq(membership.organizationId, tx.organizationId),
        eq(membership.status, 'ACTIVE'),
        or(eq(membership.isOwner, true), sql`${ADMIN} = any (${role.permissions})`),
      ),
    )
