// A file of numbers saved from the tax office's list of output tax: one row for each tax invoice.
import { BrokenCsv } from '../../../kit/csv.ts'
import { recordsOf } from '../../../kit/csvText.ts'
import { parseMinor } from '../../../kit/money.ts'
import { normalizeTaxNumber } from '../../../kit/taxNumber.ts'

/** Our column names, each with the tax office's headers for it. */
const COLUMNS = {
  reference: ['reference', 'referensi'],
  number: ['number', 'nomor faktur pajak', 'nsfp'],
  sellerTaxNumber: ['seller_tax_number', 'npwp penjual'],
  buyerTaxNumber: ['buyer_tax_number', 'npwp pembeli / identitas lainnya', 'npwp pembeli'],
  base: ['base', 'harga jual/penggantian/dpp', 'harga jual / penggantian / dpp'],
  vat: ['vat', 'ppn'],
} as const
type Column = keyof typeof COLUMNS
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[]

/** The required columns, for the user. */
export const COLUMN_HINT = COLUMN_NAMES.map(name => COLUMNS[name][0]).join(', ')
export const MAX_ROWS = 1_000

/** `1.000.000,00` and `985714,29`, as saved by Indonesian spreadsheets, with a decimal point; other text unchanged. */
const plainAmount = (text: string): string =>
  /^(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+,\d{1,2})$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text

/** A row; amounts and numbers that can't be read are undefined. */
export type NumberRow = {
  /** As spreadsheets count, with the header as 1. */
  row: number
  reference: string
  number: string
  sellerTaxNumber: string | undefined
  buyerNumber: string | undefined
  baseMinor: bigint | undefined
  vatMinor: bigint | undefined
}

const plain = (cell: string) => cell.trim().replace(/^'/, '')

/** The rows of a file; undefined if it is no such file, or has too many rows. */
export async function readNumbers(text: string | undefined): Promise<NumberRow[] | undefined> {
  if (text === undefined) return undefined
  const rows: NumberRow[] = []
  let at: Record<Column, number> | undefined
  let row = 0
  try {
    for await (const record of recordsOf(text)) {
      row++
      if (at === undefined) {
        at = placesOf(record)
        if (at === undefined) return undefined
        continue
      }
      if (record.every(cell => cell.trim() === '')) continue
      if (rows.length === MAX_ROWS) return undefined
      const places = at
      const cell = (column: Column) => plain(record[places[column]] ?? '')
      rows.push({
        row,
        reference: cell('reference'),
        number: cell('number').replace(/[\s.-]/g, ''),
        sellerTaxNumber: normalizeTaxNumber(cell('sellerTaxNumber')),
        buyerNumber: normalizeTaxNumber(cell('buyerTaxNumber')),
        baseMinor: parseMinor(plainAmount(cell('base'))),
        vatMinor: parseMinor(plainAmount(cell('vat'))),
      })
    }
  } catch (error) {
    if (error instanceof BrokenCsv) return undefined
    throw error
  }
  return at && rows
}

/** The position of each column; undefined when one is missing or appears twice. */
function placesOf(header: readonly string[]): Record<Column, number> | undefined {
  const names = header.map(name => plain(name).toLowerCase())
  const place = (column: Column): number => {
    const found = names.flatMap((name, at) => (COLUMNS[column].some(known => known === name) ? [at] : []))
    return found.length === 1 ? found[0]! : -1
  }
  const places = {
    reference: place('reference'),
    number: place('number'),
    sellerTaxNumber: place('sellerTaxNumber'),
    buyerTaxNumber: place('buyerTaxNumber'),
    base: place('base'),
    vat: place('vat'),
  }
  return Object.values(places).includes(-1) ? undefined : places
}
