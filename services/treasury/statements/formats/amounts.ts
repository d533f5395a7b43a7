// Amounts as banks write them, into minor units, without ever passing through a floating point number.
import type { DecimalMark, IssueKind } from './format.ts'

export type Amount = { minor: bigint } | { failure: IssueKind }

/** The largest amount that a 64-bit count of minor units holds. */
const LARGEST = 9_223_372_036_854_775_807n

const CURRENCY = /^(?:rp\.?|idr|usd|sgd|us\$|s\$|\$)/i
const PLAIN = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d+)?(?:,(\d*))?$/,
} as const

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

/** Reads an amount under one decimal mark. Strict: groups have three digits, decimals at most two that count. */
export function parseAmount(text: string, mark: DecimalMark): Amount {
  const { body, negative } = unwrap(text)
  if (body === '' || body === '-') return { failure: 'AMOUNT_EMPTY' }
  const parts = PLAIN[mark].exec(body)
  if (!parts || (parts[1] === undefined && !parts[2])) return { failure: whyNot(body, mark) }
  const decimals = (parts[2] ?? '').replace(/0+$/, '')
  if (decimals.length > 2) return { failure: 'AMOUNT_DECIMALS' }
  const whole = (parts[1] ?? '0').replaceAll(mark === '.' ? ',' : '.', '')
  if (whole.length > 30) return { failure: 'AMOUNT_TOO_LARGE' }
  const minor = BigInt(whole + decimals.padEnd(2, '0'))
  if (minor > LARGEST) return { failure: 'AMOUNT_TOO_LARGE' }
  return { minor: negative ? -minor : minor }
}

function whyNot(body: string, mark: DecimalMark): IssueKind {
  if (/^[=@]/.test(body)) return 'FORMULA'
  if (/^[\d.,]*[OoIl][\d.,OoIl]*$/.test(body) && /\d/.test(body)) return 'AMOUNT_LETTER'
  if (!/^[\d.,]+$/.test(body) || !/\d/.test(body)) return 'AMOUNT_INVALID'
  const other = mark === '.' ? ',' : '.'
  if (PLAIN[other].test(body)) return 'AMOUNT_OTHER_MARK'
  return 'AMOUNT_TWO_MARKS'
}

/** Whether the text holds no digit but zero: `.00`, `0,00`, `-`, nothing. */
export const isBlankAmount = (text: string): boolean => !/[1-9a-zA-Z=]/.test(text)

/** Which marks an amount can be read with: its evidence for the mark of the whole file. */
export function marksOf(text: string): { dot: boolean; comma: boolean } {
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (dot < 0 && comma < 0) return { dot: true, comma: true }
  const { body } = unwrap(text)
  const reads = (mark: DecimalMark) => PLAIN[mark].test(body)
  // With both in it, only the later one can be the decimal mark.
  if (dot >= 0 && comma >= 0) return { dot: dot > comma && reads('.'), comma: comma > dot && reads(',') }
  return { dot: reads('.'), comma: reads(',') }
}
