// Turns evidence into options that can be confirmed: the records, the allocations, the remainder.
import { explainAmount, NO_RANGE, withholdingParts, type AmountExplanation } from './amount.ts'
import type { Directory } from './identify.ts'
import type { Candidate } from './probe.ts'
import { namesOnly, type Reading } from './reading.ts'
import { dayEvidence, partyEvidence, referenceEvidence, speaksAgainst, type Evidence, type Scored } from './score.ts'
import { certaintyOf, isFarOff, isIdentified } from './sure.ts'
import type { Adjustment, Allocation, Expected, Line, Reason } from './types.ts'

/**
 * Lines and expected transactions that could be confirmed together: one with one, one with several, or several with one. All are created
 * with the same fields in the same order, so that V8 gives them one shape and compiles their comparison once.
 */
export type Option = {
  readings: readonly Reading[]
  candidates: readonly Candidate[]
  points: number
  full: boolean
  /** The evidence is sufficient, if no other option comes close. */
  sure: boolean
  /** How certain the match is, as in sure.ts. */
  certainty: number
  /** Days between them, fewer are better: the last criterion between equals. */
  days: number
  /** How the expected amount explains the received one. */
  amount: AmountExplanation
}

/** Amounts that only add up are worth less than an equal one. */
const ADDS_UP = { named: 50, found: 38 }
/** All documents that a text lists are a better answer than one of them. */
const ALL_THAT_IS_NAMED = 10

export function singleOption({ reading, candidate, points, amount, sure, certainty }: Scored): Option {
  return {
    readings: [reading],
    candidates: [candidate],
    points,
    full: amount.full,
    sure,
    certainty,
    days: daysBetween(reading, candidate),
    amount,
  }
}

const daysBetween = ({ line }: Reading, { expected }: Candidate) => Math.abs(line.day - expected.day)

/** The allocations of an option: one for each of its expected transactions, or for each of its lines. */
export function allocationsOf({ readings, candidates, amount }: Option): Allocation[] {
  const lines = readings.map(({ line }) => line)
  const expecteds = candidates.map(({ expected }) => expected)
  return payOut(lines, expecteds, amount) ?? []
}

/** Null if one of them would get nothing. */
function payOut(lines: readonly Line[], expecteds: readonly Expected[], amount: AmountExplanation) {
  return lines.length > 1
    ? payFromLines(lines, expecteds[0]!, amount.adjustments)
    : payFromLine(lines[0]!, expecteds, shareOut(amount, expecteds))
}

/** Pays `expecteds` from one line in their order, as far as the money lasts; null if one would get nothing. */
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
    // A partly paid one can't have adjustments.
    if (amount < due && adjustments.length) return null
    allocations.push({ lineId: line.id, expectedId: expected.id, amount, adjustments })
    left -= amount
  }
  return allocations
}

/** Pays one expected transaction from several lines; the adjustments belong to the largest line. */
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

/** Each line with each of its expected transactions: the pairs that evidence is about. */
export const pairsOf = ({ readings, candidates }: Pick<Option, 'readings' | 'candidates'>) =>
  readings.flatMap(reading => candidates.map(candidate => ({ reading, candidate })))

/** A group is as good as its weakest member. */
function gather(sides: Pick<Option, 'readings' | 'candidates'>, directory: Directory) {
  const pairs = pairsOf(sides)
  const references = pairs.map(({ reading, candidate }) => referenceEvidence(reading, candidate))
  const parties = pairs.map(({ reading, candidate }) => partyEvidence(reading, candidate.expected, directory))
  const days = pairs.map(({ reading, candidate }) => dayEvidence(reading.line.day, candidate.expected))
  return {
    points: weakest(references) + weakest(parties) + weakest(days),
    certainty: Math.min(...pairs.map(({ reading, candidate }) => certaintyOf(reading, candidate))),
    days: Math.max(...pairs.map(({ reading, candidate }) => daysBetween(reading, candidate))),
    clean:
      !speaksAgainst(...references, ...parties) &&
      pairs.every(({ reading, candidate }) => isIdentified(reading, candidate) && !isFarOff(reading, candidate)),
  }
}

const weakest = (all: readonly Evidence[]) => Math.min(...all.map(({ points }) => points))

/** The reasons concerning an option's amount. */
export function amountReasonsOf({ readings, candidates, amount }: Option): Reason[] {
  if (readings.length === 1 && candidates.length === 1)
    return amount.reasons.map(reason => ({ ...reason, expectedId: candidates[0]!.expected.id }))
  if (!amount.full) return amount.reasons
  return [{ code: 'AMOUNTS_ADD_UP', effect: 'FOR' }, ...(amount.adjustments.length ? amount.reasons : [])]
}

/** How the adjustments of a group are distributed: tax by amount, a fee to the largest. */
function shareOut(amount: AmountExplanation, expecteds: readonly Expected[]): Share {
  const shares = amount.adjustments.map(adjustment =>
    adjustment.kind === 'WITHHOLDING' ? taxOfEach(adjustment, expecteds) : onLargest(adjustment, expecteds),
  )
  return id => shares.flatMap(share => share(id))
}

type Share = (expectedId: string) => Adjustment[]

function taxOfEach({ amount }: Adjustment, expecteds: readonly Expected[]): Share {
  const parts = withholdingParts(
    amount,
    expecteds.map(({ open }) => open),
  )
  const shares = new Map(expecteds.map(({ id }, place) => [id, parts[place]!]))
  // Nothing is withheld from a very small one.
  return id => (shares.get(id) === 0n ? [] : [{ kind: 'WITHHOLDING', amount: shares.get(id)! }])
}

function onLargest(adjustment: Adjustment, expecteds: readonly Expected[]): Share {
  const largest = expecteds.reduce((one, other) => (other.open > one.open ? other : one))
  return id => (id === largest.id ? [adjustment] : [])
}

/** One line for several expected transactions; `named` if the text lists them, else found by their sum. */
export function batchOption(
  reading: Reading,
  candidates: readonly Candidate[],
  directory: Directory,
  named: boolean,
): Option | null {
  const { line, limits } = reading
  const expecteds = candidates.map(candidate => candidate.expected)
  const total = expecteds.reduce((sum, expected) => sum + expected.open, 0n)
  const amount = explainAmount(line.open, total, line, limits, NO_RANGE, { mayBeBoth: named })
  if (!amount.full && !named) return null
  if (!payOut([line], expecteds, amount)) return null
  const readings = [reading]
  const evidence = gather({ readings, candidates }, directory)
  const listed = named && namesOnly(reading, candidates)
  return {
    readings,
    candidates,
    points:
      evidence.points +
      (amount.full ? (named ? ADDS_UP.named : ADDS_UP.found) : amount.points) +
      (listed ? ALL_THAT_IS_NAMED : 0),
    full: amount.full,
    sure: listed && amount.proof !== 'NONE' && evidence.clean,
    certainty: evidence.certainty,
    days: evidence.days,
    amount,
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
  const { limits } = readings[0]!
  const amount = explainAmount(total, expected.open, expected, limits, NO_RANGE, { mayBeBoth: named })
  if (!amount.full || !payOut(lines, [expected], amount)) return null
  const candidates = [candidate]
  const evidence = gather({ readings, candidates }, directory)
  return {
    readings,
    candidates,
    points: evidence.points + (named ? ADDS_UP.named : ADDS_UP.found),
    full: true,
    sure:
      named && amount.proof !== 'NONE' && evidence.clean && readings.every(reading => namesOnly(reading, [candidate])),
    certainty: evidence.certainty,
    days: evidence.days,
    amount,
  }
}

/** Named documents of a line, if each number identifies exactly one. */
export function listedTogether({ documents }: Reading): Candidate[] | null {
  const listed = new Set<Candidate>()
  for (const { candidates } of documents) {
    if (candidates.length > 1) return null
    for (const candidate of candidates) listed.add(candidate)
  }
  return listed.size >= 2 ? [...listed].sort((one, other) => one.place - other.place) : null
}
