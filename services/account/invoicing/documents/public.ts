// What other modules may import from this one. Its own files import from the source files directly.
export { discountText, type DocumentChange, lineChanges } from './changes.ts'
export {
  discountInputColumns,
  lineColumns,
  lineFigureColumns,
  paperColumns,
  revisionColumns,
  statusColumns,
  writtenColumns,
} from './columns.ts'
export { currencySign } from './currencySign.ts'
export { moneyText } from './moneyText.ts'
export { formatPercent, formatQuantity } from './quantities.ts'
export { revisionsOf } from './revisions.ts'
