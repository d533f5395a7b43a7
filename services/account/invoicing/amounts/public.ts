// What other modules may take of this one. Its own files take it from where it stands.
export { type DocumentAmounts, documentAmounts, type DocumentInput } from './documentAmounts.ts'
export { formatScaled } from './fractions.ts'
export { type Discount, DiscountTooLarge, type LineAmounts, parsePercent, parseQuantity } from './lines.ts'
export { CHOSEN_WITHHOLDING_CODES, type ChosenWithholdingCode, VAT_TREATMENTS, type VatTreatment } from './rates.ts'
export { STAMP_DUTY_POLICIES } from './stampDuty.ts'
