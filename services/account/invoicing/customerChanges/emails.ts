// Emails about changes that customers ask for: to those who decide, and back.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import type { CustomerRow } from '../customers/public.ts'

/** Of many who could decide, so many are mailed; all see it at the customer. */
const MAX_REVIEWERS = 20

type Reviewer = { email: string; name: string; language: 'en' | 'id'; organization: string }
type Asking = { customer: Pick<CustomerRow, 'id' | 'name'>; email: string; note: string | null }

/** Tells members who review customers that one asks for changes. What is asked for stays out of the email: it may hold numbers of persons. */
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

/** Tells the customer what was decided. */
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
