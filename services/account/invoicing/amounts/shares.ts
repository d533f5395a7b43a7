// Divides an amount into shares that sum to it exactly.

/**
 * Shares in proportion to the weights, by largest remainder: each gets its whole units, and those with the largest fraction get one more;
 * ties go to the first. Weights may be zero, but not all of them when there is something to divide.
 */
export function sharesOf(total: bigint, weights: readonly bigint[]): bigint[] {
  if (total < 0n || weights.some(weight => weight < 0n)) throw new RangeError('amounts to divide are not negative')
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) {
    if (total !== 0n) throw new RangeError('nothing to divide an amount by')
    return weights.map(() => 0n)
  }
  const shares = weights.map(weight => (total * weight) / sum)
  const left = total - shares.reduce((all, share) => all + share, 0n)
  const places = weights
    .map((weight, place) => ({ place, remainder: (total * weight) % sum }))
    .toSorted((one, other) =>
      one.remainder === other.remainder ? one.place - other.place : one.remainder > other.remainder ? -1 : 1,
    )
    .slice(0, Number(left))
  for (const { place } of places) shares[place]! += 1n
  return shares
}
