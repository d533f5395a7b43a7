// What a search box holds, as words to look for. Every word must be found; each may be found elsewhere in the record.
import { and, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { filterBy } from '../kit/list.ts'
import { MAX_MINOR } from '../kit/money.ts'

/** A word, and the amount that it could mean. */
export type SearchWord = { word: string; amountMinor: bigint | null }

const MOST_WORDS = 6

/** The words of a search text; more than six are not looked at. */
export function searchWords(text: string): SearchWord[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, MOST_WORDS)
    .map(word => ({ word, amountMinor: amountIn(word) }))
}

/** A search box: the record is found when each of its words is. */
export const searchFilter = (condition: (word: SearchWord) => SQL | undefined) =>
  filterBy(z.string().max(200), text => and(...searchWords(text).map(condition)))

const PLAIN = /^(\d{1,18})(?:[.,](\d{1,2}))?$/
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/

/** `1500000`, `1.500.000,50`, `1,500,000.50` and `Rp1.500.000` as minor units; anything else is null. */
function amountIn(word: string): bigint | null {
  const digits = word.replace(/^(?:rp\.?|idr|usd|sgd|\$)/i, '')
  const grouped = GROUPED.exec(digits)
  const plain = grouped ? null : PLAIN.exec(digits)
  const whole = grouped?.[1]?.replace(/[.,]/g, '') ?? plain?.[1]
  if (whole === undefined) return null
  const fraction = grouped?.[3] ?? plain?.[2] ?? ''
  const minor = BigInt(whole + fraction.padEnd(2, '0'))
  return minor <= MAX_MINOR ? minor : null
}
