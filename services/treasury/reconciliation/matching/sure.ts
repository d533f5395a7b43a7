// When the evidence is sufficient for an automatic match, if no other option comes close.
import type { AmountExplanation } from './amount.ts'
import type { Directory } from './identify.ts'
import type { Candidate } from './probe.ts'
import { names, namesOnly, namingOf, type Reading } from './reading.ts'
import { MAX_RISK, partyRisk, serialRisk } from './risk.ts'

const isProof = ({ proof }: AmountExplanation, isNamed: boolean) =>
  proof === 'ALONE' || (proof === 'WITH_NUMBER' && isNamed)

/** The text names the document, or identifies the party beyond doubt. */
export function isIdentified(reading: Reading, candidate: Candidate): boolean {
  if (names(reading, candidate)) return true
  const { counterpartyId } = candidate.expected
  return counterpartyId !== null && reading.parties.certain === counterpartyId
}

/** How certain a line belongs to a document: by its number, by the party's account or a learnt name, by a unique name, or less. */
export const BY_NUMBER = 3
export const BY_ACCOUNT = 2
export const BY_NAME = 1
const BY_LESS = 0

export function certaintyOf(reading: Reading, candidate: Candidate): number {
  if (namingOf(reading, candidate)?.strength === 'WHOLE') return BY_NUMBER
  const { counterpartyId } = candidate.expected
  const { certain, found } = reading.parties
  if (counterpartyId === null || certain !== counterpartyId) return BY_LESS
  return found.get(counterpartyId)?.kind === 'NAME' ? BY_NAME : BY_ACCOUNT
}

/**
 * Whether a pair belongs together beyond reasonable doubt. An amount alone, even to the sen, is no proof: the text must name the document,
 * or the party so that name and amount together are rare enough.
 */
export function isSure(
  reading: Reading,
  candidate: Candidate,
  amount: AmountExplanation,
  directory: Directory,
): boolean {
  const naming = namingOf(reading, candidate)
  if (!isProof(amount, naming !== undefined)) return false
  if (!namesOnly(reading, [candidate]) || isFarOff(reading, candidate)) return false
  if (naming?.strength === 'WHOLE') return true
  if (partyRisk(reading, candidate, amount, directory) <= MAX_RISK) return true
  return naming !== undefined && serialRisk(reading, candidate, amount, naming.text.length) <= MAX_RISK
}

/** Weeks early, or half a year late, with only a name: a user should check. */
export function isFarOff(reading: Reading, candidate: Candidate): boolean {
  if (names(reading, candidate)) return false
  const { day, dayFrom, dayTo } = candidate.expected
  const { line } = reading
  return line.day < (dayFrom ?? day) - 7 || line.day > (dayTo ?? day) + 180
}
