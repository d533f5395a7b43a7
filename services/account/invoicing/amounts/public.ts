// What other modules may import from this one. Its own files import from the source files directly.
export { type DocumentAmounts, documentAmounts, type DocumentInput } from './documentAmounts.ts'
export { formatScaled } from '../../../kit/scaled.ts'
export { basisPointsOf, fraction, halfUp, halfUpTo, times } from './fractions.ts'
export { type Discount, DiscountTooLarge, type LineAmounts, parsePercent, parseQuantity } from './lines.ts'
export { areMilestones, type MilestoneAmounts, milestonesOf } from './milestones.ts'
export {
  CHOSEN_WITHHOLDING_CODES,
  type ChosenWithholdingCode,
  builtInCollectorRule,
  COLLECTOR_RULE_KINDS,
  type CollectorRule,
  type CollectorRuleKind,
  VAT_COLLECTORS,
  VAT_TREATMENTS,
  vatRate,
  type VatTreatment,
  WITHHOLDING_CODES,
  WITHHOLDING_NAMES,
  type WithholdingCode,
} from './rates.ts'
export { type RupiahAmounts, rupiahAmounts, rupiahRateOf, toRupiah } from './rupiah.ts'
export { sharesOf } from './shares.ts'
export { STAMP_DUTY_POLICIES, stampDutyOf } from './stampDuty.ts'
export { dueDate } from './terms.ts'
export { taxInvoiceLine, taxStep, vatOf } from './vat.ts'
export { rateOf } from './withholding.ts'
