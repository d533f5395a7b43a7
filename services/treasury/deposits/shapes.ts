// Deposits on the wire: forms in, bodies out.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { id, idList } from '../../kit/idShapes.ts'
import { currency, money, moneyInput, positiveDecimal, showMoney } from '../../kit/money.ts'
import { nameOf, proseOf } from '../../kit/nameShape.ts'
import { bankOf, bankShape } from '../bankAccounts/public.ts'
import type { Calculation, Wish } from './calculate.ts'
import type { ClosingPreview } from './closeDeposit.ts'
import type { LadderStep } from './list.ts'
import { formatRate } from './rules/interest.ts'
import { allowedActions, DEPOSIT_ACTIONS, DEPOSIT_STATUSES } from './rules/lifecycle.ts'
import { INTEREST_PAYOUTS, type Period, RENEWALS, TENOR_TYPES } from './rules/schedule.ts'
import { TAX_REASONS, TAX_TREATMENTS } from './rules/tax.ts'
import type { DepositRow, PeriodRow } from './table.ts'

const status = z.enum(DEPOSIT_STATUSES).meta({ id: 'DepositStatus' })
const renewal = z.enum(RENEWALS).meta({ id: 'DepositRenewal' })
const interestPayout = z.enum(INTEREST_PAYOUTS).meta({ id: 'DepositInterestPayout' })
const tenorType = z.enum(TENOR_TYPES).meta({ id: 'TenorType' })
const taxTreatment = z.enum(TAX_TREATMENTS).meta({ id: 'DepositTaxTreatment' })
const dayBasis = z.union([z.literal(365), z.literal(360)])
/** Percent, as a decimal string with at most 4 decimals. */
const rate = z.string().trim().max(20).describe('Percent from 0 to 100, at most 4 decimals')

const earlyClose = z.object({
  allowed: z.boolean(),
  forfeitsInterest: z.boolean().describe('The interest since the last payout is lost'),
  penaltyRate: z.string().nullable().describe('Percent of the principal'),
  penalty: money.nullable().describe('Instead of a rate'),
  clawsBack: z.boolean().describe('Interest of the term that was paid is taken back'),
})

export const depositShape = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status,
    entityId: z.uuid(),
    bank: bankShape,
    alias: z.string(),
    amount: money.describe('Amount initially placed'),
    issuedOn: z.string(),
    tenor: z.int(),
    tenorType,
    term: z.int().describe('Days of the running term, or the last one'),
    termStartsOn: z.string(),
    termNumber: z.int().describe('1 until it is renewed'),
    maturesOn: z.string().describe('A banking day'),
    interestRate: z.string().describe('Interest rate in percent per year'),
    rateIsAssumed: z.boolean().describe('It was renewed, and the bank has not told the new rate'),
    nextInterestRate: z.string().nullable().describe('Of the next term; null until it is known'),
    renewal,
    interestPayout,
    dayBasis,
    taxTreatment,
    taxRate: z.string(),
    pledged: z.boolean(),
    earlyClose,
    sourceAccountId: z.uuid().nullable(),
    payoutAccountId: z.uuid().nullable(),
    principal: money.describe('Of the running term'),
    interest: money.describe('Of the running term, before tax'),
    tax: money,
    netInterest: money,
    nextInterest: z.object({ date: z.string(), amount: money }).nullable().describe('The next one that is paid out'),
    closedOn: z.string().nullable(),
    closedAt: z.string().nullable(),
    closedBy: z.uuid().nullable(),
    closeReason: z.string().nullable(),
    payout: money.nullable().describe('What an early close brings back'),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    allowedActions: z.array(z.enum(DEPOSIT_ACTIONS)).describe('What the caller can do with it now'),
    version: z.int(),
  })
  .meta({ id: 'Deposit' })

/** A deposit as this caller may see it. */
export function showDeposit(
  row: DepositRow,
  { permissions }: { permissions: ReadonlySet<string> },
): z.infer<typeof depositShape> {
  const show = (minor: bigint) => showMoney(minor, row.currency)
  const showOrNull = (minor: bigint | null) => (minor === null ? null : show(minor))
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    entityId: row.entityId,
    bank: bankOf(row.bankCode) ?? { code: row.bankCode, name: row.bankCode, bic: '' },
    alias: row.alias,
    amount: show(row.amountMinor),
    issuedOn: row.issuedOn,
    tenor: row.tenor,
    tenorType: row.tenorType,
    term: row.days,
    termStartsOn: row.termStartsOn,
    termNumber: row.term,
    maturesOn: row.maturesOn,
    interestRate: formatRate(row.interestRate),
    rateIsAssumed: row.rateIsAssumed,
    nextInterestRate: rateOrNull(row.nextInterestRate),
    renewal: row.renewal,
    interestPayout: row.interestPayout,
    dayBasis: row.dayBasis,
    taxTreatment: row.taxTreatment,
    taxRate: formatRate(row.taxRate),
    pledged: row.pledged,
    earlyClose: {
      allowed: row.closableEarly,
      forfeitsInterest: row.forfeitsInterest,
      penaltyRate: rateOrNull(row.penaltyRate),
      penalty: showOrNull(row.penaltyMinor),
      clawsBack: row.clawsBack,
    },
    sourceAccountId: row.sourceAccountId,
    payoutAccountId: row.payoutAccountId,
    principal: show(row.principalMinor),
    interest: show(row.interestMinor),
    tax: show(row.taxMinor),
    netInterest: show(row.interestMinor - row.taxMinor),
    nextInterest:
      row.nextInterestOn === null || row.nextInterestMinor === null
        ? null
        : { date: row.nextInterestOn, amount: show(row.nextInterestMinor) },
    closedOn: row.closedOn,
    closedAt: row.closedAt,
    closedBy: row.closedBy,
    closeReason: row.closeReason,
    payout: showOrNull(row.payoutMinor),
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    allowedActions: allowedActions(row, permissions),
    version: row.version,
  }
}

const rateOrNull = (value: bigint | null) => (value === null ? null : formatRate(value))

export const newDeposit = z.strictObject({
  bankCode: z.string().trim().min(1).max(10).describe('National bank code'),
  alias: nameOf(100),
  amount: moneyInput,
  issuedOn: businessDate,
  tenor: z.int().min(1).max(1000),
  tenorType,
  interestRate: rate,
  renewal: renewal.nullish().describe('None, unless it says otherwise'),
  interestPayout: interestPayout.nullish().describe('At maturity, unless it says otherwise'),
  dayBasis: dayBasis.nullish().describe('Days that a year counts: 365, unless it says otherwise'),
  taxTreatment: taxTreatment.nullish(),
  taxRate: rate.nullish().describe('Left out: what is proposed'),
  pledged: z.boolean().nullish(),
  closableEarly: z.boolean().nullish().describe('It can be closed before it matures, unless it says otherwise'),
  forfeitsInterest: z.boolean().nullish().describe('True, unless it says otherwise'),
  penaltyRate: rate.nullish(),
  penaltyAmount: positiveDecimal.nullish(),
  clawsBack: z.boolean().nullish(),
  sourceAccountId: id.nullish(),
  payoutAccountId: id.nullish(),
})
export const depositEdit = newDeposit.extend({ nextInterestRate: rate.nullish(), version: z.int().min(1) })

export const cancelBody = z.strictObject({ reason: proseOf(255, 1), version: z.int().min(1) })
export const closeBody = z.strictObject({ date: businessDate, version: z.int().min(1) })
export const closingQuery = z.strictObject({ date: businessDate })
export const ofDeposits = z.strictObject({ depositIds: idList })

export const depositCounts = z.object({
  all: z.int(),
  new: z.int(),
  active: z.int(),
  matured: z.int(),
  closed: z.int(),
})

export const banks = z.object({ items: z.array(bankShape) })

export const ladder = z.object({
  items: z.array(
    z.object({ month: z.string().describe('`2026-11`'), count: z.int(), principal: money, netInterest: money }),
  ),
})
export const showLadder = (steps: readonly LadderStep[]): z.infer<typeof ladder> => ({
  items: steps.map(step => ({
    month: step.month,
    count: step.count,
    principal: showMoney(step.principalMinor, step.currency),
    netInterest: showMoney(step.netInterestMinor, step.currency),
  })),
})

const period = z
  .object({
    term: z.int(),
    place: z.int(),
    startsOn: z.string(),
    endsOn: z.string(),
    days: z.int(),
    principal: money,
    interestRate: z.string(),
    interest: money,
    tax: money,
    netInterest: money,
    isRenewed: z.boolean().describe('Its interest stays in the deposit'),
  })
  .meta({ id: 'DepositPeriod' })

type Shown = Omit<Period, 'startsOn' | 'endsOn'> & { startsOn: string; endsOn: string; isRenewed: boolean }

function showPeriod(each: Shown, of: DepositRow['currency']): z.infer<typeof period> {
  const { term, place, startsOn, endsOn, days, isRenewed } = each
  return {
    term,
    place,
    startsOn,
    endsOn,
    days,
    principal: showMoney(each.principalMinor, of),
    interestRate: formatRate(each.rate),
    interest: showMoney(each.interestMinor, of),
    tax: showMoney(each.taxMinor, of),
    netInterest: showMoney(each.netMinor, of),
    isRenewed,
  }
}

export const schedules = z.object({ items: z.array(z.object({ depositId: z.uuid(), periods: z.array(period) })) })

type Scheduled = PeriodRow & Pick<DepositRow, 'currency'>
export function showSchedules(rows: readonly Scheduled[]): z.infer<typeof schedules> {
  const byDeposit = Map.groupBy(rows, ({ depositId }) => depositId)
  return {
    items: [...byDeposit].map(([depositId, periods]) => ({
      depositId,
      periods: periods.map(row => showPeriod({ ...row, rate: row.interestRate }, row.currency)),
    })),
  }
}

export const expectedOfDeposits = z.object({
  items: z.array(z.object({ depositId: z.uuid(), expectedTransactionIds: z.array(z.uuid()) })),
})

export const showExpected = (
  rows: readonly { depositId: string; id: string }[],
): z.infer<typeof expectedOfDeposits> => ({
  items: [...Map.groupBy(rows, ({ depositId }) => depositId)].map(([depositId, of]) => ({
    depositId,
    expectedTransactionIds: of.map(({ id }) => id),
  })),
})

export const closing = z
  .object({
    date: z.string(),
    maturesOn: z.string(),
    principal: money,
    accruedInterest: money.describe('Since the last payout, before tax'),
    accruedTax: money,
    accruedNet: money,
    forfeited: money.describe('Of what was accrued, after tax'),
    penalty: money,
    clawback: money.describe('Interest already paid that is clawed back'),
    payout: money.describe('Amount paid back'),
    atMaturity: money.describe('Amount of the term if kept until maturity'),
    lost: money.describe('What would still have come, less the payout'),
  })
  .meta({ id: 'DepositClosing' })

export function showClosing(preview: ClosingPreview, row: DepositRow): z.infer<typeof closing> {
  const show = (minor: bigint) => showMoney(minor, row.currency)
  const { accrued } = preview
  return {
    date: preview.date,
    maturesOn: preview.maturesOn,
    principal: show(preview.principalMinor),
    accruedInterest: show(accrued.interestMinor),
    accruedTax: show(accrued.taxMinor),
    accruedNet: show(accrued.netMinor),
    forfeited: show(row.forfeitsInterest ? accrued.netMinor : 0n),
    penalty: show(preview.penaltyMinor),
    clawback: show(preview.clawbackMinor),
    payout: show(preview.payoutMinor),
    atMaturity: show(preview.atMaturityMinor),
    lost: show(preview.lostMinor),
  }
}

export const calculationQuery = z.strictObject({
  bankCode: z.string().max(10).default(''),
  amount: positiveDecimal,
  currency,
  issuedOn: businessDate,
  tenor: z.coerce.number().int().min(1).max(1000),
  tenorType,
  interestRate: rate,
  renewal: renewal.default('NONE'),
  interestPayout: interestPayout.default('MATURITY'),
  dayBasis: z.enum(['365', '360']).default('365'),
  taxTreatment: taxTreatment.default('ORDINARY'),
  taxRate: rate.optional(),
  sourceAccountId: id.optional(),
  payoutAccountId: id.optional(),
  depositId: id.optional(),
})

/** A query's parameters as the input of a calculation. */
export const wishOf = (query: z.infer<typeof calculationQuery>): Wish => ({
  ...query,
  amount: { amount: query.amount, currency: query.currency },
  dayBasis: query.dayBasis === '360' ? 360 : 365,
})

export const calculation = z
  .object({
    maturesOn: z.string(),
    movedFrom: z.string().nullable().describe('The date before it was moved to a banking day'),
    term: z.int().describe('Days'),
    interest: money,
    tax: money,
    netInterest: money,
    atMaturity: money.describe('Amount paid at maturity, including the principal'),
    taxRate: z.string(),
    proposedTaxRate: z.string(),
    taxReason: z.enum(TAX_REASONS).meta({ id: 'DepositTaxReason' }),
    netYield: z.string().describe('Net yield: percent of the principal per year of 365 days, after tax'),
    periods: z.array(period).describe('Of the first term; of a deposit that is renewed, of the next two as well'),
    otherTenors: z.array(z.object({ tenor: z.int(), tenorType, maturesOn: z.string(), netInterest: money })),
  })
  .meta({ id: 'DepositCalculation' })

export function showCalculation(made: Calculation, wish: Wish): z.infer<typeof calculation> {
  const of = wish.amount.currency
  const show = (minor: bigint) => showMoney(minor, of)
  const isRenewed = wish.renewal === 'PRINCIPAL_AND_INTEREST'
  return {
    maturesOn: made.maturesOn,
    movedFrom: made.movedFrom,
    term: made.days,
    interest: show(made.interestMinor),
    tax: show(made.taxMinor),
    netInterest: show(made.netMinor),
    atMaturity: show(made.atMaturityMinor),
    taxRate: formatRate(made.taxRate),
    proposedTaxRate: formatRate(made.proposal.rate),
    taxReason: made.proposal.reason,
    netYield: formatRate(made.yield),
    periods: made.periods.map(each =>
      showPeriod({ ...each, startsOn: each.startsOn.toString(), endsOn: each.endsOn.toString(), isRenewed }, of),
    ),
    otherTenors: made.others.map(({ netMinor, ...other }) => ({ ...other, netInterest: show(netMinor) })),
  }
}
