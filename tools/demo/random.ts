// A small seeded generator, so that the demo data is the same on every machine.

export type Random = {
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  /** One of the items. */
  pick: <T>(items: readonly T[]) => T
  /** True in `percent` of the cases. */
  chance: (percent: number) => boolean
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    // mulberry32: 32 bits of state suffice for a demo.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    pick: items => items[whole(0, items.length - 1)]!,
    chance: percent => next() * 100 < percent,
  }
}
