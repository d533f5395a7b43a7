// What other modules may import from this one. Its own files import from the source files directly.
export { RATE_DECIMALS } from '../../../kit/exchangeRate.ts'
export { collectorRulesBeside, toCollectorRules } from './collectorRules.ts'
export { taxRateOn } from './rates.ts'
