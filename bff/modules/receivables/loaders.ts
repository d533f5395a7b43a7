// The account service keeps invoices, treasury keeps their expected transactions: a viewer without permission for one doesn't see it
// through the other.
import type { OrganizationScope } from '../../context.ts'
import { Loader } from '../../graph/loader.ts'
import { creditMemoLoaders } from '../creditMemos/loaders.ts'
import type { CreditMemoSource } from '../creditMemos/sources.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import type { ExpectedTransactionSource } from '../expectedTransactions/sources.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import type { InvoiceSource } from '../invoices/sources.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import type { StatementTransactionSource } from '../statementTransactions/sources.ts'
import { owned } from '../../graph/owned.ts'
import { paymentLoaders } from '../payments/loaders.ts'
import type { PaymentSource } from '../payments/sources.ts'
import type { RefundToPaySource } from './sources.ts'
import { readExpectedOfInvoices, readExpectedOfRefunds, readRefundsToPay } from './treasuryReceivables.ts'

/** Maximum number of ids per request. */
const MAX_IDS = 200

export const receivableLoaders = (scope: OrganizationScope) => ({
  invoice: new Loader<InvoiceSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('invoicing.invoices.view')) return
    const invoices = await scope.loaders(invoiceLoaders).byId.loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, invoices[place] ?? null)
  }),
  creditMemo: new Loader<CreditMemoSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('invoicing.creditMemos.view')) return
    const memos = await scope.loaders(creditMemoLoaders).byId.loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, memos[place] ?? null)
  }),
  line: new Loader<StatementTransactionSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('treasury.statements.view')) return
    const lines = await scope.loaders(statementLoaders).byId.loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, lines[place] ?? null)
  }),
  expectedRefund: new Loader<ExpectedTransactionSource | null>(null, async (refundIds, give) => {
    if (!(await scope.permissions()).has('treasury.expected.view')) return
    const { byId } = scope.loaders(expectedTransactionLoaders)
    for (let from = 0; from < refundIds.length; from += MAX_IDS) {
      const { items } = await readExpectedOfRefunds(scope, refundIds.slice(from, from + MAX_IDS))
      const found = await byId.loadAll(items.map(({ expectedTransactionId }) => expectedTransactionId))
      for (const [place, { refundId }] of items.entries()) give(refundId, found[place] ?? null)
    }
  }),
  /** By expected transaction. */
  refundToPay: new Loader<RefundToPaySource | null>(null, async (expectedIds, give) => {
    for (const refund of (await readRefundsToPay(scope, expectedIds)).items)
      give(refund.expectedTransactionId, owned(scope, refund))
  }),
  payment: new Loader<PaymentSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('treasury.payments.view')) return
    const payments = await scope.loaders(paymentLoaders).byId.loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, payments[place] ?? null)
  }),
  paidExpected: new Loader<ExpectedTransactionSource | null>(null, async (ids, give) => {
    if (!(await scope.permissions()).has('treasury.expected.view')) return
    const found = await scope.loaders(expectedTransactionLoaders).byId.loadAll(ids)
    for (const [place, id] of ids.entries()) give(id, found[place] ?? null)
  }),
  /** By invoice, earliest first. */
  expected: new Loader<ExpectedTransactionSource[]>([], async (invoiceIds, give) => {
    if (!(await scope.permissions()).has('treasury.expected.view')) return
    const { byId } = scope.loaders(expectedTransactionLoaders)
    const of = new Map<string, ExpectedTransactionSource[]>()
    for (let from = 0; from < invoiceIds.length; from += MAX_IDS) {
      const { items } = await readExpectedOfInvoices(scope, invoiceIds.slice(from, from + MAX_IDS))
      const found = await byId.loadAll(items.map(({ expectedTransactionId }) => expectedTransactionId))
      for (const [place, { invoiceId }] of items.entries()) {
        const expected = found[place]
        if (expected) of.set(invoiceId, [...(of.get(invoiceId) ?? []), expected])
      }
    }
    for (const [invoiceId, expected] of of) give(invoiceId, expected)
  }),
})
