import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { Loader } from '../../graph/loader.ts'
import { owned } from '../../graph/owned.ts'
import { receivedPaymentLoaders } from '../receivedPayments/loaders.ts'
import type { ReceivedPaymentSource } from '../receivedPayments/sources.ts'
import type { PaymentSettlementSource, SettlementPaymentSource } from './sources.ts'
import {
  readPaymentsOf,
  readReceiptsOfPayments,
  readReceiptsOfTransactions,
  readSettlements,
  readSettlementsOf,
} from './treasurySettlements.ts'

/** Maximum number of ids per request. */
const MAX_AT_ONCE = 200

async function inParts<Item>(ids: readonly string[], read: (part: readonly string[]) => Promise<readonly Item[]>) {
  const items: Item[] = []
  for (let from = 0; from < ids.length; from += MAX_AT_ONCE)
    items.push(...(await read(ids.slice(from, from + MAX_AT_ONCE))))
  return items
}

export const settlementLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readSettlements(scope, ids)).items.map(settlement => owned(scope, settlement))),
  /** By settlement: its payments, in the order of its report. */
  payments: new Loader<SettlementPaymentSource[]>([], async (ids, give) => {
    for (const { settlementId, payments } of (await readPaymentsOf(scope, ids)).items)
      give(
        settlementId,
        payments.map(payment => owned(scope, payment)),
      )
  }),
  /** By provider transaction: the received payment that it was booked as; null for viewers who may not see payments. */
  receivedPayment: new Loader<ReceivedPaymentSource | null>(null, async (transactionIds, give) => {
    if (!(await scope.permissions()).has('invoicing.payments.view')) return
    const receipts = await inParts(transactionIds, async part => (await readReceiptsOfTransactions(scope, part)).items)
    const payments = await scope
      .loaders(receivedPaymentLoaders)
      .byId.loadAll(receipts.map(({ paymentId }) => paymentId))
    for (const [place, { transactionId }] of receipts.entries()) give(transactionId, payments[place] ?? null)
  }),
  /** By received payment: its settlement; null without a provider, and for viewers who may not see settlements. */
  ofPayment: new Loader<PaymentSettlementSource | null>(null, async (paymentIds, give) => {
    if (!(await scope.permissions()).has('invoicing.settlements.view')) return
    const receipts = await inParts(paymentIds, async part => (await readReceiptsOfPayments(scope, part)).items)
    if (receipts.length === 0) return
    const found = await inParts(
      receipts.map(({ transactionId }) => transactionId),
      async part => (await readSettlementsOf(scope, part)).items,
    )
    const byTransaction = new Map(found.map(({ transactionId, ...holding }) => [transactionId, holding]))
    for (const { paymentId, transactionId } of receipts) {
      const holding = byTransaction.get(transactionId)
      if (holding) give(paymentId, owned(scope, holding))
    }
  }),
})
