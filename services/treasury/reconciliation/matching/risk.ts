// How likely a match that nothing speaks against is wrong all the same: frequency-weighted record linkage after Fellegi and Sunter, with
// the frequencies of this book. What a name and an amount say together is worth as much as they are rare together.
import type { AmountExplanation } from './amount.ts'
import type { Directory } from './identify.ts'
import { mayGoOn, SAME_NAME } from '../../bankText/public.ts'
import type { Candidate, Pool } from './probe.ts'
import type { Reading } from './reading.ts'

/** No more than this may be expected to be wrong of what is automatic: one in a hundred thousand. */
export const MAX_RISK = 1e-5

/** One payment in ten, generously, is for something that is not open here, or from somebody who is not known here. */
const NOT_IN_THE_BOOK = 0.1

/** Expected amounts that one line may mean: itself, with each fee more or less, before each tax, to the rupiah either way. */
const MEANINGS = { none: 1, fee: 8, withholding: 48, both: 384 } as const

/** How many expected amounts this kind of explanation could have meant as well. */
function meaningsOf({ adjustments }: AmountExplanation): number {
  const kinds = new Set(adjustments.map(({ kind }) => kind))
  if (kinds.size > 1) return MEANINGS.both
  return kinds.has('FEE') ? MEANINGS.fee : kinds.has('WITHHOLDING') ? MEANINGS.withholding : MEANINGS.none
}

/** The chance that the amount fits by accident somewhere among so many open records. */
function amountChance(pool: Pool, { expected }: Candidate, amount: AmountExplanation, records: number): number {
  return Math.min(1, records * meaningsOf(amount) * pool.rarity.coincidence(Number(expected.open)))
}

/** The expected number of wrong ones among matches like this one, of a line whose text names the party. */
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

/** The same where the text holds a bare number that is the end of the document's: any other number may end alike. */
export function serialRisk({ pool }: Reading, candidate: Candidate, amount: AmountExplanation, digits: number): number {
  const alike = Math.min(1, pool.candidates.length / 10 ** digits)
  return NOT_IN_THE_BOOK * alike * amountChance(pool, candidate, amount, 1)
}
