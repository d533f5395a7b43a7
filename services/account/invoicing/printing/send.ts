// Emails issued invoices: each one's stored PDF goes to its customer's address for invoices.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { bankOf, bankText } from '../bankDetails/public.ts'
import { makeLink, virtualAccountTexts } from '../checkout/public.ts'
import { cashOf, type Invoice, lockInvoice } from '../invoices/public.ts'
import { printDate } from './format.ts'
import type { Sent } from './press.ts'
import { readerOf } from './reader.ts'
import { printMoney } from './sums.ts'

/** The customer's language for invoices. IN-7: refuses an invoice that can't be sent. */
export const invoiceLanguage = async (tx: Tx, id: string): Promise<'id' | 'en'> =>
  (await readerOf(tx, (await lockInvoice(tx, id, 'SEND')).customerId)).language

/** If `isPayable`, the email contains a payment link. */
type SentInvoice = Sent & { invoiceId: string; isPayable: boolean }

/** Sends a stored document. Refuses with IN-7, and G-3 if the invoice has changed since it was printed. */
export async function sendInvoice(
  tx: Tx,
  account: Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>,
  { invoiceId, document: { id, version }, name, isPayable }: SentInvoice,
): Promise<void> {
  const row = await lockInvoice(tx, invoiceId, 'SEND', version)
  const { number, snapshot, currency, totalMinor, withheldMinor, dueDate } = row
  if (number === null || snapshot === null) throw new Error('an issued invoice without its number')
  const { addresses, language } = await readerOf(tx, row.customerId)
  const link = isPayable && cashOf(row) > 0n ? await makeLink(tx, account, invoiceId) : null
  for (const address of addresses)
    await sendMail(tx, account, {
      to: { email: address, name: null },
      language,
      template: 'invoiceSent',
      values: {
        organization: snapshot.seller.name,
        number,
        total: printMoney(totalMinor, currency, language),
        withheld:
          withheldMinor === 0n
            ? null
            : {
                amount: printMoney(withheldMinor, currency, language),
                toTransfer: printMoney(totalMinor - withheldMinor, currency, language),
              },
        due: dueDate === null || totalMinor === 0n ? null : printDate(dueDate, language),
        bank: await whereToPay(tx, row),
        virtualAccounts: cashOf(row) > 0n ? await virtualAccountTexts(tx, row) : [],
        link,
      },
      attachment: { organizationId: tx.organizationId, id, name },
    })
  recordActivity(tx, {
    action: 'SENT',
    recordType: 'INVOICE',
    recordId: invoiceId,
    recordLabel: number,
    changes: sentTo(addresses),
  })
  tx.emit('invoice.changed', invoiceId)
}

/** Where to transfer the payment, as on the document; null if nothing is to be paid, or no account was chosen. */
async function whereToPay(tx: Tx, row: Invoice): Promise<string | null> {
  if (cashOf(row) <= 0n) return null
  const bank = await bankOf(tx, row)
  return bank && bankText(bank)
}

/** The email addresses, for the activity log. */
export const sentTo = (addresses: readonly string[]) => [{ field: 'email', before: null, after: addresses.join(', ') }]
