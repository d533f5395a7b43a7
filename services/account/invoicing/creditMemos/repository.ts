// SQL of single credit memos, their lines and applications; lists are in list.ts.
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { isOwn, mayApprove } from '../../organizations/public.ts'
import { type Invoice, invoiceLine, readInvoiceLines } from '../invoices/public.ts'
import { codes } from './errors.ts'
import type { CreditableInvoice } from './figures.ts'
import { type CreditMemoAction, isPossible, statesFor } from './lifecycle.ts'
import { type CreditMemo, creditMemoList } from './list.ts'
import { creditMemo as table, creditMemoApplication, creditMemoLine, type CreditMemoRow } from './table.ts'

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

export async function readMemo(tx: Tx, id: string): Promise<CreditMemo> {
  const row = await creditMemoList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

type Wanted = { id: string; action: CreditMemoAction; version?: number | undefined }

/** Locks the memo, in a state that allows the action. Lock order: orders, memo, invoices, and the number's series last. */
export async function lockMemo(tx: Tx, { id, action, version }: Wanted): Promise<CreditMemo> {
  const [locked] = await tx.select({ id: table.id }).from(table).where(withId(tx, id)).for('no key update')
  if (!locked) throw new Refusal(commonErrors.notFound)
  const before = await readMemo(tx, id)
  if (version !== undefined && before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (!isPossible(action, before)) throw new Refusal(codes.memoStatus)
  return before
}

type Changes = Partial<Omit<CreditMemoRow, 'organizationId' | 'id' | 'version' | 'authorIds'>> & {
  authorIds?: string[] | SQL
}

/** Changes a memo in a state that allows the action. Its authors can't approve it, unless the organization lets them. */
export async function changeMemo(
  tx: Tx,
  before: CreditMemo,
  action: CreditMemoAction,
  values: Changes,
): Promise<CreditMemoRow> {
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(
      and(
        withId(tx, before.id),
        eq(table.version, before.version),
        inArray(table.status, [...statesFor(action, before.kind)]),
        action === 'APPROVE' ? mayApprove(tx, table.authorIds) : undefined,
      ),
    )
    .returning()
  // The row is locked, so only the control can have changed.
  if (!row) throw new Refusal(isOwn(before, tx) ? codes.memoOwn : commonErrors.staleVersion)
  return row
}

/** The lines of these memos, in order, with the invoice lines that they credit. */
export const readMemoLines = (tx: Tx, memoIds: readonly string[]) =>
  tx
    .select({
      id: creditMemoLine.id,
      memoId: creditMemoLine.memoId,
      invoiceLineId: creditMemoLine.invoiceLineId,
      orderLineId: invoiceLine.orderLineId,
      description: invoiceLine.description,
      kind: invoiceLine.kind,
      unit: invoiceLine.unit,
      priceMinor: invoiceLine.priceMinor,
      quantity: creditMemoLine.quantity,
      baseMinor: creditMemoLine.baseMinor,
    })
    .from(creditMemoLine)
    .innerJoin(
      invoiceLine,
      and(
        eq(invoiceLine.organizationId, creditMemoLine.organizationId),
        eq(invoiceLine.id, creditMemoLine.invoiceLineId),
      ),
    )
    .where(and(eq(creditMemoLine.organizationId, tx.organizationId), among(creditMemoLine.memoId, memoIds)))
    .orderBy(asc(creditMemoLine.memoId), asc(creditMemoLine.place))
export type MemoLine = Awaited<ReturnType<typeof readMemoLines>>[number]

/** Current and past applications of these memos, in order. */
export const readApplications = (tx: Tx, memoIds: readonly string[]) =>
  tx
    .select()
    .from(creditMemoApplication)
    .where(
      and(eq(creditMemoApplication.organizationId, tx.organizationId), among(creditMemoApplication.memoId, memoIds)),
    )
    .orderBy(asc(creditMemoApplication.memoId), asc(creditMemoApplication.appliedAt), asc(creditMemoApplication.id))

/** A memo's current applications, oldest first. */
export const readActiveApplications = (tx: Tx, memoId: string) =>
  tx
    .select()
    .from(creditMemoApplication)
    .where(
      and(
        eq(creditMemoApplication.organizationId, tx.organizationId),
        eq(creditMemoApplication.memoId, memoId),
        isNull(creditMemoApplication.undoneAt),
      ),
    )
    .orderBy(asc(creditMemoApplication.appliedAt), asc(creditMemoApplication.id))

type CreditedRow = { lineId: string; quantity: string; base: string }

/** An invoice with what approved memos credited of its lines and VAT. For decisions, hold its lock. */
export async function readCreditable(tx: Tx, invoice: Invoice) {
  const approved = sql`m.organization_id = ${tx.organizationId} and m.invoice_id = ${invoice.id}
    and m.status in ('OPEN', 'PARTIALLY_APPLIED', 'APPLIED', 'REFUNDING', 'REFUNDED')`
  const lines = await readInvoiceLines(tx, [invoice.id])
  const { rows } = await tx.execute<CreditedRow>(sql`
    select l.invoice_line_id as "lineId", sum(l.quantity)::text as quantity, sum(l.base_minor)::text as base
    from credit_memo m
    join credit_memo_line l on l.organization_id = m.organization_id and l.memo_id = m.id
    where ${approved} group by l.invoice_line_id`)
  const { rows: sums } = await tx.execute<{ vat: string }>(
    sql`select coalesce(sum(m.vat_minor), 0)::text as vat from credit_memo m where ${approved}`,
  )
  const credited = new Map(rows.map(row => [row.lineId, row]))
  const ofInvoice = lines.map(line => {
    const { quantity = '0', base = '0' } = credited.get(line.id) ?? {}
    return { ...line, credited: { quantity: BigInt(quantity), baseMinor: BigInt(base) } }
  })
  return { ...invoice, lines: ofInvoice, creditedVatMinor: BigInt(sums[0]!.vat) } satisfies CreditableInvoice
}

/** Deletes a draft with its lines. */
export const removeMemo = (tx: Tx, { id, version }: CreditMemo) =>
  tx.delete(table).where(and(withId(tx, id), eq(table.version, version), eq(table.status, 'DRAFT')))

/**
 * CM-18: refuses corrections of an invoice that was written off: unpaid money would become credit. For decisions, hold the invoice's lock.
 */
export async function refuseWrittenOff(tx: Tx, invoiceId: string): Promise<void> {
  const [found] = await tx
    .select({ number: table.number })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.invoiceId, invoiceId),
        eq(table.kind, 'WRITE_OFF'),
        eq(table.status, 'APPLIED'),
      ),
    )
    .limit(1)
  if (found) throw new Refusal(codes.memoOfWrittenOff, { params: { number: found.number ?? '' } })
}
