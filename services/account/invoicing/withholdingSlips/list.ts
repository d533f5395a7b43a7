// The list of withholding slips: its query parameters, and their meaning in SQL.
import { getTableColumns, sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountFilters, amountRangeCheck } from '../../../kit/amountRange.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type AttachedFile, attachedFiles } from '../../../kit/files/attachedFiles.ts'
import { id } from '../../../kit/idShapes.ts'
import { atLeast, atMost, defineList, equalTo, oneOf, sortBy } from '../../../kit/list.ts'
import { currency } from '../../../kit/money.ts'
import { moneySummary } from '../../../kit/moneySummary.ts'
import { textSearch } from '../../../kit/searchWords.ts'
import { codes } from './errors.ts'
import { withholdingSlip as table, WITHHOLDING_SLIP_STATUSES, type WithholdingSlipRow } from './table.ts'

/** For one invoice, with minor units as text. */
type Covered = {
  invoiceId: string
  number: string
  amount: string
  rounding: string
  owed: string
}

/** A slip with its computed fields. */
export type WithholdingSlip = WithholdingSlipRow & { files: AttachedFile[]; invoices: Covered[] }

const columns = {
  ...getTableColumns(table),
  files: attachedFiles(
    'withholding_slip_file',
    sql`l.organization_id = ${table.organizationId} and l.slip_id = ${table.id}`,
  ),
  // For a pending slip, what it will close.
  invoices: sql<Covered[]>`coalesce((
    select jsonb_agg(jsonb_build_object('invoiceId', s.invoice_id, 'number', i.number, 'amount', s.amount_minor::text,
      'rounding', s.rounding_minor::text, 'owed', s.owed_minor::text) order by s.place)
    from withholding_slip_invoice s
    join invoice i on i.organization_id = s.organization_id and i.id = s.invoice_id
    where s.organization_id = withholding_slip.organization_id and s.slip_id = withholding_slip.id), (
    select jsonb_agg(jsonb_build_object('invoiceId', i.id, 'number', i.number, 'amount', p.value ->> 'amount',
      'rounding', '0', 'owed', '0') order by p.ordinality)
    from jsonb_array_elements(withholding_slip.planned) with ordinality p
    join invoice i on i.organization_id = withholding_slip.organization_id and i.id = (p.value ->> 'invoiceId')::uuid), '[]')`.as(
    'invoices',
  ),
}

export const withholdingSlipList = defineList<WithholdingSlip>({
  table,
  filters: {
    search: textSearch(table, 'search_withholding_slip'),
    status: oneOf(table.status, z.enum(WITHHOLDING_SLIP_STATUSES)),
    customerId: equalTo(table.customerId, id),
    currency: equalTo(table.currency, currency),
    dateFrom: atLeast(table.slipDate, z.iso.date()),
    dateTo: atMost(table.slipDate, z.iso.date()),
    periodFrom: atLeast(table.period, z.iso.date()),
    periodTo: atMost(table.period, z.iso.date()),
    ...amountFilters(table.amountMinor),
  },
  refine: amountRangeCheck({
    amountAtLeastTooLarge: codes.slipAmountAtLeastTooLarge,
    amountNoMoreThanTooSmall: codes.slipAmountNoMoreThanTooSmall,
  }),
  orders: ['-slipDate', 'slipDate', '-amount', 'amount', '-createdAt', 'createdAt'],
  sorts: {
    slipDate: sortBy(table, 'slipDate'),
    amount: sortBy(table, 'amountMinor'),
    createdAt: sortBy(table, 'createdAt'),
  },
  select: tx => tx.select(columns).from(table),
})

/** How many match a filter, and the sums of valid ones, by currency. */
export const withholdingSlipSummary = moneySummary(table, {
  description: 'How many the filter admits, and the sums by currency of those that are recorded',
  sum: sql`coalesce(sum(${table.amountMinor}) filter (where ${table.status} = 'RECORDED'), 0)`,
})

const MAX_PER_RECORD = 100

/** The 100 newest slips of each invoice, including canceled ones, newest first. */
export async function slipsOfInvoices(
  tx: Tx,
  invoiceIds: readonly string[],
): Promise<{ invoiceId: string; id: string }[]> {
  const { rows } = await tx.execute<{ invoiceId: string; id: string }>(sql`
    select wanted.id as "invoiceId", s.id from unnest(${sql.param([...invoiceIds])}::uuid[]) as wanted (id)
    cross join lateral (
      select slip.id, slip.created_at from withholding_slip_invoice covered
      join withholding_slip slip on slip.organization_id = covered.organization_id and slip.id = covered.slip_id
      where covered.organization_id = ${tx.organizationId} and covered.invoice_id = wanted.id
      order by slip.created_at desc, slip.id desc limit ${MAX_PER_RECORD}) s
    order by s.created_at desc, s.id desc`)
  return rows
}

/** Invoices of a customer with a pending slip. */
export async function slipsWaiting(tx: Tx, customerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p ->> 'invoiceId' as id from withholding_slip s cross join lateral jsonb_array_elements(s.planned) p
    where s.organization_id = ${tx.organizationId} and s.customer_id = ${customerId} and s.status = 'PENDING'`)
  return new Set(rows.map(row => row.id))
}
