import type { OrganizationScope } from '../../context.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { listTaxInvoices } from './accountTaxInvoices.ts'
import type { TaxInvoiceSource } from './sources.ts'

/** Maximum number of ids per request. */
const MAX_AT_ONCE = 200

export const taxInvoiceLoaders = (scope: OrganizationScope) => ({
  /** By invoice; null for one that isn't issued. */
  ofInvoice: new Loader<TaxInvoiceSource | null>(null, async (invoiceIds, give) => {
    for (let from = 0; from < invoiceIds.length; from += MAX_AT_ONCE) {
      const { items } = await listTaxInvoices(scope, invoiceIds.slice(from, from + MAX_AT_ONCE))
      for (const item of items) give(item.invoiceId, owned(scope, item))
    }
  }),
})
