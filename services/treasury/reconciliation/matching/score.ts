// What speaks for and against a line being an expected transaction: one pure function for each kind of evidence.
// Points are comparable across kinds; the sum ranks, it is never shown bare.
import { explainAmount, USUAL_LIMITS, type AmountExplanation, type AmountLimits } from './amount.ts'
import type { Directory, Identification, Parties } from './identify.ts'
import { nameOf, nameSimilarity, SAME_NAME, SIMILAR_NAME, type Name } from './names.ts'
import { chunksOf, isBankOwn as isBankOwnText, namedKeys, nameWords, seriesOf, type KeyStrength } from './normalize.ts'
import type { Candidate, Pool } from './probe.ts'
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

/** Names that share less than this are names of different parties. */
const DIFFERENT_NAME = 40

/**
 * What a line and an expected transaction tell by one thing that they have in common or not, and what that is worth. All pairs that tell
 * the same share one of these: most pairs are weighed and forgotten.
 */
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
/** By how many days it is late at most. */
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

const NO_ROUNDING = { ...USUAL_LIMITS, rounding: 0n }

/** A line with all that was read from it, once. */
export type Reading = {
  line: Line
  /** Among the lines of its flow, in the order of their ids. */
  place: number
  parties: Parties
  /** The party's name, for comparing. */
  name: Name
  /** Expected transactions that the text names. */
  named: readonly Named[]
  /** Document numbers of the text. */
  documents: readonly Document[]
  /** It names nobody, for the bank itself booked it: its charges and interest are nobody's payment. */
  isBankOwn: boolean
  /** What may explain a difference of amounts at most. */
  limits: AmountLimits
}

type Named = { candidate: Candidate; text: string; strength: KeyStrength }
/** A number in the text: which expected transactions it names, if any, and of which series it is. */
type Document = { text: string; candidates: Candidate[]; series: string[] }

const NOTHING_NAMED: Reading['named'] = []
const NO_DOCUMENTS: Reading['documents'] = []

/** `place`: among the lines of its flow. */
export function readLine(line: Line, place: number, pool: Pool, directory: Directory): Reading {
  const chunks = chunksOf(line.description)
  const seen = directory.seenAs(line.partyName)
  const parties = directory.identify(line, chunks, seen)
  const { name } = seen
  const isBankOwn = name.words.length === 0 && isBankOwnText(line.description)
  const keys = namedKeys(chunks)
  const { limits } = pool
  if (keys.size === 0)
    return { line, place, parties, name, named: NOTHING_NAMED, documents: NO_DOCUMENTS, isBankOwn, limits }
  const named: Named[] = []
  const documents: Document[] = []
  for (const [key, text] of keys) {
    let document = documents.find(each => each.text === text)
    if (!document) documents.push((document = { text, candidates: [], series: [] }))
    const series = seriesOf(key)
    if (series !== null) addOnce(document.series, series)
    for (const { candidate, strength } of pool.named(line, key)) {
      // Six digits of a trace number meet some document's serial by accident: a serial alone needs support.
      if (strength === 'SERIAL' && !supports(candidate.expected, line, parties)) continue
      addOnce(document.candidates, candidate)
      const known = named.find(each => each.candidate === candidate)
      if (!known) named.push({ candidate, text, strength })
      else if (known.strength !== 'WHOLE') Object.assign(known, { text, strength })
    }
  }
  return { line, place, parties, name, named, documents, isBankOwn, limits }
}

function addOnce<T>(list: T[], item: T) {
  if (!list.includes(item)) list.push(item)
}

/** How the text names an expected transaction, if it does. */
const namingOf = ({ named }: Reading, candidate: Candidate) => named.find(each => each.candidate === candidate)

/** Whether the text names an expected transaction by its number. */
export const names = (reading: Reading, candidate: Candidate): boolean => namingOf(reading, candidate) !== undefined

function supports(expected: Expected, line: Line, parties: Parties): boolean {
  if (expected.counterpartyId !== null && parties.found.has(expected.counterpartyId)) return true
  // What is rounding proves nothing.
  return explainAmount(line.open, expected.open, line.currency, NO_ROUNDING).proof !== 'NONE'
}

/** Whether the text names this document, or another one in its place. */
export function referenceEvidence(reading: Reading, candidate: Candidate): Evidence {
  const found = namingOf(reading, candidate)
  if (found?.strength === 'WHOLE') return candidate.keysFromData ? DATA_NAMED : NUMBER_NAMED
  if (found) return candidate.keysFromData ? SERIAL_OF_DATA_NAMED : SERIAL_NAMED
  return otherDocument(reading, candidate) === null ? NOTHING : CONTRADICTED
}

/** The text of another document's number: one that is open, or one of this document's own series. */
function otherDocument(reading: Reading, candidate: Candidate): string | null {
  const [another] = reading.named
  if (another) return another.text
  return reading.documents.find(({ series }) => overlap(series, candidate.series))?.text ?? null
}

const overlap = (some: readonly string[], others: readonly string[]) => some.some(each => others.includes(each))

/** Whether every document that the text names is among these, as far as can be told. */
export function namesOnly(reading: Reading, candidates: readonly Candidate[]): boolean {
  return reading.documents.every(document => {
    if (candidates.some(candidate => document.candidates.includes(candidate))) return true
    const another = document.candidates.length > 0
    return !another && !candidates.some(({ series }) => overlap(series, document.series))
  })
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

/** Without a counterparty, the expected description may hold the name. */
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

/** Nothing but an amount and a day: less than a line that says who it is from. */
const anonymity = (reference: Evidence, party: Evidence) =>
  reference.points === 0 && party.points === 0 ? POINTS.nobodyNamed : 0

/** A line and an expected transaction, weighed. */
export type Scored = {
  reading: Reading
  candidate: Candidate
  points: number
  amount: AmountExplanation
  /** The evidence tells who paid for what, and nothing speaks against it. */
  sure: boolean
}

export function scorePair(reading: Reading, candidate: Candidate, directory: Directory): Scored {
  const { line, limits } = reading
  const { expected } = candidate
  const reference = referenceEvidence(reading, candidate)
  const party = partyEvidence(reading, expected, directory)
  const amount = explainAmount(line.open, expected.open, line.currency, limits, {
    from: expected.openFrom,
    to: expected.openTo,
  })
  const day = dayEvidence(line.day, expected)
  return {
    reading,
    candidate,
    amount,
    points: reference.points + party.points + amount.points + day.points + anonymity(reference, party),
    sure:
      isProof(amount, names(reading, candidate)) &&
      isIdentified(reading, candidate) &&
      namesOnly(reading, [candidate]) &&
      !speaksAgainst(reference, party) &&
      !isFarOff(reading, candidate),
  }
}

/** Why a pair got its points. Said only of what is proposed. */
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

/** The number that names this document, or another one in its place. */
const documentOf = (reading: Reading, candidate: Candidate) =>
  namingOf(reading, candidate)?.text ?? otherDocument(reading, candidate) ?? ''

/** What of the line tells who it is from, or that it is from somebody else. */
function partyTextOf({ line, parties }: Reading, { counterpartyId }: Expected, party: Evidence): string {
  if (party === BANK_ITSELF) return line.description
  const known = parties.found.get((party === OTHER_PARTY ? parties.certain : counterpartyId) ?? '')
  const isByName = party !== ACCOUNT && party !== ALIAS && party !== OTHER_PARTY
  if (isByName && line.partyName !== null) return line.partyName
  return known ? textOf(known, line) : ''
}

/** What of the line a party was recognized by. */
const textOf = ({ number }: Identification, { partyName, description }: Line) => number ?? partyName ?? description

export const speaksAgainst = (...all: readonly Evidence[]) => all.some(({ effect }) => effect === 'AGAINST')

const isProof = ({ proof }: AmountExplanation, isNamed: boolean) =>
  proof === 'ALONE' || (proof === 'WITH_NUMBER' && isNamed)

/** An amount alone, even to the sen, is no proof: the text must name the document, or the party beyond doubt. */
export function isIdentified(reading: Reading, candidate: Candidate): boolean {
  if (names(reading, candidate)) return true
  const { counterpartyId } = candidate.expected
  return counterpartyId !== null && reading.parties.certain === counterpartyId
}

/** Weeks early, or half a year late, with nothing but a name: a person should look. */
export function isFarOff(reading: Reading, candidate: Candidate): boolean {
  if (names(reading, candidate)) return false
  const { day, dayFrom, dayTo } = candidate.expected
  const { line } = reading
  return line.day < (dayFrom ?? day) - 7 || line.day > (dayTo ?? day) + 180
}
