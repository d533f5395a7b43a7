import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { seenWith } from '../../graph/seenWith.ts'
import { customerLoaders } from '../customers/loaders.ts'
import { goodsReceiptLoaders } from '../goodsReceipts/loaders.ts'
import { salesOrderLoaders } from '../salesOrders/loaders.ts'
import { readInvoices, readInvoicesOf, readLinesOf, readRevisionsOf } from './accountInvoices.ts'
import type { InvoiceBody, InvoiceRevisionSource, InvoiceSource, LineBody } from './sources.ts'

export const toInvoice = (scope: OrganizationScope, invoice: InvoiceBody): InvoiceSource => owned(scope, invoice)

/** Maximum number of ids per request. */
const MAX_AT_ONCE = 200

export const invoiceLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const items: InvoiceSource[] = []
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const page = await readInvoices(scope, ids.slice(from, from + MAX_AT_ONCE))
      items.push(...page.items.map(invoice => toInvoice(scope, invoice)))
    }
    return items
  }),
  customer: seenWith(scope, 'invoicing.customers.view', () => scope.loaders(customerLoaders).byId),
  salesOrder: seenWith(scope, 'invoicing.salesOrders.view', () => scope.loaders(salesOrderLoaders).byId),
  goodsReceipt: seenWith(scope, 'invoicing.goodsReceipts.view', () => scope.loaders(goodsReceiptLoaders).byId),
  lines: batchByOwner(
    async (ids): Promise<LineBody[]> => (await readLinesOf(scope, ids)).items,
    ({ invoiceId }) => [invoiceId],
  ),
  revisions: batchByOwner(
    async (ids): Promise<InvoiceRevisionSource[]> =>
      (await readRevisionsOf(scope, ids)).items.map(revision => owned(scope, revision)),
    ({ invoiceId }) => [invoiceId],
  ),
  /** By order, newest first. */
  ofOrder: new Loader<InvoiceSource[]>([], async (orderIds, give) => {
    if (!(await scope.permissions()).has('invoicing.invoices.view')) return
    const { items } = await readInvoicesOf(scope, orderIds)
    const invoices = await scope.loaders(invoiceLoaders).byId.loadAll(items.map(({ id }) => id))
    for (const orderId of new Set(items.map(item => item.orderId)))
      give(
        orderId,
        invoices.filter(invoice => invoice !== null).filter(invoice => invoice.orderId === orderId),
      )
  }),
})
