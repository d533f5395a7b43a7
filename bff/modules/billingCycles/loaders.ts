import type { OrganizationScope } from '../../context.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { listBillingOfCustomers } from './accountBilling.ts'
import type { CustomerBillingSource } from './sources.ts'

/** Maximum number of ids per request. */
const MAX_IDS = 200

export const billingLoaders = (scope: OrganizationScope) => ({
  /** By customer, for viewers who see invoices. */
  ofCustomer: new Loader<CustomerBillingSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('invoicing.invoices.view')) return
    for (let from = 0; from < ids.length; from += MAX_IDS)
      for (const { customerId, nextOn, runs } of (await listBillingOfCustomers(scope, ids.slice(from, from + MAX_IDS)))
        .items)
        give(customerId, { customerId, nextOn, runs: runs.map(run => owned(scope, run)) })
  }),
})
