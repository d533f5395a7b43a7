// Candidates for a line, ranked at present for the user: the engine's own ranking over what indexes find.
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { searchWords } from '../../kit/searchWords.ts'
import { probesFor, type AmountLimits } from './matching/amount.ts'
import { Matcher } from './matching/engine.ts'
import { accountNumbersIn, chunksOf, describedWords, namedKeys, nameKey, nameWords } from '../bankText/public.ts'
import type { Counterparty, Expected, Line, Proposal, ReasonCode } from './matching/types.ts'
import { readLikelyCounterparties, readLines, readProbed, searchProbed } from './openRecords.ts'
import { recommendationsOf, type Recommended } from './recommendations.ts'
import { sidesOf } from './settleRecommendation.ts'

export type Candidates = {
  statementTransactionId: string
  currency: Currency
  candidates: (Proposal & { recommendationId: string | null })[]
}

/** Candidates of several lines; unknown ids are omitted. With a search, ranks what it finds. */
export async function candidatesOf(
  tx: Tx,
  ids: readonly string[],
  { first, search }: { first: number; search?: string | undefined },
): Promise<Candidates[]> {
  const { lines, limits } = await readLines(tx, ids)
  const pending = await recommendationsOf(tx, ids, ['PENDING'])
  const answers: Candidates[] = []
  for (const line of lines) {
    const proposals = line.open > 0n ? await ranked(tx, line, limits, { first, search }) : []
    answers.push({
      statementTransactionId: line.id,
      currency: line.currency,
      candidates: joinPending(line, proposals, pending),
    })
  }
  return answers
}

async function ranked(
  tx: Tx,
  line: Line,
  limits: AmountLimits,
  { first, search }: { first: number; search?: string | undefined },
): Promise<Proposal[]> {
  const words = searchWords(search ?? '')
  const counterparties = await likelyCounterparties(tx, line, [])
  if (words.length) {
    const expecteds = await searchProbed(tx, line, words)
    return new Matcher({ expecteds, counterparties, limits }).rankAll(line, first)
  }
  const found = await probed(tx, line, counterparties, 'HERE')
  return new Matcher({
    expecteds: found,
    counterparties: await withOwners(tx, line, counterparties, found),
    limits,
  }).rank(line, first)
}

/** What indexes find for a line. */
const probed = (tx: Tx, line: Line, counterparties: readonly Counterparty[], where: 'HERE' | 'ELSEWHERE') =>
  readProbed(tx, {
    line,
    where,
    amounts: [
      { from: line.open, to: line.open },
      ...probesFor(line.open, line).map(({ from, to }) => ({ from: BigInt(from), to: BigInt(to) })),
    ],
    terms: termsOf(line.description),
    counterpartyIds: counterparties.map(({ id }) => id).slice(0, MAX_COUNTERPARTIES),
  })

/** The likely counterparties, and those of the records found. */
async function withOwners(tx: Tx, line: Line, counterparties: Counterparty[], found: readonly Expected[]) {
  const known = new Set(counterparties.map(({ id }) => id))
  const others = found.flatMap(({ counterpartyId }) =>
    counterpartyId === null || known.has(counterpartyId) ? [] : [counterpartyId],
  )
  return others.length ? likelyCounterparties(tx, line, others) : counterparties
}

/** More than this many are no hint. */
const MAX_ELSEWHERE = 3

export type Elsewhere = { statementTransactionId: string; expectedTransactionIds: string[] }

/**
 * Open expected transactions of other accounts of the organization that fit lines as well as one of their own account would, best first;
 * none for a line that also fits one of its own account.
 */
export async function expectedElsewhere(tx: Tx, ids: readonly string[]): Promise<Elsewhere[]> {
  const { lines, limits } = await readLines(tx, ids)
  const answers: Elsewhere[] = []
  for (const line of lines)
    answers.push({
      statementTransactionId: line.id,
      expectedTransactionIds: line.open > 0n ? await elsewhereOf(tx, line, limits) : [],
    })
  return answers
}

async function elsewhereOf(tx: Tx, line: Line, limits: AmountLimits): Promise<string[]> {
  const counterparties = await likelyCounterparties(tx, line, [])
  const found = await probed(tx, line, counterparties, 'ELSEWHERE')
  if (found.length === 0) return []
  const here = await ranked(tx, line, limits, { first: MAX_ELSEWHERE })
  if (here.some(proposal => isClear(proposal, line))) return []
  // The engine ranks them as if they were expected on the line's account.
  const expecteds = found.map(expected => ({ ...expected, accountId: null }))
  const matcher = new Matcher({ expecteds, counterparties: await withOwners(tx, line, counterparties, found), limits })
  return matcher
    .rank(line, MAX_ELSEWHERE)
    .filter(proposal => isClear(proposal, line))
    .flatMap(({ expectedIds }) => expectedIds)
}

/** Reasons stronger than an amount and a date. */
const TELLING: ReadonlySet<string> = new Set<ReasonCode>([
  'REFERENCE_NAMED',
  'ACCOUNT_KNOWN',
  'ALIAS_KNOWN',
  'NAME_SIMILAR',
  'DATA_NAMED',
])

/** A full match of one expected transaction, supported by the text or the party in addition to the amount. */
const isClear = ({ result, expectedIds, lineIds, reasons }: Proposal, line: Line): boolean =>
  result === 'FULL_MATCH' &&
  expectedIds.length === 1 &&
  lineIds.length === 1 &&
  lineIds[0] === line.id &&
  reasons.some(({ code, effect }) => effect === 'FOR' && TELLING.has(code))

const MAX_COUNTERPARTIES = 8

function likelyCounterparties(tx: Tx, line: Line, ids: readonly string[]): Promise<Counterparty[]> {
  const chunks = chunksOf(line.description)
  return readLikelyCounterparties(tx, {
    words: [...new Set([...nameWords(line.partyName ?? ''), ...describedWords(chunks)])].filter(
      word => word.length >= SHORTEST_TERM,
    ),
    numbers: accountNumbersIn(chunks),
    alias: nameKey(line.partyName ?? ''),
    ids,
  })
}

/** Parts of document numbers in the text, for finding them in other texts. */
function termsOf(description: string): string[] {
  const terms = new Set<string>()
  for (const text of namedKeys(chunksOf(description)).values())
    for (const digits of text.match(/\d{3,}/g) ?? []) {
      // Users drop leading zeros, and join year and serial.
      const serial = digits.slice(-MAX_SERIAL_LENGTH)
      const bare = serial.replace(/^0+/, '')
      terms.add(bare.length >= SHORTEST_TERM ? bare : serial)
    }
  return [...terms].filter(term => !YEAR.test(term)).slice(0, MAX_TERMS)
}

const MAX_SERIAL_LENGTH = 6
const SHORTEST_TERM = 3
const YEAR = /^20\d\d$/
const MAX_TERMS = 12

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every(id => other.includes(id))

/** Adds the pending recommendation of each candidate. */
function joinPending(line: Line, proposals: Proposal[], pending: readonly Recommended[]) {
  const mine = pending.filter(({ parts }) => parts.some(part => part.statementTransactionId === line.id))
  return proposals.map(proposal => {
    const behind = mine.find(recommended => sameIds(sidesOf(recommended).expectedIds, proposal.expectedIds))
    return { ...proposal, recommendationId: behind?.id ?? null }
  })
}
