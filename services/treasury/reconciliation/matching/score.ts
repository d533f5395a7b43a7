// What speaks for and against a line being an expected transaction: one pure function for each signal, each with its
// reasons. Points are comparable across signals; the sum ranks, it is never shown bare.
import { explainAmount, type AmountExplanation } from './amount.ts'
import type { Directory, Identification, Parties } from './identify.ts'
import { nameOf, nameSimilarity, SAME_NAME, SIMILAR_NAME, type Name } from './names.ts'
import { chunksOf, isBankOwn as isBankOwnText, namedKeys, nameWords, seriesOf, type KeyStrength } from './normalize.ts'
import type { Candidate, Pool } from './probe.ts'
import type { Expected, Line, Reason, Signal } from './types.ts'

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

const NOTHING: Signal = { points: 0, reasons: [] }

/** A line with all that was read from it, once. */
export type Reading = {
  line: Line
  /** Among the lines that are read together, in the order of their ids. */
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
}

type Named = { candidate: Candidate; text: string; strength: KeyStrength }
/** A number in the text: which expected transactions it names, if any, and of which series it is. */
type Document = { text: string; candidates: Candidate[]; series: string[] }

const NOTHING_NAMED: Reading['named'] = []
const NO_DOCUMENTS: Reading['documents'] = []

/** `place`: among the lines that are read together. */
export function readLine(line: Line, place: number, pool: Pool, directory: Directory): Reading {
  const chunks = chunksOf(line.description)
  const parties = directory.identify(line, chunks)
  const name = directory.nameOf(line.partyName)
  const isBankOwn = name.words.length === 0 && isBankOwnText(line.description)
  const keys = namedKeys(chunks)
  if (keys.size === 0) return { line, place, parties, name, isBankOwn, named: NOTHING_NAMED, documents: NO_DOCUMENTS }
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
  return { line, place, parties, name, isBankOwn, named, documents }
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
  return explainAmount(line.open, expected.open, line.currency).proof !== 'NONE'
}

/** Whether the text names this document, or another one in its place. */
export function referenceSignal(reading: Reading, candidate: Candidate): Signal {
  const expectedId = candidate.expected.id
  const found = namingOf(reading, candidate)
  if (found) {
    const code = candidate.keysFromData ? 'DATA_NAMED' : 'REFERENCE_NAMED'
    return {
      points: found.strength === 'WHOLE' ? POINTS.referenceWhole : POINTS.referenceSerial,
      reasons: [{ code, effect: 'FOR', expectedId, text: found.text }],
    }
  }
  const other = otherDocument(reading, candidate)
  return other === null
    ? NOTHING
    : {
        points: POINTS.referenceContradicted,
        reasons: [{ code: 'REFERENCE_CONTRADICTED', effect: 'AGAINST', expectedId, text: other }],
      }
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
export function partySignal(reading: Reading, expected: Expected, directory: Directory): Signal {
  const { parties, name: seen, line } = reading
  const expectedId = expected.id
  if (expected.counterpartyId === null) return describedSignal(reading, expected)
  const known = parties.found.get(expected.counterpartyId)
  if (known?.kind === 'ACCOUNT')
    return say(POINTS.account, { code: 'ACCOUNT_KNOWN', effect: 'FOR', expectedId, text: textOf(known, line) })
  if (known?.kind === 'ALIAS')
    return say(POINTS.alias, { code: 'ALIAS_KNOWN', effect: 'FOR', expectedId, text: textOf(known, line) })
  if (parties.certain !== null && parties.certain !== expected.counterpartyId) {
    const text = textOf(parties.found.get(parties.certain)!, line)
    return say(POINTS.otherParty, { code: 'NAME_DIFFERENT', effect: 'AGAINST', expectedId, text })
  }
  if (!seen.words.length && !known)
    return reading.isBankOwn
      ? say(POINTS.otherName, { code: 'NAME_DIFFERENT', effect: 'AGAINST', expectedId, text: line.description })
      : NOTHING
  const similarity = known?.similarity ?? directory.similarityTo(expected.counterpartyId, seen)
  const text = line.partyName ?? (known ? textOf(known, line) : '')
  if (similarity >= SAME_NAME) return say(POINTS.sameName, { code: 'NAME_SIMILAR', effect: 'FOR', expectedId, text })
  if (similarity >= SIMILAR_NAME)
    return say(POINTS.similarName, { code: 'NAME_SIMILAR', effect: 'NEUTRAL', expectedId, text })
  if (similarity < DIFFERENT_NAME)
    return say(POINTS.otherName, { code: 'NAME_DIFFERENT', effect: 'AGAINST', expectedId, text })
  return NOTHING
}

/** What of the line a party was recognized by. */
const textOf = ({ number }: Identification, { partyName, description }: Line) => number ?? partyName ?? description

/** Without a counterparty, the expected description may hold the name. */
function describedSignal({ name, line }: Reading, expected: Expected): Signal {
  if (!name.words.length) return NOTHING
  const described = new Set(nameWords(expected.description))
  const shared = name.words.filter(word => word.length >= 3 && described.has(word))
  if (nameSimilarity(nameOf(shared), name) < SAME_NAME) return NOTHING
  return say(POINTS.similarName, {
    code: 'NAME_SIMILAR',
    effect: 'FOR',
    expectedId: expected.id,
    text: line.partyName ?? '',
  })
}

const say = (points: number, reason: Reason): Signal => ({ points, reasons: [reason] })

/** Late is normal, early is not. */
export function daySignal(day: number, expected: Pick<Expected, 'id' | 'day' | 'dayFrom' | 'dayTo'>): Signal {
  const expectedId = expected.id
  const days = day - expected.day
  if (days === 0) return say(5, { code: 'SAME_DAY', effect: 'FOR', expectedId })
  const ranged = expected.dayFrom !== null || expected.dayTo !== null
  if (ranged && day >= (expected.dayFrom ?? day) && day <= (expected.dayTo ?? day))
    return say(5, { code: 'DATE_IN_RANGE', effect: 'FOR', expectedId, days: Math.abs(days) })
  if (days > 0) {
    const points = days <= 7 ? 3 : days <= 30 ? 0 : days <= 90 ? -3 : -8
    return say(points, { code: 'DAYS_LATE', effect: 'NEUTRAL', expectedId, days })
  }
  const early = -days
  const points = early <= 3 ? 0 : early <= 14 ? -6 : -12
  return say(points, { code: 'DAYS_EARLY', effect: early <= 3 ? 'NEUTRAL' : 'AGAINST', expectedId, days: early })
}

/** Nothing but an amount and a day: less than a line that says who it is from. */
const anonymity = (...signals: Signal[]) => (signals.some(({ points }) => points !== 0) ? 0 : POINTS.nobodyNamed)

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
  const { line } = reading
  const { expected } = candidate
  const reference = referenceSignal(reading, candidate)
  const party = partySignal(reading, expected, directory)
  const amount = explainAmount(line.open, expected.open, line.currency, {
    from: expected.openFrom,
    to: expected.openTo,
  })
  const day = daySignal(line.day, expected)
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

/** Why a pair got its points. Said only of what is proposed: most pairs are weighed and forgotten. */
export function reasonsOf(reading: Reading, candidate: Candidate, directory: Directory): Reason[] {
  const { expected } = candidate
  return [
    ...referenceSignal(reading, candidate).reasons,
    ...partySignal(reading, expected, directory).reasons,
    ...daySignal(reading.line.day, expected).reasons,
  ]
}

export const speaksAgainst = (...signals: Signal[]) =>
  signals.some(signal => signal.reasons.some(reason => reason.effect === 'AGAINST'))

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
