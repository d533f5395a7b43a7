// What other modules may take of this one. Its own files take it from where it stands.
export { taxUnitOf } from './changeProducts.ts'
export { product, PRODUCT_KINDS } from './table.ts'
export { TAX_UNITS, type TaxUnit } from './taxUnits.ts'
