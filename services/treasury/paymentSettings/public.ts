// What other modules may take of this one. Its own files take it from where it stands.
export { DEFAULT_MAX_FEE_RUPIAH, DEFAULT_TOLERANCE_RUPIAH } from './defaults.ts'
export { readPaymentSettings } from './paymentSettings.ts'
export { DEFAULT_PAYMENT_SETTINGS, type PaymentSettings } from './table.ts'
