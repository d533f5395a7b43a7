// How rare an amount is in this book: the same amount with somebody else is common for 5,000,000 and next to impossible for 4,817,333.
import { firstAtLeast, type AmountOrder } from './order.ts'

/** Amounts with as many zeros at their end are one class: people choose round ones, and odd ones come about. */
type AmountClass = {
  records: number
  /** Pairs of one amount at different parties. */
  pairs: number
  /** How many such pairs there would be if amounts lay as loosely as their size allows. */
  chancePairs: number
}

const MAX_ZEROS = 12

function zerosOf(amount: number): number {
  let zeros = 0
  for (let rest = amount; rest > 0 && rest % 10 === 0 && zeros < MAX_ZEROS; rest /= 10) zeros++
  return zeros
}

/** Nine of ten numbers have no further zero; from half an amount to twice of it there are one and a half times as many. */
const CHOICES_PER_AMOUNT = 0.9 * 1.5

/** Amounts of a class that are about as large. */
const choicesNear = (amount: number, zeros: number) => Math.max(1, (CHOICES_PER_AMOUNT * amount) / 10 ** zeros)

/** A few pairs come about by chance; more, and this book repeats its amounts. */
const isRepeating = ({ pairs, chancePairs }: AmountClass) => pairs > 2 * chancePairs + 3

/** Frequencies of the amounts that are open in one flow of money. */
export class AmountRarity {
  private readonly amounts: Float64Array
  private readonly classes: AmountClass[] = Array.from({ length: MAX_ZEROS + 1 }, () => ({
    records: 0,
    pairs: 0,
    chancePairs: 0,
  }))

  /** `ownerOf`: whose a place's record is. */
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

  /** The chance that another record, of which nothing is known, is of the very amount. */
  coincidence(amount: number): number {
    const total = this.amounts.length
    if (total === 0) return 1
    const each = this.classes[zerosOf(amount)]!
    const repeated = isRepeating(each) ? (2 * each.pairs) / (each.records * total) : 0
    const seen = (this.countWithin(amount, amount) - 1) / total
    return Math.min(1, Math.max(this.spread(amount), repeated, seen))
  }

  /** The same, if amounts of one class lay as loosely as those about as large allow. */
  private spread(amount: number): number {
    const zeros = zerosOf(amount)
    const total = this.amounts.length
    const near = this.countWithin(amount / 2, amount * 2) / total
    return (near * this.classes[zeros]!.records) / total / choicesNear(amount, zeros)
  }

  private countWithin(from: number, to: number): number {
    const all = { from: 0, to: this.amounts.length }
    const first = firstAtLeast(this.amounts, from, all)
    // Minor units are whole: what is at least half of one more is above.
    return firstAtLeast(this.amounts, to + 0.5, { from: first, to: all.to }) - first
  }
}

/** Where each amount of a rising column begins and ends. */
function* runsOf(amounts: Float64Array): Generator<{ start: number; end: number }> {
  for (let start = 0; start < amounts.length;) {
    let end = start + 1
    while (end < amounts.length && amounts[end] === amounts[start]) end++
    yield { start, end }
    start = end
  }
}

/** Pairs of a run of one amount that belong to two parties; those of one party are told apart where they are matched. */
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
