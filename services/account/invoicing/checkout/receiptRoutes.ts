// HTTP routes of provider receipts: the payment that each of their transactions was booked as.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Server } from '../../../kit/http/server.ts'
import { idList } from '../../../kit/idShapes.ts'
import { checkoutReceipt as receipts } from './table.ts'

const VIEW = 'invoicing.payments.view'

const providerReceipts = z.object({
  items: z.array(
    z
      .object({
        transactionId: z.uuid().describe('The name that treasury gives it'),
        paymentId: z.uuid().describe('The payment received'),
      })
      .meta({ id: 'ProviderReceipt' }),
  ),
})

/** By payment, and by transaction. */
export function receiptRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/provider-receipts/of-payments',
    {
      schema: {
        operationId: 'listProviderReceiptsOfPayments',
        description: 'Transactions of payment providers from which received payments were booked',
        querystring: z.strictObject({ paymentIds: idList }),
        response: { 200: providerReceipts },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: await receiptsWhere(tx, { paymentIds: request.query.paymentIds }),
      })),
  )
  app.get(
    '/v1/provider-receipts/of-transactions',
    {
      schema: {
        operationId: 'listProviderReceiptsOfTransactions',
        description: 'Received payments that were booked from transactions of payment providers',
        querystring: z.strictObject({ transactionIds: idList }),
        response: { 200: providerReceipts },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({
        items: await receiptsWhere(tx, { transactionIds: request.query.transactionIds }),
      })),
  )
}

type Which = { paymentIds: readonly string[] } | { transactionIds: readonly string[] }

const receiptsWhere = (tx: Tx, which: Which) =>
  tx
    .byKey()
    .select({ transactionId: receipts.transactionId, paymentId: receipts.paymentId })
    .from(receipts)
    .where(
      and(
        eq(receipts.organizationId, tx.organizationId),
        'paymentIds' in which
          ? among(receipts.paymentId, which.paymentIds)
          : among(receipts.transactionId, which.transactionIds),
      ),
    )
