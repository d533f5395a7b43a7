// What other modules may import from this one. Its own files import from the source files directly.
export { taxUnitOf } from './changeProducts.ts'
export { product, PRODUCT_KINDS } from './table.ts'
export { TAX_UNITS, type TaxUnit } from './taxUnits.ts'
