// The figures of a credit, and how much of it an invoice takes: rules without a database.
import { least, sumOf } from '../../../kit/amounts.ts'
import { formatMinor } from '../../../kit/money.ts'
import { fraction, halfUp, halfUpTo, taxStep, vatOf, type WithholdingCode } from '../amounts/public.ts'
import { formatQuantity } from '../documents/public.ts'
import { cashOf, type InvoiceLineRow, type InvoiceRow, type Owed } from '../invoices/public.ts'

/** What approved memos have credited. */
export type Credited = { quantity: bigint; baseMinor: bigint }

/** A line of an invoice, with its credited part. */
export type CreditableLine = Pick<InvoiceLineRow, 'id' | 'quantity' | 'baseMinor' | 'kind' | 'withholding'> & {
  credited: Credited
}

export type CreditableInvoice = Pick<
  InvoiceRow,
  | 'kind'
  | 'invoiceDate'
  | 'currency'
  | 'vatTreatment'
  | 'baseMinor'
  | 'vatMinor'
  | 'withheld'
  | 'collectedVatMinor'
  | 'consumedMinor'
> & {
  lines: readonly CreditableLine[]
  creditedVatMinor: bigint
}

/** The credited part of a line: a quantity, or an amount without VAT. */
export type WantedCredit = { lineId: string } & ({ quantity: bigint } | { baseMinor: bigint })

/** More is credited than the line has left; `place` undefined: than the invoice has left. */
export class AboveRest extends Error {
  readonly place: number | undefined
  readonly most: string
  constructor(place: number | undefined, most: string) {
    super(`at most ${most} can be credited`)
    this.place = place
    this.most = most
  }
}

export const restOf = ({ quantity, baseMinor, credited }: CreditableLine): Credited => ({
  quantity: quantity - credited.quantity,
  baseMinor: baseMinor - credited.baseMinor,
})

/** The value of a line's quantity; the last credit gets the rest. */
function creditOfLine(line: CreditableLine, wanted: WantedCredit, place: number): Credited {
  const rest = restOf(line)
  if ('baseMinor' in wanted) {
    if (wanted.baseMinor > rest.baseMinor) throw new AboveRest(place, formatMinor(rest.baseMinor))
    return { quantity: 0n, baseMinor: wanted.baseMinor }
  }
  const { quantity } = wanted
  if (quantity > rest.quantity) throw new AboveRest(place, formatQuantity(rest.quantity))
  if (quantity === rest.quantity) return rest
  const until = (units: bigint) => halfUp(fraction(line.baseMinor * units, line.quantity))
  const { quantity: before } = line.credited
  return { quantity, baseMinor: least(until(before + quantity) - until(before), rest.baseMinor) }
}

/** Which of the invoice's codes applies to a line. Certificates of final tax and government treasurers decide for the whole invoice. */
function codeOf({ withholding, kind }: CreditableLine, codes: ReadonlySet<WithholdingCode>): WithholdingCode | null {
  if (withholding === 'PPH23' && !codes.has('PPH23') && codes.has('UMKM_FINAL')) return 'UMKM_FINAL'
  if (withholding !== null) return withholding
  return kind === 'GOODS' && codes.has('PPH22') ? 'PPH22' : null
}

/** The reduction of withheld tax: the credited share per code, so that all credits together equal all that is withheld. */
function withheldShare(invoice: CreditableInvoice, credits: ReadonlyMap<string, Credited>, vatMinor: bigint): bigint {
  const codes = new Set(invoice.withheld.map(({ code }) => code))
  const shares = invoice.withheld.map(({ code, base, amount }) => {
    const lines = invoice.lines.filter(line => codeOf(line, codes) === code)
    const before = sumOf(lines.map(({ credited }) => credited.baseMinor))
    const after = before + sumOf(lines.map(({ id }) => credits.get(id)?.baseMinor ?? 0n))
    const until = (credited: bigint) =>
      BigInt(base) === 0n ? 0n : halfUpTo(fraction(BigInt(amount) * credited, BigInt(base)), taxStep(invoice.currency))
    return until(after) - until(before)
  })
  return sumOf(shares) + (invoice.collectedVatMinor > 0n ? vatMinor : 0n)
}

export type CreditAmounts = {
  lines: readonly (Credited & { lineId: string })[]
  baseMinor: bigint
  vatMinor: bigint
  totalMinor: bigint
  withheldMinor: bigint
}

/** All figures of a credit; throws `AboveRest` when it exceeds what is left. Each line is named once. */
export function creditAmounts(invoice: CreditableInvoice, wanted: readonly WantedCredit[]): CreditAmounts {
  const known = new Map(invoice.lines.map(line => [line.id, line]))
  const lines = wanted.map((credit, place) => {
    const line = known.get(credit.lineId)
    if (!line) throw new RangeError('no line of the invoice')
    return { lineId: credit.lineId, ...creditOfLine(line, credit, place) }
  })
  const baseMinor = sumOf(lines.map(line => line.baseMinor))
  // An advance's amounts deducted by later invoices belong to those.
  const openMinor = invoice.baseMinor - invoice.consumedMinor
  if (invoice.kind === 'ADVANCE' && baseMinor > openMinor) throw new AboveRest(undefined, formatMinor(openMinor))
  const creditedMinor = sumOf(invoice.lines.map(({ credited }) => credited.baseMinor))
  const restVatMinor = invoice.vatMinor - invoice.creditedVatMinor
  const { vatTreatment: treatment, invoiceDate: date, currency } = invoice
  const isLast = creditedMinor + baseMinor === invoice.baseMinor
  const vatMinor = isLast ? restVatMinor : least(vatOf({ baseMinor, treatment, date, currency }), restVatMinor)
  const credits = new Map(lines.map(({ lineId, ...credit }) => [lineId, credit]))
  const totalMinor = baseMinor + vatMinor
  const withheldMinor = least(withheldShare(invoice, credits, vatMinor), totalMinor)
  return { lines, baseMinor, vatMinor, totalMinor, withheldMinor }
}

/**
 * What an invoice takes of a memo automatically: the cash still expected and, on the invoice that it corrects, tax that is no longer
 * withheld because of it.
 */
export const applicableAmount = (owed: Owed, shareMinor: bigint): bigint =>
  cashOf(owed) + least(shareMinor, owed.withheldOpenMinor)
