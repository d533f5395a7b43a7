// Emails users who manage invoices, once per run, that drafts are ready.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'

type Mailer = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>
type Reader = { email: string; name: string; language: 'en' | 'id'; organization: string }

/** One email about all runs not announced yet. Of two workers, the one that marks a run sends its email. */
export async function emailDrafts(tx: Tx, account: Mailer): Promise<void> {
  const { rows: runs } = await tx.execute<{ customer: string; drafts: number }>(sql`
    with told as (
      update billing_run set told_at = ${tx.clock.now().toString()}
      where organization_id = ${tx.organizationId} and told_at is null and cycle <> 'ON_DEMAND' and draft_count > 0
      returning customer_id, draft_count)
    select c.name as customer, sum(t.draft_count)::int as drafts
    from told t join customer c on c.organization_id = ${tx.organizationId} and c.id = t.customer_id
    group by c.id, c.name order by c.name`)
  if (runs.length === 0) return
  const { rows: readers } = await tx.execute<Reader>(sql`
    select p.email, p.full_name as name, p.language, o.name as organization
    from membership m
    join role r on r.organization_id = m.organization_id and r.id = m.role_id
    join person p on p.id = m.person_id
    join organization o on o.organization_id = m.organization_id
    where m.organization_id = ${tx.organizationId} and m.status = 'ACTIVE' and 'invoicing.invoices.manage' = any (r.permissions)
    order by p.id`)
  for (const { email, name, language, organization } of readers)
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template: 'billingDrafted',
      values: {
        organization,
        drafts: runs.reduce((sum, { drafts }) => sum + drafts, 0),
        customers: runs.map(({ customer }) => customer),
        link: `${account.publicOrigin}/invoices?tab=DRAFT&source=BILLING`,
      },
    })
}
