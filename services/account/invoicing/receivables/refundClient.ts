// Reads from treasury the current state of credit memo refunds.
import { z } from 'zod'
import { decimal, minorOf } from '../../../kit/money.ts'
import { type Connection, readingOf } from '../../../kit/outbox/reading.ts'

const refundPayment = z.object({
  id: z.uuid(),
  version: z.int(),
  isClosed: z.boolean(),
  lines: z.array(
    z.object({
      id: z.uuid(),
      date: z.iso.date(),
      amount: decimal.transform(text => String(minorOf(text))),
      description: z.string(),
    }),
  ),
})

/** Reads the refunds of one organization. */
export function openRefundClient(treasury: Connection) {
  const { byIds, every } = readingOf(treasury, '/v1/refund-payments', refundPayment)
  return {
    refunds: (organizationId: string, ids: readonly string[]) => byIds(ids, { organizationId }),
    everyRefund: (organizationId: string) => every({ organizationId }),
  }
}
