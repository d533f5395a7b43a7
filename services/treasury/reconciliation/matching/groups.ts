// One line for several expected transactions, or several lines for one: amounts that add up.

/** More parts, or more items to choose from, would be guessing. */
export const MAX_ITEMS = 24
export const MAX_PARTS = 6
const HALF = MAX_PARTS / 2

/** Counts steps instead of time: the same input gives the same result on any machine. */
export class Effort {
  private left: number
  constructor(steps: number) {
    this.left = steps
  }
  spend(steps: number): boolean {
    this.left -= steps
    return this.left >= 0
  }
}

/** Sums modulo 2³², as a fingerprint for finding; results are added up exactly. */
const fingerprint = (amount: bigint) => Number(BigInt.asIntN(32, amount))

type Part = { first: number; places: number[]; sum: number }

/** All choices of 1 to `most` items, in ascending order of indexes. */
function choicesOf(prints: readonly number[], most: number): Part[] {
  const choices: Part[] = []
  const extend = (places: number[], sum: number) => {
    for (let place = (places.at(-1) ?? -1) + 1; place < prints.length; place++) {
      const chosen = [...places, place]
      const total = (sum + prints[place]!) | 0
      choices.push({ first: chosen[0]!, places: chosen, sum: total })
      if (chosen.length < most) extend(chosen, total)
    }
  }
  extend([], 0)
  return choices
}

/**
 * Indexes of the 2 to 6 amounts that add up to `target`, if there is exactly one such choice; null if there is none, more than one, or not
 * enough effort left.
 */
export function uniqueSum(amounts: readonly bigint[], target: bigint, effort: Effort): number[] | null {
  const usable = amounts
    .map((amount, place) => ({ amount, place }))
    .filter(({ amount }) => amount > 0n && amount < target)
  if (usable.length < 2 || usable.length > MAX_ITEMS) return null
  if (usable.reduce((sum, { amount }) => sum + amount, 0n) < target) return null

  const choices = choicesOf(
    usable.map(({ amount }) => fingerprint(amount)),
    Math.min(HALF, usable.length),
  )
  if (!effort.spend(choices.length)) return null
  const bySum = new Map<number, Part[]>()
  for (const choice of choices) {
    const same = bySum.get(choice.sum)
    if (same) same.push(choice)
    else bySum.set(choice.sum, [choice])
  }

  const wanted = fingerprint(target)
  let found: number[] | null = null
  for (const places of sumsTo(choices, bySum, wanted)) {
    if (places.reduce((sum, place) => sum + usable[place]!.amount, 0n) !== target) continue
    if (found) return null
    found = places
  }
  return found && found.map(place => usable[place]!.place)
}

/** Each choice of 2 to 6 with the wanted fingerprint, once: up to three lowest indexes, then the rest. */
function* sumsTo(choices: Part[], bySum: Map<number, Part[]>, wanted: number): Generator<number[]> {
  for (const low of choices) {
    if (low.places.length > 1 && low.sum === wanted) yield low.places
    if (low.places.length < HALF) continue
    const last = low.places.at(-1)!
    for (const high of bySum.get((wanted - low.sum) | 0) ?? [])
      if (high.first > last) yield [...low.places, ...high.places]
  }
}
