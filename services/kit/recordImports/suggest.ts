// Suggests what a rejected cell of a template may mean. The user accepts it or enters something else.
import type { Suggestion } from '../imports/suggestion.ts'
import { readAmount } from './amountText.ts'

/** Letters that can only mean digits: `1B` may be a billion, so B is left out. */
const DIGIT_OF: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', '|': '1' }

const isRead = (found: ReturnType<typeof readAmount>) => typeof found === 'object' && 'minor' in found

/** An amount with letters in place of digits. */
export function suggestAmount(text: string): Suggestion | null {
  const digits = text.replace(/(?<=[\d.,])[OoIl|]|[OoIl|](?=[\d.,])/g, letter => DIGIT_OF[letter] ?? letter)
  return digits !== text && isRead(readAmount(digits)) ? { value: digits, reason: 'LETTERS' } : null
}

const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/
const YEAR_FIRST = /^(\d{4})[/. -]?(\d{1,2})[/. -]?(\d{1,2})$/
const MONTH_NAMED = /^(\d{1,2})[/. -]([a-z]{3})[a-z]*[/. -](\d{4})$/i
const MONTHS = [
  ['jan'],
  ['feb'],
  ['mar'],
  ['apr'],
  ['may', 'mei'],
  ['jun'],
  ['jul'],
  ['aug', 'agu'],
  ['sep'],
  ['oct', 'okt'],
  ['nov', 'nop'],
  ['dec', 'des'],
]

/** A date in the template's format; where day and month are ambiguous, the day comes first, as in Indonesia. */
export function suggestDate(text: string): Suggestion | null {
  const named = MONTH_NAMED.exec(text)
  const month = named ? MONTHS.findIndex(names => names.includes(named[2]?.toLowerCase() ?? '')) + 1 : 0
  const [year, first, second] = named
    ? [named[3], String(month), named[1]]
    : (YEAR_FIRST.exec(text)?.slice(1) ?? reversed(DAY_FIRST.exec(text)))
  // After the year always comes the month.
  const value =
    dateOf(Number(year), Number(first), Number(second)) ??
    (DAY_FIRST.test(text) ? dateOf(Number(year), Number(second), Number(first)) : null)
  return value === null ? null : { value, reason: 'OTHER_FORM' }
}

const reversed = (found: RegExpExecArray | null): (string | undefined)[] => [found?.[3], found?.[2], found?.[1]]

function dateOf(year: number, month: number, day: number): string | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return null
  }
}

/** Words that users write instead of the template's. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  CREDIT: ['CR', 'K', 'KR', 'KREDIT', 'IN', 'MASUK', 'INCOMING', 'RECEIPT'],
  DEBIT: ['DB', 'D', 'DR', 'DEBET', 'OUT', 'KELUAR', 'OUTGOING', 'PAYMENT'],
  COMPANY: ['PT', 'CV', 'PERUSAHAAN', 'BADAN', 'CORPORATE', 'CORPORATION', 'BUSINESS'],
  INDIVIDUAL: ['PERORANGAN', 'PRIBADI', 'PERSON', 'PERSONAL', 'INDIVIDU'],
}

/** "Dollar" alone may mean either of two currencies. */
const CURRENCY_WORDS: Readonly<Record<string, readonly string[]>> = {
  IDR: ['RP', 'RP.', 'RUPIAH'],
  USD: ['US$'],
  SGD: ['S$'],
}

/** The currency of an exact word: a guess from a similar word could change the amount's meaning. */
export function suggestCurrency(text: string): Suggestion | null {
  const word = text.toUpperCase()
  const [code] = Object.entries(CURRENCY_WORDS).find(([, words]) => words.includes(word)) ?? []
  return code === undefined ? null : { value: code, reason: 'OTHER_FORM' }
}

/** The word of a set with the same meaning, or a similar spelling. */
export function suggestWord(text: string, words: readonly string[]): Suggestion | null {
  const word = text.toUpperCase().replace(/[\s-]+/g, '_')
  const same = words.find(each => each === word || WORDS[each]?.includes(word))
  return same === undefined ? closestOf(text, words) : { value: same, reason: 'OTHER_FORM' }
}

type Bank = { readonly code: string; readonly name: string; readonly bic: string }

/** The code of a bank given by its name. */
export function suggestBank(text: string, banks: readonly Bank[]): Suggestion | null {
  const name = simple(text).replace(/^BANK /, '')
  const isCalled = (bank: Bank) => simple(bank.name).replace(/^BANK /, '') === name || bank.bic === name
  const bank = banks.find(isCalled)
  return bank ? { value: bank.code, reason: 'OTHER_FORM' } : null
}

/** A candidate that differs in a larger share of the text is not suggested. */
const SHARE_CHANGED = 0.25

/** A file with more unknown names usually repeats one mistake. */
const MAX_SEARCHED = 200

/** Finds the closest candidate of each text, once. */
export function openClosest(candidates: () => Candidates): (text: string) => Suggestion | null {
  const found = new Map<string, Suggestion | null>()
  return text => {
    const before = found.get(text)
    if (before !== undefined || found.size >= MAX_SEARCHED) return before ?? null
    const closest = closestOf(text, candidates())
    found.set(text, closest)
    return closest
  }
}

type Candidates = readonly (string | readonly [value: string, ...other: string[]])[]

/** The only candidate close to the text; null where two are equally close. Candidates may have several spellings. */
export function closestOf(text: string, candidates: Candidates): Suggestion | null {
  const wanted = simple(text)
  let best: { value: string; distance: number; isOnly: boolean } | null = null
  for (const candidate of candidates) {
    const [value, ...others] = typeof candidate === 'string' ? [candidate] : candidate
    const most = best?.distance ?? Math.max(1, Math.floor(wanted.length * SHARE_CHANGED))
    const distance = Math.min(...[value, ...others].map(each => changesBetween(wanted, simple(each), most)))
    if (distance > most) continue
    const isOnly: boolean = best === null || distance < best.distance || best.value === value
    best = { value, distance, isOnly }
  }
  return best?.isOnly ? { value: best.value, reason: 'CLOSEST' } : null
}

/** Without the parts that company names are written with or without. */
const simple = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:PT|CV|UD) | (?:PT|CV|UD|TBK)$/g, '')

/** The edit distance; beyond `most` the exact number doesn't matter. */
function changesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const swap = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      now.push(Math.min(swap, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1))
    }
    if (Math.min(...now) > most) return most + 1
    before = now
  }
  return before[other.length] ?? 0
}
