// Amounts as banks write them, into minor units, without ever passing through a floating point number.
import type { DecimalMark } from './decimal.ts'
import type { AmountSyntax, Direction, IssueKind } from './format.ts'

export type Amount = { minor: bigint } | { failure: IssueKind }

/** How the amounts of a file are read: under one decimal mark, or as the file's standard writes them. */
export type Notation = DecimalMark | AmountSyntax

/** The largest amount that a 64-bit count of minor units holds. */
const LARGEST = 9_223_372_036_854_775_807n

const CURRENCY = /^(?:rp\.?|idr|usd|sgd|us\$|s\$|\$)/i
const PLAIN = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d+)?(?:,(\d*))?$/,
  DOT: /^(\d+)?(?:\.(\d*))?$/,
  SINGLE: /^(\d+)?(?:[.,](\d*))?$/,
  // SWIFT's amounts always have the mark: without one, decimals may have lost theirs. A dot with one or two digits behind it can't divide
  // groups; with three it may, and is refused.
  COMMA: /^(\d{1,3}(?:\.\d{3})+(?=,)|\d+)?(?:,(\d*)|\.(\d{1,2}))$/,
} as const satisfies Record<Notation, RegExp>

/** Digits and marks of an amount, without blanks, currency, sign or quoting apostrophe. */
function unwrap(text: string): { body: string; negative: boolean } {
  // Most cells hold nothing else.
  if (/^[\d.,]+$/.test(text)) return { body: text, negative: false }
  let body = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^'/, '')
    .replace(CURRENCY, '')
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
  return { body: body.replace(CURRENCY, ''), negative }
}

/** Reads an amount in one notation. Strict: groups have three digits, decimals at most two that count. */
export function parseAmount(text: string, notation: Notation): Amount {
  const { body, negative } = unwrap(text)
  if (body === '' || body === '-') return { failure: 'AMOUNT_EMPTY' }
  const parts = PLAIN[notation].exec(body)
  const fraction = parts?.[2] ?? parts?.[3] ?? ''
  if (!parts || (parts[1] === undefined && fraction === '')) return { failure: whyNot(body, notation) }
  const decimals = fraction.replace(/0+$/, '')
  if (decimals.length > 2) return { failure: 'AMOUNT_DECIMALS' }
  const whole = (parts[1] ?? '0').replace(/[.,]/g, '')
  if (whole.length > 30) return { failure: 'AMOUNT_TOO_LARGE' }
  const minor = BigInt(whole + decimals.padEnd(2, '0'))
  if (minor > LARGEST) return { failure: 'AMOUNT_TOO_LARGE' }
  return { minor: negative ? -minor : minor }
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

/** The direction that `DB`, `CR`, `D`, `K` and the like mean. */
export const directionOf = (mark: string): Direction | null => MARKS[mark.trim().toUpperCase()] ?? null

/** An amount and the `DB` or `CR` behind it: `1,000.00 CR`. What stands there and is no mark stays with the amount. */
export function splitDirection(text: string): { amount: string; direction: Direction | null } {
  const found = /^(.*[\d.,)])\s*([A-Za-z]{1,6})$/.exec(text)
  const direction = found ? directionOf(found[2] ?? '') : null
  return direction && found ? { amount: found[1] ?? '', direction } : { amount: text, direction: null }
}

/** Reads a balance, which may say `DB` where it is below zero. */
export function parseBalance(text: string, notation: Notation): Amount {
  const { amount, direction } = splitDirection(text)
  const reading = parseAmount(amount, notation)
  if (direction === null || 'failure' in reading) return reading
  // A sign and a mark that contradict each other say nothing.
  if (reading.minor < 0n && direction === 'CREDIT') return { failure: 'AMOUNT_INVALID' }
  return { minor: direction === 'DEBIT' && reading.minor > 0n ? -reading.minor : reading.minor }
}

function whyNot(body: string, notation: Notation): IssueKind {
  if (/^[=@]/.test(body)) return 'FORMULA'
  if (/^[\d.,]*[OoIl][\d.,OoIl]*$/.test(body) && /\d/.test(body)) return 'AMOUNT_LETTER'
  if (!/^[\d.,]+$/.test(body) || !/\d/.test(body)) return 'AMOUNT_INVALID'
  const other = notation === '.' || notation === 'DOT' ? ',' : '.'
  if (PLAIN[other].test(body)) return 'AMOUNT_OTHER_MARK'
  return 'AMOUNT_TWO_MARKS'
}

/** Whether the text holds no digit but zero: `.00`, `0,00`, `-`, nothing. */
export const isBlankAmount = (text: string): boolean => !/[1-9a-zA-Z=]/.test(text)

/** Which marks an amount can be read with: its evidence for the mark of the whole file. */
export function marksOf(cell: string): { dot: boolean; comma: boolean } {
  const text = splitDirection(cell).amount
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (dot < 0 && comma < 0) return { dot: true, comma: true }
  const { body } = unwrap(text)
  const reads = (mark: DecimalMark) => PLAIN[mark].test(body)
  // With both in it, only the later one can be the decimal mark.
  if (dot >= 0 && comma >= 0) return { dot: dot > comma && reads('.'), comma: comma > dot && reads(',') }
  return { dot: reads('.'), comma: reads(',') }
}
