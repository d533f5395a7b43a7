// Parses amounts as banks write them into minor units, never through a floating point number.
import { type DecimalMark, GROUPED, splitDirection, unwrap } from '../../imports/public.ts'
import type { AmountSyntax, IssueKind } from './format.ts'

export type Amount = { minor: bigint } | { failure: IssueKind }

/** The notation of a file's amounts: by decimal mark, or by the file's standard. */
export type Notation = DecimalMark | AmountSyntax

/** The largest amount that a 64-bit count of minor units can hold. */
const LARGEST = 9_223_372_036_854_775_807n

const PLAIN = {
  ...GROUPED,
  DOT: /^(\d+)?(?:\.(\d*))?$/,
  SINGLE: /^(\d+)?(?:[.,](\d*))?$/,
  // SWIFT amounts always have the mark: without it, the decimals may be missing. A dot with one or two digits after it can't separate
  // groups; with three it may, and is refused.
  COMMA: /^(\d{1,3}(?:\.\d{3})+(?=,)|\d+)?(?:,(\d*)|\.(\d{1,2}))$/,
} as const satisfies Record<Notation, RegExp>

const STANDARDS: ReadonlySet<Notation> = new Set(['DOT', 'SINGLE', 'COMMA'])

/** Parses an amount in one notation. Strict: groups have three digits, and at most two decimals are significant. */
export function parseAmount(text: string, notation: Notation): Amount {
  // Standards don't group digits: a space between digits means a missing digit, or another amount.
  if (STANDARDS.has(notation) && /\d\s+[\d.,]/.test(text)) return { failure: 'AMOUNT_INVALID' }
  const { body, negative } = unwrap(text)
  if (body === '' || body === '-') return { failure: 'AMOUNT_EMPTY' }
  const parts = PLAIN[notation].exec(body)
  const fraction = parts?.[2] ?? parts?.[3] ?? ''
  if (!parts || (parts[1] === undefined && fraction === '')) return { failure: whyNot(body, notation) }
  // Three digits after a comma are really thousands: no bank writes a tenth of a cent.
  if (notation === 'SINGLE' && /^\d{1,3},\d{3}$/.test(body)) return { failure: 'AMOUNT_DECIMALS' }
  const decimals = fraction.replace(/0+$/, '')
  if (decimals.length > 2) return { failure: 'AMOUNT_DECIMALS' }
  const whole = (parts[1] ?? '0').replace(/[.,]/g, '')
  if (whole.length > 30) return { failure: 'AMOUNT_TOO_LARGE' }
  const minor = BigInt(whole + decimals.padEnd(2, '0'))
  if (minor > LARGEST) return { failure: 'AMOUNT_TOO_LARGE' }
  return { minor: negative ? -minor : minor }
}

/** Parses a balance, which may say `DB` if negative. */
export function parseBalance(text: string, notation: Notation): Amount {
  const { amount, direction } = splitDirection(text)
  const reading = parseAmount(amount, notation)
  if (direction === null || 'failure' in reading) return reading
  // A sign and a mark that contradict each other are ambiguous.
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

/** Whether the text has no digit but zero: `.00`, `0,00`, `-`, nothing. */
export const isBlankAmount = (text: string): boolean => !/[1-9a-zA-Z=]/.test(text)
