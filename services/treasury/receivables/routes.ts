// HTTP of invoices' expected transactions.
import { and, asc, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/idShapes.ts'
import { expectedTransaction } from '../expected/public.ts'

const VIEW = 'treasury.expected.view'

/** The expected transactions of invoices. */
export function receivableRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/receivables/expected-transactions',
    {
      schema: {
        operationId: 'listInvoiceExpectedTransactions',
        description: 'The money that invoices have expected, the earliest first, without what was archived',
        querystring: z.strictObject({ invoiceIds: idList }),
        response: {
          200: z.object({ items: z.array(z.object({ invoiceId: z.uuid(), expectedTransactionId: z.uuid() })) }),
        },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await expectedOfInvoices(tx, request.query.invoiceIds) })),
  )
}

async function expectedOfInvoices(tx: Tx, ids: readonly string[]) {
  const { organizationId, id, invoiceId, date, status } = expectedTransaction
  const rows = await tx
    .select({ invoiceId, expectedTransactionId: id })
    .from(expectedTransaction)
    .where(and(eq(organizationId, tx.organizationId), among(invoiceId, ids), ne(status, 'ARCHIVED')))
    .orderBy(asc(invoiceId), asc(date), asc(id))
  return rows.flatMap(row => (row.invoiceId === null ? [] : [{ ...row, invoiceId: row.invoiceId }]))
}
