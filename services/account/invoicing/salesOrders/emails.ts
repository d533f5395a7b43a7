// Emails to a document's authors about another user's decision.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import type { SalesOrderRow } from './table.ts'

type Mailer = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>
type Author = { email: string; name: string; language: 'en' | 'id'; organization: string; decider: string }

/** The authors who are active members, except the deciding user. If an API token decides, the organization is named. */
export async function authorsToNotify(tx: Tx, authorIds: readonly string[]): Promise<Author[]> {
  const { rows } = await tx.execute<Author>(sql`
    select p.email, p.full_name as name, p.language, o.name as organization, coalesce(d.full_name, o.name) as decider
    from membership m
    join person p on p.id = m.person_id
    join organization o on o.organization_id = m.organization_id
    left join person d on d.id = ${tx.actorId}
    where m.organization_id = ${tx.organizationId} and m.status = 'ACTIVE'
      and m.person_id = any (${sql.param([...authorIds])}::uuid[]) and m.person_id is distinct from ${tx.actorId}
    order by p.id`)
  return rows
}

/** Emails them that their order was approved, or why it was rejected. */
export async function mailDecided(
  tx: Tx,
  account: Mailer,
  {
    id,
    number,
    customerName: customer,
    authorIds,
  }: Pick<SalesOrderRow, 'id' | 'number' | 'customerName' | 'authorIds'>,
  reason: string | null,
): Promise<void> {
  for (const { email, name, language, organization, decider } of await authorsToNotify(tx, authorIds))
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template: 'orderDecided',
      values: {
        organization,
        author: decider,
        number,
        customer,
        reason,
        link: `${account.publicOrigin}/sales-order/${id}`,
      },
    })
}
