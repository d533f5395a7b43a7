// Finding what a line could be without looking at everything: by amount, by document number, by counterparty.
import type { AmountRange } from './amount.ts'
import { documentKeys, seriesOf, type KeyStrength } from './normalize.ts'
import type { Expected, Line } from './types.ts'

/** More of one amount than this are looked at only near the line's day; all that agree in more are found otherwise. */
const NEAR = 12
/** Where a list holds mostly other accounts' records, the search for near ones gives up after so many. */
const LOOKED_AT = 400
/** A number that so many documents carry names none of them. */
const SHARED_NUMBER = 3

/** An expected transaction with what was read from it once. */
export type Candidate = {
  expected: Expected
  /** Place in the pool, which is ordered by day and id. */
  place: number
  /** Series of its numbers, such as `INV`. */
  series: readonly string[]
  /** All that its texts could be named by stands in its additional data. */
  keysFromData: boolean
}

/** A key's document. Those that share a key form a chain: most have none to share with, and there are hundreds of thousands. */
type Holder = { candidate: Candidate; strength: KeyStrength; next: Holder | undefined }

/** Open expected transactions of one currency and direction, ready to be probed. */
export class Pool {
  /** By day, then id: what is near in time is near in place, and the caller's order means nothing. */
  readonly expecteds: readonly Expected[]
  /** In the same order. */
  readonly candidates: readonly Candidate[]
  private readonly byKey = new Map<string, Holder>()
  private readonly byCounterparty = new Map<string, Candidate[]>()
  private readonly byAmount: AmountIndex
  /** Filled when first asked for. */
  private readonly amountsOf = new Map<string, AmountIndex>()

  constructor(expecteds: readonly Expected[]) {
    this.expecteds = [...expecteds].sort((one, other) => one.day - other.day || (one.id < other.id ? -1 : 1))
    this.candidates = this.expecteds.map((expected, place) => this.read(expected, place))
    this.byAmount = new AmountIndex(this.candidates)
  }

  private read(expected: Expected, place: number): Candidate {
    const keys = keysOf(expected)
    const candidate: Candidate = {
      expected,
      place,
      series: seriesAmong(keys.keys()),
      keysFromData: keys.values().every(({ fromData }) => fromData),
    }
    for (const [key, { strength }] of keys) this.byKey.set(key, { candidate, strength, next: this.byKey.get(key) })
    if (expected.counterpartyId !== null) append(this.byCounterparty, expected.counterpartyId, candidate)
    return candidate
  }

  /** Of amounts in these ranges, nearest days first when there are many; of one counterparty, if one is given. */
  within(line: Line, ranges: readonly AmountRange[], counterpartyId?: string): Candidate[] {
    const index = counterpartyId === undefined ? this.byAmount : this.amountsOfCounterparty(counterpartyId)
    const found: Candidate[] = []
    for (const range of ranges) index.find(range, line, found)
    return found
  }

  /** Of one counterparty, whatever the amount, nearest days first. */
  of(line: Line, counterpartyId: string, limit: number): Candidate[] {
    const list = this.byCounterparty.get(counterpartyId)
    const found: Candidate[] = []
    if (list) takeNearest({ list, from: 0, to: list.length }, line, limit, found)
    return found
  }

  /** Whose document number the key is, and how surely; nothing when many share it. */
  named(line: Line, key: string): { candidate: Candidate; strength: KeyStrength }[] {
    const here: Holder[] = []
    let holders = 0
    for (let holder = this.byKey.get(key); holder; holder = holder.next) {
      if (++holders > 4 * SHARED_NUMBER) return []
      if (onAccount(holder.candidate.expected, line)) here.push(holder)
    }
    return here.length > SHARED_NUMBER ? [] : here
  }

  private amountsOfCounterparty(counterpartyId: string): AmountIndex {
    let index = this.amountsOf.get(counterpartyId)
    if (!index) {
      index = new AmountIndex(this.byCounterparty.get(counterpartyId) ?? [])
      this.amountsOf.set(counterpartyId, index)
    }
    return index
  }
}

/** Whether the expected transaction may happen on the line's account. */
export const onAccount = (expected: Expected, line: Line) =>
  expected.accountId === null || expected.accountId === line.accountId

/** Candidates in the order of their amounts, those of one amount in the order of their places, hence of their days. */
class AmountIndex {
  private readonly candidates: readonly Candidate[]
  private readonly amounts: Float64Array

  constructor(candidates: readonly Candidate[]) {
    const amountOf = Float64Array.from(candidates, ({ expected }) => Number(expected.open))
    const order = Uint32Array.from(candidates.keys()).sort(
      (one, other) => amountOf[one]! - amountOf[other]! || one - other,
    )
    this.candidates = Array.from(order, place => candidates[place]!)
    this.amounts = amountOf.sort()
  }

  /** Adds what lies in the range; of each amount in it, the nearest days when there are many. */
  find({ from, to }: AmountRange, line: Line, found: Candidate[]) {
    const { candidates: list, amounts } = this
    let start = firstAtLeast(amounts, from)
    while (start < amounts.length && amounts[start]! <= to) {
      const amount = amounts[start]!
      let end = start + 1
      if (amounts[end] === amount) end = firstAbove(amounts, amount, end)
      takeNearest({ list, from: start, to: end }, line, NEAR, found)
      start = end
    }
  }
}

const firstAtLeast = (sorted: Float64Array, wanted: number) =>
  firstWhere(place => sorted[place]! >= wanted, 0, sorted.length)
const firstAbove = (sorted: Float64Array, wanted: number, from: number) =>
  firstWhere(place => sorted[place]! > wanted, from, sorted.length)

/** The first place from which on `isThere` holds. */
function firstWhere(isThere: (place: number) => boolean, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (isThere(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Part of a list that is ordered by day. */
type Stretch = { list: readonly Candidate[]; from: number; to: number }

/** Adds those on the line's account; the `limit` nearest days first, when there are more. */
function takeNearest({ list, from, to }: Stretch, line: Line, limit: number, found: Candidate[]) {
  if (to - from <= limit) {
    for (let place = from; place < to; place++) if (onAccount(list[place]!.expected, line)) found.push(list[place]!)
    return
  }
  const dayAt = (place: number) => list[place]!.expected.day
  let after = firstWhere(place => dayAt(place) >= line.day, from, to)
  let before = after - 1
  const enough = found.length + limit
  for (let looked = 0; looked < LOOKED_AT && found.length < enough; looked++) {
    if (before < from && after >= to) break
    const takesEarly = before >= from && (after >= to || line.day - dayAt(before) <= dayAt(after) - line.day)
    const taken = list[takesEarly ? before-- : after++]!
    if (onAccount(taken.expected, line)) found.push(taken)
  }
}

type Key = { strength: KeyStrength; fromData: boolean }

/** Keys under which a text may name an expected transaction. */
function keysOf({ externalId, description, number, data }: Expected): Map<string, Key> {
  const keys = new Map<string, Key>()
  const read = (text: string | null, { fromData = false, serialsToo = true }) => {
    if (text === null) return
    for (const [key, strength] of documentKeys(text))
      if ((serialsToo || strength === 'WHOLE') && keys.get(key)?.strength !== 'WHOLE')
        keys.set(key, { strength, fromData })
  }
  read(externalId, {})
  read(description, {})
  read(number, { serialsToo: false })
  for (const value of data) read(value, { fromData: true })
  return keys
}

const NO_SERIES: readonly string[] = []

function seriesAmong(keys: Iterable<string>): readonly string[] {
  let series = NO_SERIES
  for (const key of keys) {
    const name = seriesOf(key)
    if (name !== null && !series.includes(name)) series = [...series, name]
  }
  return series
}

function append<K>(map: Map<K, Candidate[]>, key: K, candidate: Candidate) {
  const list = map.get(key)
  if (list) list.push(candidate)
  else map.set(key, [candidate])
}
