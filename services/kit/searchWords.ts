// The words of a search box. Every word must match; each may match a different field of the record.
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { filterBy } from './list.ts'
import { CURRENCIES, MAX_MINOR } from './money.ts'

/** A word, and the amount that it could mean. */
export type SearchWord = { word: string; amountMinor: bigint | null }

const MAX_WORDS = 6

/** The words of a search text; more than six are ignored. The currency before an amount, as screens print it, is no word of its own. */
export function searchWords(text: string): SearchWord[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => ({ word, amountMinor: amountIn(word) }))
    .filter(({ word }, at, all) => !CURRENCY.test(word) || (all[at + 1]?.amountMinor ?? null) === null)
    .slice(0, MAX_WORDS)
}

type Search = {
  /** Whether a record contains a word; evaluated per record. */
  has: (word: SearchWord) => SQL | undefined
  /** The same through an index, for tables with many records. */
  find?: (word: SearchWord) => SQL | undefined
}

/**
 * A search box: a record matches when each of its words does. The word that is probably rarest finds the records, and the others filter
 * those: `invoice` alone may match most of them.
 */
export const searchFilter = ({ has, find = has }: Search) =>
  filterBy(z.string().max(200), text => {
    const [rarest, ...others] = searchWords(text).toSorted(byRarity)
    return rarest && and(find(rarest), ...others.map(has))
  })

/** The search of records with a search text; `found` is the database function that finds them by an index. */
export const textSearch = (table: Record<'id' | 'searchText', AnyColumn>, found: `search_${string}`) =>
  searchFilter({
    find: ({ word }) => sql`${table.id} in (select ${sql.raw(found)}(${word}))`,
    has: ({ word }) => sql`${table.searchText} like contains_pattern(${word})`,
  })

/** Numbers and references are rarer than words, and long ones rarer than short ones. */
const byRarity = (one: SearchWord, other: SearchWord): number =>
  Number(/\d/.test(other.word)) - Number(/\d/.test(one.word)) || other.word.length - one.word.length

// A minus is U+2212 where a screen printed it. Amounts are found without their sign: records have a direction instead.
const SIGN = '[+\\-\u2212]'
const SIGNED_CURRENCY = `${SIGN}?(?:rp\\.?|${CURRENCIES.join('|')}|\\$)`
const CURRENCY = new RegExp(`^${SIGNED_CURRENCY}$`, 'i')
const BEFORE_DIGITS = new RegExp(`^(?:${SIGNED_CURRENCY}|${SIGN})?`, 'i')
const PLAIN = /^(\d{1,18})(?:[.,](\d{1,2}))?$/
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/

/** `1500000`, `1.500.000,50`, `1,500,000.50`, `Rp1.500.000` and `-1500000` as minor units; anything else is null. */
function amountIn(word: string): bigint | null {
  const digits = word.replace(BEFORE_DIGITS, '')
  const grouped = GROUPED.exec(digits)
  const plain = grouped ? null : PLAIN.exec(digits)
  const whole = grouped?.[1]?.replace(/[.,]/g, '') ?? plain?.[1]
  if (whole === undefined) return null
  const fraction = grouped?.[3] ?? plain?.[2] ?? ''
  const minor = BigInt(whole + fraction.padEnd(2, '0'))
  return minor <= MAX_MINOR ? minor : null
}
