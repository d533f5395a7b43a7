// Maps a deposit's input to the service's body.
import type {
  CreateDepositInput,
  DepositCalculationInput,
  DepositFilter,
  UpdateDepositInput,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { Refused } from '../../graph/errors.ts'
import type { CalculationQuery, DepositQuery, NewDeposit } from './treasuryDeposits.ts'

/** Days per year in the interest calculation. */
function dayBasisOf(days: number | null | undefined): 360 | 365 | undefined {
  if (days === null || days === undefined) return undefined
  if (days !== 360 && days !== 365) throw new Refused('G-2', undefined, { code: 'INVALID_VALUE', path: ['dayBasis'] })
  return days
}

/** The values of a deposit. */
export function toBody(scope: OrganizationScope, input: CreateDepositInput | UpdateDepositInput): NewDeposit {
  const { allowed, forfeitsInterest, penaltyRate, penaltyAmount, clawsBack } = input.earlyClose ?? {}
  return {
    bankCode: input.bankCode,
    alias: input.alias,
    amount: input.amount,
    issuedOn: input.issuedOn,
    tenor: input.tenor,
    tenorType: input.tenorType,
    interestRate: input.interestRate,
    renewal: input.renewal ?? null,
    interestPayout: input.interestPayout ?? null,
    dayBasis: dayBasisOf(input.dayBasis) ?? null,
    taxTreatment: input.taxTreatment ?? null,
    taxRate: input.taxRate ?? null,
    pledged: input.pledged ?? null,
    closableEarly: allowed ?? null,
    forfeitsInterest: forfeitsInterest ?? null,
    penaltyRate: penaltyRate ?? null,
    penaltyAmount: penaltyAmount ?? null,
    clawsBack: clawsBack ?? null,
    sourceAccountId: scope.optionalUuidOf('BankAccount', input.sourceAccountId) ?? null,
    payoutAccountId: scope.optionalUuidOf('BankAccount', input.payoutAccountId) ?? null,
  }
}

/** The values of a form filled in so far. */
export function toWish(scope: OrganizationScope, input: DepositCalculationInput): CalculationQuery {
  const source = scope.optionalUuidOf('BankAccount', input.sourceAccountId)
  const payout = scope.optionalUuidOf('BankAccount', input.payoutAccountId)
  const depositId = scope.optionalUuidOf('Deposit', input.depositId)
  const dayBasis = dayBasisOf(input.dayBasis)
  return {
    amount: input.amount.amount,
    currency: input.amount.currency,
    issuedOn: input.issuedOn,
    tenor: input.tenor,
    tenorType: input.tenorType,
    interestRate: input.interestRate,
    ...(input.bankCode && { bankCode: input.bankCode }),
    ...(input.renewal && { renewal: input.renewal }),
    ...(input.interestPayout && { interestPayout: input.interestPayout }),
    ...(dayBasis && { dayBasis: `${dayBasis}` as const }),
    ...(input.taxTreatment && { taxTreatment: input.taxTreatment }),
    ...(input.taxRate && { taxRate: input.taxRate }),
    ...(source && { sourceAccountId: source }),
    ...(payout && { payoutAccountId: payout }),
    ...(depositId && { depositId }),
  }
}

export function toQuery(filter: DepositFilter | null | undefined): DepositQuery {
  const { search, status, bankCodes, currency, renewal, pledged, issued, matures, amount } = filter ?? {}
  return {
    ...(search && { search }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(bankCodes && bankCodes.length > 0 && { bankCodes: bankCodes.join(',') }),
    ...(currency && { currency }),
    ...(renewal && { renewal }),
    ...(pledged != null && { pledged: pledged ? ('true' as const) : ('false' as const) }),
    ...(issued?.from && { issuedFrom: issued.from }),
    ...(issued?.to && { issuedTo: issued.to }),
    ...(matures?.from && { maturesFrom: matures.from }),
    ...(matures?.to && { maturesTo: matures.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
  }
}
