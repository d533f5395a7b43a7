// Amounts as people copy them from a bank's page: with either decimal mark, grouped or not, with a currency before and a mark behind.
import { MAX_MINOR, parseMinor } from '../../kit/money.ts'

export type Direction = 'DEBIT' | 'CREDIT'
export type AmountFound = { minor: bigint; direction: Direction | null }

/** As the template writes amounts. */
const PLAIN = /^[+-]?\d{1,30}(?:\.\d{1,2})?$/
const MARKED = /^(?<amount>.*[\d.,])\s*(?<mark>DB|DR|D|DEBET|DEBIT|CR|C|K|KR|KREDIT|CREDIT)$/i
const CURRENCY = /^(?:rp\.?|idr|usd|sgd|us\$|s\$|\$)\s*/i
/** Each mark with the groups that it leaves no doubt about: a single mark with three digits behind it could be either. */
const BY_MARK = {
  '.': /^(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{1,2}$|^\d{1,3}(?:,\d{3}){2,}$/,
  ',': /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/,
} as const

/** What an amount says; `1.000`, which is one or one thousand, says nothing. */
export function readAmount(text: string): AmountFound | 'INVALID' | 'TOO_LARGE' {
  const marked = MARKED.exec(text)?.groups
  const direction = marked?.mark === undefined ? null : /^[ck]/i.test(marked.mark) ? 'CREDIT' : 'DEBIT'
  const body = (marked?.amount ?? text)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(CURRENCY, '')
  const plain = plainOf(body)
  if (plain === null || plain.length > 40) return plain === null ? 'INVALID' : 'TOO_LARGE'
  const minor = parseMinor(plain)
  if (minor === undefined || minor > MAX_MINOR) return 'TOO_LARGE'
  return { minor, direction }
}

function plainOf(body: string): string | null {
  if (PLAIN.test(body)) return body.replace(/^\+/, '')
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/.exec(body) ?? []
  const shown = sign === '-' ? '-' : ''
  if (BY_MARK['.'].test(digits)) return `${shown}${digits.replaceAll(',', '')}`
  if (BY_MARK[','].test(digits)) return `${shown}${digits.replaceAll('.', '').replace(',', '.')}`
  return null
}
