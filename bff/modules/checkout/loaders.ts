import type { OrganizationScope } from '../../context.ts'
import { Loader } from '../../graph/loader.ts'
import { batchByOwner } from '../../graph/batchById.ts'
import { countCheckoutLinks, listVirtualAccounts } from './accountCheckout.ts'
import type { CustomerVirtualAccountSource } from './sources.ts'

/** Maximum number of ids per request. */
const MAX_IDS = 200

export const checkoutLoaders = (scope: OrganizationScope) => ({
  /** By customer. */
  virtualAccounts: batchByOwner(
    async (ids): Promise<CustomerVirtualAccountSource[]> => (await listVirtualAccounts(scope, ids)).items,
    ({ customerId }) => [customerId],
  ),
  /** By invoice, the number of links that open it. */
  linkCount: new Loader<number>(0, async (invoiceIds, give) => {
    for (let from = 0; from < invoiceIds.length; from += MAX_IDS) {
      const { items } = await countCheckoutLinks(scope, invoiceIds.slice(from, from + MAX_IDS))
      for (const { invoiceId, count } of items) give(invoiceId, count)
    }
  }),
})
