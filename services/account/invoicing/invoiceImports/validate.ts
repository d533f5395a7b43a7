// Checks the open invoices of a file against each other and against stored data. Writes nothing.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { CellReader, FirstSeen, refuseRepeated, STORED } from '../../../kit/recordImports/cells.ts'
import type { LookUp } from '../../../kit/recordImports/importing.ts'
import type { Issue } from '../../../kit/recordImports/issues.ts'
import type { CsvRow } from '../../../kit/recordImports/readCsv.ts'
import { normalizeTaxNumber } from '../../../kit/taxNumber.ts'
import { lockOver } from '../../controls/public.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { businessToday } from '../../organizations/public.ts'
import { entityNames } from '../issuingEntities/public.ts'
import { invoiceCodes, readSeller, type Seller } from '../invoices/public.ts'
import { codes } from './errors.ts'
import { type OpenInvoice, openInvoiceOf, warnOfWithheld } from './rows.ts'

/** A valid invoice with its customer. */
export type ValidatedInvoice = { row: number; open: OpenInvoice; customerId: string; seller: Seller }

/** `sellers`: by the names of the entities, in lower case; the default one also without a name. */
type Surroundings = { today: string; prefix: string; sellers: ReadonlyMap<string, Seller> }

async function readSurroundings(tx: Tx): Promise<Surroundings> {
  const sellers = new Map([['', await readSeller(tx)]])
  for (const [entityId, name] of await entityNames(tx)) sellers.set(name.toLowerCase(), await readSeller(tx, entityId))
  return {
    today: await businessToday(tx),
    prefix: (await readOrderSettings(tx)).invoicePrefix,
    sellers,
  }
}

/** Checks the rows of one file, batch by batch. */
export function openValidator() {
  let surroundings: Surroundings | undefined
  const numbers = new FirstSeen()
  const taxNumbers = new FirstSeen()
  const locks = new Map<string, string | null>()

  async function lockOverDay(lookUp: LookUp, day: string): Promise<string | null> {
    const known = locks.get(day)
    if (known !== undefined) return known
    const lock = await lookUp(tx => lockOver(tx, day))
    locks.set(day, lock)
    return lock
  }

  return async (lookUp: LookUp, rows: readonly CsvRow[], issues: Issue[]): Promise<ValidatedInvoice[]> => {
    surroundings ??= await lookUp(readSurroundings)
    const { today, prefix, sellers } = surroundings
    const all = rows.map(row => {
      const cells = new CellReader(row, issues)
      const open = openInvoiceOf(cells, today)
      const seller = sellerOf(cells, sellers)
      if (open && seller) warnOfWithheld(cells, open, seller.taxNumber !== null)
      return { cells, open, seller }
    })
    const customers = await lookUp(tx =>
      customersByText(
        tx,
        all.map(({ cells }) => cells.raw('customer')),
      ),
    )
    const taken = await lookUp(tx =>
      takenNumbers(
        tx,
        all.map(({ cells }) => cells.raw('number')),
      ),
    )
    const takenTax = await lookUp(tx =>
      takenTaxNumbers(
        tx,
        all.flatMap(({ open }) => open?.taxInvoiceNumber ?? []),
      ),
    )
    const validated: ValidatedInvoice[] = []
    for (const { cells, open, seller } of all) {
      const number = cells.raw('number')
      const before = issues.length
      refuseRepeated(cells, 'number', number.toLowerCase(), numbers)
      if (taken.has(number.toLowerCase())) cells.refuse('number', codes.invoiceNumberTaken, {}, STORED)
      if (isOfSeries(number, prefix)) cells.refuse('number', codes.invoiceNumberOfSeries, { prefix })
      const customerId = customerOf(cells, customers)
      if (!open || !seller) continue
      refuseRepeated(cells, 'tax_invoice_number', open.taxInvoiceNumber, taxNumbers)
      if (open.taxInvoiceNumber !== null && takenTax.has(open.taxInvoiceNumber))
        cells.refuse('tax_invoice_number', codes.invoiceTaxNumberTaken)
      if (open.vatTreatment !== 'NONE' && !seller.isVatRegistered)
        cells.refuse('vat_treatment', invoiceCodes.invoiceVatUnregistered, { entity: seller.legalName })
      const lock = await lockOverDay(lookUp, open.cutOverDate)
      if (lock !== null) cells.refuse('cut_over_date', invoiceCodes.invoicePeriodLocked, { date: lock })
      if (issues.length === before && customerId !== undefined)
        validated.push({ row: cells.row, open, customerId, seller })
    }
    return validated
  }
}

/** Whether a new invoice may get the number later, which would then exist twice. */
const isOfSeries = (number: string, prefix: string): boolean =>
  number.startsWith(`${prefix}-`) && /^\d{4}-\d{6,}$/.test(number.slice(prefix.length + 1))

/** Who issued it; refuses IN-48 a name that no entity has. */
const sellerOf = (cells: CellReader, sellers: ReadonlyMap<string, Seller>): Seller | undefined =>
  sellers.get(cells.raw('entity').toLowerCase()) ?? cells.refuse('entity', codes.invoiceEntityUnknown)

type Customers = ReadonlyMap<string, readonly string[]>

function customerOf(cells: CellReader, customers: Customers): string | undefined {
  const text = cells.raw('customer')
  if (text === '') return undefined
  const found = customers.get(keyOf(text)) ?? []
  if (found.length > 1) return cells.refuse('customer', codes.invoiceCustomerAmbiguous, { count: found.length })
  return found[0] ?? cells.refuse('customer', codes.invoiceCustomerUnknown)
}

/** The lookup key of a customer: its tax number in 16 digits, or the text in lower case. */
const keyOf = (text: string): string => normalizeTaxNumber(text) ?? text.toLowerCase()

/** Active customers by tax number, email, name or alias. */
async function customersByText(tx: Tx, texts: readonly string[]): Promise<Customers> {
  const wanted = [...new Set(texts.filter(Boolean).map(keyOf))]
  const { rows } = await tx.execute<{ key: string; ids: string[] }>(sql`
    select named.key, array_agg(distinct c.id) as ids
    from customer c
    cross join lateral (values (c.tax_number), (lower(c.email)), (lower(c.legal_name)), (lower(c.alias))) as named (key)
    where c.organization_id = ${tx.organizationId} and c.status = 'ACTIVE'
      and named.key = any (${sql.param(wanted)}::text[])
    group by named.key`)
  return new Map(rows.map(({ key, ids }) => [key, ids]))
}

/** Used invoice numbers, in lower case; a number of a canceled imported invoice may be used again. */
async function takenNumbers(tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select lower(number) as number from invoice
    where organization_id = ${tx.organizationId} and number is not null and not (opened_on is not null and status = 'CANCELED')
      and lower(number) = any (${sql.param(numbers.map(number => number.toLowerCase()))}::text[])`)
  return new Set(rows.map(({ number }) => number))
}

async function takenTaxNumbers(tx: Tx, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const { rows } = await tx.execute<{ number: string }>(sql`
    select t.number from tax_invoice t
    join invoice i on i.organization_id = t.organization_id and i.id = t.invoice_id
    where t.organization_id = ${tx.organizationId} and t.number = any (${sql.param([...numbers])}::text[])
      and not (i.opened_on is not null and i.status = 'CANCELED')`)
  return new Set(rows.map(({ number }) => number))
}
