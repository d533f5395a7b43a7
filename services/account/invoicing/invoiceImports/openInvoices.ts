// Imports a file of open invoices. Each is owed from its cut-over date on, for the amount that remained then.
import { and, asc, eq, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { insertMany } from '../../../kit/database/insertMany.ts'
import { newId } from '../../../kit/ids.ts'
import { formatMinor } from '../../../kit/money.ts'
import { type Importing, StaleCheck } from '../../../kit/recordImports/importing.ts'
import type { Issue } from '../../../kit/recordImports/issues.ts'
import type { RecordImportRow } from '../../../kit/recordImports/table.ts'
import { basisPointsOf, rateOf, vatRate } from '../amounts/public.ts'
import { customer, type CustomerRow } from '../customers/public.ts'
import { invoice, invoiceLine, invoiceRevision, snapshotOf } from '../invoices/public.ts'
import { taxUnitOf } from '../products/public.ts'
import { taxInvoice } from '../taxInvoices/public.ts'
import { type ValidatedInvoice, openValidator } from './validate.ts'

type Import = Pick<RecordImportRow, 'id'>

export function openInvoices({ id: importId }: Import): Importing {
  const validate = openValidator()
  return {
    check: async (lookUp, rows, issues) => void (await validate(lookUp, rows, issues)),
    prepare: async () => {},
    async store(tx, batches, { onProgress, requireSeen }) {
      // Validated again, since stored data may have changed since the check.
      const again = openValidator()
      let stored = 0
      for await (const rows of batches) {
        const issues: Issue[] = []
        const validated = await again(read => read(tx), rows, issues)
        requireSeen(issues)
        await storeInvoices(tx, importId, validated)
        onProgress((stored += rows.length))
      }
    },
    giveUp: async () => {},
  }
}

const MAX_TERM_DAYS = 365
/** "Other" in e-Faktur: an imported invoice is not exported again. */
const UNIT = { unit: 'unit', taxUnit: 'UM.0033' } as const
/** One unit, in ten-thousandths. */
const ONE = 10_000n

async function storeInvoices(tx: Tx, importId: string, validated: readonly ValidatedInvoice[]): Promise<void> {
  const customers = await holdCustomers(
    tx,
    validated.map(({ customerId }) => customerId),
  )
  const now = tx.clock.now().toString()
  const all = validated.map(({ open, customerId, seller }) => {
    const buyer = customers.get(customerId)
    if (buyer?.status !== 'ACTIVE') throw new StaleCheck()
    return { open, buyer, seller, id: newId() }
  })
  const { organizationId, actorId } = tx
  await insertMany(
    tx,
    invoice,
    all.map(({ open, buyer, seller, id }) => ({
      organizationId,
      id,
      entityId: seller.entityId,
      number: open.number,
      status: open.cashMinor + open.withheldMinor < open.totalMinor ? ('PARTIALLY_PAID' as const) : ('ISSUED' as const),
      customerId: buyer.id,
      customerName: buyer.name,
      customerReference: open.customerReference,
      invoiceDate: open.invoiceDate,
      termDays: daysBetween(open.invoiceDate, open.dueDate),
      termFrom: 'INVOICE_DATE' as const,
      dueDate: open.dueDate,
      nextDueDate: open.dueDate,
      currency: open.currency,
      vatTreatment: open.vatTreatment,
      lineCount: 1,
      firstLine: open.description ?? open.number,
      subtotalMinor: open.baseMinor,
      discountMinor: 0n,
      deductedMinor: 0n,
      baseMinor: open.baseMinor,
      vatRate: basisPointsOf(vatRate(open.vatTreatment, open.invoiceDate)),
      vatMinor: open.vatMinor,
      isStampDue: open.stampMinor > 0n,
      stampMinor: open.stampMinor,
      totalMinor: open.totalMinor,
      withheld: withheldOf(open, seller.taxNumber !== null),
      collectedVatMinor: 0n,
      withheldMinor: open.withheldMinor,
      remainingMinor: open.cashMinor + open.withheldMinor,
      withheldOpenMinor: open.withheldMinor,
      settledBeforeMinor: open.totalMinor - open.cashMinor - open.withheldMinor,
      openedOn: open.cutOverDate,
      importId,
      hardCopy: false,
      snapshot: snapshotOf(seller, buyer),
      issuedAt: now,
      issuedBy: actorId,
      statusChangedAt: now,
      statusChangedBy: actorId,
      createdBy: actorId,
      searchText: searchText(open, buyer),
    })),
  )
  await insertMany(
    tx,
    invoiceLine,
    all.map(({ open, id }) => ({
      organizationId,
      id: newId(),
      invoiceId: id,
      place: 0,
      description: open.description ?? open.number,
      kind: open.kind,
      quantity: ONE,
      unit: UNIT.unit,
      taxUnit: taxUnitOf(UNIT.taxUnit, 'tax_unit'),
      priceMinor: open.baseMinor,
      withholding: open.withholding,
      grossMinor: open.baseMinor,
      discountMinor: 0n,
      netMinor: open.baseMinor,
      invoiceDiscountMinor: 0n,
      baseMinor: open.baseMinor,
    })),
  )
  await insertMany(
    tx,
    invoiceRevision,
    all.map(({ id }) => ({ organizationId, invoiceId: id, number: 1, actorId, changes: [] })),
  )
  await keepTaxNumbers(tx, all, now)
  for (const { id } of all) tx.emit('invoice.changed', id)
}

/** The remaining withholding, as if the whole base had this code. */
function withheldOf({ withholding: code, withheldMinor, baseMinor, invoiceDate: date }: Open, hasTaxNumber: boolean) {
  if (code === null || withheldMinor === 0n) return []
  const rate = basisPointsOf(rateOf(code, { date, sellerHasTaxNumber: hasTaxNumber }))
  return [{ code, base: String(baseMinor), rate, amount: String(withheldMinor) }]
}

type Open = ValidatedInvoice['open']

/** Tax invoices approved by the tax office but created in another program. Numbers of canceled imported invoices can be used again. */
async function keepTaxNumbers(tx: Tx, all: readonly { open: Open; id: string }[], decidedAt: string): Promise<void> {
  const rows = all.flatMap(({ open: { taxInvoiceNumber: number }, id }) =>
    number === null
      ? []
      : [
          {
            organizationId: tx.organizationId,
            invoiceId: id,
            status: 'APPROVED' as const,
            number,
            decidedAt,
            decidedBy: tx.actorId,
          },
        ],
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    delete from tax_invoice t using invoice i
    where t.organization_id = ${tx.organizationId} and t.number = any (${sql.param(rows.map(({ number }) => number))}::text[])
      and i.organization_id = t.organization_id and i.id = t.invoice_id and i.opened_on is not null and i.status = 'CANCELED'`)
  await insertMany(tx, taxInvoice, rows)
}

/** Locks customers in a fixed order: none is deactivated meanwhile, and credit checks see what it owes. */
async function holdCustomers(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, CustomerRow>> {
  const rows = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), among(customer.id, [...new Set(ids)])))
    .orderBy(asc(customer.id))
    .for('no key update')
  return new Map(rows.map(row => [row.id, row]))
}

const daysBetween = (from: string, to: string): number =>
  Math.min(Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days, MAX_TERM_DAYS)

const searchText = (open: Open, { name }: CustomerRow): string =>
  [open.number, name, open.customerReference, formatMinor(open.totalMinor), open.description]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
