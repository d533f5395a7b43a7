// Payments at checkout that the provider declined: the session fails, and the customer is emailed once.
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { organization } from '../../organizations/public.ts'
import { readerOf } from '../customers/public.ts'
import { moneyText } from '../documents/public.ts'
import { cashOf, isLive, readInvoice } from '../invoices/public.ts'
import { makeLink } from './links.ts'
import { methodText } from './methodText.ts'
import { step } from './steps.ts'
import { checkoutSession as table, type SessionRow } from './table.ts'

export type Mailer = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>

/** Treasury's reason of a charge whose payment the payer's bank or card declined. */
export const DECLINED = 'DECLINED'
/** A payer may try a card several times: one email for each invoice in this time. */
const QUIET_HOURS = 1

/** The payer's payment was declined. Told again, or by another event, it changes nothing and is not emailed again. */
export async function declineSession(tx: Tx, account: Mailer, session: SessionRow): Promise<void> {
  if (!(await step(tx, session.id, 'FAIL', { failureReason: DECLINED }))) return
  const since = tx.clock.now().subtract({ hours: QUIET_HOURS }).toString()
  const earlier = await tx.$count(
    table,
    and(
      eq(table.organizationId, tx.organizationId),
      eq(table.invoiceId, session.invoiceId),
      ne(table.id, session.id),
      eq(table.failureReason, DECLINED),
      gt(table.statusChangedAt, since),
    ),
  )
  if (earlier === 0) await emailCustomer(tx, account, session)
}

async function emailCustomer(tx: Tx, account: Mailer, session: SessionRow): Promise<void> {
  const invoice = await readInvoice(tx, session.invoiceId)
  const { addresses, language } = await readerOf(tx, invoice.customerId)
  const [own] = await tx
    .select({ name: organization.legalName })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  const isPayable = isLive(invoice) && cashOf(invoice) > 0n
  const values = {
    organization: own?.name ?? '',
    invoice: invoice.number ?? '',
    amount: moneyText(session.amountMinor, session.currency, language),
    method: methodText(session, language),
    link: isPayable ? await makeLink(tx, account, session.invoiceId) : null,
  }
  for (const email of addresses)
    await sendMail(tx, account, { to: { email, name: null }, language, template: 'paymentFailed', values })
}
