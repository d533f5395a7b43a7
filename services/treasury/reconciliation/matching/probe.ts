// Finds the candidates of a line without scanning everything: by amount, by document number, by counterparty.
import { DEFAULT_LIMITS, type AmountLimits, type AmountRange } from './amount.ts'
import { CollectedKeys, KeyIndex } from './keyIndex.ts'
import { keysOf, seriesAmong } from './keys.ts'
import type { KeyStrength } from '../../bankText/public.ts'
import {
  beginningOf,
  eachAmountIn,
  firstAtLeast,
  Groups,
  IDS,
  orderByAmount,
  sorted,
  type AmountOrder,
  type Stretch,
} from './order.ts'
import { AmountRarity } from './rarity.ts'
import { KnownSeries } from './series.ts'
import type { Expected, Line } from './types.ts'

/**
 * If more records than this share an amount, only those near the line's date are evaluated; those that agree in more are found otherwise.
 */
const NEAR = 12
/** If a list mostly has other accounts' records, the search for near ones stops after this many. */
const LOOKED_AT = 400
/** A number shared by this many documents identifies none. */
const SHARED_NUMBER = 3

/** An expected transaction with its parsed texts. */
export type Candidate = {
  expected: Expected
  /** Index in the pool, which is ordered by day and id. */
  place: number
  /** Series of its numbers, for example `INV`. */
  series: readonly string[]
  /** All its keys come from its additional data. */
  keysFromData: boolean
}

/** What decides which of several similar records are near a line. */
type Spot = { day: number; account: number }

const ANY_ACCOUNT = -1
const UNKNOWN_ACCOUNT = -2

/** Open expected transactions of one currency and direction, indexed for lookup. */
export class Pool {
  /** By day, then id, so that records near in time are near in index, and the caller's order doesn't matter. */
  readonly expecteds: readonly Expected[]
  /** In the same order. */
  readonly candidates: readonly Candidate[]
  /** The maximum explained differences in this currency. */
  readonly limits: AmountLimits
  /** The rarity of its amounts. */
  readonly rarity: AmountRarity
  /** The series of its documents, and the format of their numbers. */
  readonly series: KnownSeries
  private readonly byKey: KeyIndex
  /** The number expected on each account; null: on any. */
  private readonly onAccounts: ReadonlyMap<string | null, number>
  private readonly accounts = new Map<string, number>()
  /** By index: days, and numbers of accounts. */
  private readonly days: Int32Array
  private readonly accountAt: Int32Array
  private readonly byAmount: AmountOrder
  private readonly ofCounterparty: Groups

  constructor(expecteds: readonly Expected[], limits = DEFAULT_LIMITS) {
    this.limits = limits
    this.expecteds = sorted(
      expecteds,
      ({ day, id }) => day * IDS + beginningOf(id),
      (one, other) => one.day - other.day || (one.id < other.id ? -1 : 1),
    )
    this.days = Int32Array.from(this.expecteds, ({ day }) => day)
    this.onAccounts = countsOf(this.expecteds)
    this.accountAt = Int32Array.from(this.expecteds, ({ accountId }) => this.numberOf(accountId))
    const amounts = Float64Array.from(this.expecteds, ({ open }) => Number(open))
    this.byAmount = orderByAmount(amounts)
    const counterparties = this.expecteds.map(({ counterpartyId }) => counterpartyId)
    this.ofCounterparty = new Groups(counterparties, amounts, this.byAmount)
    const collected = new CollectedKeys()
    this.candidates = this.expecteds.map((expected, place) => readCandidate(expected, place, collected))
    this.byKey = new KeyIndex(collected)
    this.rarity = new AmountRarity(this.byAmount, place => counterparties[place] ?? null)
    this.series = new KnownSeries(this.expecteds)
  }

  private numberOf(accountId: string | null): number {
    if (accountId === null) return ANY_ACCOUNT
    const number = this.accounts.get(accountId) ?? this.accounts.size
    this.accounts.set(accountId, number)
    return number
  }

  /** Candidates with amounts in these ranges, nearest dates first if there are many; of one counterparty, if given. */
  within(line: Line, ranges: readonly AmountRange[], counterpartyId?: string): Candidate[] {
    const { places, amounts } = counterpartyId === undefined ? this.byAmount : this.ofCounterparty.byAmount
    const where = counterpartyId === undefined ? { from: 0, to: places.length } : this.ofCounterparty.of(counterpartyId)
    const found: Candidate[] = []
    if (where.from === where.to) return found
    const spot = this.spotOf(line)
    const take = (run: Stretch) => this.takeNearest(places, run, spot, NEAR, found)
    for (const range of ranges) eachAmountIn(amounts, where, range, take)
    return found
  }

  /** Candidates of one counterparty, whatever the amount, nearest dates first. */
  of(line: Line, counterpartyId: string, limit: number): Candidate[] {
    const found: Candidate[] = []
    const { places } = this.ofCounterparty
    this.takeNearest(places, this.ofCounterparty.of(counterpartyId), this.spotOf(line), limit, found)
    return found
  }

  /** Estimated number of a counterparty's open records on an account: distributed over accounts like all records. */
  countOn({ accountId }: Line, counterpartyId: string): number {
    const onAny = this.onAccounts.get(null) ?? 0
    const here = onAny + (this.onAccounts.get(accountId) ?? 0)
    return (this.ofCounterparty.count(counterpartyId) * here) / Math.max(1, this.expecteds.length)
  }

  /** The candidate whose document number the key is, and its strength; nothing if many share it. */
  named(line: Line, key: string): { candidate: Candidate; strength: KeyStrength }[] {
    const here: { candidate: Candidate; strength: KeyStrength }[] = []
    for (const { place, strength } of this.byKey.get(key)) {
      const candidate = this.candidates[place]!
      if (onAccount(candidate.expected, line)) here.push({ candidate, strength })
    }
    return here.length > SHARED_NUMBER ? [] : here
  }

  private spotOf({ day, accountId }: Line): Spot {
    return { day, account: this.accounts.get(accountId) ?? UNKNOWN_ACCOUNT }
  }

  /** Adds those on the line's account; if there are more than `limit`, those with the nearest dates. */
  private takeNearest(list: Uint32Array, { from, to }: Stretch, spot: Spot, limit: number, found: Candidate[]) {
    if (to - from <= limit) {
      for (let at = from; at < to; at++) this.takeIfThere(list[at]!, spot, found)
      return
    }
    const { days } = this
    // Higher indexes have later days.
    let after = firstAtLeast(list, firstAtLeast(days, spot.day, { from: 0, to: days.length }), { from, to })
    let before = after - 1
    const enough = found.length + limit
    for (let looked = 0; looked < LOOKED_AT && found.length < enough; looked++) {
      if (before < from && after >= to) break
      const takesEarly =
        before >= from && (after >= to || spot.day - days[list[before]!]! <= days[list[after]!]! - spot.day)
      this.takeIfThere(list[takesEarly ? before-- : after++]!, spot, found)
    }
  }

  private takeIfThere(place: number, { account }: Spot, found: Candidate[]) {
    const at = this.accountAt[place]!
    if (at === ANY_ACCOUNT || at === account) found.push(this.candidates[place]!)
  }
}

function countsOf(expecteds: readonly Expected[]): Map<string | null, number> {
  const counts = new Map<string | null, number>()
  for (const { accountId } of expecteds) counts.set(accountId, (counts.get(accountId) ?? 0) + 1)
  return counts
}

function readCandidate(expected: Expected, place: number, collected: CollectedKeys): Candidate {
  const keys = keysOf(expected)
  for (const { text, strength } of keys) collected.add(text, place, strength)
  return { expected, place, series: seriesAmong(keys), keysFromData: keys.every(({ fromData }) => fromData) }
}

/** Whether the expected transaction may occur on the line's account. */
export const onAccount = (expected: Expected, line: Line) =>
  expected.accountId === null || expected.accountId === line.accountId
