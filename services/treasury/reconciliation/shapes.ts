// Reconciliation on the wire.
import { z } from 'zod'
import { proofField } from '../proofs/public.ts'
import { messageOf, type Locale } from '../../kit/errors.ts'
import { id } from '../../kit/idShapes.ts'
import { type Currency, money, nonZeroDecimal, showMoney } from '../../kit/money.ts'
import { codes } from './errors.ts'
import type { Candidates } from './candidates.ts'
import type { AdjustmentKind, ReasonCode } from './matching/types.ts'
import { type Recommended, recommendationStatus } from './recommendations.ts'
import { sidesOf } from './settleRecommendation.ts'
import { reconciliationKind, type Stored } from './store.ts'
import { ADJUSTMENT_KINDS, MATCH_RESULTS, RUN_MODES, RUN_STATUSES, type RunRow, type StoredReason } from './table.ts'

export const REASON_CODES = [
  'REFERENCE_NAMED',
  'REFERENCE_CONTRADICTED',
  'ACCOUNT_KNOWN',
  'ALIAS_KNOWN',
  'NAME_SIMILAR',
  'NAME_DIFFERENT',
  'AMOUNT_EXACT',
  'AMOUNT_LESS_FEE',
  'AMOUNT_PLUS_FEE',
  'AMOUNT_LESS_WITHHOLDING',
  'AMOUNT_WITHIN_TOLERANCE',
  'AMOUNT_SHORT',
  'AMOUNT_OVER',
  'AMOUNTS_ADD_UP',
  'SAME_DAY',
  'DAYS_LATE',
  'DAYS_EARLY',
  'DATE_IN_RANGE',
  'DATA_NAMED',
] as const satisfies readonly ReasonCode[]

export const result = z.enum(MATCH_RESULTS).meta({ id: 'MatchedResult' })
export const adjustmentKind = z.enum(ADJUSTMENT_KINDS).meta({ id: 'AdjustmentKind' })
export const runMode = z.enum(RUN_MODES).meta({ id: 'ReconciliationRunMode' })

const adjustment = z
  .object({ kind: adjustmentKind, amount: money.describe('Expected minus statement amount: positive when less came') })
  .meta({ id: 'Adjustment' })

const reason = z
  .object({
    code: z.enum(REASON_CODES),
    effect: z.enum(['FOR', 'NEUTRAL', 'AGAINST']),
    expectedTransactionId: z.uuid().nullable(),
    amount: money.nullable(),
    days: z.int().nullable(),
    text: z.string().nullable(),
    rate: z.string().nullable(),
  })
  .meta({ id: 'MatchReason' })

const allocation = z
  .object({
    statementTransactionId: z.uuid(),
    expectedTransactionId: z.uuid(),
    amount: money,
    adjustments: z.array(adjustment),
  })
  .meta({ id: 'Allocation' })

const sides = { statementTransactionIds: z.array(z.uuid()), expectedTransactionIds: z.array(z.uuid()) }

export const recommendation = z
  .object({
    id: z.uuid(),
    runId: z.uuid(),
    bankAccountId: z.uuid(),
    result,
    status: recommendationStatus,
    ...sides,
    allocations: z.array(allocation),
    reasons: z.array(reason),
    difference: money.describe('Expected minus statement amount that no adjustment explains'),
    score: z.int(),
    automatic: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Recommendation' })

export const reconciliation = z
  .object({
    id: z.uuid(),
    kind: reconciliationKind,
    result,
    amount: money,
    bankAccountId: z.uuid(),
    ...sides,
    allocations: z.array(allocation),
    adjustmentReason: z.string().nullable().describe('Why its adjustments go beyond their bounds'),
    createdAt: z.string(),
    createdBy: z.uuid().nullable(),
    removedAt: z.string().nullable(),
    removedBy: z.uuid().nullable(),
    removalReason: z.string().nullable(),
  })
  .meta({ id: 'Reconciliation' })

export const elsewhere = z
  .object({ statementTransactionId: z.uuid(), expectedTransactionIds: z.array(z.uuid()).describe('Best first') })
  .meta({ id: 'ExpectedElsewhere' })

export const candidates = z
  .object({
    statementTransactionId: z.uuid(),
    candidates: z.array(
      z
        .object({
          recommendationId: z.uuid().nullable().describe('The pending recommendation that stands behind it'),
          result,
          expectedTransactionIds: z.array(z.uuid()),
          reasons: z.array(reason),
          adjustments: z.array(adjustment),
          difference: money,
          score: z.int(),
        })
        .meta({ id: 'MatchCandidate' }),
    ),
  })
  .meta({ id: 'Candidates' })

export const run = z
  .object({
    id: z.uuid(),
    bankAccountId: z.uuid().nullable(),
    mode: runMode,
    status: z.enum(RUN_STATUSES).meta({ id: 'ReconciliationRunStatus' }),
    done: z.int(),
    total: z.int(),
    matched: z.int().describe('Number of statement transactions with a recommendation'),
    automatic: z.int().describe('Number of statement transactions the engine would match automatically'),
    startedAt: z.string(),
    finishedAt: z.string().nullable(),
    startedBy: z.uuid().nullable(),
    failureReason: z.string().nullable(),
  })
  .meta({ id: 'ReconciliationRun' })

export const counts = z
  .object({
    unreconciled: z.int(),
    reconciled: z.int(),
    full: z.int(),
    partial: z.int(),
    none: z.int().describe('Of the lines that a run has looked at; the others are in none of the three'),
  })
  .meta({ id: 'ReconciliationCounts' })

export const reconcileBody = z.strictObject({
  statementTransactionIds: z.array(id).max(200),
  expectedTransactionIds: z
    .array(id)
    .max(200)
    .describe('In the order in which they are paid: when money is short, the last ones stay open'),
  allowPartial: z.boolean().default(false),
  keepRest: z
    .boolean()
    .default(false)
    .describe(
      'Keeps all that is left of one line as credit of the customer whose invoice it has paid; the OVERPAYMENT says how much',
    ),
  adjustments: z
    .array(
      z.strictObject({
        kind: adjustmentKind,
        amount: nonZeroDecimal,
        expectedTransactionId: id.optional(),
      }),
    )
    .max(20)
    .default([]),
  adjustmentReason: z
    .string()
    .max(500)
    .optional()
    .describe('Why adjustments may go beyond their bounds; needs treasury.reconciliation.auto'),
  lockReason: z.string().trim().min(1).max(500).optional().describe('Why the owner matches before the period lock'),
  ...proofField,
})

type ShownAdjustment = { kind: AdjustmentKind; amount: bigint }

const showAdjustments = (adjustments: readonly ShownAdjustment[], currency: Currency) =>
  adjustments.map(({ kind, amount }) => ({ kind, amount: showMoney(amount, currency) }))

type ShownReason = Omit<StoredReason, 'amount'> & { amount?: string | bigint }

function showReason(of: ShownReason, currency: Currency): z.infer<typeof reason> {
  // Rows may be written by an older or newer version of the engine: an unknown code would fail the entire response.
  const code = REASON_CODES.find(known => known === of.code) ?? 'AMOUNT_EXACT'
  return {
    code,
    effect: of.effect,
    expectedTransactionId: of.expectedId ?? null,
    amount: of.amount === undefined ? null : showMoney(BigInt(of.amount), currency),
    days: of.days ?? null,
    text: of.text ?? null,
    rate: of.rate ?? null,
  }
}

export function showRecommendation(row: Recommended): z.infer<typeof recommendation> {
  const { lineIds, expectedIds } = sidesOf(row)
  const [part, ...others] = row.parts
  // Reasons about one line and one expected transaction are stored without their ids.
  const implied = part && others.length === 0 ? { expectedId: part.expectedTransactionId } : {}
  return {
    id: row.id,
    runId: row.runId,
    bankAccountId: row.bankAccountId,
    result: row.result,
    status: row.status,
    statementTransactionIds: lineIds,
    expectedTransactionIds: expectedIds,
    allocations: row.parts.map(part => ({
      statementTransactionId: part.statementTransactionId,
      expectedTransactionId: part.expectedTransactionId,
      amount: showMoney(part.amountMinor, row.currency),
      adjustments: part.adjustments.map(({ kind, amount }) => ({
        kind,
        amount: showMoney(BigInt(amount), row.currency),
      })),
    })),
    reasons: row.reasons.map(each => showReason({ ...implied, ...each }, row.currency)),
    difference: showMoney(row.differenceMinor, row.currency),
    score: row.score,
    automatic: row.automatic,
    createdAt: row.createdAt,
  }
}

export function showReconciliation(row: Stored): z.infer<typeof reconciliation> {
  const unique = (ids: string[]) => [...new Set(ids)]
  return {
    id: row.id,
    kind: row.kind,
    result: row.result,
    amount: showMoney(row.amountMinor, row.currency),
    bankAccountId: row.bankAccountId,
    statementTransactionIds: unique(row.allocations.map(part => part.statementTransactionId)),
    expectedTransactionIds: unique(row.allocations.map(part => part.expectedTransactionId)),
    allocations: row.allocations.map(part => ({
      statementTransactionId: part.statementTransactionId,
      expectedTransactionId: part.expectedTransactionId,
      amount: showMoney(part.amountMinor, row.currency),
      adjustments: showAdjustments(part.adjustments, row.currency),
    })),
    adjustmentReason: row.adjustmentReason,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    removedAt: row.removedAt,
    removedBy: row.removedBy,
    removalReason: row.removalReason,
  }
}

export function showCandidates(row: Candidates): z.infer<typeof candidates> {
  const { currency } = row
  return {
    statementTransactionId: row.statementTransactionId,
    candidates: row.candidates.map(each => ({
      recommendationId: each.recommendationId,
      result: each.result,
      expectedTransactionIds: each.expectedIds,
      reasons: each.reasons.map(one => showReason(one, currency)),
      adjustments: showAdjustments(
        each.allocations.flatMap(part => part.adjustments),
        currency,
      ),
      difference: showMoney(each.difference, currency),
      score: each.score,
    })),
  }
}

const isCode = (name: string): name is keyof typeof codes => name in codes

export function showRun(row: RunRow, locale: Locale): z.infer<typeof run> {
  return {
    id: row.id,
    bankAccountId: row.bankAccountId,
    mode: row.mode,
    status: row.status,
    done: row.done,
    total: row.total,
    matched: row.matched,
    automatic: row.automatic,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    startedBy: row.startedBy,
    failureReason: row.failure !== null && isCode(row.failure) ? messageOf(codes[row.failure], locale, {}) : null,
  }
}
