// The module's public API for other modules. Its own files import each other directly.
export { type RateJson, rateOf, ratesInSql } from './rates.ts'
export { type RupiahRate, toRupiah } from './rupiah.ts'
export { rupiahRateShape, showInRupiah, showRupiahRate } from './shapes.ts'
