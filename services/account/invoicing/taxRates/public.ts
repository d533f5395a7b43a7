// The module's public API for other modules. Its own files import each other directly.
export { RATE_DECIMALS, taxRateOn } from './rates.ts'
