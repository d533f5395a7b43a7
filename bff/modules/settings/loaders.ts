import type { OrganizationScope } from '../../context.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { listInvoiceBankDetails } from './accountSettings.ts'
import type { InvoiceBankDetailsSource } from './sources.ts'

export const bankDetailsLoaders = (scope: OrganizationScope) => ({
  byEntity: new Loader<InvoiceBankDetailsSource | null>(null, async (_entityIds, give) => {
    for (const details of (await listInvoiceBankDetails(scope)).items) give(details.entityId, owned(scope, details))
  }),
})
