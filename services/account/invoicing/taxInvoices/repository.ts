// SQL of tax invoices.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { customer } from '../customers/public.ts'
import {
  addressText,
  businessDayOf,
  holdInvoices,
  invoice,
  type InvoiceRow,
  readInvoiceLines,
} from '../invoices/public.ts'
import type { Candidate } from './document.ts'
import { codes } from './errors.ts'
import { inRupiah } from './rupiah.ts'
import { isAllowed, LIFECYCLE, type TaxInvoiceAction } from './lifecycle.ts'
import { taxInvoice as table, type TaxInvoiceRow } from './table.ts'

const statusColumn = sql<TaxInvoiceRow['status']>`coalesce(${table.status}, 'NOT_EXPORTED')`

const beside = and(eq(table.organizationId, invoice.organizationId), eq(table.invoiceId, invoice.id))
const ofCustomer = and(eq(customer.organizationId, invoice.organizationId), eq(customer.id, invoice.customerId))

/** Tax invoices of issued invoices, with what their state and code depend on, in one statement. */
export const readTaxInvoices = (tx: Tx, invoiceIds: readonly string[]) =>
  tx
    .select({
      invoiceId: invoice.id,
      invoiceDate: invoice.invoiceDate,
      invoiceStatus: invoice.status,
      vatTreatment: invoice.vatTreatment,
      baseMinor: invoice.baseMinor,
      collectedVatMinor: invoice.collectedVatMinor,
      isGovernment: sql<boolean>`coalesce(${invoice.snapshot}->>'collector', ${customer.taxStatus}) = 'GOVERNMENT'`,
      isImported: sql<boolean>`${invoice.openedOn} is not null`,
      status: statusColumn,
      facility: table.facility,
      number: table.number,
      reason: table.reason,
      fileId: table.fileId,
      exportedAt: table.exportedAt,
      exportedBy: table.exportedBy,
      returnedVatMinor: sql<string>`coalesce((
        select sum(m.return_note_vat_minor) from credit_memo m
        where m.organization_id = invoice.organization_id and m.invoice_id = invoice.id), 0)::text`,
      version: sql<number>`coalesce(${table.version}, 0)`,
      today: sql<string>`${businessDayOf(tx)}::text`,
    })
    .from(invoice)
    .innerJoin(customer, ofCustomer)
    .leftJoin(table, beside)
    .where(
      and(
        eq(invoice.organizationId, tx.organizationId),
        among(invoice.id, invoiceIds),
        sql`${invoice.number} is not null`,
      ),
    )
export type TaxInvoice = Awaited<ReturnType<typeof readTaxInvoices>>[number]

/** The tax invoice of an issued invoice; unknown ones, and those of drafts, are not found. */
export async function readTaxInvoice(tx: Tx, invoiceId: string): Promise<TaxInvoice> {
  const [found] = await readTaxInvoices(tx, [invoiceId])
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}

/** The tax invoice, with its invoice locked, in a state that allows the action. Refuses with IN-25 and, at another version, G-3. */
export async function lockFor(
  tx: Tx,
  { invoiceId, action, version }: { invoiceId: string; action: TaxInvoiceAction; version?: number },
): Promise<TaxInvoice> {
  await holdInvoices(tx, [invoiceId])
  const before = await readTaxInvoice(tx, invoiceId)
  if (version !== undefined && before.version !== version) throw new Refusal(commonErrors.staleVersion)
  if (!isAllowed(action, before)) throw new Refusal(codes.taxInvoiceStatus)
  return before
}

type Changes = Partial<
  Pick<TaxInvoiceRow, 'status' | 'facility' | 'number' | 'reason' | 'decidedBy'> & { decidedAt: string }
>

/** Changes a tax invoice in a state that allows the action. */
export async function changeTaxInvoice(
  tx: Tx,
  { invoiceId, version }: TaxInvoice,
  action: TaxInvoiceAction,
  values: Changes,
): Promise<TaxInvoiceRow> {
  const { organizationId } = tx
  const [row] =
    version === 0
      ? await tx
          .insert(table)
          .values({ status: 'NOT_EXPORTED', ...values, organizationId, invoiceId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(table)
          .set({ ...values, version: sql`${table.version} + 1` })
          .where(
            and(
              eq(table.organizationId, organizationId),
              eq(table.invoiceId, invoiceId),
              eq(table.version, version),
              inArray(table.status, [...LIFECYCLE[action].from]),
            ),
          )
          .returning()
  if (!row) throw new Refusal(commonErrors.staleVersion)
  return row
}

/** Full invoice rows, for the activity log and the feed. */
export const invoiceRows = (tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceRow[]> =>
  tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.organizationId, tx.organizationId), among(invoice.id, invoiceIds)))

/**
 * Invoices with everything that their tax invoices depend on, by number. Data that the buyer's snapshot lacks comes from the current
 * customer, so that it can still be added; existing data stays as issued.
 */
export async function readCandidates(tx: Tx, invoiceIds: readonly string[]): Promise<Candidate[]> {
  const rows = await tx
    .select({
      invoice,
      customer,
      status: statusColumn,
      facility: table.facility,
      wholeRupiahLines: sql<boolean>`coalesce((
        select s.whole_rupiah_lines from invoice_tax_settings s where s.organization_id = invoice.organization_id), false)`,
    })
    .from(invoice)
    .innerJoin(customer, ofCustomer)
    .leftJoin(table, beside)
    .where(and(eq(invoice.organizationId, tx.organizationId), among(invoice.id, invoiceIds)))
    .orderBy(asc(invoice.number), asc(invoice.id))
  const lines = Map.groupBy(await readInvoiceLines(tx, invoiceIds), line => line.invoiceId)
  return rows.map(({ invoice: row, customer: buyer, status, facility, wholeRupiahLines }) => {
    const asIssued = row.snapshot?.buyer
    const address = buyer.billingAddress ?? buyer.registeredAddress
    const hasOwnNumber = asIssued !== undefined && asIssued.taxNumber !== null
    return {
      invoiceId: row.id,
      number: row.number,
      invoiceDate: row.invoiceDate,
      invoiceStatus: row.status,
      status,
      facility,
      vatTreatment: row.vatTreatment,
      ...inRupiah(row, lines.get(row.id) ?? []),
      isImported: row.openedOn !== null,
      wholeRupiahLines,
      isGovernment: (row.snapshot?.collector ?? buyer.taxStatus) === 'GOVERNMENT',
      entityId: row.entityId,
      seller: row.snapshot?.seller ?? null,
      buyer: {
        name: asIssued?.name ?? buyer.name,
        address: asIssued?.address ?? (address && addressText(address)),
        email: buyer.financeEmail ?? buyer.email,
        taxNumber: hasOwnNumber ? asIssued.taxNumber : buyer.taxNumber,
        branchNumber: hasOwnNumber ? asIssued.branchNumber : buyer.branchNumber,
        identityNumber: buyer.identityNumber,
      },
    }
  })
}
