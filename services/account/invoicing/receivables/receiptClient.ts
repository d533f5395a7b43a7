// Reads from treasury the current matches of bank lines with invoices.
import { z } from 'zod'
import { decimal, minorOf } from '../../../kit/money.ts'
import { type Connection, readingOf } from '../../../kit/outbox/reading.ts'

const amount = decimal.transform(minorOf)

const receipt = z.object({
  id: z.uuid(),
  removedAt: z.string().nullable(),
  lines: z.array(z.object({ id: z.uuid(), date: z.iso.date(), entityId: z.uuid().optional() })),
  allocations: z.array(
    z.object({
      lineId: z.uuid(),
      invoiceId: z.uuid(),
      partId: z.uuid(),
      amount,
      adjustments: z.array(z.object({ kind: z.string(), amount })),
    }),
  ),
})
/** A match of bank lines with invoices. */
export type InvoiceReceipt = z.infer<typeof receipt>

/** Reads the matches of one organization. */
export function openReceiptClient(treasury: Connection) {
  const { byIds, every } = readingOf(treasury, '/v1/invoice-receipts', receipt)
  return {
    receipts: (organizationId: string, ids: readonly string[]): Promise<InvoiceReceipt[]> =>
      byIds(ids, { organizationId }),
    everyReceipt: (organizationId: string): AsyncGenerator<InvoiceReceipt[]> => every({ organizationId }),
  }
}
