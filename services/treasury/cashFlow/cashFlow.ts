// The cash flow of an organization in one currency: by period, by category, and compared with an earlier span.
import type { Tx } from '../../kit/database/database.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import { MAX_DAYS } from '../../kit/pastDay.ts'
import type { Category } from './categories.ts'
import {
  type AccountUnexplained,
  type CategoryFlow,
  flowByPeriod,
  type PeriodFlow,
  sumOf,
  type Sums,
  unexplainedByAccount,
  unknownAccounts,
} from './flow.ts'
import { type Comparison, MAX_PERIODS, periodsOf, type Span, spanBefore, type Unit } from './periods.ts'
import { type FlowScope, readFlow } from './repository.ts'

export type CashFlowQuery = FlowScope & { from: string; to: string; unit: Unit; compare: Comparison }

/** The amounts of a category, or with null the uncategorized ones, in each period. */
export type CategoryLine = { category: Category | null; periods: Sums[]; total: Sums; before: Sums }

export type CashFlow = {
  span: Span
  today: string
  accounts: number
  unknown: number
  periods: (Span & PeriodFlow)[]
  total: PeriodFlow
  before: Span & { in: bigint; out: bigint; transfers: Sums; net: bigint }
  lines: CategoryLine[]
  unexplained: (AccountUnexplained & { total: bigint })[]
}

/** Validates a span: in order, not too long, and not too many periods. */
export function checkSpan({ from, to }: Span, unit: Unit): Span[] {
  const days = Temporal.PlainDate.from(from).until(to).days
  if (days < 0 || days >= MAX_DAYS) throw refuseFields([{ path: 'to', error: 'INVALID_VALUE' }])
  const periods = periodsOf({ from, to }, unit)
  if (periods.length > MAX_PERIODS) throw refuseFields([{ path: 'unit', error: 'INVALID_VALUE' }])
  return periods
}

export async function readCashFlow(tx: Tx, { from, to, unit, compare, ...scope }: CashFlowQuery): Promise<CashFlow> {
  const span = { from, to }
  const periods = checkSpan(span, unit)
  const before = spanBefore(span, compare)
  const read = await readFlow(tx, { ...scope, span, periods, unit, before })
  if (to > read.today) throw refuseFields([{ path: 'to', error: 'INVALID_VALUE' }])
  const transferIds = new Set(read.categories.filter(({ activity }) => activity === 'TRANSFER').map(({ id }) => id))
  const flows = flowByPeriod({ periods: periods.length, transferIds, ...read })
  const earlier = flowByPeriod({
    periods: 1,
    transferIds,
    accountIds: read.accountIds,
    known: [],
    firsts: [],
    ...read.before,
  })[0]
  const [first, last] = [flows[0], flows.at(-1)]
  if (!first || !last || !earlier) throw new Error('a span has a period')
  const all = sumOf(flows)
  return {
    span,
    today: read.today,
    accounts: read.accountIds.length,
    unknown: unknownAccounts(read),
    periods: periods.map((period, place) => ({ ...period, ...(flows[place] ?? first) })),
    total: {
      ...all,
      opening: first.opening,
      closing: last.closing,
      transfers: sumOf(flows.map(({ transfers }) => transfers)),
      net: flows.reduce((sum, { net }) => sum + net, 0n),
      unexplained: flows.reduce<bigint | null>(
        (sum, { unexplained }) => (unexplained === null ? sum : (sum ?? 0n) + unexplained),
        null,
      ),
      lines: flows.reduce((sum, { lines }) => sum + lines, 0),
    },
    before: { ...before, in: earlier.in, out: earlier.out, transfers: earlier.transfers, net: earlier.net },
    lines: linesOf({
      categories: read.categories.filter(({ activity }) => activity !== 'TRANSFER'),
      flows: read.categoryFlows,
      before: read.before.categoryFlows,
      totals: flows,
      totalBefore: earlier,
    }),
    unexplained: unexplainedByAccount({ periods: periods.length, ...read })
      .map(each => ({ ...each, total: each.periods.reduce((sum, minor) => sum + minor, 0n) }))
      .toSorted((one, other) => (absolute(one.total) > absolute(other.total) ? -1 : 1)),
  }
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor)

type Lines = {
  categories: readonly Category[]
  flows: readonly CategoryFlow[]
  before: readonly CategoryFlow[]
  totals: readonly Sums[]
  totalBefore: Sums
}

/** Each category with any amount, largest first, and finally the uncategorized amounts. */
function linesOf({ categories, flows, before, totals, totalBefore }: Lines): CategoryLine[] {
  const [now, then] = [Map.groupBy(flows, ofCategory), Map.groupBy(before, ofCategory)]
  const lines = categories
    .filter(({ id }) => now.has(id) || then.has(id))
    .map(category => {
      const own = now.get(category.id) ?? []
      const periods = totals.map((_, place) => sumOf(own.filter(each => each.place === place)))
      return { category, periods, total: sumOf(periods), before: sumOf(then.get(category.id) ?? []) }
    })
    .toSorted((one, other) => (sizeOf(one.total) > sizeOf(other.total) ? -1 : 1))
  const rest = {
    category: null,
    periods: totals.map((total, place) =>
      lessAll(
        total,
        lines.map(line => line.periods[place] ?? NOTHING),
      ),
    ),
    total: lessAll(
      sumOf(totals),
      lines.map(({ total }) => total),
    ),
    before: lessAll(
      totalBefore,
      lines.map(line => line.before),
    ),
  }
  return sizeOf(rest.total) + sizeOf(rest.before) > 0n ? [...lines, rest] : lines
}

const NOTHING: Sums = { in: 0n, out: 0n }
const ofCategory = ({ categoryId }: CategoryFlow) => categoryId
const sizeOf = (sums: Sums) => sums.in + sums.out
function lessAll(total: Sums, parts: readonly Sums[]): Sums {
  const less = sumOf(parts)
  return { in: total.in - less.in, out: total.out - less.out }
}
