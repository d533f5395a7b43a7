// What an invoice comes to: the rules of amounts, and how their answers are stored.
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { type Currency, formatMinor, MAX_MINOR, minorOf } from '../../../kit/money.ts'
import {
  areMilestones,
  DiscountTooLarge,
  type DocumentAmounts,
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

/** What figures follow from. */
export type Figured = Pick<InvoiceDraft, 'invoiceDate' | 'currency' | 'vatTreatment' | 'discount' | 'deductions'> & {
  lines: InvoiceDraft['lines']
}
/** The tax rate of a foreign currency; null of the rupiah. */
export type Rate = Pick<InvoiceRow, 'rupiahRate' | 'rateDecree'>
const IN_RUPIAH: Rate = { rupiahRate: null, rateDecree: null }
type Parties = { seller: Seller; buyer: Buyer | undefined; rate?: Rate }

export type InvoiceAmounts = DocumentAmounts & {
  /** What was invoiced in advance; it is part of the lines' shares, and not of the discount. */
  deductedMinor: bigint
  /** Hundredths of a percent. */
  vatRate: number
  withheldTexts: WithheldText[]
}

/** Hundredths of a percent. */
const percentOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number((numerator * 10_000n) / denominator)

/** The tax rate of an invoice's day; refuses IN-14: without it nothing would be right, as thresholds and tax invoices are in rupiah. */
export async function rateFor(
  tx: Tx,
  { currency, invoiceDate }: Pick<Figured, 'currency' | 'invoiceDate'>,
): Promise<Rate> {
  if (currency === 'IDR') return IN_RUPIAH
  const found = await taxRateOn(tx, currency, invoiceDate)
  if (!found) throw new Refusal(codes.invoiceCurrency, { path: 'currency', params: { currency, date: invoiceDate } })
  return { rupiahRate: found.rate, rateDecree: found.decree }
}

/** All figures of an invoice; refuses IN-2 and IN-18 at what is too large, and IN-5. */
export function invoiceAmounts(
  input: Figured,
  { seller, buyer, rate: { rupiahRate } = IN_RUPIAH }: Parties,
): InvoiceAmounts {
  const { currency, invoiceDate: date, vatTreatment } = input
  if (vatTreatment !== 'NONE' && !seller.isVatRegistered)
    throw new Refusal(codes.invoiceVatUnregistered, { path: 'vatTreatment' })
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
    vatRate: percentOf(vatRate(vatTreatment, date)),
    withheldTexts: amounts.withheld.map(({ code, baseMinor, amountMinor }) => ({
      code,
      base: String(baseMinor),
      rate: percentOf(rateOf(code, { date, sellerHasTaxNumber: parties.sellerHasTaxNumber })),
      amount: String(amountMinor),
    })),
  }
}

/** Advances are taken off like a discount on the whole, after it, so that no tax is taken of them twice. */
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

/** Refuses what no column holds. */
function withinRange<Amounts extends DocumentAmounts>(amounts: Amounts): Amounts {
  const largest = amounts.lines.reduce((sum, { grossMinor }) => sum + grossMinor, amounts.totalMinor)
  if (largest <= MAX_MINOR) return amounts
  throw refuseFields([{ path: 'lines', error: 'AMOUNT_OUT_OF_RANGE', params: { maximum: formatMinor(MAX_MINOR) } }])
}

/** The figures as the invoice's row keeps them; refuses IN-1 where there is nothing to pay, and never was. */
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

/** When an invoice is due; null while its days are counted from a paper copy that nobody has received. */
export function dueDateOf({ invoiceDate, termDays: days, termFrom }: Term, receivedOn: string | null): string | null {
  if (termFrom !== 'HARD_COPY_RECEIVED') return dueDate(invoiceDate, { days, from: termFrom })
  return receivedOn === null ? null : dueDate(receivedOn, { days, from: 'INVOICE_DATE' })
}

/** When payment is expected, known or not. */
export const expectedDateOf = ({ dueDate: due, ...term }: Term & Pick<InvoiceRow, 'dueDate'>): string =>
  due ?? dueDate(term.invoiceDate, { days: term.termDays, from: 'INVOICE_DATE' })

const LATEST = '9999-12-31'
type Part = { dueDate: string | null; total: string; withheld: string }
type Unpaid = Pick<InvoiceRow, 'totalMinor' | 'withheldMinor' | 'remainingMinor' | 'withheldOpenMinor'>

/** The earliest of what is due and not paid: what came in pays instalments by their due dates. Null: nothing is, or nothing is known yet. */
export function nextDueOf(invoice: Unpaid, due: string | null, milestones: readonly Part[]): string | null {
  if (invoice.remainingMinor === 0n) return null
  if (milestones.length === 0) return due
  const parts = milestones
    .map(({ dueDate: own, total, withheld }) => ({ date: own ?? due, cash: BigInt(total) - BigInt(withheld) }))
    .toSorted((one, other) => (one.date ?? LATEST).localeCompare(other.date ?? LATEST))
  let open = invoice.remainingMinor - invoice.withheldOpenMinor
  let date = parts.at(-1)?.date ?? null
  // From the last one backward: what is open is of the latest.
  for (const part of parts.toReversed()) {
    if (open <= 0n) break
    date = part.date
    open -= part.cash
  }
  return date
}

export type Instalment = InvoiceDraft['milestones'][number] & MilestoneAmounts & { percentMinor: number }

/** Instalments with their amounts; refuses IN-3, and IN-10 at one that is due before the invoice. */
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
