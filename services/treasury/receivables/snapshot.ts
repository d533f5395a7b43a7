// Reads issued invoices and refunds of credit memos from the account service, in their current state.
import { z } from 'zod'
import { currency, decimal, minorOf } from '../../kit/money.ts'
import { type Connection, readingOf } from '../../kit/outbox/reading.ts'

const cash = decimal.transform(minorOf)

const customer = z.object({
  id: z.uuid(),
  legalName: z.string(),
  alias: z.string().nullable(),
  isCompany: z.boolean(),
  taxNumber: z.string().nullable(),
  accountNumber: z.string().nullable(),
  accountName: z.string().nullable(),
  virtualAccountNumbers: z.array(z.string()),
})

const snapshot = z.object({
  id: z.uuid(),
  number: z.string(),
  purchaseOrderNumber: z.string().nullable(),
  virtualAccountNumbers: z.array(z.string()),
  customer,
  currency,
  parts: z.array(
    z.object({
      partId: z.uuid(),
      name: z.string().nullable(),
      dueDate: z.iso.date(),
      promisedOn: z.iso.date().nullable(),
      expectedCash: cash,
      receivedByBank: cash,
    }),
  ),
  claim: z.object({ since: z.iso.date(), amount: cash }).nullable(),
  version: z.int(),
})
/** An issued or canceled invoice, and its expected cash. */
export type InvoiceSnapshot = z.infer<typeof snapshot>

const refundSnapshot = z.object({
  id: z.uuid(),
  creditMemoId: z.uuid(),
  number: z.string(),
  customer,
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  currency,
  amount: cash,
  askedOn: z.iso.date(),
  isCalledOff: z.boolean(),
  version: z.int(),
})
/** A refund of a credit memo, whose money is expected to leave. */
export type RefundSnapshot = z.infer<typeof refundSnapshot>

/** Reads invoices of one organization. */
export function openInvoiceClient(account: Connection) {
  const { byIds, every } = readingOf(account, '/v1/projection/invoices', snapshot)
  return {
    invoices: (organizationId: string, ids: readonly string[]): Promise<InvoiceSnapshot[]> =>
      byIds(ids, { organizationId }),
    everyInvoice: (organizationId: string): AsyncGenerator<InvoiceSnapshot[]> => every({ organizationId }),
  }
}

/** Reads refunds of one organization's credit memos. */
export function openRefundClient(account: Connection) {
  const { byIds, every } = readingOf(account, '/v1/projection/credit-memo-refunds', refundSnapshot)
  return {
    refunds: (organizationId: string, ids: readonly string[]): Promise<RefundSnapshot[]> =>
      byIds(ids, { organizationId }),
    everyRefund: (organizationId: string): AsyncGenerator<RefundSnapshot[]> => every({ organizationId }),
  }
}
