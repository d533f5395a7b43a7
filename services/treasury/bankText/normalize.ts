// Parses bank texts the same for the import (party, references, fingerprint) and the matching engine.
import { isOwnReference } from './ownReference.ts'

/** Legal forms don't identify a party; banks put them before, after or nowhere. */
const LEGAL_FORMS = new Set(
  'PT CV UD TBK PERSERO FA KOPERASI YAYASAN PD PTE LTD INC LLC CORP GMBH BHD SDN PERUSAHAAN TB'.split(' '),
)
/** Forms shown before a name; other legal forms are only dropped. */
const SHOWN_FORMS = new Set(['PT', 'CV', 'UD', 'FA', 'PD', 'KOPERASI', 'YAYASAN'])

/** Words that banks and payers add around a name. */
const NOISE = new Set(
  (
    'RETUR PAYROLL ECHANNEL TOPUP PEMINDAHAN TRSF TRF TRANSFER TRFR TRFLN EBANKING BANKING IBANKING BANK CR DB DR KR CREDIT DEBIT KREDIT DEBET BIFAST BIF FAST BI RTGS SKN SKNBI LLG KLIRING CLEARING ' +
    'SWITCHING ATM MCM INHOUSETRF INHOUSE OVERBOOKING OB PB PINDAH BUKU PEMINDAHBUKUAN OTOMATIS AUTO KCU KCP KC CABANG TANGGAL TGL ' +
    'DARI DR KE DAN AND UNTUK UTK FROM TO VIA OLEH BY REF NO NOMOR NUMBER INV INVOICE FAKTUR TAGIHAN KWITANSI PO SO DO PAY PAYMENT PMT PEMBAYARAN BAYAR BYR ' +
    'PELUNASAN LUNAS CICILAN TERMIN DP ANGSURAN SEWA GAJI JASA BIAYA SETTLEMENT DISB BATCH SETORAN TUNAI TARIKAN CASH IDR USD SGD RP ID TRX TXN TRANSAKSI ' +
    'JAN FEB MAR APR MEI MAY JUN JUL AGU AGS AUG SEP OKT OCT NOV DES DEC JANUARI FEBRUARI MARET APRIL JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER ' +
    'BCA BRI BNI MANDIRIMCM CIMB PERMATA VA VIRTUAL ACCOUNT REK REKENING GIRO ADM CENAIDJA BMRIIDJA BNINIDJA BRINIDJA BNIAIDJA BBBAIDJA'
  ).split(' '),
)

/** Noise that also occurs inside names: dropped at the ends of a name, kept between its words. */
const SOFT_NOISE = new Set(
  (
    'DAN AND SEWA JASA GAJI BIAYA SETTLEMENT CASH ID DO SO PO PAY BY AUTO FAST BI BANK CREDIT KREDIT NO INV DP VIRTUAL ACCOUNT BATCH ' +
    'JAN FEB MAR APR MEI MAY JUN JUL AGU AGS AUG SEP OKT OCT NOV DES DEC JANUARI FEBRUARI MARET APRIL JUNI JULI AGUSTUS SEPTEMBER OKTOBER NOVEMBER DESEMBER'
  ).split(' '),
)

/** Charges, interest and tax that the bank itself books: they have no counterparty. */
const BANK_OWN =
  /^\s*(?:BIAYA|BEA|BY|BUNGA|PAJAK|PPH|KOREKSI|ADM|ADMIN|INTEREST|TAX|CHARGES?|FEE|PROVISI|SALDO|MATERAI|METERAI)\b/
/** Cash over the counter or from a machine: it has a counterparty, but the text doesn't say which. */
const CASH = /^\s*(?:SETORAN TUNAI|SETOR TUNAI|TARIKAN|TARIK TUNAI|CASH)\b/

/** `2111/FTSCY/WS95051`: day, channel and terminal of a KlikBCA transfer. */
const CHANNEL =
  /\b\d{2,4}\/FT[A-Z]{3}\/|\bWS\d{4,6}\b|\bE-BANKING\b|\bBI-?FAST\b|\b(?:LLG|SKN|RTGS|KLIRING)-[A-Z]+\b|\bATM (?:PRIMA|BERSAMA|ALTO)\b/g
const AMOUNT =
  /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d{2})$|^\d{1,3}(?:,\d{3}){1,}$|^\d{1,3}(?:\.\d{3}){2,}$/
const STARTS_WITH_DIGIT = /^\d/
const YEAR = /^(?:19|20)\d\d$/
const STAMP = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{2}|\d{4}|\d{6})?$/
const DAY_FIRST = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d\d$/
const DAY = /^\d{1,4}([/.-])\d{1,2}(?:\1\d{2,4})?$/
// eslint-disable-next-line no-control-regex
const ASCII = /^[\x00-\x7F]*$/
const SEPARATOR = String.raw`\s,;|:()[\]{}'"#*=<>\\`
const SEPARATORS = new RegExp(`[${SEPARATOR}]+`)
/** A chunk with a digit in it. The lookbehind avoids retrying from each letter of a long word without one. */
const CHUNK_WITH_DIGIT = new RegExp(`(?<![^${SEPARATOR}])[^\\d${SEPARATOR}]*\\d[^${SEPARATOR}]*`, 'g')

/** Whitespace other than a single space between two words. */
const LOOSE_BLANKS = /\s\s|[^\S ]|^\s|\s$/

/** Upper case, compatibility forms folded, one space between words. */
export function normalizeText(text: string): string {
  // Normalized again afterwards: the upper case of some letters decomposes.
  const folded = ASCII.test(text) ? text.toUpperCase() : text.normalize('NFKC').toUpperCase().normalize('NFKC')
  return LOOSE_BLANKS.test(folded) ? folded.replace(/\s+/g, ' ').trim() : folded
}

/** Text that two exports of one line share, whatever the punctuation: the basis of the fingerprint. */
export function fingerprintText(description: string): string {
  const text = normalizeText(description)
  // The simple class gives the same result for ASCII, in a third of the time.
  return text.replace(ASCII.test(text) ? /[^A-Z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Pieces of a bank text between spaces and commas, without the channel's own marks. */
export function chunksOf(text: string): string[] {
  return normalizeText(text).replace(CHANNEL, ' ').split(SEPARATORS).filter(Boolean)
}

/** Dates, times and amounts contain digits but identify nothing. */
function isFigure(chunk: string): boolean {
  if (!STARTS_WITH_DIGIT.test(chunk)) return false
  return YEAR.test(chunk) || STAMP.test(chunk) || DAY_FIRST.test(chunk) || DAY.test(chunk) || AMOUNT.test(chunk)
}

const PLAIN_WORD = /^[A-Z0-9]+$/

/** Without characters before its first and after its last letter or digit. */
const trimmed = (chunk: string) => (PLAIN_WORD.test(chunk) ? chunk : chunk.replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, ''))

/**
 * Whole tokens of four or more characters with a digit that look like document numbers, in the order of the text. An import runs this on
 * every line, so chunks without a digit are not even extracted.
 */
export function referencesIn(description: string): string[] {
  const text = normalizeText(description)
  const chunks = text.replace(CHANNEL, ' ').match(CHUNK_WITH_DIGIT) ?? []
  const found = new Set<string>()
  for (const chunk of chunks) {
    const token = trimmed(chunk)
    if (token.length >= 4 && !isFigure(token)) found.add(token)
  }
  return [...found]
}

/** Words of a party's name: letters only, without legal forms. `PT. Bumi Karsa, Tbk` → `BUMI`, `KARSA`. */
export function nameWords(name: string): string[] {
  return normalizeText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 1 && !LEGAL_FORMS.has(word))
}

/** The single letter that a name ends with, which is not one of its words. `ANUGERAH LESTARI O` → `O` */
export function lastLetterOf(name: string): string | null {
  const [, letter] = /(?<![\p{L}\p{N}])([\p{L}\p{N}])[^\p{L}\p{N}]*$/u.exec(normalizeText(name)) ?? []
  return letter ?? null
}

/**
 * Whether a text ends right after a name with a word that counts as noise but may be the truncated beginning of another: `MULIA GEMILANG
 * OKT` is paid for October, or by Mulia Gemilang Oktavia.
 */
export function mayGoOn(description: string, name: readonly string[]): boolean {
  const [before, last = ''] = chunksOf(description).slice(-2)
  return name.length > 0 && NOISE.has(last) && before === name.at(-1)
}

/** A name in normalized spelling for lookups: words without legal forms, joined. */
export function nameKey(name: string): string {
  return nameWords(name).join(' ')
}

/** Words of a bank text that may belong to a name: no noise, no digits. Expects the text's chunks. */
export function describedWords(chunks: readonly string[]): string[] {
  return chunks
    .flatMap(chunk => chunk.split(/[^\p{L}\p{N}]+/u))
    .filter(
      word =>
        word.length > 1 && !/\d/.test(word) && !NOISE.has(word) && !LEGAL_FORMS.has(word) && !isOwnReference(word),
    )
}

/** Whether the line is the bank's own charge, interest or tax. */
export const isBankOwn = (description: string): boolean => BANK_OWN.test(normalizeText(description))

const showWord = (word: string) =>
  word.length <= 3 || !/[AEIOU]/.test(word) ? word : word[0] + word.slice(1).toLowerCase()

/**
 * The party named in a bank text, formatted for display, or null. It is the longest run of words that are neither noise nor numbers; a
 * legal form before or after a run marks it as a name. An import runs this on every line.
 */
export function partyNameIn(description: string): string | null {
  const text = normalizeText(description)
  if (BANK_OWN.test(text) || CASH.test(text)) return null
  const runs = new NameRuns()
  takeWords(runs, text.replace(CHANNEL, ' / '))
  return runs.best && showName(runs.best)
}

/** How a character relates to the words around it. */
const LETTER = { other: 0, ofWord: 1, digit: 2, betweenWords: 3, endsRun: 4 } as const

const ASCII_LETTERS = new Uint8Array(128)
for (const [letters, kind] of [
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', LETTER.ofWord],
  ['0123456789', LETTER.digit],
  [' ,:()[]{}\'"#*=<>\\', LETTER.betweenWords],
  ['/|;', LETTER.endsRun],
] as const)
  for (const letter of letters) ASCII_LETTERS[letter.charCodeAt(0)] = kind

/** Scans a text character by character; regular expressions took a sixth of an import's time. */
function takeWords(runs: NameRuns, text: string): void {
  let start = 0
  let hasDigit = false
  let hasOther = false
  for (let at = 0; at <= text.length; at++) {
    const kind = at === text.length ? LETTER.endsRun : (ASCII_LETTERS[text.charCodeAt(at)] ?? LETTER.other)
    if (kind === LETTER.digit) hasDigit = true
    if (kind === LETTER.other) hasOther = true
    if (kind < LETTER.betweenWords) continue
    if (hasDigit) runs.end()
    else if (at > start) takeWord(runs, hasOther ? text.slice(start, at).replace(EDGES, '') : text.slice(start, at))
    if (kind === LETTER.endsRun) runs.end()
    start = at + 1
    hasDigit = false
    hasOther = false
  }
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The kinds of words that don't belong to a name. */
type WordKind = 'SHOWN_FORM' | 'FORM' | 'NOISE'
const KIND_OF_WORD = new Map<string, WordKind>([
  ...[...NOISE].filter(word => !SOFT_NOISE.has(word)).map(word => [word, 'NOISE'] as const),
  ...[...LEGAL_FORMS].map(word => [word, SHOWN_FORMS.has(word) ? 'SHOWN_FORM' : 'FORM'] as const),
])

function takeWord(runs: NameRuns, word: string): void {
  if (word === '') return
  const kind = kindOfWord(word)
  if (kind === undefined) runs.takeWord(word)
  else if (kind === 'NOISE') runs.end()
  else runs.takeForm(kind === 'SHOWN_FORM' ? word : null)
}

/** `E-BANKING` is noise, like `EBANKING`. */
function kindOfWord(word: string): WordKind | undefined {
  if (!word.includes('-')) return isOwnReference(word) ? 'NOISE' : KIND_OF_WORD.get(word)
  const hasNoise = NOISE.has(word.replaceAll('-', '')) && !SOFT_NOISE.has(word)
  return hasNoise ? 'NOISE' : undefined
}

type Run = { words: readonly string[]; form: string | null }

const showName = ({ words, form }: Run) => [...(form === null ? [] : [form]), ...words].map(showWord).join(' ')

/** Two letters are no name. */
const LIGHTEST_NAME = 2
/** A run with a legal form beats any without. */
const WEIGHT_OF_FORM = 100

/** Collects runs of words and keeps the best one. */
class NameRuns {
  best: Run | null = null
  private bestWeight = LIGHTEST_NAME
  private words: string[] = []
  private form: string | null = null
  /** A form after words ends their name, unless a name follows it. */
  private formAfter: string | null = null

  takeForm(form: string | null): void {
    if (this.words.length === 0) this.form ??= form
    else this.formAfter ??= form
  }

  takeWord(word: string): void {
    if (this.formAfter !== null) {
      const form = this.formAfter
      this.formAfter = null
      this.close()
      this.form = form
    }
    this.words.push(word)
  }

  end(): void {
    this.form ??= this.formAfter
    this.formAfter = null
    this.close()
  }

  private close(): void {
    const run = { words: withoutSoftEnds(this.words), form: this.form }
    const weight = weightOf(run)
    if (weight > this.bestWeight) {
      this.best = run
      this.bestWeight = weight
    }
    if (this.words.length > 0) this.words = []
    this.form = null
  }
}

function weightOf({ words, form }: Run): number {
  let letters = 0
  for (const word of words) letters += word.length
  return letters > 0 && form !== null ? letters + WEIGHT_OF_FORM : letters
}

/** Without the noise at its ends that can occur inside names. */
function withoutSoftEnds(words: readonly string[]): readonly string[] {
  let first = 0
  let end = words.length
  while (first < end && SOFT_NOISE.has(words[first] ?? '')) first++
  while (end > first && SOFT_NOISE.has(words[end - 1] ?? '')) end--
  return first === 0 && end === words.length ? words : words.slice(first, end)
}

/** How reliably a key identifies one document: its whole number, or only its serial. */
export type KeyStrength = 'WHOLE' | 'SERIAL'

const CONNECTORS = new Set(['DAN', 'AND', 'N', '&', '+', 'SD', 'S/D'])
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')
const compact = (chunk: string) => (PLAIN_WORD.test(chunk) ? chunk : chunk.replace(/[^A-Z0-9]/g, ''))
/** `INV001187` → `INV1187`: users drop leading zeros. */
const joined = (prefix: string, digits: string) => prefix + withoutZeros(digits)

/** `INV-2026-001187` → prefix `INV`, serial `001187`. Null if the chunk doesn't have that form. */
function partsOf(chunk: string): { prefix: string; serial: string } | null {
  const parts = /^([A-Z]{2,6})[-/._]?(?:.*?[-/._])?(\d{2,12})$/.exec(chunk)
  return parts && { prefix: parts[1]!, serial: parts[2]! }
}

/** Emits keys under which a document's number can be found in a bank text; may emit a key twice. */
export function eachDocumentKey(text: string, take: (key: string, strength: KeyStrength) => void): void {
  const normal = normalizeText(text)
  if (!DIGIT.test(normal)) return
  const add = (key: string, strength: KeyStrength) => {
    if (key.length >= 4) take(key, strength)
  }
  for (const raw of normal.split(SEPARATORS)) {
    if (!DIGIT.test(raw)) continue
    const chunk = trimmed(raw)
    if (isFigure(chunk)) continue
    const whole = compact(chunk)
    add(whole, /[A-Z]/.test(whole) || whole.length >= 8 ? 'WHOLE' : 'SERIAL')
    const parts = partsOf(chunk)
    if (!parts) continue
    add(joined(parts.prefix, parts.serial), 'WHOLE')
    if (parts.serial.length >= 5) add(parts.serial, 'SERIAL')
  }
}

/** Document numbers in a text by their parts: the name of the series, the number of digits of the serial, and the digits before it. */
export function* documentPartsIn(text: string): Generator<{ prefix: string; serial: number; leading: string }> {
  const normal = normalizeText(text)
  if (!DIGIT.test(normal)) return
  for (const raw of normal.split(SEPARATORS)) {
    const parts = DIGIT.test(raw) ? partsOf(trimmed(raw)) : null
    if (!parts) continue
    const { prefix, serial } = parts
    yield { prefix, serial: serial.length, leading: raw.replace(/\D/g, '').slice(0, -serial.length) }
  }
}

/** What a bank text may name: keys to look up, each with the text it was read from. Expects the text's chunks. */
export function namedKeys(chunks: readonly string[]): Map<string, string> {
  const keys = new Map<string, string>()
  const add = (key: string, text: string) => {
    if (key.length >= 4 && !keys.has(key)) keys.set(key, text)
  }
  // `INV 001187 DAN 001203`: a prefix applies to the number after it and to further numbers in the list.
  let prefix = ''
  for (const raw of chunks) {
    const chunk = trimmed(raw)
    if (chunk === '') {
      if (!CONNECTORS.has(raw)) prefix = ''
      continue
    }
    if (/^[A-Z]+$/.test(chunk)) {
      if (!CONNECTORS.has(chunk)) prefix = chunk.length >= 2 && chunk.length <= 6 ? chunk : ''
      continue
    }
    if (!/\d/.test(chunk) || isFigure(chunk)) continue
    add(compact(chunk), chunk)
    if (/^\d+$/.test(chunk)) {
      if (prefix) add(joined(prefix, chunk), chunk)
      continue
    }
    const parts = partsOf(chunk)
    if (parts) {
      add(joined(parts.prefix, parts.serial), chunk)
      prefix = parts.prefix
    }
    for (const part of chunk.split(/[^A-Z0-9]+/))
      if (/\d/.test(part) && !isFigure(part)) {
        add(part, part)
        const inner = partsOf(part)
        if (inner) add(joined(inner.prefix, inner.serial), part)
      }
  }
  return keys
}

/** The series that a key belongs to, `INV2026001187` → `INV`; null for bare numbers. */
export function seriesOf(key: string): string | null {
  return /^[A-Z]{2,6}(?=\d)/.exec(key)?.[0] ?? null
}

/** Digit tokens that can be account numbers. Expects the text's chunks. */
export function accountNumbersIn(chunks: readonly string[]): string[] {
  const found = chunks.flatMap(chunk => (DIGIT.test(chunk) ? (chunk.match(ACCOUNT_NUMBER) ?? []) : []))
  return found.filter((token, place) => !STAMP.test(token) && found.indexOf(token) === place)
}

const DIGIT = /\d/
/** Banks print some with their kind in front, without a blank: `VA8810000000000012`. */
const ACCOUNT_NUMBER = /(?:\b|(?<=\bVA))\d{8,18}\b/g
