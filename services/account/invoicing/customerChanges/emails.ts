// Emails about customers' change requests: to the reviewers, and back.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import type { CustomerRow } from '../customers/public.ts'

/** The maximum of reviewers to email; all see the request at the customer. */
const MAX_REVIEWERS = 20

type Reviewer = { email: string; name: string; language: 'en' | 'id'; organization: string }
type Asking = { customer: Pick<CustomerRow, 'id' | 'name'>; email: string; note: string | null }

/**
 * Emails members who review customers that one requests changes. The email doesn't contain the values: they may include personal numbers.
 */
export async function mailReviewers(
  tx: Tx,
  account: Account,
  { customer: { id, name: customer }, email: author, note }: Asking,
): Promise<void> {
  const { rows } = await tx.execute<Reviewer>(sql`
    select p.email, p.full_name as name, p.language, o.name as organization
    from membership m
    join person p on p.id = m.person_id
    join role r on r.organization_id = m.organization_id and r.id = m.role_id
    join organization o on o.organization_id = m.organization_id
    where m.organization_id = ${tx.organizationId} and m.status = 'ACTIVE' and 'invoicing.customers.review' = any (r.permissions)
    order by m.joined_at, p.id limit ${MAX_REVIEWERS}`)
  for (const { email, name, language, organization } of rows)
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template: 'customerChangeAsked',
      values: { organization, customer, author, note, link: `${account.publicOrigin}/buyer/${id}` },
    })
}

type Decided = {
  customer: Pick<CustomerRow, 'language'>
  to: readonly string[]
  /** Null: it was approved. */
  reason: string | null
}

/** Emails the decision to the customer. */
export async function mailDecision(tx: Tx, account: Account, { customer, to, reason }: Decided): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select legal_name as name from organization where organization_id = ${tx.organizationId}`)
  const organization = rows[0]?.name ?? ''
  const link = `${account.publicOrigin}/customer/data`
  for (const email of new Set(to.map(each => each.toLowerCase())))
    await sendMail(tx, account, {
      to: { email, name: null },
      language: customer.language,
      template: 'customerChangeDecided',
      values: { organization, reason, link },
    })
}
