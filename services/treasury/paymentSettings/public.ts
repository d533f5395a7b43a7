// What other modules may import from this one. Its own files import from the source files directly.
export { DEFAULT_MAX_FEE_RUPIAH, DEFAULT_TOLERANCE_RUPIAH } from './defaults.ts'
export { readPaymentSettings } from './paymentSettings.ts'
export { DEFAULT_PAYMENT_SETTINGS } from './table.ts'
