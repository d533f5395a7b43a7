// The content of both formats: headings in the user's language, and cells as text with their type.
import { formatMinor } from '../money.ts'
import type { Locale } from '../messageValues.ts'
import type { Cell, CellKind } from './columns.ts'

/** A row from the database: text or null. */
export type SheetRow = readonly (string | null)[]

export type Sheet = {
  name: string
  columns: readonly { heading: string; kind: CellKind; show: (value: string) => string }[]
}

/** Headings, and the texts for codes. The heading of an instant names its time zone. */
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

/** Spreadsheet programs run a cell that begins with one of these as a formula, also after blanks and in their full-width forms. */
const FORMULA_START = /^\s*[=+\-@\t\r\n＝＋－＠]/

/** Whether a program could run the text as a formula when it guesses cell types. */
export const looksLikeFormula = (text: string): boolean => FORMULA_START.test(text)
