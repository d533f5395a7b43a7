import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { readSlipsOfInvoices, readWithholdingSlips } from './accountWithholdingSlips.ts'
import type { WithholdingSlipBody, WithholdingSlipSource } from './sources.ts'

export const toWithholdingSlip = (scope: OrganizationScope, slip: WithholdingSlipBody): WithholdingSlipSource =>
  owned(scope, slip)

/** Maximum number of ids per request. */
const MAX_AT_ONCE = 200

export const withholdingSlipLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const items: WithholdingSlipSource[] = []
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const page = await readWithholdingSlips(scope, ids.slice(from, from + MAX_AT_ONCE))
      items.push(...page.items.map(slip => toWithholdingSlip(scope, slip)))
    }
    return items
  }),
  /** Newest first; none for viewers without the permission. */
  ofInvoice: new Loader<WithholdingSlipSource[]>([], async (invoiceIds, give) => {
    if (!(await scope.permissions()).has('invoicing.payments.view')) return
    const { items } = await readSlipsOfInvoices(scope, invoiceIds)
    const slips = await scope.loaders(withholdingSlipLoaders).byId.loadAll(items.map(({ id }) => id))
    for (const invoiceId of invoiceIds)
      give(
        invoiceId,
        items.flatMap((item, place) => {
          const slip = item.invoiceId === invoiceId ? slips[place] : undefined
          return slip ? [slip] : []
        }),
      )
  }),
})
