// Parses a line's text once: the parties and documents that it names.
import { explainAmount, DEFAULT_LIMITS, type AmountLimits } from './amount.ts'
import type { Directory, Parties } from './identify.ts'
import {
  chunksOf,
  isBankOwn as isBankOwnText,
  type KeyStrength,
  type Name,
  namedKeys,
  seriesOf,
} from '../../bankText/public.ts'
import type { Candidate, Pool } from './probe.ts'
import type { Expected, Line } from './types.ts'

const NO_ROUNDING = { ...DEFAULT_LIMITS, rounding: 0n }

/** A line with its parsed text. */
export type Reading = {
  line: Line
  /** Index among the lines of its flow, in the order of their ids. */
  place: number
  parties: Parties
  /** The party's name, prepared for comparison. */
  name: Name
  /** Expected transactions that the text names. */
  named: readonly Named[]
  /** Document numbers in the text. */
  documents: readonly Document[]
  /** It names no party, because the bank itself booked it: its charges and interest are no party's payment. */
  isBankOwn: boolean
  /** The maximum explained differences of amounts. */
  limits: AmountLimits
  /** The open records in its flow. */
  pool: Pool
}

type Named = { candidate: Candidate; text: string; strength: KeyStrength }
/** A number in the text: the expected transactions that it names, if any, and its known series. */
type Document = { text: string; candidates: Candidate[]; series: string[] }

const NOTHING_NAMED: Reading['named'] = []
const NO_DOCUMENTS: Reading['documents'] = []
const DIGITS = /^\d+$/

/** `place`: index among the lines of its flow. */
export function readLine(line: Line, place: number, pool: Pool, directory: Directory): Reading {
  const chunks = chunksOf(line.description)
  const seen = directory.seenAs(pool.series.withoutSeries(line.partyName, chunks))
  const parties = directory.identify(line, chunks, seen)
  const { name } = seen
  const isBankOwn = name.words.length === 0 && isBankOwnText(line.description)
  const keys = namedKeys(chunks)
  const reading = { line, place, parties, name, isBankOwn, limits: pool.limits, pool }
  if (keys.size === 0) return { ...reading, named: NOTHING_NAMED, documents: NO_DOCUMENTS }
  const named: Named[] = []
  const documents: Document[] = []
  for (const [key, text] of keys) {
    let document = documents.find(each => each.text === text)
    if (!document) documents.push((document = { text, candidates: [], series: [] }))
    const series = seriesOf(key)
    if (series !== null && isOfSeries(pool, series, text)) addOnce(document.series, series)
    for (const { candidate, strength } of pool.named(line, key)) {
      // Six digits of a trace number may equal a document's serial by accident: a serial alone needs support.
      if (strength === 'SERIAL' && !supports(candidate.expected, line, parties)) continue
      addOnce(document.candidates, candidate)
      const known = named.find(each => each.candidate === candidate)
      if (!known) named.push({ candidate, text, strength })
      else if (known.strength !== 'WHOLE') Object.assign(known, { text, strength })
    }
  }
  return { ...reading, named, documents }
}

/** The open records decide which numbers are ours; bare digits, for example of an account number, must also have their format. */
const isOfSeries = ({ series: known }: Pool, series: string, text: string) =>
  DIGITS.test(text) ? known.mayHold(series, text) : known.has(series)

function addOnce<T>(list: T[], item: T) {
  if (!list.includes(item)) list.push(item)
}

function supports(expected: Expected, line: Line, parties: Parties): boolean {
  if (expected.counterpartyId !== null && parties.found.has(expected.counterpartyId)) return true
  // A rounding difference proves nothing.
  return explainAmount(line.open, expected.open, line, NO_ROUNDING).proof !== 'NONE'
}

/** The key by which the text names an expected transaction, if it does. */
export const namingOf = ({ named }: Pick<Reading, 'named'>, candidate: Candidate) =>
  named.find(each => each.candidate === candidate)

/** Whether the text names an expected transaction by its number. */
export const names = (reading: Reading, candidate: Candidate): boolean => namingOf(reading, candidate) !== undefined

/** The text of another document's number: an open one, or one of this document's own series. */
export function otherDocument(reading: Reading, candidate: Candidate): string | null {
  const [another] = reading.named
  if (another) return another.text
  return reading.documents.find(({ series }) => overlap(series, candidate.series))?.text ?? null
}

const overlap = (some: readonly string[], others: readonly string[]) => some.some(each => others.includes(each))

/** Whether every number of ours in the text is one of these documents: any other belongs to a document that is closed or not known yet. */
export const namesOnly = ({ documents }: Reading, candidates: readonly Candidate[]): boolean =>
  documents.every(document =>
    document.candidates.length > 0 || document.series.length > 0
      ? candidates.some(candidate => document.candidates.includes(candidate))
      : true,
  )
