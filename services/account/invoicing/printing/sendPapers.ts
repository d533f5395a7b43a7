// Emails receipts and credit memos like invoices: each one's stored document goes to its customer's address for invoices.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Account } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { type CreditMemo, lockMemo } from '../creditMemos/public.ts'
import { sellerOfInvoices } from '../invoices/public.ts'
import { lockReceivedPayment, readPaying } from '../receivedPayments/public.ts'
import { printDate } from './format.ts'
import type { Sent } from './press.ts'
import { readerOf } from './reader.ts'
import { sentTo } from './send.ts'
import { printMoney } from './sums.ts'

type Mailer = Pick<Account, 'secrets' | 'jobs' | 'publicOrigin'>

/** The customer's language for its receipt. PY-4: refuses a payment that has none. */
export async function receiptLanguage(tx: Tx, id: string): Promise<'id' | 'en'> {
  const { customerId } = await lockReceivedPayment(tx, { id, action: 'SEND' })
  return (await readerOf(tx, customerId)).language
}

/** Sends a stored receipt. Refuses with PY-4, and G-3 if the payment has changed since it was printed. */
export async function sendReceipt(tx: Tx, account: Mailer, paymentId: string, { document, name }: Sent): Promise<void> {
  const { id, version } = document
  const row = await lockReceivedPayment(tx, { id: paymentId, action: 'SEND', version })
  const { addresses, language } = await readerOf(tx, row.customerId)
  const paid = await readPaying(tx, paymentId)
  const { legalName: organization } = await sellerOfInvoices(
    tx,
    paid.map(({ invoiceId }) => invoiceId),
  )
  for (const address of addresses)
    await sendMail(tx, account, {
      to: { email: address, name: null },
      language,
      template: 'paymentReceived',
      values: {
        organization,
        number: row.number,
        amount: printMoney(row.amountMinor, row.currency, language),
        date: printDate(row.paymentDate, language),
        invoices: row.invoiceNumbers,
      },
      attachment: { organizationId: tx.organizationId, id, name },
    })
  recordActivity(tx, {
    action: 'SENT',
    recordType: 'RECEIVED_PAYMENT',
    recordId: paymentId,
    recordLabel: row.number,
    changes: sentTo(addresses),
  })
  tx.emit('received-payment.changed', paymentId)
}

/** The same for a credit memo; refuses with CM-4. */
export async function memoLanguage(tx: Tx, id: string): Promise<'id' | 'en'> {
  const { customerId } = await lockMemo(tx, { id, action: 'SEND' })
  return (await readerOf(tx, customerId)).language
}

export async function sendMemo(tx: Tx, account: Mailer, memoId: string, { document, name }: Sent): Promise<void> {
  const { id, version } = document
  const row = await lockMemo(tx, { id: memoId, action: 'SEND', version })
  const { addresses, language } = await readerOf(tx, row.customerId)
  const { legalName: organization } = await sellerOfInvoices(tx, row.invoiceId === null ? [] : [row.invoiceId])
  const number = numberOf(row)
  for (const address of addresses)
    await sendMail(tx, account, {
      to: { email: address, name: null },
      language,
      template: 'creditMemoSent',
      values: {
        organization,
        number,
        total: printMoney(row.totalMinor, row.currency, language),
        invoice: row.invoiceNumber,
        remaining: row.remainingMinor === 0n ? null : printMoney(row.remainingMinor, row.currency, language),
      },
      attachment: { organizationId: tx.organizationId, id, name },
    })
  recordActivity(tx, {
    action: 'SENT',
    recordType: 'CREDIT_MEMO',
    recordId: memoId,
    recordLabel: number,
    changes: sentTo(addresses),
  })
  tx.emit('credit-memo.changed', memoId)
}

function numberOf({ number }: CreditMemo): string {
  if (number === null) throw new Error('an approved memo without its number')
  return number
}
