// Parses what surrounds the digits of an amount, in files of banks and users: currency, sign, DB or CR, groups and decimal mark.
import type { Currency } from '../money.ts'

export type Direction = 'DEBIT' | 'CREDIT'
export type DecimalMark = '.' | ','

/** Groups of three digits and the decimals, for either decimal mark. */
export const GROUPED = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d+)?(?:,(\d*))?$/,
} as const satisfies Record<DecimalMark, RegExp>

const CURRENCY = /^(?:rp\.?|idr|usd|sgd|us\$|s\$|\$)/i

/** The currencies that a word in front of an amount may mean: a plain dollar sign may be either of two. */
const CURRENCIES_CALLED: Record<string, readonly Currency[]> = {
  RP: ['IDR'],
  IDR: ['IDR'],
  USD: ['USD'],
  US$: ['USD'],
  SGD: ['SGD'],
  S$: ['SGD'],
  $: ['USD', 'SGD'],
}

type Unwrapped = { body: string; negative: boolean; currencies: readonly Currency[] | null }

/** A blank that doesn't separate groups of three: a mark is missing, or these are two numbers. */
const BLANK_ELSEWHERE = /\d\s+(?!\d{3}(?!\d))\d|\d{4}\s+\d/

/** Digits and marks of an amount, without blanks, currency, sign or quoting apostrophe. Without a currency it may be of any. */
export function unwrap(text: string): Unwrapped {
  // The common case.
  if (/^[\d.,]+$/.test(text)) return { body: text, negative: false, currencies: null }
  // Left as is, so that it is not read as an amount.
  if (BLANK_ELSEWHERE.test(text)) return { body: text, negative: false, currencies: null }
  let body = text.replace(/\s/g, '').replace(/^'/, '')
  let currencies: Unwrapped['currencies'] = null
  const takeCurrency = () => {
    const [word] = CURRENCY.exec(body) ?? []
    if (word === undefined) return
    currencies ??= CURRENCIES_CALLED[word.toUpperCase().replace('.', '')] ?? null
    body = body.slice(word.length)
  }
  takeCurrency()
  // "Rp 100.000,-": the dash means zero cents.
  body = body.replace(/(?<=\d)[.,][-\u2013]$/, '')
  let negative = false
  if (body.startsWith('(') && body.endsWith(')')) {
    negative = true
    body = body.slice(1, -1)
  }
  const sign = /^[+\-\u2212]/.exec(body) ?? /[+\-\u2212]$/.exec(body)
  if (sign) {
    negative = sign[0] !== '+'
    body = sign.index === 0 ? body.slice(1) : body.slice(0, -1)
  }
  takeCurrency()
  return { body, negative, currencies }
}

const MARKS: Record<string, Direction> = {
  D: 'DEBIT',
  DB: 'DEBIT',
  DR: 'DEBIT',
  DEBET: 'DEBIT',
  DEBIT: 'DEBIT',
  C: 'CREDIT',
  CR: 'CREDIT',
  K: 'CREDIT',
  KR: 'CREDIT',
  KREDIT: 'CREDIT',
  CREDIT: 'CREDIT',
}

/** The direction of `DB`, `CR`, `D`, `K` and the like. */
export const directionOf = (mark: string): Direction | null => MARKS[mark.trim().toUpperCase()] ?? null

/**
 * An amount and the `DB` or `CR` after it: `1,000.00 CR`. Other text stays with the amount. Single letters are marks in bank files; users
 * write `500K` and mean thousands.
 */
export function splitDirection(
  text: string,
  { singleLetters = true } = {},
): { amount: string; direction: Direction | null } {
  const found = /^(.*[\d.,)])\s*([A-Za-z]{1,6})$/.exec(text)
  const mark = found?.[2] ?? ''
  const direction = mark.length > 1 || singleLetters ? directionOf(mark) : null
  return direction && found ? { amount: found[1] ?? '', direction } : { amount: text, direction: null }
}

/** The decimal marks that the amount can be read with, as evidence for the whole file. */
export function marksOf(cell: string): { dot: boolean; comma: boolean } {
  const text = splitDirection(cell).amount
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (dot < 0 && comma < 0) return { dot: true, comma: true }
  const { body } = unwrap(text)
  const reads = (mark: DecimalMark) => GROUPED[mark].test(body)
  // With both, only the later one can be the decimal mark.
  if (dot >= 0 && comma >= 0) return { dot: dot > comma && reads('.'), comma: comma > dot && reads(',') }
  return { dot: reads('.'), comma: reads(',') }
}
