import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../kit/tokens.ts'
import type { Account, Origin } from '../account.ts'
import { sendMail } from '../mail/sendMail.ts'
import { organization } from '../organizations/table.ts'
import { person } from '../people/table.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import { occasionOf } from '../securityLog/tellPerson.ts'
import { membership } from './table.ts'

/** The owner learns, in the security log and by letter, that `subject` may approve who could not before. */
export async function tellOwnerOfApproval(
  account: Account,
  { organizationId, actorName }: Caller,
  { subject, origin }: { subject: string; origin: Origin },
): Promise<void> {
  await account.database.asSystem(async tx => {
    const [owner] = await tx
      .select({
        personId: person.id,
        email: person.email,
        fullName: person.fullName,
        language: person.language,
        organizationName: organization.name,
      })
      .from(membership)
      .innerJoin(person, eq(person.id, membership.personId))
      .innerJoin(organization, eq(organization.organizationId, membership.organizationId))
      .where(and(eq(membership.organizationId, organizationId), eq(membership.isOwner, true)))
    if (!owner) return
    await recordSecurityEvent(tx, { personId: owner.personId, event: 'APPROVAL_GRANTED', origin })
    await sendMail(tx, account, {
      to: { email: owner.email, name: owner.fullName },
      language: owner.language,
      template: 'approvalGranted',
      values: { organization: owner.organizationName, actor: actorName, subject, occasion: occasionOf(tx, origin) },
    })
  })
}
