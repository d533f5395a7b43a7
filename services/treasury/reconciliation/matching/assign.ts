// Who gets whom: best first, and without a person only where nothing else comes near on either side.
import { allocationsOf, type Option } from './options.ts'
import type { Allocation } from './types.ts'

/** How far the next best must be behind. More than days and a fee can make: those alone decide nothing. */
export const MARGIN = 23

export type Assigned = { option: Option; allocations: Allocation[]; automatic: boolean }

type Open = { open: bigint }

/** What is still open of each line and expected transaction, by their places, while options are taken. */
export class Remaining {
  private readonly ofLines: bigint[]
  private readonly ofExpecteds: bigint[]

  constructor(lines: readonly Open[], expecteds: readonly Open[]) {
    this.ofLines = lines.map(({ open }) => open)
    this.ofExpecteds = expecteds.map(({ open }) => open)
  }

  /** Whether nothing of the line was taken yet. */
  isWholeLine({ place, line }: Option['readings'][number]): boolean {
    return this.ofLines[place] === line.open
  }

  /** Whether nothing of the expected transaction was taken yet. */
  isWholeExpected({ place, expected }: Option['candidates'][number]): boolean {
    return this.ofExpecteds[place] === expected.open
  }

  /** Takes an option if there is enough left of everything, and answers what goes where; null when there is not. */
  take(option: Option): Allocation[] | null {
    const { readings, candidates } = option
    // Of everything something is taken: where nothing is left, nothing has to be computed.
    if (readings.some(({ place }) => this.ofLines[place] === 0n)) return null
    if (candidates.some(({ place }) => this.ofExpecteds[place] === 0n)) return null
    const allocations = allocationsOf(option)
    const { fromLines, fromExpecteds } = takingsOf(option, allocations)
    const fits =
      readings.every(({ place }, index) => this.ofLines[place]! >= fromLines[index]!) &&
      candidates.every(({ place }, index) => this.ofExpecteds[place]! >= fromExpecteds[index]!)
    if (!fits) return null
    for (const [index, { place }] of readings.entries()) this.ofLines[place]! -= fromLines[index]!
    for (const [index, { place }] of candidates.entries()) this.ofExpecteds[place]! -= fromExpecteds[index]!
    return allocations
  }
}

/** What an option takes of each of its lines, and of each of its expected transactions. */
function takingsOf(option: Option, allocations: readonly Allocation[]) {
  const paid = allocations.map(({ amount }) => amount)
  const settled = allocations.map(({ amount, adjustments }) =>
    adjustments.reduce((sum, adjustment) => sum + adjustment.amount, amount),
  )
  return {
    fromLines: option.readings.length > 1 ? paid : [sumOf(paid)],
    fromExpecteds: option.candidates.length > 1 ? settled : [sumOf(settled)],
  }
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** A total order that knows nothing of the order in which options were found. */
export function byWorth(one: Option, other: Option): number {
  return (
    other.points - one.points ||
    Number(other.full) - Number(one.full) ||
    one.days - other.days ||
    // Lines have their places in the order of their ids.
    inOrder(one.readings, other.readings, ({ place }) => place) ||
    inOrder(one.candidates, other.candidates, ({ expected }) => expected.id)
  )
}

/** By the first key that differs; a list before its continuation. */
function inOrder<T, Key extends string | number>(
  some: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => Key,
): number {
  for (let index = 0; index < some.length && index < others.length; index++) {
    const one = keyOf(some[index]!)
    const other = keyOf(others[index]!)
    if (one !== other) return one < other ? -1 : 1
  }
  return some.length - others.length
}

const within = <T>(part: readonly T[], whole: readonly T[]) => part.every(item => whole.includes(item))
/** A part of a group is no rival of the group. */
const isPartOf = (part: Option, whole: Option) =>
  within(part.readings, whole.readings) && within(part.candidates, whole.candidates)

/** Options on each line and on each expected transaction, best first, by place. */
class Contest {
  private readonly onLine: Option[][] = []
  private readonly onExpected: Option[][] = []

  constructor(ordered: readonly Option[]) {
    for (const option of ordered) {
      for (const { place } of option.readings) (this.onLine[place] ??= []).push(option)
      for (const { place } of option.candidates) (this.onExpected[place] ??= []).push(option)
    }
  }

  /** Whether an option is clearly the best for each of its records. */
  isClear(option: Option): boolean {
    const leaves = (rivals: readonly Option[]) => {
      const best = rivals.find(rival => rival !== option && !isPartOf(rival, option))
      return !best || best.points <= option.points - MARGIN
    }
    return (
      option.readings.every(({ place }) => leaves(this.onLine[place]!)) &&
      option.candidates.every(({ place }) => leaves(this.onExpected[place]!))
    )
  }
}

/**
 * Takes full matches, best first, as far as open amounts go; each is there to be written while the next ones are taken. `considered`
 * holds every option, also those that are not to be taken: they can still make one unclear.
 */
export function* assign(
  considered: readonly Option[],
  remaining: Remaining,
  worthTaking: (option: Option) => boolean,
): Generator<Assigned, void> {
  const ordered = [...considered].sort(byWorth)
  const contest = new Contest(ordered)
  for (const option of ordered) {
    const allocations = worthTaking(option) ? remaining.take(option) : null
    if (allocations) yield { option, allocations, automatic: option.sure && option.full && contest.isClear(option) }
  }
}
