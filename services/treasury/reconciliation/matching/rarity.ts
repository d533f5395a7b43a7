// How rare an amount is among the open records: another record with the same amount is common for 5,000,000 and next to impossible for
// 4,817,333.
import { firstAtLeast, type AmountOrder } from './order.ts'

/** Amounts with the same number of trailing zeros are a class: users choose round ones, odd ones are the result of computations. */
type AmountClass = {
  records: number
  /** Pairs with the same amount at different parties. */
  pairs: number
  /** The expected number of such pairs if amounts were spread as widely as their size allows. */
  chancePairs: number
}

const MAX_ZEROS = 12

function zerosOf(amount: number): number {
  let zeros = 0
  for (let rest = amount; rest > 0 && rest % 10 === 0 && zeros < MAX_ZEROS; rest /= 10) zeros++
  return zeros
}

/** Nine of ten numbers have no further zero; the range from half an amount to twice of it is one and a half times as wide as the amount. */
const CHOICES_PER_AMOUNT = 0.9 * 1.5

/** Number of possible amounts of a class of about this size. */
const choicesNear = (amount: number, zeros: number) => Math.max(1, (CHOICES_PER_AMOUNT * amount) / 10 ** zeros)

/** A few pairs occur by chance; more mean that amounts repeat here. */
const isRepeating = ({ pairs, chancePairs }: AmountClass) => pairs > 2 * chancePairs + 3

/** Frequencies of the open amounts in one flow. */
export class AmountRarity {
  private readonly amounts: Float64Array
  private readonly classes: AmountClass[] = Array.from({ length: MAX_ZEROS + 1 }, () => ({
    records: 0,
    pairs: 0,
    chancePairs: 0,
  }))

  /** `ownerOf`: the owner of an index's record. */
  constructor({ places, amounts }: AmountOrder, ownerOf: (place: number) => string | null) {
    this.amounts = amounts
    for (const { start, end } of runsOf(amounts)) {
      const each = this.classes[zerosOf(amounts[start]!)]!
      each.records += end - start
      if (end - start > 1) each.pairs += othersAmong(places, { start, end }, ownerOf)
    }
    for (const { start, end } of runsOf(amounts)) {
      const amount = amounts[start]!
      this.classes[zerosOf(amount)]!.chancePairs += ((end - start) * amounts.length * this.spread(amount)) / 2
    }
  }

  /** The chance that another, unknown record has exactly this amount. */
  coincidence(amount: number): number {
    const total = this.amounts.length
    if (total === 0) return 1
    const each = this.classes[zerosOf(amount)]!
    const repeated = isRepeating(each) ? (2 * each.pairs) / (each.records * total) : 0
    const seen = (this.countWithin(amount, amount) - 1) / total
    return Math.min(1, Math.max(this.spread(amount), repeated, seen))
  }

  /** The same, if amounts of a class were spread as widely as those of about their size. */
  private spread(amount: number): number {
    const zeros = zerosOf(amount)
    const total = this.amounts.length
    const near = this.countWithin(amount / 2, amount * 2) / total
    return (near * this.classes[zeros]!.records) / total / choicesNear(amount, zeros)
  }

  private countWithin(from: number, to: number): number {
    const all = { from: 0, to: this.amounts.length }
    const first = firstAtLeast(this.amounts, from, all)
    // Minor units are whole: anything at least half a unit higher is above.
    return firstAtLeast(this.amounts, to + 0.5, { from: first, to: all.to }) - first
  }
}

/** The start and end of each amount in a rising column. */
function* runsOf(amounts: Float64Array): Generator<{ start: number; end: number }> {
  for (let start = 0; start < amounts.length;) {
    let end = start + 1
    while (end < amounts.length && amounts[end] === amounts[start]) end++
    yield { start, end }
    start = end
  }
}

/** Pairs in a run of one amount that belong to two parties; those of one party are distinguished when they are matched. */
function othersAmong(
  places: Uint32Array,
  { start, end }: { start: number; end: number },
  ownerOf: (place: number) => string | null,
): number {
  const owners = new Map<string | null, number>()
  for (let at = start; at < end; at++) {
    const owner = ownerOf(places[at]!)
    owners.set(owner, (owners.get(owner) ?? 0) + 1)
  }
  const all = end - start
  let same = 0
  for (const count of owners.values()) same += count * (count - 1)
  return (all * (all - 1) - same) / 2
}
