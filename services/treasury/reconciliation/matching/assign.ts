// Assigns matches: best first, and automatically only if no other option comes close on either side.
import { allocationsOf, type Option } from './options.ts'
import { BY_ACCOUNT, BY_NAME, BY_NUMBER } from './sure.ts'
import type { Allocation } from './types.ts'

/** How far behind the next best option must be. More than days and a fee can account for: those alone decide nothing. */
export const MARGIN = 23

export type Assigned = { option: Option; allocations: Allocation[]; automatic: boolean }

type Open = { open: bigint }

/** What is still open of each line and expected transaction, by index, while options are taken. */
export class Remaining {
  private readonly ofLines: bigint[]
  private readonly ofExpecteds: bigint[]
  /** The number of records. */
  readonly records: { lines: number; expecteds: number }

  constructor(lines: readonly Open[], expecteds: readonly Open[]) {
    this.records = { lines: lines.length, expecteds: expecteds.length }
    this.ofLines = lines.map(({ open }) => open)
    this.ofExpecteds = expecteds.map(({ open }) => open)
  }

  /** Whether nothing has been taken from the line yet. */
  isWholeLine({ place, line }: Option['readings'][number]): boolean {
    return this.ofLines[place] === line.open
  }

  /** Whether nothing has been taken from the expected transaction yet. */
  isWholeExpected({ place, expected }: Option['candidates'][number]): boolean {
    return this.ofExpecteds[place] === expected.open
  }

  /** Takes an option if enough is left of all its records, and returns the allocations; otherwise null. */
  take(option: Option): Allocation[] | null {
    const { readings, candidates } = option
    // Each record contributes something, so if one has nothing left, nothing has to be computed.
    if (!isLeft(this.ofLines, readings) || !isLeft(this.ofExpecteds, candidates)) return null
    const allocations = allocationsOf(option)
    const { fromLines, fromExpecteds } = takingsOf(option, allocations)
    if (!isEnough(this.ofLines, readings, fromLines)) return null
    if (!isEnough(this.ofExpecteds, candidates, fromExpecteds)) return null
    subtract(this.ofLines, readings, fromLines)
    subtract(this.ofExpecteds, candidates, fromExpecteds)
    return allocations
  }
}

type Placed = readonly { place: number }[]

// Plain loops: compiling nested functions took V8 longer than all their calls.

function isLeft(open: readonly bigint[], items: Placed): boolean {
  for (const { place } of items) if (open[place] === 0n) return false
  return true
}

function isEnough(open: readonly bigint[], items: Placed, wanted: readonly bigint[]): boolean {
  for (let index = 0; index < items.length; index++) if (open[items[index]!.place]! < wanted[index]!) return false
  return true
}

function subtract(open: bigint[], items: Placed, taken: readonly bigint[]): void {
  for (let index = 0; index < items.length; index++) open[items[index]!.place]! -= taken[index]!
}

/** What an option takes from each of its lines and expected transactions. */
function takingsOf({ readings, candidates }: Option, allocations: readonly Allocation[]) {
  const fromLines = readings.map(() => 0n)
  const fromExpecteds = candidates.map(() => 0n)
  for (const [part, { amount, adjustments }] of allocations.entries()) {
    fromLines[readings.length > 1 ? part : 0]! += amount
    fromExpecteds[candidates.length > 1 ? part : 0]! += amount
    for (const explained of adjustments) fromExpecteds[candidates.length > 1 ? part : 0]! += explained.amount
  }
  return { fromLines, fromExpecteds }
}

/** A total order that doesn't depend on the order in which options were found. */
export function byWorth(one: Option, other: Option): number {
  return (
    other.points - one.points ||
    Number(other.full) - Number(one.full) ||
    one.days - other.days ||
    // Lines are indexed in the order of their ids.
    inOrder(one.readings, other.readings, ({ place }) => place) ||
    inOrder(one.candidates, other.candidates, ({ expected }) => expected.id)
  )
}

/** By the first key that differs; a list comes before its continuation. */
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

/**
 * An option by a document's number means that document, so one by only a name or amount means another. The same holds for an account number
 * against a name that several counterparties have.
 */
const isOutdone = (rival: Option, option: Option) =>
  rival.certainty < option.certainty &&
  (option.certainty === BY_NUMBER || rival.certainty < BY_NAME) &&
  option.certainty >= BY_ACCOUNT

/** Options by record, best first, in columns: separate lists would be a hundred thousand. */
class Rivals {
  private readonly ordered: readonly Option[]
  /** By index: where a record's options begin in `onRecords`; finally where the last one's end. */
  private readonly starts: Uint32Array
  /** Indexes of options in the ordered list, grouped by record. */
  private readonly onRecords: Uint32Array

  constructor(ordered: readonly Option[], records: number, recordsOf: (option: Option) => Placed) {
    this.ordered = ordered
    this.starts = new Uint32Array(records + 1)
    for (const option of ordered) for (const { place } of recordsOf(option)) this.starts[place + 1]!++
    for (let place = 0; place < records; place++) this.starts[place + 1]! += this.starts[place]!
    const next = this.starts.slice()
    this.onRecords = new Uint32Array(next[records]!)
    for (let at = 0; at < ordered.length; at++)
      for (const { place } of recordsOf(ordered[at]!)) this.onRecords[next[place]!++] = at
  }

  /** Whether the record's other options are far worse than this one, or less certain about the counterparty. */
  areFarBehind(place: number, option: Option): boolean {
    for (let at = this.starts[place]!; at < this.starts[place + 1]!; at++) {
      const rival = this.ordered[this.onRecords[at]!]!
      if (rival.points <= option.points - MARGIN) return true
      if (rival !== option && !isPartOf(rival, option) && !isOutdone(rival, option)) return false
    }
    return true
  }
}

/** Compares the options of the same records. */
class Contest {
  private readonly onLines: Rivals
  private readonly onExpecteds: Rivals

  constructor(ordered: readonly Option[], { lines, expecteds }: Remaining['records']) {
    this.onLines = new Rivals(ordered, lines, ({ readings }) => readings)
    this.onExpecteds = new Rivals(ordered, expecteds, ({ candidates }) => candidates)
  }

  /** Whether an option is clearly the best for each of its records. */
  isClear(option: Option): boolean {
    return (
      option.readings.every(({ place }) => this.onLines.areFarBehind(place, option)) &&
      option.candidates.every(({ place }) => this.onExpecteds.areFarBehind(place, option))
    )
  }
}

/**
 * Takes full matches, best first, while open amounts last; each can be written while the next ones are taken. `considered` has all options,
 * even those not worth taking, because they can still make one unclear.
 */
export function* assign(
  considered: readonly Option[],
  remaining: Remaining,
  worthTaking: (option: Option) => boolean,
): Generator<Assigned, void> {
  const ordered = [...considered].sort(byWorth)
  const contest = new Contest(ordered, remaining.records)
  for (const option of ordered) {
    const allocations = worthTaking(option) ? remaining.take(option) : null
    if (allocations) yield { option, allocations, automatic: option.sure && option.full && contest.isClear(option) }
  }
}
