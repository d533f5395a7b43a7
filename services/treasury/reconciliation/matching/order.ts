// Indexes of a pool in its lookup orders. Columns of numbers, because a hundred thousand small objects would cost more than the work with
// them.
import type { AmountRange } from './amount.ts'

/** Part of a column. */
export type Stretch = { from: number; to: number }

/** Indexes in the order of their amounts, equal amounts in their original order; and the amounts. */
export type AmountOrder = { places: Uint32Array; amounts: Float64Array }

/** `amountOf`: by index. */
export function orderByAmount(amountOf: Float64Array): AmountOrder {
  // Sorts numbers without a comparison function; the index of each follows from its amount.
  const amounts = amountOf.toSorted()
  const all = { from: 0, to: amounts.length }
  const places = new Uint32Array(amounts.length)
  const taken = new Uint32Array(amounts.length)
  for (let place = 0; place < amountOf.length; place++) {
    const first = firstAtLeast(amounts, amountOf[place]!, all)
    places[first + taken[first]!++] = place
  }
  return { places, amounts }
}

/**
 * Sorts by a number that gives a rough order, and then exactly. Records are scattered in memory, so comparing two of them takes longer than
 * all work on their numbers; and nearly sorted input needs little more than one pass.
 */
export function sorted<T>(
  records: readonly T[],
  roughly: (record: T) => number,
  exactly: (one: T, other: T) => number,
): T[] {
  const { places } = orderByAmount(Float64Array.from(records, roughly))
  return Array.from(places, place => records[place]!).sort(exactly)
}

/** The beginning of an id as a number of 32 bits; 0 if it is no id. */
export const beginningOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16) || 0

/** Greater than the beginning of any id. */
export const IDS = 2 ** 32

const NOBODY = -1

/** Indexes by owner, each owner's in their original order and in that of their amounts. */
export class Groups {
  readonly places: Uint32Array
  readonly byAmount: AmountOrder
  private readonly numbers = new Map<string, number>()
  /** By the owner's number: where its indexes begin; finally where the last one's end. */
  private readonly starts: Uint32Array

  /** `owners`: by index; null: without an owner, and not found here. */
  constructor(owners: readonly (string | null)[], amountOf: Float64Array, byAmount: AmountOrder) {
    const ownerAt = Int32Array.from(owners, owner => (owner === null ? NOBODY : this.number(owner)))
    this.starts = startsOf(ownerAt, this.numbers.size)
    this.places = this.grouped(Uint32Array.from(owners.keys()), ownerAt)
    const places = this.grouped(byAmount.places, ownerAt)
    this.byAmount = { places, amounts: Float64Array.from(places, place => amountOf[place]!) }
  }

  /** The range of an owner's indexes. */
  of(owner: string): Stretch {
    const number = this.numbers.get(owner)
    return number === undefined ? { from: 0, to: 0 } : { from: this.starts[number]!, to: this.starts[number + 1]! }
  }

  /** The number of an owner's indexes. */
  count(owner: string): number {
    const { from, to } = this.of(owner)
    return to - from
  }

  private number(owner: string): number {
    const known = this.numbers.get(owner)
    if (known !== undefined) return known
    const number = this.numbers.size
    this.numbers.set(owner, number)
    return number
  }

  private grouped(places: Uint32Array, ownerAt: Int32Array): Uint32Array {
    const next = this.starts.slice()
    const grouped = new Uint32Array(next.at(-1)!)
    for (const place of places) {
      const owner = ownerAt[place]!
      if (owner !== NOBODY) grouped[next[owner]!++] = place
    }
    return grouped
  }
}

/** Where each owner's indexes begin, laid out one owner after the other. */
function startsOf(ownerAt: Int32Array, owners: number): Uint32Array {
  const starts = new Uint32Array(owners + 1)
  for (const owner of ownerAt) if (owner !== NOBODY) starts[owner + 1]!++
  for (let owner = 0; owner < owners; owner++) starts[owner + 1]! += starts[owner]!
  return starts
}

/** Calls `take` with each run of one amount in the range. */
export function eachAmountIn(
  amounts: Float64Array,
  within: Stretch,
  { from, to }: AmountRange,
  take: (run: Stretch) => void,
): void {
  let start = firstAtLeast(amounts, from, within)
  while (start < within.to && amounts[start]! <= to) {
    const end = endOfRun(amounts, start, within.to)
    take({ from: start, to: end })
    start = end
  }
}

/** The first position of a rising column with at least this value. */
export function firstAtLeast(
  column: Float64Array | Int32Array | Uint32Array,
  wanted: number,
  { from, to }: Stretch,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (column[middle]! >= wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** The end of the amount that begins at `start`. Most amounts occur once; a frequent one may occur thousands of times. */
function endOfRun(amounts: Float64Array, start: number, end: number): number {
  const amount = amounts[start]!
  if (start + 1 === end || amounts[start + 1] !== amount) return start + 1
  let low = start + 1
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if (amounts[middle]! > amount) high = middle
    else low = middle + 1
  }
  return low
}
