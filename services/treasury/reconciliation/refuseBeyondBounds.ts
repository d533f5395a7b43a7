// Reports adjustments beyond their bounds (matching/adjustmentBounds.ts) to the user who makes the match.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { refuseFields, Refusal, type FieldRefusal } from '../../kit/http/problem.ts'
import { formatMinor, type Currency } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { readPaymentSettings } from '../paymentSettings/public.ts'
import type { BeyondBounds, Match, LockedRecords } from './match.ts'
import { boundViolationOf, type AdjustedExpected, type BoundViolation } from './matching/adjustmentBounds.ts'
import { limitsIn, RUPIAH, type AmountLimits } from './matching/amount.ts'

/** The organization's limits for rupiah amounts. */
export async function readLimits(tx: Tx): Promise<AmountLimits> {
  const { toleranceRupiah, maxFeeRupiah } = await readPaymentSettings(tx)
  return { rounding: BigInt(toleranceRupiah) * RUPIAH, fee: BigInt(maxFeeRupiah) * RUPIAH }
}

export const hasAdjustments = ({ allocations }: Pick<Match, 'allocations'>): boolean =>
  allocations.some(({ adjustments }) => adjustments.length > 0)

/** Why the match's adjustments are refused; undefined if they are accepted. */
export function refuseBeyondBounds(
  match: Pick<Match, 'allocations' | 'beyondBounds'>,
  sides: LockedRecords,
  ofRupiah: AmountLimits,
): Refusal | undefined {
  if (!hasAdjustments(match)) return undefined
  const first = sides.lines.get(match.allocations[0]!.lineId)
  if (!first) return new Refusal(commonErrors.notFound)
  const violation = boundViolationOf(adjustedExpecteds(match, sides), first, limitsIn(first.currency, ofRupiah))
  return violation && refusalOf(violation, first.currency, match.beyondBounds)
}

function adjustedExpecteds(
  { allocations }: Pick<Match, 'allocations'>,
  { expecteds }: LockedRecords,
): AdjustedExpected[] {
  return [...Map.groupBy(allocations, ({ expectedId }) => expectedId)].map(([expectedId, parts]) => {
    const { amountMinor, allocatedMinor, amountFromMinor, amountToMinor, invoiceId } = expecteds.get(expectedId)!
    const openOf = (amount: bigint | null) => (amount === null ? null : amount - allocatedMinor)
    return {
      amount: amountMinor,
      open: amountMinor - allocatedMinor,
      isOfInvoice: invoiceId !== null,
      paid: parts.reduce((sum, { amount }) => sum + amount, 0n),
      adjustments: parts.flatMap(({ adjustments }) => adjustments),
      openFrom: openOf(amountFromMinor),
      openTo: openOf(amountToMinor),
    }
  })
}

const CODES = {
  FEE: codes.adjustmentFeeAboveLimit,
  WITHHOLDING: codes.adjustmentWithholdingUnknown,
  ROUNDING: codes.adjustmentRoundingAboveLimit,
  FEE_DIRECTION: codes.adjustmentFeeDirection,
} as const satisfies Record<Exclude<BoundViolation['kind'], 'ZERO' | 'OPPOSITE_SIGNS' | 'OVERPAYMENT'>, unknown>

function refusalOf(violation: BoundViolation, currency: Currency, beyond: BeyondBounds | undefined) {
  if (violation.kind === 'ZERO') return refuseFields([{ path: 'adjustments', error: 'AMOUNT_ZERO' }])
  if (violation.kind === 'OPPOSITE_SIGNS') return new Refusal(codes.adjustmentSignsDiffer, { path: 'adjustments' })
  if (violation.kind === 'OVERPAYMENT') return new Refusal(codes.adjustmentOverpayment, { path: 'adjustments' })
  const isPermitted = beyond?.isPermitted ?? false
  const reason = beyond?.reason?.trim() ?? ''
  if (isPermitted && reason !== '') return undefined
  const { kind, limit } = violation
  // With the permission, only the reason is missing; without it the adjustment itself is wrong.
  const field: FieldRefusal['path'] = isPermitted ? 'adjustmentReason' : 'adjustments'
  return new Refusal(CODES[kind], {
    path: field,
    params: limit === null ? {} : { limit: formatMinor(limit), currency },
  })
}
