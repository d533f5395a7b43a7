// Who gets whom: best first, and without a person only where nothing else comes near on either side.
import { allocationsOf, type Option } from './options.ts'
import { BY_ACCOUNT, BY_NAME, BY_NUMBER } from './sure.ts'
import type { Allocation } from './types.ts'

/** How far the next best must be behind. More than days and a fee can make: those alone decide nothing. */
export const MARGIN = 23

export type Assigned = { option: Option; allocations: Allocation[]; automatic: boolean }

type Open = { open: bigint }

/** What is still open of each line and expected transaction, by their places, while options are taken. */
export class Remaining {
  private readonly ofLines: bigint[]
  private readonly ofExpecteds: bigint[]
  /** How many there are. */
  readonly records: { lines: number; expecteds: number }

  constructor(lines: readonly Open[], expecteds: readonly Open[]) {
    this.records = { lines: lines.length, expecteds: expecteds.length }
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

// Plain loops: functions within functions took V8 longer to compile than all of their calls took.

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

/** What an option takes of each of its lines, and of each of its expected transactions. */
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

/**
 * Who names a document by its number means that one; who only has a name or the amount means another. So does an account number beside a
 * name that several bear.
 */
const isOutdone = (rival: Option, option: Option) =>
  rival.certainty < option.certainty &&
  (option.certainty === BY_NUMBER || rival.certainty < BY_NAME) &&
  option.certainty >= BY_ACCOUNT

/** Options on each of some records, best first, in columns: a list for each would be a hundred thousand of them. */
class Rivals {
  private readonly ordered: readonly Option[]
  /** By place: where a record's options begin among `onRecords`; then where the last one's end. */
  private readonly starts: Uint32Array
  /** Where options stand among the ordered ones, those of one record after those of another. */
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

  /** Whether what else could be done with a record is far worse than this option, or says less surely whom it is meant for. */
  areFarBehind(place: number, option: Option): boolean {
    for (let at = this.starts[place]!; at < this.starts[place + 1]!; at++) {
      const rival = this.ordered[this.onRecords[at]!]!
      if (rival.points <= option.points - MARGIN) return true
      if (rival !== option && !isPartOf(rival, option) && !isOutdone(rival, option)) return false
    }
    return true
  }
}

/** What options on the same records are to each other. */
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
 * Takes full matches, best first, as far as open amounts go; each is there to be written while the next ones are taken. `considered`
 * holds every option, also those that are not to be taken: they can still make one unclear.
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
