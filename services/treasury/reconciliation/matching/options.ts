// From evidence to something that can be confirmed: who takes part, what goes where, what is left over.
import { explainAmount, withholdingParts, type AmountExplanation } from './amount.ts'
import type { Option } from './assign.ts'
import type { Directory } from './identify.ts'
import type { Candidate } from './probe.ts'
import { daySignal, isFarOff, isIdentified, namesOnly, partySignal, referenceSignal, speaksAgainst } from './score.ts'
import type { Reading, Scored } from './score.ts'
import type { Adjustment, Allocation, Expected, Reason, Signal } from './types.ts'

/** Amounts that only add up are worth less than one that is the same. */
const ADDS_UP = { named: 50, found: 38 }

export function singleOption({ reading, candidate, points, amount, sure }: Scored): Option {
  const { line } = reading
  const { expected } = candidate
  const paid = amount.full || amount.difference > 0n ? line.open : expected.open
  return {
    lineIds: [line.id],
    expectedIds: [expected.id],
    points,
    full: amount.full,
    sure,
    days: Math.abs(line.day - expected.day),
    allocations: [{ lineId: line.id, expectedId: expected.id, amount: paid, adjustments: amount.adjustments }],
    difference: amount.difference,
    pairs: [[reading, candidate]],
    amountReasons: amount.reasons.map(reason => ({ ...reason, expectedId: expected.id })),
  }
}

/** All documents that a text lists are a better answer than one of them. */
const ALL_THAT_IS_NAMED = 10

/** Pays `expecteds` out of one line in their order, as far as the money goes; null when one would get nothing. */
export function payFromLine(
  line: { id: string; open: bigint },
  expecteds: readonly { id: string; open: bigint }[],
  adjustmentsOf: (expectedId: string) => Adjustment[],
): Allocation[] | null {
  let left = line.open
  const allocations: Allocation[] = []
  for (const expected of expecteds) {
    const adjustments = adjustmentsOf(expected.id)
    const due = expected.open - sumOf(adjustments)
    const amount = due < left ? due : left
    if (amount <= 0n) return null
    // What is cut short has nothing left to explain.
    if (amount < due && adjustments.length) return null
    allocations.push({ lineId: line.id, expectedId: expected.id, amount, adjustments })
    left -= amount
  }
  return allocations
}

/** Pays one expected transaction out of several lines; the explained difference rests on the largest line. */
export function payFromLines(
  lines: readonly { id: string; open: bigint }[],
  expected: { id: string; open: bigint },
  adjustments: Adjustment[],
): Allocation[] | null {
  const largest = lines.reduce((one, other) => (other.open > one.open ? other : one))
  let left = expected.open - sumOf(adjustments)
  const allocations: Allocation[] = []
  for (const line of lines) {
    const amount = line.open < left ? line.open : left
    if (amount <= 0n) return null
    allocations.push({
      lineId: line.id,
      expectedId: expected.id,
      amount,
      adjustments: line === largest ? adjustments : [],
    })
    left -= amount
  }
  return allocations
}

const sumOf = (adjustments: readonly Adjustment[]) => adjustments.reduce((sum, { amount }) => sum + amount, 0n)

type Pairs = readonly (readonly [Reading, Candidate])[]

/** A group is as good as its weakest member. */
function gather(pairs: Pairs, directory: Directory) {
  const references = pairs.map(([reading, candidate]) => referenceSignal(reading, candidate))
  const parties = pairs.map(([reading, { expected }]) => partySignal(reading, expected, directory))
  const days = pairs.map(([reading, { expected }]) => daySignal(reading.line.day, expected))
  return {
    points: weakest(references) + weakest(parties) + weakest(days),
    days: Math.max(...pairs.map(([reading, { expected }]) => Math.abs(reading.line.day - expected.day))),
    clean:
      !speaksAgainst(...references, ...parties) &&
      pairs.every(([reading, candidate]) => isIdentified(reading, candidate) && !isFarOff(reading, candidate)),
  }
}

const weakest = (signals: readonly Signal[]) => Math.min(...signals.map(signal => signal.points))

const addsUp = (amount: AmountExplanation): Reason[] =>
  amount.full && amount.difference === 0n && !amount.adjustments.length
    ? [{ code: 'AMOUNTS_ADD_UP', effect: 'FOR' }]
    : amount.full
      ? [{ code: 'AMOUNTS_ADD_UP', effect: 'FOR' }, ...amount.reasons]
      : amount.reasons

/** Where an explained difference of a group goes: tax to each by its amount, a fee to the largest. */
function shareOut(amount: AmountExplanation, expecteds: readonly Expected[]): (expectedId: string) => Adjustment[] {
  const [adjustment] = amount.adjustments
  if (!adjustment) return () => []
  if (adjustment.kind === 'WITHHOLDING') {
    const parts = withholdingParts(
      adjustment.amount,
      expecteds.map(expected => expected.open),
    )
    const shares = new Map(expecteds.map((expected, place) => [expected.id, parts[place]!]))
    return id => [{ kind: 'WITHHOLDING', amount: shares.get(id)! }]
  }
  const largest = expecteds.reduce((one, other) => (other.open > one.open ? other : one))
  return id => (id === largest.id ? [adjustment] : [])
}

/** One line for several expected transactions; `named` when the text lists them, else found by their sum. */
export function batchOption(
  reading: Reading,
  candidates: readonly Candidate[],
  directory: Directory,
  named: boolean,
): Option | null {
  const { line } = reading
  const expecteds = candidates.map(candidate => candidate.expected)
  const total = expecteds.reduce((sum, expected) => sum + expected.open, 0n)
  const amount = explainAmount(line.open, total, line.currency)
  if (!amount.full && !named) return null
  const allocations = payFromLine(line, expecteds, shareOut(amount, expecteds))
  if (!allocations) return null
  const pairs = candidates.map(candidate => [reading, candidate] as const)
  const evidence = gather(pairs, directory)
  return {
    lineIds: [line.id],
    expectedIds: expecteds.map(expected => expected.id),
    points:
      evidence.points +
      (amount.full ? (named ? ADDS_UP.named : ADDS_UP.found) : amount.points) +
      (named && namesOnly(reading, candidates) ? ALL_THAT_IS_NAMED : 0),
    full: amount.full,
    sure: named && amount.proof !== 'NONE' && evidence.clean && namesOnly(reading, candidates),
    days: evidence.days,
    allocations,
    difference: amount.difference,
    pairs,
    amountReasons: addsUp(amount),
  }
}

/** Several lines for one expected transaction. */
export function splitOption(
  readings: readonly Reading[],
  candidate: Candidate,
  directory: Directory,
  named: boolean,
): Option | null {
  const { expected } = candidate
  const lines = readings.map(reading => reading.line)
  const total = lines.reduce((sum, line) => sum + line.open, 0n)
  const amount = explainAmount(total, expected.open, expected.currency)
  if (!amount.full) return null
  const allocations = payFromLines(lines, expected, amount.adjustments)
  if (!allocations) return null
  const pairs = readings.map(reading => [reading, candidate] as const)
  const evidence = gather(pairs, directory)
  return {
    lineIds: lines.map(line => line.id),
    expectedIds: [expected.id],
    points: evidence.points + (named ? ADDS_UP.named : ADDS_UP.found),
    full: true,
    sure:
      named && amount.proof !== 'NONE' && evidence.clean && readings.every(reading => namesOnly(reading, [candidate])),
    days: evidence.days,
    allocations,
    difference: 0n,
    pairs,
    amountReasons: addsUp(amount),
  }
}

/** Named documents of a line, when each number means exactly one of them. */
export function listedTogether({ documents }: Reading): Candidate[] | null {
  const listed = new Set<Candidate>()
  for (const { candidates } of documents.values()) {
    if (candidates.size > 1) return null
    for (const candidate of candidates) listed.add(candidate)
  }
  return listed.size >= 2 ? [...listed].sort((one, other) => one.place - other.place) : null
}
