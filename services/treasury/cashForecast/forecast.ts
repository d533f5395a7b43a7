// Forecast cash by day, by the direct method: current balances plus known money in and out. Pure.
import type { Period } from './periods.ts'

export const FLOW_SOURCES = [
  'MANUAL',
  'IMPORT',
  'PAYMENT',
  'BILL',
  'DEPOSIT',
  'PROVIDER',
  'INVOICE',
  'CREDIT_MEMO',
  'PLANNED',
  'UNAPPROVED_BILL',
  'UNAPPROVED_PAYMENT',
] as const
export type FlowSource = (typeof FLOW_SOURCES)[number]

/**
 * Money that is known to come or go. Each amount counts in one stage only: a bill's own expected transaction or its payment's, an invoice's
 * or its provider record's; the earlier one is archived when the next begins.
 */
export type Flow = {
  /** Set for a record or plan that a scenario excludes, and for each plan; otherwise a flow sums many records. */
  id: string | null
  direction: 'CREDIT' | 'DEBIT'
  source: FlowSource
  /** The expected date; it may be in the past. */
  day: string
  minor: bigint
  count: number
  /** For receipts, how late their counterparty usually pays; null: not learnt. */
  lag: Lag | null
  /** When its customer promised to pay; null without a promise. It counts until that date has passed. */
  promisedOn: string | null
}

/** How late a counterparty pays, learnt from its matches; negative: early. */
export type Lag = { days: number; samples: number }

/** A hypothetical scenario: it is shown next to the base and never replaces it. */
export type Scenario = {
  receiptsLateDays: number
  paymentsLateDays: number
  /** Percentage by which receipts are reduced, 0 to 100. */
  haircutPercent: number
  includesUnapproved: boolean
  /** Ids of records and planned lines that don't count. */
  leavesOut: readonly string[]
  /** Money without a record; it moves on its date, however late others pay. */
  extraLines: readonly ExtraLine[]
}
export type ExtraLine = { direction: 'CREDIT' | 'DEBIT'; day: string; minor: bigint }
export const BASE: Scenario = {
  receiptsLateDays: 0,
  paymentsLateDays: 0,
  haircutPercent: 0,
  includesUnapproved: false,
  leavesOut: [],
  extraLines: [],
}

export type ForecastPeriod = Period & {
  opening: bigint
  in: bigint
  out: bigint
  closing: bigint
  /** The part of `in` and `out` that was due before today; only in the first period. */
  overdueIn: { minor: bigint; count: number }
  overdueOut: { minor: bigint; count: number }
  sources: { source: FlowSource; in: bigint; out: bigint; count: number }[]
  /** The lowest daily closing. */
  lowest: { day: string; minor: bigint }
}

export type Forecast = {
  periods: ForecastPeriod[]
  lowest: { day: string; minor: bigint }
  /** The first day that closes below the minimum, even in a period that closes above it. */
  firstBreach: { day: string; minor: bigint } | null
}

type Given = {
  today: string
  periods: readonly Period[]
  opening: bigint
  minimum: bigint | null
  flows: readonly Flow[]
  /** Whether receipts are placed where their counterparties usually pay; otherwise their dates are used. */
  usesLags: boolean
  scenario?: Scenario
}

/** A flow on its forecast date, and whether it was due before today. */
export type PlacedFlow = Flow & { on: string; isOverdue: boolean }

export function forecastOf({ today, periods, opening, minimum, flows, usesLags, scenario = BASE }: Given): Forecast {
  const placed = [
    ...flows.flatMap(flow => placeFlow(flow, { today, usesLags, scenario })),
    ...scenario.extraLines.map(line => placeExtra(line, today)),
  ]
  const byDay = Map.groupBy(placed, ({ on }) => on)
  let balance = opening
  let lowest: Forecast['lowest'] | null = null
  let firstBreach: Forecast['firstBreach'] = null
  const made = periods.map(({ from, to }) => {
    const start = balance
    const within: PlacedFlow[] = []
    let lowestOfPeriod: ForecastPeriod['lowest'] | null = null
    for (let day = from; day <= to; day = dayAfter(day)) {
      for (const flow of byDay.get(day) ?? []) {
        balance += flow.direction === 'CREDIT' ? flow.minor : -flow.minor
        within.push(flow)
      }
      if (lowestOfPeriod === null || balance < lowestOfPeriod.minor) lowestOfPeriod = { day, minor: balance }
      if (minimum !== null && firstBreach === null && balance < minimum) firstBreach = { day, minor: balance }
    }
    const period = periodOf({ from, to }, start, within, lowestOfPeriod ?? { day: from, minor: start })
    if (lowest === null || period.lowest.minor < lowest.minor) lowest = period.lowest
    return period
  })
  return { periods: made, lowest: lowest ?? { day: today, minor: opening }, firstBreach }
}

/**
 * The forecast date of a flow; none if the scenario excludes all of it. A promise overrides the learnt lag, and a promised flow is not
 * overdue.
 */
export function placeFlow(
  flow: Flow,
  { today, usesLags, scenario }: Pick<Given, 'today' | 'usesLags'> & { scenario: Scenario },
): PlacedFlow[] {
  if (flow.id !== null && scenario.leavesOut.includes(flow.id)) return []
  const isUnapproved = flow.source === 'UNAPPROVED_BILL' || flow.source === 'UNAPPROVED_PAYMENT'
  if (isUnapproved && !scenario.includesUnapproved) return []
  const isReceipt = flow.direction === 'CREDIT'
  const lag = isReceipt && usesLags ? (flow.lag?.days ?? 0) : 0
  const promised = flow.promisedOn !== null && flow.promisedOn >= today ? flow.promisedOn : null
  const expected = promised ?? plusDays(flow.day, lag)
  const base = expected < today ? today : expected
  const on = plusDays(base, isReceipt ? scenario.receiptsLateDays : scenario.paymentsLateDays)
  const minor = isReceipt ? lessPercent(flow.minor, scenario.haircutPercent) : flow.minor
  return minor === 0n ? [] : [{ ...flow, minor, on, isOverdue: flow.day < today && promised === null }]
}

/** The forecast date of an extra line: its own, or today if that has passed. */
const placeExtra = ({ direction, day, minor }: ExtraLine, today: string): PlacedFlow => ({
  id: null,
  direction,
  source: 'PLANNED',
  day,
  minor,
  count: 1,
  lag: null,
  promisedOn: null,
  on: day < today ? today : day,
  isOverdue: false,
})

/** Hundredths of a percent, so that 2.5 % is exact. */
const PARTS = 10_000n

/** The amount reduced by a percentage, exact to the sen. */
export const lessPercent = (minor: bigint, percent: number): bigint =>
  (minor * (PARTS - BigInt(Math.round(percent * 100)))) / PARTS

function periodOf(period: Period, opening: bigint, flows: readonly PlacedFlow[], lowest: ForecastPeriod['lowest']) {
  const sum = (picked: readonly PlacedFlow[]) => picked.reduce((total, { minor }) => total + minor, 0n)
  const counted = (picked: readonly PlacedFlow[]) => picked.reduce((total, { count }) => total + count, 0)
  const incoming = flows.filter(({ direction }) => direction === 'CREDIT')
  const outgoing = flows.filter(({ direction }) => direction === 'DEBIT')
  const overdue = (of: readonly PlacedFlow[]) => {
    const due = of.filter(({ isOverdue }) => isOverdue)
    return { minor: sum(due), count: counted(due) }
  }
  const bySource = Map.groupBy(flows, ({ source }) => source)
  return {
    ...period,
    opening,
    in: sum(incoming),
    out: sum(outgoing),
    closing: opening + sum(incoming) - sum(outgoing),
    overdueIn: overdue(incoming),
    overdueOut: overdue(outgoing),
    sources: FLOW_SOURCES.flatMap(source => {
      const of = bySource.get(source)
      if (!of) return []
      const [cash, spent] = [of.filter(isCredit), of.filter(each => !isCredit(each))]
      return [{ source, in: sum(cash), out: sum(spent), count: counted(of) }]
    }),
    lowest,
  }
}

const isCredit = ({ direction }: Flow) => direction === 'CREDIT'

const plusDays = (day: string, days: number): string =>
  days === 0 ? day : Temporal.PlainDate.from(day).add({ days }).toString()
const dayAfter = (day: string): string => plusDays(day, 1)
