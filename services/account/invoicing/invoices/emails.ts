// Emails about an invoice's steps: to the named approver, the author, and the customer of a canceled invoice.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { readerOf } from '../customers/public.ts'
import { authorsToNotify } from '../salesOrders/public.ts'
import { readInvoice } from './repository.ts'

type Mailer = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>
type Approver = { email: string; name: string; language: 'en' | 'id'; organization: string; asker: string }

/** Emails the user named to approve an invoice. Skips it if none is named, if they left, or if they requested it themselves. */
export async function mailApprover(tx: Tx, account: Mailer, id: string): Promise<void> {
  const { approverId, customerName } = await readInvoice(tx, id)
  if (approverId === null || approverId === tx.actorId) return
  const { rows } = await tx.execute<Approver>(sql`
    select p.email, p.full_name as name, p.language, o.name as organization, coalesce(a.full_name, '') as asker
    from membership m
    join person p on p.id = m.person_id
    join organization o on o.organization_id = m.organization_id
    left join person a on a.id = ${tx.actorId}
    where m.organization_id = ${tx.organizationId} and m.person_id = ${approverId} and m.status = 'ACTIVE'`)
  for (const { email, name, language, organization, asker } of rows)
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template: 'invoiceSubmitted',
      values: {
        organization,
        asker: asker === '' ? organization : asker,
        customer: customerName,
        link: `${account.publicOrigin}/invoices/${id}`,
      },
    })
}

/** Emails an invoice's author that it was returned, and why. */
export async function mailReturned(
  tx: Tx,
  account: Mailer,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { authorIds, customerName: customer } = await readInvoice(tx, id)
  for (const { email, name, language, organization, decider } of await authorsToNotify(tx, authorIds))
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template: 'invoiceReturned',
      values: { organization, author: decider, customer, reason, link: `${account.publicOrigin}/invoices/${id}` },
    })
}

/** Emails the customer, at its address for invoices, that nothing is to be paid any more. */
export async function mailCanceled(tx: Tx, account: Mailer, id: string): Promise<void> {
  const { number, snapshot, customerId } = await readInvoice(tx, id)
  if (number === null || snapshot === null) throw new Error('a canceled invoice without its number')
  const { addresses, language } = await readerOf(tx, customerId)
  for (const email of addresses)
    await sendMail(tx, account, {
      to: { email, name: null },
      language,
      template: 'invoiceCanceled',
      values: { organization: snapshot.seller.name, number },
    })
}
