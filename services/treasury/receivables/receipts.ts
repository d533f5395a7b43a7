// Matches of bank lines with invoices, in the form that the account service books.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { type Currency, formatMinor } from '../../kit/money.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'
import type { AdjustmentKind } from '../reconciliation/public.ts'

type Changed = {
  expecteds: readonly ExpectedRow[]
  reconciliations: readonly { id: string; allocations: readonly { expectedTransactionId: string }[] }[]
}

/** Emits the events of matches with invoices that have changed. */
export function emitReceipts(tx: Tx, { expecteds, reconciliations }: Changed): void {
  const ofInvoices = new Set(expecteds.flatMap(({ id, invoiceId }) => (invoiceId === null ? [] : [id])))
  for (const { id, allocations } of reconciliations)
    if (allocations.some(({ expectedTransactionId }) => ofInvoices.has(expectedTransactionId)))
      tx.emit('invoice-receipt.changed', id)
}

type Row = {
  id: string
  removedAt: string | null
  currency: Currency
  lines: { id: string; date: string; amount: string; entityId: string }[]
  allocations: {
    lineId: string
    invoiceId: string
    partId: string
    amount: string
    adjustments: { kind: AdjustmentKind; amount: string }[]
  }[]
}

type Which = { ids: readonly string[] } | { after: string | undefined; first: number }

/** Matches with invoices, active or undone, in order of id: those with these `ids`, or those after an id. */
export async function listReceipts(tx: Tx, which: Which) {
  const [filter, limit] =
    'ids' in which
      ? [sql`r.id = any (${sql.param([...which.ids])}::uuid[])`, which.ids.length]
      : [which.after === undefined ? sql`true` : sql`r.id > ${which.after}::uuid`, which.first]
  const { rows } = await tx.execute<Row>(sql`
    select r.id, to_char(r.removed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "removedAt", r.currency, (
      select jsonb_agg(jsonb_build_object('id', t.id, 'date', t.date, 'amount', t.amount_minor::text, 'entityId', b.entity_id)
        order by t.date, t.id)
      from statement_transaction t
      join bank_account b on b.organization_id = t.organization_id and b.id = t.bank_account_id
      where t.organization_id = r.organization_id and t.id in (
        select a.statement_transaction_id from allocation a
        where a.organization_id = r.organization_id and a.reconciliation_id = r.id)) as lines, (
      select jsonb_agg(jsonb_build_object('lineId', a.statement_transaction_id, 'invoiceId', e.invoice_id,
        'partId', e.invoice_part_id, 'amount', a.amount_minor::text, 'adjustments', coalesce((
          select jsonb_agg(jsonb_build_object('kind', d.kind, 'amount', d.amount_minor::text) order by d.place)
          from adjustment d where d.organization_id = a.organization_id and d.allocation_id = a.id), '[]')) order by a.place)
      from allocation a
      join expected_transaction e on e.organization_id = a.organization_id and e.id = a.expected_transaction_id
      where a.organization_id = r.organization_id and a.reconciliation_id = r.id and e.invoice_id is not null) as allocations
    from reconciliation r
    where r.organization_id = ${tx.organizationId} and ${filter} and r.id in (
      select a.reconciliation_id from allocation a
      join expected_transaction e on e.organization_id = a.organization_id and e.id = a.expected_transaction_id
      where a.organization_id = ${tx.organizationId} and e.invoice_id is not null)
    order by r.id limit ${limit}`)
  const show = (minor: string) => formatMinor(BigInt(minor))
  return rows.map(row => ({
    ...row,
    lines: row.lines.map(line => ({ ...line, amount: show(line.amount) })),
    allocations: row.allocations.map(({ adjustments, amount, ...part }) => ({
      ...part,
      amount: show(amount),
      adjustments: adjustments.map(one => ({ kind: one.kind, amount: show(one.amount) })),
    })),
  }))
}
