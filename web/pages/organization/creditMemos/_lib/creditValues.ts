import { QUANTITY_PLACES } from '../../../../i18n/amountInput.ts'
import { AMOUNT_PLACES, fromScaled, toScaled } from '../../../../i18n/decimal.ts'

export type CreditLine = { invoiceLineUuid: string; quantity: string | null; amount: string | null }
export type CreditValues = { memoDate: string | null; note: string; lines: readonly CreditLine[] }

export const emptyCredit = (lineUuids: readonly string[], today: string): CreditValues => ({
  memoDate: today,
  note: '',
  lines: lineUuids.map(invoiceLineUuid => ({ invoiceLineUuid, quantity: null, amount: null })),
})

type Credited = {
  readonly invoiceLineUuid: string
  readonly quantity: string | null | undefined
  readonly base: { readonly amount: string }
}
type Draft = {
  readonly memoDate: string
  readonly note: string | null | undefined
  readonly lines: readonly Credited[]
}

/** A draft as it was typed: for each line of the invoice the quantity, or the amount without one. */
export function valuesOfDraft({ memoDate, note, lines }: Draft, lineUuids: readonly string[]): CreditValues {
  const byLine = new Map(lines.map(line => [line.invoiceLineUuid, line]))
  return {
    memoDate,
    note: note ?? '',
    lines: lineUuids.map(invoiceLineUuid => {
      const credited = byLine.get(invoiceLineUuid)
      const quantity = credited?.quantity ?? null
      return { invoiceLineUuid, quantity, amount: quantity === null ? (credited?.base.amount ?? null) : null }
    }),
  }
}

export const quantityOf = ({ quantity }: CreditLine): bigint => toScaled(quantity ?? '', QUANTITY_PLACES) ?? 0n
export const amountOf = ({ amount }: CreditLine): bigint => toScaled(amount ?? '', AMOUNT_PLACES) ?? 0n
const isCredited = (line: CreditLine) => quantityOf(line) > 0n || amountOf(line) > 0n

/** The lines that credit something, as mutation input. */
export const toLines = (lines: readonly CreditLine[]) =>
  lines.filter(isCredited).map(line =>
    quantityOf(line) > 0n
      ? {
          invoiceLineUuid: line.invoiceLineUuid,
          quantity: fromScaled(quantityOf(line), QUANTITY_PLACES),
          amount: null,
        }
      : { invoiceLineUuid: line.invoiceLineUuid, quantity: null, amount: line.amount },
  )

/** The form's values as mutation input. */
export const toInput = ({ memoDate, note, lines }: CreditValues) => ({
  memoDate: memoDate ?? '',
  note: note.trim(),
  lines: toLines(lines),
})

export type CreditContent = ReturnType<typeof toInput>

/** Maps the service's errors on the sent lines to their positions in the form. */
export function atCreditLine(path: string, lines: readonly CreditLine[]): string {
  const [, sent, rest] = /^lines\.(\d+)(.*)$/.exec(path) ?? []
  if (sent === undefined || rest === undefined) return path
  const places = lines.flatMap((line, place) => (isCredited(line) ? [place] : []))
  return `lines.${places[Number(sent)] ?? sent}${rest || '.quantity'}`
}
