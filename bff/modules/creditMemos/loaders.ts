import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import {
  readApplicationsOf,
  readCreditMemos,
  readLinesOf,
  readMemosOfInvoices,
  readMemosOfOrders,
  readRefundsOf,
} from './accountCreditMemos.ts'
import type { ApplicationBody, CreditMemoBody, CreditMemoSource, MemoLineBody, RefundBody } from './sources.ts'

export const toCreditMemo = (scope: OrganizationScope, memo: CreditMemoBody): CreditMemoSource => owned(scope, memo)

/** Maximum number of ids per request. */
const MAX_AT_ONCE = 200

/** Memos by their owners, newest first; none for viewers without the permission. */
const byOwners = (
  scope: OrganizationScope,
  read: (owners: readonly string[]) => Promise<readonly { owner: string; id: string }[]>,
) =>
  new Loader<CreditMemoSource[]>([], async (owners, give) => {
    if (!(await scope.permissions()).has('invoicing.creditMemos.view')) return
    const items = await read(owners)
    const memos = await scope.loaders(creditMemoLoaders).byId.loadAll(items.map(({ id }) => id))
    const found = new Map<string, CreditMemoSource[]>()
    for (const [place, { owner }] of items.entries()) {
      const memo = memos[place]
      if (memo) found.set(owner, [...(found.get(owner) ?? []), memo])
    }
    for (const [owner, of] of found) give(owner, of)
  })

export const creditMemoLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const items: CreditMemoSource[] = []
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const page = await readCreditMemos(scope, ids.slice(from, from + MAX_AT_ONCE))
      items.push(...page.items.map(memo => toCreditMemo(scope, memo)))
    }
    return items
  }),
  /** For viewers who may see invoices; null for others. */
  invoice: new Loader<Awaited<ReturnType<ReturnType<typeof invoiceLoaders>['byId']['load']>>>(
    null,
    async (ids, give) => {
      if (!(await scope.permissions()).has('invoicing.invoices.view')) return
      const invoices = await scope.loaders(invoiceLoaders).byId.loadAll(ids)
      for (const [place, id] of ids.entries()) give(id, invoices[place] ?? null)
    },
  ),
  lines: batchByOwner(
    async (ids): Promise<MemoLineBody[]> => (await readLinesOf(scope, ids)).items,
    ({ memoId }) => [memoId],
  ),
  applications: batchByOwner(
    async (ids): Promise<ApplicationBody[]> => (await readApplicationsOf(scope, ids)).items,
    ({ memoId }) => [memoId],
  ),
  refunds: batchByOwner(
    async (ids): Promise<RefundBody[]> => (await readRefundsOf(scope, ids)).items,
    ({ memoId }) => [memoId],
  ),
  ofInvoice: byOwners(scope, async ids =>
    (await readMemosOfInvoices(scope, ids)).items.map(({ invoiceId: owner, id }) => ({ owner, id })),
  ),
  ofOrder: byOwners(scope, async ids =>
    (await readMemosOfOrders(scope, ids)).items.map(({ orderId: owner, id }) => ({ owner, id })),
  ),
})
