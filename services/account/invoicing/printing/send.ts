// Issued invoices by email: the PDF that is kept of each goes to where its customer wants invoices.
import { and, eq } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { makeLink } from '../checkout/public.ts'
import { customer } from '../customers/public.ts'
import { type Invoice, lockInvoice } from '../invoices/public.ts'
import { printAmount, printDate } from './format.ts'
import type { InvoiceDocumentRow } from './table.ts'

async function readerOf(tx: Tx, { customerId }: Invoice) {
  const { email, invoiceEmails, language } = customer
  const [found] = await tx
    .select({ email, invoiceEmails, language })
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, customerId)))
  if (!found) throw new Error('an invoice without its customer')
  return found
}

/** The language in which the customer reads invoices; refuses IN-7 for one that can't be sent. */
export const languageToSend = async (tx: Tx, id: string): Promise<'id' | 'en'> =>
  (await readerOf(tx, await lockInvoice(tx, id, 'SEND'))).language

type Sent = {
  document: InvoiceDocumentRow
  name: string
  /** Its customer can pay it by a link, which goes with it. */
  isPayable: boolean
}

/** Sends a document that is kept; refuses IN-7, and G-3 where the invoice has changed since it was printed. */
export async function sendInvoice(
  tx: Tx,
  account: Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>,
  { document: { id, invoiceId, version }, name, isPayable }: Sent,
): Promise<void> {
  const row = await lockInvoice(tx, invoiceId, 'SEND', version)
  const { number, snapshot, currency, totalMinor, dueDate } = row
  if (number === null || snapshot === null) throw new Error('an issued invoice without its number')
  const { email, invoiceEmails, language } = await readerOf(tx, row)
  const addresses = invoiceEmails.length === 0 ? [email] : invoiceEmails
  const link = isPayable ? await makeLink(tx, account, invoiceId) : null
  const symbol = currency === 'IDR' ? 'Rp' : `${currency} `
  for (const address of addresses)
    await sendMail(tx, account, {
      to: { email: address, name: null },
      language,
      template: 'invoiceSent',
      values: {
        organization: snapshot.seller.name,
        number,
        total: `${symbol}${printAmount(totalMinor, language)}`,
        due: dueDate === null || totalMinor === 0n ? null : printDate(dueDate, language),
        link,
      },
      attachment: { organizationId: tx.organizationId, id, name },
    })
  recordActivity(tx, {
    action: 'SENT',
    recordType: 'INVOICE',
    recordId: invoiceId,
    recordLabel: number,
    changes: [{ field: 'email', before: null, after: addresses.join(', ') }],
  })
  tx.emit('invoice.changed', invoiceId)
}
