// The equation at the bottom of the workspace: the statement amount, the picks, and the difference between them.
import { fromMinor, toMinor } from '../../../../i18n/decimal.ts'

/** An item of one side: a statement line or an expected transaction, with its unreconciled amount. */
export type Item = { readonly id: string; readonly remaining: string }

/** A difference that has a reason: expected minus statement amount. */
export type Explanation = {
  readonly kind: 'FEE' | 'WITHHOLDING' | 'ROUNDING' | 'OVERPAYMENT'
  readonly amount: string
}

/** Why a selection can't be matched regardless of amounts. */
export type Refusal = 'MANY_TO_MANY' | 'NOTHING_LEFT_FOR_SOME'

/** What stays open after a partial match, and its amount. */
export type StaysOpen = { readonly side: 'LINE' | 'EXPECTED'; readonly id: string; readonly amount: string }

export type Difference = {
  /** Sum of the statement lines. */
  readonly statement: string
  /** Sum of the picked expected transactions. */
  readonly selected: string
  /** Sum of the explanations; zero when there is none. */
  readonly explained: string
  /** Statement minus selected plus explained: negative when less came. */
  readonly difference: string
  readonly outcome: 'NOTHING_PICKED' | 'FULL' | 'PARTIAL' | 'REFUSED'
  readonly refusal: Refusal | null
  readonly staysOpen: StaysOpen | null
}

/** Computes the equation for these lines, picks and explanations. */
export function differenceOf(
  lines: readonly Item[],
  expected: readonly Item[],
  explanations: readonly Explanation[] = [],
): Difference {
  const statement = total(lines)
  const selected = total(expected)
  const explained = explanations.reduce((sum, one) => sum + toMinor(one.amount), 0n)
  const difference = statement - selected + explained
  const refusal = refusalOf(lines, expected, difference)
  return {
    statement: fromMinor(statement),
    selected: fromMinor(selected),
    explained: fromMinor(explained),
    difference: fromMinor(difference),
    outcome: outcomeOf(expected, difference, refusal),
    refusal,
    staysOpen: refusal === null && expected.length > 0 ? staysOpenOf(lines, expected, difference) : null,
  }
}

function total(items: readonly Item[]): bigint {
  return items.reduce((sum, item) => sum + toMinor(item.remaining), 0n)
}

function outcomeOf(expected: readonly Item[], difference: bigint, refusal: Refusal | null): Difference['outcome'] {
  if (expected.length === 0) return 'NOTHING_PICKED'
  if (refusal !== null) return 'REFUSED'
  return difference === 0n ? 'FULL' : 'PARTIAL'
}

function refusalOf(lines: readonly Item[], expected: readonly Item[], difference: bigint): Refusal | null {
  if (expected.length === 0) return null
  if (lines.length > 1 && expected.length > 1) return 'MANY_TO_MANY'
  // Money is allocated in order, so items entirely within the shortfall would be matched with nothing.
  const longer = difference < 0n ? expected : lines
  const last = longer.at(-1)
  if (longer.length < 2 || last === undefined) return null
  return absolute(difference) >= toMinor(last.remaining) ? 'NOTHING_LEFT_FOR_SOME' : null
}

function staysOpenOf(lines: readonly Item[], expected: readonly Item[], difference: bigint): StaysOpen | null {
  if (difference === 0n) return null
  const [side, items] = difference < 0n ? (['EXPECTED', expected] as const) : (['LINE', lines] as const)
  const last = items.at(-1)
  return last === undefined ? null : { side, id: last.id, amount: fromMinor(absolute(difference)) }
}

/** A segment of the drawn equation, in percent of its width. */
export type Stretch = {
  readonly key: string
  readonly kind: 'PICKED' | 'EXPLAINED' | 'MISSING' | 'OVER'
  readonly percent: number
}

/** The drawing of the equation: segments from left to right, and the position of the statement amount. */
export type Drawing = { readonly stretches: readonly Stretch[]; readonly tick: number }

/** Draws the equation to scale: each pick is a segment, the difference is hatched. */
export function drawingOf(
  lines: readonly Item[],
  expected: readonly Item[],
  explanations: readonly Explanation[] = [],
): Drawing {
  const statement = total(lines)
  const selected = total(expected)
  const explained = explanations.reduce((sum, one) => sum + toMinor(one.amount), 0n)
  const whole = [statement, selected, selected - explained].reduce((most, one) => (one > most ? one : most), 0n)
  if (whole === 0n) return { stretches: [], tick: 0 }

  const left = statement - selected + explained
  const rest = restStretches(left, explained, whole)
  const taken = (left < 0n ? -left : 0n) + (explained > 0n ? explained : 0n)
  return { stretches: [...pickedStretches(expected, taken, whole), ...rest], tick: percentOf(statement, whole) }
}

/** The picks, the last of which are cut by the shortfall. */
function pickedStretches(expected: readonly Item[], taken: bigint, whole: bigint): Stretch[] {
  let cut = taken
  const stretches: Stretch[] = []
  for (const item of expected.toReversed()) {
    const amount = toMinor(item.remaining)
    const shown = amount > cut ? amount - cut : 0n
    cut -= amount - shown
    if (shown > 0n) stretches.unshift({ key: item.id, kind: 'PICKED', percent: percentOf(shown, whole) })
  }
  return stretches
}

function restStretches(left: bigint, explained: bigint, whole: bigint): Stretch[] {
  const stretches: Stretch[] = []
  if (explained !== 0n) {
    stretches.push({ key: 'explained', kind: 'EXPLAINED', percent: percentOf(absolute(explained), whole) })
  }
  if (left < 0n) stretches.push({ key: 'missing', kind: 'MISSING', percent: percentOf(-left, whole) })
  if (left > 0n) stretches.push({ key: 'over', kind: 'OVER', percent: percentOf(left, whole) })
  return stretches
}

function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor
}

/** `part` of `whole` in percent with two decimals: for drawing only, never for money. */
function percentOf(part: bigint, whole: bigint): number {
  return Number((part * 10_000n) / whole) / 100
}
