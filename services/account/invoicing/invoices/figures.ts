// The figures of an invoice: applies the rules of amounts, and converts the results for storage.
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { type Currency, formatMinor, MAX_MINOR, minorOf } from '../../../kit/money.ts'
import {
  areMilestones,
  DiscountTooLarge,
  type DocumentAmounts,
  basisPointsOf,
  documentAmounts,
  type DocumentInput,
  dueDate,
  type MilestoneAmounts,
  milestonesOf,
  parsePercent,
  rateOf,
  rupiahRateOf,
  vatRate,
} from '../amounts/public.ts'
import { quantityOf, toDiscount } from '../salesOrders/public.ts'
import { taxRateOn } from '../taxRates/public.ts'
import { codes } from './errors.ts'
import type { InvoiceDraft } from './input.ts'
import { type Buyer, partiesOn, type Seller } from './parties.ts'
import type { InvoiceRow, WithheldText } from './table.ts'

/** The inputs of the figures. */
export type Figured = Pick<InvoiceDraft, 'invoiceDate' | 'currency' | 'vatTreatment' | 'discount' | 'deductions'> & {
  lines: InvoiceDraft['lines']
}
/** The tax rate of a foreign currency; null for rupiah. */
export type Rate = Pick<InvoiceRow, 'rupiahRate' | 'rateDecree'>
const IN_RUPIAH: Rate = { rupiahRate: null, rateDecree: null }
type Parties = { seller: Seller; buyer: Buyer | undefined; rate?: Rate }

export type InvoiceAmounts = DocumentAmounts & {
  /** Deducted advances. Included in the lines' shares, but not in the discount. */
  deductedMinor: bigint
  /** Hundredths of a percent. */
  vatRate: number
  withheldTexts: WithheldText[]
}

/** The tax rate of an invoice's day. IN-14: refuses if there is none, since thresholds and tax invoices are in rupiah. */
export async function rateFor(
  tx: Tx,
  { currency, invoiceDate }: Pick<Figured, 'currency' | 'invoiceDate'>,
): Promise<Rate> {
  if (currency === 'IDR') return IN_RUPIAH
  const found = await taxRateOn(tx, currency, invoiceDate)
  if (!found) throw new Refusal(codes.invoiceCurrency, { path: 'currency', params: { currency, date: invoiceDate } })
  return { rupiahRate: found.rate, rateDecree: found.decree }
}

/** IN-5, IN-50: VAT is charged by a registered seller whose tax number the tax office can be told. */
export function refuseVat(vatTreatment: Figured['vatTreatment'], seller: Seller): void {
  if (vatTreatment === 'NONE') return
  const told = { path: 'vatTreatment', params: { entity: seller.legalName } }
  if (!seller.isVatRegistered) throw new Refusal(codes.invoiceVatUnregistered, told)
  if (seller.taxNumber === null) throw new Refusal(codes.invoiceSellerTaxNumber, told)
}

/** All figures of an invoice. Refuses amounts that are too large with IN-2 and IN-18, and with IN-5 and IN-50. */
export function invoiceAmounts(
  input: Figured,
  { seller, buyer, rate: { rupiahRate } = IN_RUPIAH }: Parties,
): InvoiceAmounts {
  const { currency, invoiceDate: date, vatTreatment } = input
  refuseVat(vatTreatment, seller)
  const parties = partiesOn(date, seller, buyer)
  const document: DocumentInput = {
    lines: input.lines.map(line => ({
      quantity: quantityOf(line.quantity),
      priceMinor: minorOf(line.price),
      discount: toDiscount(line.discount),
      withholding: line.withholding,
      isGoods: line.kind === 'GOODS',
    })),
    discount: toDiscount(input.discount),
    vatTreatment,
    currency,
    date,
    rupiahRate: rupiahRate === null ? undefined : rupiahRateOf(rupiahRate),
    ...parties,
  }
  const amounts = withDeductions(document, input)
  return {
    ...withinRange(amounts),
    vatRate: basisPointsOf(vatRate(vatTreatment, date)),
    withheldTexts: amounts.withheld.map(({ code, baseMinor, amountMinor }) => ({
      code,
      base: String(baseMinor),
      rate: basisPointsOf(rateOf(code, { date, ...parties })),
      amount: String(amountMinor),
    })),
  }
}

/** Advances are deducted like a discount on the whole, after it, so that they aren't taxed twice. */
function withDeductions(document: DocumentInput, { deductions }: Figured) {
  const plain = refusingDiscounts(document, place => (place === undefined ? 'discount' : `lines.${place}.discount`))
  const deductedMinor = deductions.reduce((sum, { amount }) => sum + minorOf(amount), 0n)
  if (deductedMinor === 0n) return { ...plain, deductedMinor }
  const { discountMinor, subtotalMinor } = plain
  if (discountMinor + deductedMinor > subtotalMinor)
    throw new Refusal(codes.invoiceDeduction, { path: 'deductions.0.amount' })
  const deducted = documentAmounts({ ...document, discount: { amountMinor: discountMinor + deductedMinor } })
  return { ...deducted, discountMinor, deductedMinor }
}

function refusingDiscounts(document: DocumentInput, pathOf: (line: number | undefined) => string): DocumentAmounts {
  try {
    return documentAmounts(document)
  } catch (error) {
    if (!(error instanceof DiscountTooLarge)) throw error
    throw new Refusal(codes.invoiceDiscountTooLarge, { path: pathOf(error.line) })
  }
}

/** Refuses amounts that exceed the database's range. */
function withinRange<Amounts extends DocumentAmounts>(amounts: Amounts): Amounts {
  const largest = amounts.lines.reduce((sum, { grossMinor }) => sum + grossMinor, amounts.totalMinor)
  if (largest <= MAX_MINOR) return amounts
  throw refuseFields([{ path: 'lines', error: 'AMOUNT_OUT_OF_RANGE', params: { maximum: formatMinor(MAX_MINOR) } }])
}

/** The figures as columns of the invoice's row. IN-1: refuses if nothing is or was to be paid. */
export function figureColumns(amounts: InvoiceAmounts) {
  if (amounts.totalMinor <= 0n && amounts.deductedMinor === 0n)
    throw new Refusal(codes.invoiceWithoutTotal, { path: 'lines' })
  return {
    subtotalMinor: amounts.subtotalMinor,
    discountMinor: amounts.discountMinor,
    deductedMinor: amounts.deductedMinor,
    baseMinor: amounts.baseMinor,
    vatRate: amounts.vatRate,
    vatMinor: amounts.vatMinor,
    isStampDue: amounts.isStampDue,
    stampMinor: amounts.stampMinor,
    totalMinor: amounts.totalMinor,
    withheld: amounts.withheldTexts,
    collectedVatMinor: amounts.collectedVatMinor,
    withheldMinor: amounts.withheldMinor,
  }
}

type Term = Pick<InvoiceRow, 'invoiceDate' | 'termDays' | 'termFrom'>

/** The due date of an invoice; null if it depends on a paper copy that has not been received. */
export function dueDateOf({ invoiceDate, termDays: days, termFrom }: Term, receivedOn: string | null): string | null {
  if (termFrom !== 'HARD_COPY_RECEIVED') return dueDate(invoiceDate, { days, from: termFrom })
  return receivedOn === null ? null : dueDate(receivedOn, { days, from: 'INVOICE_DATE' })
}

/** When payment is expected, whether or not the due date is known. */
export const expectedDateOf = ({ dueDate: due, ...term }: Term & Pick<InvoiceRow, 'dueDate'>): string =>
  due ?? dueDate(term.invoiceDate, { days: term.termDays, from: 'INVOICE_DATE' })

const LATEST = '9999-12-31'
type Part = { dueDate: string | null; total: string; withheld: string }
type Unpaid = Pick<InvoiceRow, 'totalMinor' | 'withheldMinor' | 'remainingMinor' | 'withheldOpenMinor'>

/**
 * The earliest part that is unpaid, and the cash that it still expects: payments settle milestones by due date. Null: nothing is unpaid. Its
 * date is null where none is known.
 */
export function nextPartOf(
  invoice: Unpaid,
  due: string | null,
  milestones: readonly Part[],
): { date: string | null; cashMinor: bigint } | null {
  if (invoice.remainingMinor === 0n) return null
  let open = invoice.remainingMinor - invoice.withheldOpenMinor
  if (milestones.length === 0) return { date: due, cashMinor: open }
  const parts = milestones
    .map(({ dueDate: own, total, withheld }) => ({ date: own ?? due, cash: BigInt(total) - BigInt(withheld) }))
    .toSorted((one, other) => (one.date ?? LATEST).localeCompare(other.date ?? LATEST))
  let next = { date: parts.at(-1)?.date ?? null, cashMinor: 0n }
  // From the last part backward: the open amount belongs to the latest ones.
  for (const { date, cash } of parts.toReversed()) {
    if (open <= 0n) break
    next = { date, cashMinor: open < cash ? open : cash }
    open -= cash
  }
  return next
}

/** The earliest due date of an unpaid part. Null: nothing is unpaid, or no date is known. */
export const nextDueOf = (invoice: Unpaid, due: string | null, milestones: readonly Part[]): string | null =>
  nextPartOf(invoice, due, milestones)?.date ?? null

export type Instalment = InvoiceDraft['milestones'][number] & MilestoneAmounts & { percentMinor: number }

/** Milestones with their amounts. Refuses with IN-3, and IN-10 if one is due before the invoice date. */
export function instalmentsOf(
  milestones: InvoiceDraft['milestones'],
  amounts: Pick<DocumentAmounts, 'totalMinor' | 'withheldMinor'>,
  { invoiceDate, currency }: { invoiceDate: string; currency: Currency },
): Instalment[] {
  if (milestones.length === 0) return []
  const percents = milestones.map(({ percent }) => parsePercent(percent) ?? 0n)
  if (!areMilestones(percents)) throw new Refusal(codes.invoiceMilestones, { path: 'milestones' })
  const early = milestones.findIndex(({ dueDate: own }) => own !== null && own < invoiceDate)
  if (early >= 0) throw new Refusal(codes.invoiceDate, { path: `milestones.${early}.dueDate` })
  const parts = milestonesOf(percents, amounts, currency)
  return milestones.map((milestone, place) => ({
    ...milestone,
    ...parts[place]!,
    percentMinor: Number(percents[place]),
  }))
}
