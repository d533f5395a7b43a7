import type { OrganizationScope } from '../../context.ts'
import { Loader } from '../../graph/loader.ts'
import { countCheckoutLinks } from './accountCheckout.ts'

/** As many as the service reads at once. */
const MAX_IDS = 200

export const checkoutLoaders = (scope: OrganizationScope) => ({
  /** By invoice, how many links open it. */
  linkCount: new Loader<number>(0, async (invoiceIds, give) => {
    for (let from = 0; from < invoiceIds.length; from += MAX_IDS) {
      const { items } = await countCheckoutLinks(scope, invoiceIds.slice(from, from + MAX_IDS))
      for (const { invoiceId, count } of items) give(invoiceId, count)
    }
  }),
})
