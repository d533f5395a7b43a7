// What an invoice comes to while it is typed. Nothing is stored, and no number is taken.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { customer, type CustomerRow } from '../customers/public.ts'
import { issuingEntityOf } from '../issuingEntities/public.ts'
import { dueDateOf, instalmentsOf, invoiceAmounts, rateFor } from './figures.ts'
import type { InvoiceDraft } from './input.ts'
import { readSeller, type Seller } from './parties.ts'

/** Its figures, its terms, and whom they follow from; refuses what `POST /v1/invoices/amounts` says. */
export async function computeTyped(tx: Tx, draft: InvoiceDraft) {
  const buyer = draft.customerId === null ? undefined : await readBuyer(tx, draft.customerId)
  const rate = await rateFor(tx, draft)
  const seller = await issuerOf(tx, draft)
  const amounts = invoiceAmounts(draft, { seller, buyer, rate })
  const term = {
    invoiceDate: draft.invoiceDate,
    termDays: draft.termDays ?? buyer?.termDays ?? 0,
    termFrom: draft.termFrom ?? buyer?.termFrom ?? 'INVOICE_DATE',
  }
  return {
    buyer,
    seller,
    rate,
    amounts,
    milestones: instalmentsOf(draft.milestones, amounts, draft),
    termDays: term.termDays,
    dueDate: dueDateOf(term, null),
  }
}

async function issuerOf(tx: Tx, { entityId, customerId }: InvoiceDraft): Promise<Seller> {
  if (customerId === null) return readSeller(tx, entityId ?? undefined)
  return readSeller(tx, await issuingEntityOf(tx, { entityId, customerId }))
}

async function readBuyer(tx: Tx, id: string): Promise<CustomerRow> {
  const [found] = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, id)))
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}
