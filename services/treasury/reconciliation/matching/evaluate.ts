// The options of one line: finds and evaluates candidates.
import { probesFor, probesForBoth, rangeOf } from './amount.ts'
import { MARGIN } from './assign.ts'
import { MAX_ITEMS } from './groups.ts'
import type { Directory } from './identify.ts'
import { SAME_NAME } from '../../bankText/public.ts'
import { onAccount, type Candidate, type Pool } from './probe.ts'
import { names, type Reading } from './reading.ts'
import { scorePair, type Scored } from './score.ts'
import { isIdentified } from './sure.ts'

/** Number of part payments of one counterparty that are evaluated. */
const FEW = 8
/** The minimum points of a sure match: an explained amount, a name, and the worst date. */
const LEAST_SURE = 55

/** Everything expected on the line's account, evaluated, best first. */
export function evaluateAll(reading: Reading, pool: Pool, directory: Directory): Scored[] {
  const here = pool.candidates.filter(({ expected }) => onAccount(expected, reading.line))
  return here.map(candidate => scorePair(reading, candidate, directory)).sort(byPoints)
}

/** All options of a line, evaluated, best first. Without `all`, the search stops at a clear case. */
export function evaluate(reading: Reading, pool: Pool, directory: Directory, { all = false } = {}): Scored[] {
  const { line, parties, named } = reading
  const looked = new Set<Candidate>()
  const scored: Scored[] = []
  const look = (candidate: Candidate) => {
    if (looked.has(candidate)) return
    looked.add(candidate)
    scored.push(scorePair(reading, candidate, directory))
  }
  const exactly = [rangeOf(line.open)]
  for (const { candidate } of named) look(candidate)
  pool.within(line, exactly).forEach(look)
  const explained = probesFor(line.open, line)
  for (const [counterpartyId, { similarity }] of parties.found) {
    pool.within(line, exactly, counterpartyId).forEach(look)
    if (similarity >= SAME_NAME) pool.within(line, explained, counterpartyId).forEach(look)
  }
  const settled = scored.some(
    ({ amount, candidate, sure }) => sure || (amount.full && isIdentified(reading, candidate)),
  )
  if (all || !settled) {
    pool.within(line, explained).forEach(look)
    const both = parties.found.size > 0 ? probesForBoth(line.open, line) : []
    for (const [counterpartyId, { similarity }] of parties.found)
      if (similarity >= SAME_NAME) pool.within(line, both, counterpartyId).forEach(look)
    for (const [counterpartyId, { similarity }] of parties.found)
      if (all || similarity >= SAME_NAME) pool.of(line, counterpartyId, all ? MAX_ITEMS : FEW).forEach(look)
  }
  return scored.sort(byPoints)
}

function byPoints(one: Scored, other: Scored): number {
  return (
    other.points - one.points ||
    Math.abs(one.reading.line.day - one.candidate.expected.day) -
      Math.abs(other.reading.line.day - other.candidate.expected.day) ||
    one.candidate.place - other.candidate.place
  )
}

/** Options to recommend, and those close enough to a sure one to make it unclear. */
export function matters({ points, amount, reading, candidate }: Scored, pool: Pool): boolean {
  return points > LEAST_SURE - MARGIN || (!amount.full && isPartWorthShowing(reading, candidate, pool))
}

/** A part payment is proposed if the text names the document, or if it is all that the payer owes. */
export function isPartWorthShowing(reading: Reading, candidate: Candidate, pool: Pool): boolean {
  if (names(reading, candidate)) return true
  const { certain } = reading.parties
  return (
    certain !== null && certain === candidate.expected.counterpartyId && pool.of(reading.line, certain, 2).length === 1
  )
}
