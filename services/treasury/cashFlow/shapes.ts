// The cash flow on the wire.
import { z } from 'zod'
import { type Currency, currency, money, showMoney } from '../../kit/money.ts'
import { direction } from '../transactionShapes.ts'
import { ACTIVITIES, STANDARD_CATEGORIES } from './categories.ts'
import type { CashFlow } from './cashFlow.ts'
import { changeOf, type PeriodFlow, type Sums } from './flow.ts'

export const activity = z.enum(ACTIVITIES).meta({ id: 'CashActivity' })
export const standardCategory = z.enum(STANDARD_CATEGORIES).meta({ id: 'StandardCashCategory' })

export const categoryShape = z
  .object({
    id: z.uuid(),
    activity,
    standard: standardCategory
      .nullable()
      .describe('Every organization has it, and people read its name in their language'),
    name: z.string().nullable().describe('What people named it; null where it is a standard one'),
    version: z.int(),
  })
  .meta({ id: 'CashCategory', description: 'A category of cash flows' })

const sums = z.object({ in: money, out: money }).meta({ id: 'CashSums' })

const figures = {
  opening: money.nullable().describe('Before it, of accounts of which a balance is known; null where none is'),
  in: money.describe('Without transfers between own accounts'),
  out: money.describe('Without transfers between own accounts'),
  transfers: sums.describe('Between own accounts; what is left of both is on its way'),
  net: money.describe('Money in less money out, including the difference of transfers'),
  closing: money.nullable().describe('At its end'),
  unexplained: money.nullable().describe('Closing less opening less net: what no line tells'),
  lines: z.int().describe('Number of statement transactions'),
}

const period = z.object({ from: z.string(), to: z.string(), ...figures }).meta({ id: 'CashFlowPeriod' })
const change = z.number().nullable().describe('In percent; null where there was nothing')

export const cashFlowShape = z
  .object({
    currency,
    today: z.string(),
    accounts: z.int(),
    unknown: z.int().describe('Number of bank accounts without a known balance'),
    periods: z.array(period),
    total: period,
    before: z
      .object({
        from: z.string(),
        to: z.string(),
        in: money,
        out: money,
        net: money,
        inChange: change,
        outChange: change,
        netChange: change,
      })
      .meta({ id: 'CashFlowBefore', description: 'What the flow is compared with' }),
    categories: z.array(
      z
        .object({
          category: categoryShape.nullable().describe('Null: what no category takes'),
          periods: z.array(sums),
          total: sums,
          before: sums,
          inChange: change,
          outChange: change,
        })
        .meta({ id: 'CategoryCashFlow' }),
    ),
    unexplainedByAccount: z.array(
      z
        .object({
          bankAccountId: z.uuid(),
          periods: z.array(money).describe('Of what the period has unexplained, the part of this account'),
          total: money,
        })
        .meta({
          id: 'UnexplainedCash',
          description: 'An account whose balance changed by something else than its lines',
        }),
    ),
  })
  .meta({ id: 'CashFlow' })

export const flowLines = z
  .object({
    items: z.array(
      z
        .object({
          statementTransactionId: z.uuid(),
          direction: direction,
          amount: money.describe('The part of the line that the figure has'),
        })
        .meta({ id: 'CashFlowLine' }),
    ),
    hasMore: z.boolean(),
    total: sums.describe('Of all, also those beyond this page'),
  })
  .meta({ id: 'CashFlowLines' })

const optional = (minor: bigint | null, of: Currency) => (minor === null ? null : showMoney(minor, of))
export const showSums = (shown: Sums, of: Currency) => ({ in: showMoney(shown.in, of), out: showMoney(shown.out, of) })

const showFigures = (shown: PeriodFlow, of: Currency) => ({
  opening: optional(shown.opening, of),
  ...showSums(shown, of),
  transfers: showSums(shown.transfers, of),
  net: showMoney(shown.net, of),
  closing: optional(shown.closing, of),
  unexplained: optional(shown.unexplained, of),
  lines: shown.lines,
})

export const showCashFlow = (flow: CashFlow, of: Currency): z.infer<typeof cashFlowShape> => ({
  currency: of,
  today: flow.today,
  accounts: flow.accounts,
  unknown: flow.unknown,
  periods: flow.periods.map(each => ({ from: each.from, to: each.to, ...showFigures(each, of) })),
  total: { ...flow.span, ...showFigures(flow.total, of) },
  before: {
    from: flow.before.from,
    to: flow.before.to,
    ...showSums(flow.before, of),
    net: showMoney(flow.before.net, of),
    inChange: changeOf(flow.total.in, flow.before.in),
    outChange: changeOf(flow.total.out, flow.before.out),
    netChange: changeOf(flow.total.net, flow.before.net),
  },
  categories: flow.lines.map(({ category, periods, total, before }) => ({
    category,
    periods: periods.map(each => showSums(each, of)),
    total: showSums(total, of),
    before: showSums(before, of),
    inChange: changeOf(total.in, before.in),
    outChange: changeOf(total.out, before.out),
  })),
  unexplainedByAccount: flow.unexplained.map(({ accountId, periods, total }) => ({
    bankAccountId: accountId,
    periods: periods.map(minor => showMoney(minor, of)),
    total: showMoney(total, of),
  })),
})
