// Who gets whom: best first, and without a person only where nothing else comes near on either side.
import type { Candidate } from './probe.ts'
import type { Reading } from './score.ts'
import type { Allocation, Reason } from './types.ts'

/** How far the next best must be behind. More than days and a fee can make: those alone decide nothing. */
export const MARGIN = 23

/** Something that could be confirmed: lines and expected transactions that belong together, with what goes where. */
export type Option = {
  lineIds: string[]
  expectedIds: string[]
  points: number
  full: boolean
  /** The evidence would do, if nothing else came near. */
  sure: boolean
  /** Days between them, the later the worse: the last resort between equals. */
  days: number
  allocations: Allocation[]
  difference: bigint
  /** What the evidence is about: each line with each of its expected transactions. */
  pairs: readonly (readonly [Reading, Candidate])[]
  amountReasons: readonly Reason[]
}

export type Assigned = { option: Option; automatic: boolean }

/** What is still open of each line and expected transaction while options are taken. */
export class Remaining {
  private readonly left = new Map<string, bigint>()

  constructor(opens: Iterable<{ id: string; open: bigint }>) {
    for (const { id, open } of opens) this.left.set(id, open)
  }

  of(id: string): bigint {
    return this.left.get(id) ?? 0n
  }

  /** Whether nothing of it was taken yet. */
  isWhole(item: { id: string; open: bigint }): boolean {
    return this.of(item.id) === item.open
  }

  fits({ allocations }: Option): boolean {
    const needs = needsOf(allocations)
    for (const [id, need] of needs) if (this.of(id) < need) return false
    return true
  }

  take({ allocations }: Option) {
    for (const [id, need] of needsOf(allocations)) this.left.set(id, this.of(id) - need)
  }
}

function needsOf(allocations: readonly Allocation[]): Map<string, bigint> {
  const needs = new Map<string, bigint>()
  const add = (id: string, amount: bigint) => needs.set(id, (needs.get(id) ?? 0n) + amount)
  for (const { lineId, expectedId, amount, adjustments } of allocations) {
    add(lineId, amount)
    add(
      expectedId,
      adjustments.reduce((sum, adjustment) => sum + adjustment.amount, amount),
    )
  }
  return needs
}

const name = ({ lineIds, expectedIds }: Option) => `${lineIds.join()} ${expectedIds.join()}`

/** A total order that knows nothing of the order in which options were found. */
export function byWorth(one: Option, other: Option): number {
  return (
    other.points - one.points ||
    Number(other.full) - Number(one.full) ||
    one.days - other.days ||
    (name(one) < name(other) ? -1 : 1)
  )
}

const within = (part: readonly string[], whole: readonly string[]) => part.every(id => whole.includes(id))
/** A part of a group is no rival of the group. */
const isPartOf = (part: Option, whole: Option) =>
  within(part.lineIds, whole.lineIds) && within(part.expectedIds, whole.expectedIds)

/** Options on each line and expected transaction, best first. */
function contest(ordered: readonly Option[]): Map<string, Option[]> {
  const rivals = new Map<string, Option[]>()
  for (const option of ordered)
    for (const id of [...option.lineIds, ...option.expectedIds]) {
      const list = rivals.get(id)
      if (list) list.push(option)
      else rivals.set(id, [option])
    }
  return rivals
}

/** Whether an option is clearly the best for each of its items. */
function isClear(option: Option, rivals: ReadonlyMap<string, Option[]>): boolean {
  for (const id of [...option.lineIds, ...option.expectedIds]) {
    const best = rivals.get(id)!.find(rival => rival !== option && !isPartOf(rival, option))
    if (best && best.points > option.points - MARGIN) return false
  }
  return true
}

/**
 * Takes full matches, best first, as far as open amounts go. `considered` holds every option, also those that are not
 * to be taken: they can still make one unclear.
 */
export function assign(
  considered: readonly Option[],
  remaining: Remaining,
  worthTaking: (option: Option) => boolean,
): Assigned[] {
  const ordered = [...considered].sort(byWorth)
  const rivals = contest(ordered)
  const taken: Assigned[] = []
  for (const option of ordered) {
    if (!worthTaking(option) || !remaining.fits(option)) continue
    remaining.take(option)
    taken.push({ option, automatic: option.sure && option.full && isClear(option, rivals) })
  }
  return taken
}
