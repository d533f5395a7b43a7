// The module's public API for other modules. Its own files import each other directly.
export { taxUnitOf } from './changeProducts.ts'
export { product, PRODUCT_KINDS } from './table.ts'
export { TAX_UNITS, type TaxUnit } from './taxUnits.ts'
