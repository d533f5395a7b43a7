// The risk that a match is wrong although nothing contradicts it: frequency-weighted record linkage after Fellegi and Sunter, with the
// frequencies of the open records. A name and an amount together are worth as much as the combination is rare.
import type { AmountExplanation } from './amount.ts'
import type { Directory } from './identify.ts'
import { mayGoOn, SAME_NAME } from '../../bankText/public.ts'
import type { Candidate, Pool } from './probe.ts'
import type { Reading } from './reading.ts'

/** Maximum expected share of wrong matches among automatic ones: one in a hundred thousand. */
export const MAX_RISK = 1e-5

/** A generous estimate: one payment in ten is for something that is not open here, or from an unknown party. */
const NOT_IN_THE_BOOK = 0.1

/**
 * Number of expected amounts that one line may mean: itself, each fee added or subtracted, each tax before deduction, to the rupiah either
 * way.
 */
const MEANINGS = { none: 1, fee: 8, withholding: 48, both: 384 } as const

/** The number of other expected amounts that this kind of explanation could also have meant. */
function meaningsOf({ adjustments }: AmountExplanation): number {
  const kinds = new Set(adjustments.map(({ kind }) => kind))
  if (kinds.size > 1) return MEANINGS.both
  return kinds.has('FEE') ? MEANINGS.fee : kinds.has('WITHHOLDING') ? MEANINGS.withholding : MEANINGS.none
}

/** The chance that the amount fits any of so many open records by accident. */
function amountChance(pool: Pool, { expected }: Candidate, amount: AmountExplanation, records: number): number {
  return Math.min(1, records * meaningsOf(amount) * pool.rarity.coincidence(Number(expected.open)))
}

/** The expected number of wrong matches among those like this one, for a line whose text names the party. */
export function partyRisk(
  { line, parties, name, pool }: Reading,
  candidate: Candidate,
  amount: AmountExplanation,
  directory: Directory,
): number {
  const { counterpartyId } = candidate.expected
  const known = counterpartyId === null ? undefined : parties.found.get(counterpartyId)
  if (counterpartyId === null || known === undefined || known.similarity < SAME_NAME) return 1
  const isCertain = parties.certain === counterpartyId
  if (isCertain && known.kind !== 'NAME') return 0
  let records = 0
  for (const id of parties.found.keys()) records += pool.countOn(line, id)
  const isNameWhole = isCertain && !mayGoOn(line.description, name.words)
  const otherPayer = isNameWhole ? directory.chanceOfNamesake(counterpartyId, name) : 1
  return NOT_IN_THE_BOOK * otherPayer * amountChance(pool, candidate, amount, records)
}

/** The same if the text contains a bare number that ends the document's number: any other number may have the same ending. */
export function serialRisk({ pool }: Reading, candidate: Candidate, amount: AmountExplanation, digits: number): number {
  const alike = Math.min(1, pool.candidates.length / 10 ** digits)
  return NOT_IN_THE_BOOK * alike * amountChance(pool, candidate, amount, 1)
}
