import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { creditMemoLoaders } from '../creditMemos/loaders.ts'
import type { CreditMemoSource } from '../creditMemos/sources.ts'
import { readApplicationsOf, readPaymentsOfInvoices, readReceivedPayments } from './accountReceivedPayments.ts'
import type { ApplicationBody, ReceivedPaymentBody, ReceivedPaymentSource } from './sources.ts'

export const toReceivedPayment = (scope: OrganizationScope, payment: ReceivedPaymentBody): ReceivedPaymentSource =>
  owned(scope, payment)

/** Maximum number of ids per request. */
const MAX_AT_ONCE = 200

export const receivedPaymentLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const items: ReceivedPaymentSource[] = []
    for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
      const page = await readReceivedPayments(scope, ids.slice(from, from + MAX_AT_ONCE))
      items.push(...page.items.map(payment => toReceivedPayment(scope, payment)))
    }
    return items
  }),
  applications: batchByOwner(
    async (ids): Promise<ApplicationBody[]> => (await readApplicationsOf(scope, ids)).items,
    ({ paymentId }) => [paymentId],
  ),
  /** For viewers with the permission; null for others. */
  visible: new Loader<ReceivedPaymentSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('invoicing.payments.view')) return
    const payments = await scope.loaders(receivedPaymentLoaders).byId.loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, payments[place] ?? null)
  }),
  /** The same for credit memos. */
  creditMemo: new Loader<CreditMemoSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('invoicing.creditMemos.view')) return
    const memos = await scope.loaders(creditMemoLoaders).byId.loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, memos[place] ?? null)
  }),
  /** Newest first; none for viewers without the permission. */
  ofInvoice: new Loader<ReceivedPaymentSource[]>([], async (invoiceIds, give) => {
    if (!(await scope.permissions()).has('invoicing.payments.view')) return
    const { items } = await readPaymentsOfInvoices(scope, invoiceIds)
    const payments = await scope.loaders(receivedPaymentLoaders).byId.loadAll(items.map(({ id }) => id))
    for (const invoiceId of invoiceIds)
      give(
        invoiceId,
        items.flatMap((item, place) => {
          const payment = item.invoiceId === invoiceId ? payments[place] : undefined
          return payment ? [payment] : []
        }),
      )
  }),
})
