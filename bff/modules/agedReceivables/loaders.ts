import type { OrganizationScope } from '../../context.ts'
import { Loader } from '../../graph/loader.ts'
import { seenWith } from '../../graph/seenWith.ts'
import { readOwedBy } from './accountReceivables.ts'
import type { CustomerOwedSource } from './sources.ts'

export const agedReceivablesLoaders = (scope: OrganizationScope) => {
  const owed = new Loader<CustomerOwedSource | null>(null, async (ids, give) => {
    for (const { customerId, ...sums } of (await readOwedBy(scope, ids)).items) give(customerId, sums)
  })
  /** By customer. */
  return { owed: seenWith(scope, 'invoicing.invoices.view', () => owed) }
}
