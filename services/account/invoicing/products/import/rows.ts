// Reads a file of products as drafts, with all its errors.
import { CellReader } from '../../../../kit/recordImports/cells.ts'
import type { Columns, CsvRow } from '../../../../kit/recordImports/readCsv.ts'
import { suggestWord } from '../../../../kit/recordImports/suggest.ts'
import { CHOSEN_WITHHOLDING_CODES, VAT_TREATMENTS } from '../../amounts/public.ts'
import type { ProductInput } from '../changeProducts.ts'
import { codes } from '../errors.ts'
import { PRODUCT_KINDS } from '../table.ts'
import { isTaxUnit, TAX_UNITS } from '../taxUnits.ts'

export const PRODUCT_COLUMNS = {
  required: ['code', 'name', 'kind', 'unit', 'tax_unit', 'vat_treatment'],
  known: ['code', 'name', 'kind', 'unit', 'tax_unit', 'vat_treatment', 'withholding'],
  otherFile: codes.productImportContentInvalid,
} as const satisfies Columns

/** Codes are case-insensitive. */
export const codeKey = (code: string) => code.toLowerCase()

/** A row's product; undefined if a cell can't be read, which the reader has reported. */
export function productOf(cells: CellReader): ProductInput | undefined {
  const read = {
    code: cells.requiredName('code', 40),
    name: cells.requiredName('name', 200),
    kind: cells.oneOf('kind', PRODUCT_KINDS),
    unit: cells.requiredName('unit', 30),
    taxUnit: taxUnitOf(cells),
    vatTreatment: cells.oneOf('vat_treatment', VAT_TREATMENTS),
    withholding: cells.raw('withholding') === '' ? null : cells.oneOf('withholding', CHOSEN_WITHHOLDING_CODES),
  }
  const { code, name, kind, unit, taxUnit, vatTreatment, withholding } = read
  if (!code || !name || !kind || !unit || !taxUnit || !vatTreatment || withholding === undefined) return undefined
  return { code, name, kind, unit, taxUnit, vatTreatment, withholding }
}

/** A unit of e-Faktur by its code or name. */
function taxUnitOf(cells: CellReader): string | undefined {
  const value = cells.raw('tax_unit')
  if (value === '') return cells.refuse('tax_unit', 'REQUIRED')
  const code = value.toUpperCase()
  if (isTaxUnit(code)) return code
  const named = Object.entries(TAX_UNITS).find(([, name]) => name.toLowerCase() === value.toLowerCase())
  const suggestion = named
    ? { value: named[0], reason: 'OTHER_FORM' as const }
    : suggestWord(value, Object.keys(TAX_UNITS))
  return cells.refuse('tax_unit', codes.productUnitUnknown, {}, suggestion)
}

/** A row's code, whatever other errors it has. */
export const namedCode = (row: CsvRow): string => new CellReader(row, []).raw('code')
