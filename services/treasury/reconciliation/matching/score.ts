// Scores a line against an expected transaction: one pure function for each kind of evidence. Points are comparable across kinds; their sum
// only ranks and is never shown.
import { explainAmount, type AmountExplanation } from './amount.ts'
import type { Directory, Identification } from './identify.ts'
import { nameOf, nameSimilarity, nameWords, SAME_NAME, SIMILAR_NAME } from '../../bankText/public.ts'
import type { Candidate } from './probe.ts'
import { namingOf, otherDocument, type Reading } from './reading.ts'
import { certaintyOf, isSure } from './sure.ts'
import type { Expected, Line, Reason, ReasonCode } from './types.ts'

export const POINTS = {
  referenceWhole: 30,
  referenceSerial: 24,
  referenceContradicted: -45,
  account: 25,
  alias: 24,
  sameName: 22,
  similarName: 10,
  otherParty: -30,
  otherName: -25,
  nobodyNamed: -10,
} as const

/** Names that share less than this belong to different parties. */
const DIFFERENT_NAME = 40

/** One piece of evidence of a pair, and its points. Equal pieces share one object, because most pairs are evaluated and discarded. */
export type Evidence = { points: number; code: ReasonCode | null; effect: Reason['effect'] }

const evidence = (points: number, code: ReasonCode | null, effect: Reason['effect']): Evidence => ({
  points,
  code,
  effect,
})

const NOTHING = evidence(0, null, 'NEUTRAL')
const NUMBER_NAMED = evidence(POINTS.referenceWhole, 'REFERENCE_NAMED', 'FOR')
const SERIAL_NAMED = evidence(POINTS.referenceSerial, 'REFERENCE_NAMED', 'FOR')
const DATA_NAMED = evidence(POINTS.referenceWhole, 'DATA_NAMED', 'FOR')
const SERIAL_OF_DATA_NAMED = evidence(POINTS.referenceSerial, 'DATA_NAMED', 'FOR')
const CONTRADICTED = evidence(POINTS.referenceContradicted, 'REFERENCE_CONTRADICTED', 'AGAINST')

const ACCOUNT = evidence(POINTS.account, 'ACCOUNT_KNOWN', 'FOR')
const ALIAS = evidence(POINTS.alias, 'ALIAS_KNOWN', 'FOR')
const SAME = evidence(POINTS.sameName, 'NAME_SIMILAR', 'FOR')
const SIMILAR = evidence(POINTS.similarName, 'NAME_SIMILAR', 'NEUTRAL')
const DESCRIBED = evidence(POINTS.similarName, 'NAME_SIMILAR', 'FOR')
const OTHER_PARTY = evidence(POINTS.otherParty, 'NAME_DIFFERENT', 'AGAINST')
const OTHER_NAME = evidence(POINTS.otherName, 'NAME_DIFFERENT', 'AGAINST')
const BANK_ITSELF = evidence(POINTS.otherName, 'NAME_DIFFERENT', 'AGAINST')

const SAME_DAY = evidence(5, 'SAME_DAY', 'FOR')
const IN_RANGE = evidence(5, 'DATE_IN_RANGE', 'FOR')
/** Points by the maximum number of days late. */
const LATE = [
  { days: 7, is: evidence(3, 'DAYS_LATE', 'NEUTRAL') },
  { days: 30, is: evidence(0, 'DAYS_LATE', 'NEUTRAL') },
  { days: 90, is: evidence(-3, 'DAYS_LATE', 'NEUTRAL') },
  { days: Infinity, is: evidence(-8, 'DAYS_LATE', 'NEUTRAL') },
]
const EARLY = [
  { days: 3, is: evidence(0, 'DAYS_EARLY', 'NEUTRAL') },
  { days: 14, is: evidence(-6, 'DAYS_EARLY', 'AGAINST') },
  { days: Infinity, is: evidence(-12, 'DAYS_EARLY', 'AGAINST') },
]

/** Whether the text names this document, or another one instead. */
export function referenceEvidence(reading: Reading, candidate: Candidate): Evidence {
  const found = namingOf(reading, candidate)
  if (found?.strength === 'WHOLE') return candidate.keysFromData ? DATA_NAMED : NUMBER_NAMED
  if (found) return candidate.keysFromData ? SERIAL_OF_DATA_NAMED : SERIAL_NAMED
  return otherDocument(reading, candidate) === null ? NOTHING : CONTRADICTED
}

/** Whether the payer or payee is the expected counterparty. */
export function partyEvidence(reading: Reading, expected: Expected, directory: Directory): Evidence {
  const { parties, name: seen } = reading
  if (expected.counterpartyId === null) return isDescribed(reading, expected) ? DESCRIBED : NOTHING
  const known = parties.found.get(expected.counterpartyId)
  if (known?.kind === 'ACCOUNT') return ACCOUNT
  if (known?.kind === 'ALIAS') return ALIAS
  if (parties.certain !== null && parties.certain !== expected.counterpartyId) return OTHER_PARTY
  if (!seen.words.length && !known) return reading.isBankOwn ? BANK_ITSELF : NOTHING
  const similarity = known?.similarity ?? directory.similarityTo(expected.counterpartyId, seen)
  if (similarity >= SAME_NAME) return SAME
  if (similarity >= SIMILAR_NAME) return SIMILAR
  return similarity < DIFFERENT_NAME ? OTHER_NAME : NOTHING
}

/** Without a counterparty, the expected description may contain the name. */
function isDescribed({ name }: Reading, expected: Expected): boolean {
  if (!name.words.length) return false
  const described = new Set(nameWords(expected.description))
  const shared = name.words.filter(word => word.length >= 3 && described.has(word))
  return nameSimilarity(nameOf(shared), name) >= SAME_NAME
}

/** Late is normal, early is not. */
export function dayEvidence(day: number, expected: Pick<Expected, 'day' | 'dayFrom' | 'dayTo'>): Evidence {
  const days = day - expected.day
  if (days === 0) return SAME_DAY
  const ranged = expected.dayFrom !== null || expected.dayTo !== null
  if (ranged && day >= (expected.dayFrom ?? day) && day <= (expected.dayTo ?? day)) return IN_RANGE
  return days > 0 ? within(days, LATE) : within(-days, EARLY)
}

const within = (days: number, steps: typeof LATE): Evidence => steps.find(step => days <= step.days)!.is

/** Only an amount and a date: weaker than a line that names its party. */
const anonymity = (reference: Evidence, party: Evidence) =>
  reference.points === 0 && party.points === 0 ? POINTS.nobodyNamed : 0

/** A line and an expected transaction with their score. */
export type Scored = {
  reading: Reading
  candidate: Candidate
  points: number
  amount: AmountExplanation
  /** How certain the match is, as in sure.ts. */
  certainty: number
  /** The evidence identifies payer and document, and nothing contradicts it. */
  sure: boolean
}

export function scorePair(reading: Reading, candidate: Candidate, directory: Directory): Scored {
  const { line, limits } = reading
  const { expected } = candidate
  const reference = referenceEvidence(reading, candidate)
  const party = partyEvidence(reading, expected, directory)
  const range = { from: expected.openFrom, to: expected.openTo }
  const mayBeBoth = reference.effect === 'FOR' || party.effect === 'FOR'
  const amount = explainAmount(line.open, expected.open, line, limits, range, { mayBeBoth })
  const day = dayEvidence(line.day, expected)
  return {
    reading,
    candidate,
    amount,
    points: reference.points + party.points + amount.points + day.points + anonymity(reference, party),
    certainty: certaintyOf(reading, candidate),
    sure: !speaksAgainst(reference, party) && isSure(reading, candidate, amount, directory),
  }
}

/** The reasons for a pair's points. Only computed for proposals. */
export function reasonsOf(reading: Reading, candidate: Candidate, directory: Directory): Reason[] {
  const { expected } = candidate
  const reference = referenceEvidence(reading, candidate)
  const party = partyEvidence(reading, expected, directory)
  const day = dayEvidence(reading.line.day, expected)
  const days = Math.abs(reading.line.day - expected.day)
  const reasons: Reason[] = []
  const say = ({ code, effect }: Evidence, more: Pick<Reason, 'text' | 'days'>) => {
    if (code !== null) reasons.push({ code, effect, expectedId: expected.id, ...more })
  }
  if (reference !== NOTHING) say(reference, { text: documentOf(reading, candidate) })
  if (party !== NOTHING) say(party, { text: partyTextOf(reading, expected, party) })
  say(day, day === SAME_DAY ? {} : { days })
  return reasons
}

/** The number that names this document, or another one instead. */
const documentOf = (reading: Reading, candidate: Candidate) =>
  namingOf(reading, candidate)?.text ?? otherDocument(reading, candidate) ?? ''

/** The part of the line that names its party, or another one. */
function partyTextOf({ line, parties }: Reading, { counterpartyId }: Expected, party: Evidence): string {
  if (party === BANK_ITSELF) return line.description
  const known = parties.found.get((party === OTHER_PARTY ? parties.certain : counterpartyId) ?? '')
  const isByName = party !== ACCOUNT && party !== ALIAS && party !== OTHER_PARTY
  if (isByName && line.partyName !== null) return line.partyName
  return known ? textOf(known, line) : ''
}

/** The part of the line by which a party was recognized. */
const textOf = ({ number }: Identification, { partyName, description }: Line) => number ?? partyName ?? description

export const speaksAgainst = (...all: readonly Evidence[]) => all.some(({ effect }) => effect === 'AGAINST')
