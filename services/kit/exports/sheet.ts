// What both formats write: headings in the person's language, and cells as text with what they are.
import { formatMinor } from '../money.ts'
import type { Locale } from '../messageValues.ts'
import type { Cell, CellKind } from './columns.ts'

/** A row as the database answers it: text, or nothing. */
export type SheetRow = readonly (string | null)[]

export type Sheet = {
  name: string
  columns: readonly { heading: string; kind: CellKind; show: (value: string) => string }[]
}

/** Headings and the words for codes. The heading of a moment names its time zone. */
export function sheetOf(name: string, cells: readonly Cell[], locale: Locale, zone: string): Sheet {
  return {
    name,
    columns: cells.map(({ label, kind, words }) => ({
      heading: kind === 'INSTANT' ? `${label[locale]} (${zone})` : label[locale],
      kind,
      show: words ? code => words[code]?.[locale] ?? code : kind === 'AMOUNT' ? decimalOf : asIs,
    })),
  }
}

const asIs = (value: string) => value
const decimalOf = (minor: string) => formatMinor(BigInt(minor))

/** Programs that open a sheet run a cell that begins with one of these as a formula, also after blanks and in their wide forms. */
const FORMULA_START = /^\s*[=+\-@\t\r\n＝＋－＠]/

/** Whether a text would be run as a formula by a program that reads it without being told that it is text. */
export const looksLikeFormula = (text: string): boolean => FORMULA_START.test(text)
