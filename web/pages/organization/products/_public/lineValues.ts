// Converts lines of orders and invoices between the form and GraphQL.
import { type Currency, currencies } from '../../../../i18n/currency.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { atFormLine, filledLines, type GridLine, lineAmount, type LineValues } from '../../../../ui/lineGrid/lines.ts'
import { usualTaxUnit, type WithholdingCode, withholdingCodes } from './taxChoices.ts'

export const currencyOf = (code: string): Currency => currencies.find(known => known === code) ?? 'IDR'

/** `5%` or `10000.00` as input. */
export const toDiscount = (text: string | null) => {
  if (!text) return null
  return text.endsWith('%') ? { percent: text.slice(0, -1) } : { amount: text }
}

/** The same as form value. */
export const discountText = (
  discount:
    { readonly percent: string | null | undefined; readonly amount: string | null | undefined } | null | undefined,
): string | null => (discount?.percent ? `${discount.percent}%` : (discount?.amount ?? null))

const codeOf = (code: string | null): WithholdingCode | null => withholdingCodes.find(known => known === code) ?? null

/** The printed text: the description where a product has one, else both texts. */
function descriptionOf({ productId, product, description }: GridLine): string {
  const [name, text] = [product.trim(), description.trim()]
  if (productId !== null && text !== '') return text
  return [name, text].filter(Boolean).join(' – ')
}

export const toLineInput = (line: GridLine) => ({
  productId: line.productId,
  description: descriptionOf(line),
  kind: line.kind,
  quantity: line.quantity ?? '',
  unit: line.unit.trim(),
  taxUnit: line.taxUnit || usualTaxUnit[line.kind],
  price: line.price ?? '',
  discount: toDiscount(line.discount),
  withholding: codeOf(line.withholding),
})

const isDiscount = (text: string | null) => !text || /^\d+(\.\d+)?%?$/.test(text)

/** The document discount for computing totals; an invalid one counts as none. */
export const draftDiscount = (text: string | null) => (isDiscount(text) ? toDiscount(text) : null)

/** The lines for computing totals, without incomplete ones. */
export const draftLines = (lines: readonly GridLine[]) =>
  filledLines(lines)
    .filter(line => lineAmount(line) !== null)
    .map(line => ({
      quantity: line.quantity ?? '',
      price: line.price ?? '',
      discount: toDiscount(line.discount),
      withholding: codeOf(line.withholding),
    }))

/** Whether a date is complete: a partial one can't be used in computations. */
export const isWholeDate = (date: string | null): date is string => date !== null && /^\d{4}-\d\d-\d\d$/.test(date)

type StoredLine = {
  readonly product: { readonly id: string; readonly name: string } | null | undefined
  readonly description: string
  readonly kind: string
  readonly unit: string
  readonly taxUnit: { readonly code: string }
  readonly withholding: string | null | undefined
}

/** A saved line as grid line; the caller adds its figures. */
export const storedLine = ({
  product,
  description,
  kind,
  unit,
  taxUnit,
  withholding,
}: StoredLine): Partial<LineValues> => ({
  productId: product?.id ?? null,
  product: product?.name ?? description,
  description: product && product.name !== description ? description : '',
  kind: kind === 'SERVICE' ? 'SERVICE' : 'GOODS',
  unit,
  taxUnit: taxUnit.code,
  withholding: withholding ?? null,
})

/** Errors on a sent line are shown at its position in the form. */
export function atFormLines<P>(outcome: Outcome<P>, lines: readonly GridLine[]): Outcome<P> {
  if (outcome.ok) return outcome
  const fields = Object.entries(outcome.fields).map(([path, words]) => [
    atFormLine(path.replace(/\.description$/, '.product').replace(/\.taxUnit$/, '.unit'), lines),
    words,
  ])
  return { ...outcome, fields: Object.fromEntries(fields) }
}
