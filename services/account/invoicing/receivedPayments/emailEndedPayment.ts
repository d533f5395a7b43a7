// Emails about payments that did not come true: to the customer whose proof was rejected, and to the members who recorded cash that nobody
// confirmed.
import { and, eq } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { organization } from '../../organizations/public.ts'
import { readerOf } from '../customers/public.ts'
import { moneyText } from '../documents/public.ts'
import { invoice } from '../invoices/public.ts'
import { authorsToNotify } from '../salesOrders/public.ts'
import type { ReceivedPaymentRow } from './table.ts'

export type Mailer = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>
type Ended = { before: ReceivedPaymentRow; after: ReceivedPaymentRow; reason: string }

/** Emails each reader once: a payment ends once. */
export async function emailEndedPayment(tx: Tx, account: Mailer, ended: Ended): Promise<void> {
  const isProof = ended.after.proofOf.length > 0
  if (isProof) await emailCustomer(tx, account, ended)
  else if (ended.after.status === 'FAILED') await emailRecorders(tx, account, ended)
}

async function ownName(tx: Tx): Promise<string> {
  const [own] = await tx
    .select({ name: organization.legalName })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  return own?.name ?? ''
}

/** The customer's user who sent the proof; of a proof by payment link, where the customer wants invoices. */
async function emailCustomer(tx: Tx, account: Mailer, { after, reason }: Ended): Promise<void> {
  const { addresses, language } = await readerOf(tx, after.customerId)
  const invoices = await tx
    .select({ number: invoice.number })
    .from(invoice)
    .where(and(eq(invoice.organizationId, tx.organizationId), among(invoice.id, after.proofOf)))
    .orderBy(invoice.number)
  const values = {
    organization: await ownName(tx),
    number: after.number,
    amount: moneyText(after.amountMinor, after.currency, language),
    date: after.paymentDate,
    invoices: invoices.flatMap(({ number }) => (number === null ? [] : [number])),
    reason,
    link: after.customerEmail === null ? null : `${account.publicOrigin}/customer`,
  }
  for (const email of after.customerEmail === null ? addresses : [after.customerEmail])
    await sendMail(tx, account, { to: { email, name: null }, language, template: 'proofRejected', values })
}

/** The members who recorded it, except the one who rejects it. */
async function emailRecorders(tx: Tx, account: Mailer, { after, reason }: Ended): Promise<void> {
  for (const { email, name, language, organization: own } of await authorsToNotify(tx, after.authorIds))
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template: 'recordedPaymentFailed',
      values: {
        organization: own,
        number: after.number,
        customer: after.customerName,
        amount: moneyText(after.amountMinor, after.currency, language),
        reason,
        link: `${account.publicOrigin}/payment/${after.id}`,
      },
    })
}
