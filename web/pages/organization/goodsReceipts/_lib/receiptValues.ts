import { QUANTITY_PLACES } from '../../../../i18n/amountInput.ts'
import { fromScaled, toScaled } from '../../../../i18n/decimal.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'

export type ReceiptKind = 'RECEIPT' | 'RETURN'

/** A line of the order, with the quantity that can be recorded now: what is left to receive, or what can be returned. */
export type OpenLine = {
  uuid: string
  description: string
  code: string
  unit: string
  ordered: string
  /** The quantity that the customer has. */
  kept: string
  left: string
}

export type ReceiptValues = {
  reference: string
  date: string | null
  files: readonly Attachment[]
  lines: readonly { lineUuid: string; quantity: string | null }[]
}

export const scaled = (quantity: string | null): bigint => toScaled(quantity ?? '', QUANTITY_PLACES) ?? 0n

/** Exact difference, without trailing zeros. */
export const minus = (one: string, other: string): string =>
  fromScaled(scaled(one) - scaled(other), QUANTITY_PLACES).replace(/\.?0+$/, '')

/** A receipt starts with all that is left; a return starts empty, since it is rarely complete. */
export const emptyReceipt = (lines: readonly OpenLine[], kind: ReceiptKind, today: string): ReceiptValues => ({
  reference: '',
  date: today,
  files: [],
  lines: lines.map(({ uuid, left }) => ({
    lineUuid: uuid,
    quantity: kind === 'RECEIPT' && scaled(left) > 0n ? minus(left, '0') : null,
  })),
})

const isRecorded = ({ quantity }: { quantity: string | null }) => scaled(quantity) > 0n

/** The form's values as mutation input. */
export const toInput = ({ reference, date, files, lines }: ReceiptValues) => ({
  reference: reference.trim() || null,
  date: date ?? '',
  fileIds: files.map(({ fileId }) => fileId),
  lines: lines
    .filter(isRecorded)
    .map(({ lineUuid, quantity }) => ({ lineUuid, quantity: fromScaled(scaled(quantity), QUANTITY_PLACES) })),
})

/** Maps the service's errors on the sent lines to their positions in the form. */
export function atReceiptLine(path: string, lines: ReceiptValues['lines']): string {
  const [, sent, rest] = /^lines\.(\d+)(.*)$/.exec(path) ?? []
  if (sent === undefined || rest === undefined) return path
  const places = lines.flatMap((line, place) => (isRecorded(line) ? [place] : []))
  return `lines.${places[Number(sent)] ?? sent}${rest || '.quantity'}`
}

/** The number of lines that the customer has completely, including what is `added` now. */
export const completeLines = (lines: readonly OpenLine[], added: readonly bigint[]): number =>
  lines.filter((line, place) => scaled(line.kept) + (added[place] ?? 0n) >= scaled(line.ordered)).length
