// What people type into an amount field: `1.250.000,50` or `1,250,000.50` by the active format, and sums such as `1.000-250`.
import { AMOUNT_PLACES, fromScaled } from './decimal.ts'
import { type Language, languages } from './language.ts'

const marks: Record<Language, { decimal: string; group: string }> = {
  en: { decimal: '.', group: ',' },
  id: { decimal: ',', group: '.' },
}

/** A fraction; the denominator is positive. */
type Rational = { n: bigint; d: bigint }
type Operator = '+' | '-' | '*' | '/'

/** Digits before the decimal mark that an amount can have. */
const MAX_DIGITS = 17

/**
 * The typed amount as a decimal string with two places, or null when it is invalid. Understands `+ - × * ÷ /` with the usual precedence and
 * parentheses; division is rounded half away from zero, everything else is exact.
 */
export function readAmount(text: string, language: Language): string | null {
  return readDecimal(text, language, AMOUNT_PLACES)
}

/** The same for any decimal with at most `places` places; `readQuantity` drops trailing zeros. */
function readDecimal(text: string, language: Language, places: number): string | null {
  const tokens = tokenize(text, language, places)
  if (tokens === null || tokens.length === 0) return null
  const reader = { tokens, at: 0 }
  const value = readSum(reader)
  if (value === null || reader.at !== tokens.length) return null
  const decimal = fromScaled(toScaledRounded(value, places), places)
  return decimal.replace('-', '').length > MAX_DIGITS + 1 + places ? null : decimal
}

/** Decimal places of a quantity. */
export const QUANTITY_PLACES = 4

/** The typed quantity, with at most four places: `1.5` for `1,50` in Indonesian. Null when it is invalid. */
export function readQuantity(text: string, language: Language): string | null {
  return readDecimal(text, language, QUANTITY_PLACES)?.replace(/\.?0+$/, '') ?? null
}

/** One mark with three digits after it: thousands, or decimals with a trailing zero. Groups never begin with a zero. */
const ONE_MARK = /^(\d{1,3})[.,](\d{2})(\d)$/

/**
 * What a pasted text can mean in any language, as decimal strings: none when it is no amount, several when it is ambiguous, as `1.500` is
 * one thousand five hundred or one and a half. `isCertain` says whether the first may be used.
 */
export function readingsOf(text: string): { readings: readonly string[]; isCertain: boolean } {
  const [, whole, decimals, last] = ONE_MARK.exec(clean(text)) ?? []
  if (whole === undefined) {
    const readings = [...new Set(languages.flatMap(language => readAmount(text, language) ?? []))]
    return { readings, isCertain: readings.length === 1 }
  }
  const isGrouped = !whole.startsWith('0')
  const readings = [
    ...(isGrouped ? [`${whole}${decimals}${last}.00`] : []),
    ...(last === '0' ? [`${BigInt(whole)}.${decimals}`] : []),
  ]
  return { readings, isCertain: !isGrouped && readings.length === 1 }
}

/** Whether the text is a calculation with a result to show, not just a number. */
export function isSum(text: string): boolean {
  return /\d\s*[-+*/×÷−]/.test(text)
}

type Token = { number: Rational } | { sign: Operator | '(' | ')' }

const signs: Record<string, Operator | '(' | ')'> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
  '(': '(',
  ')': ')',
}

/** Pasted amounts may include their currency and no-break spaces. */
const clean = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '').replace(/^(?:rp|idr|usd|sgd)\.?/i, '')

function tokenize(text: string, language: Language, places: number): Token[] | null {
  const tokens: Token[] = []
  const pattern = /[\d.,]+|[-+*/×÷−()]|./g
  for (const [part] of clean(text).matchAll(pattern)) {
    const sign = signs[part]
    const number = sign === undefined ? readNumber(part, language, places) : null
    if (sign !== undefined) tokens.push({ sign })
    else if (number !== null) tokens.push({ number })
    else return null
  }
  return tokens
}

function readNumber(text: string, language: Language, places: number): Rational | null {
  const { decimal, group } = marks[language]
  const [whole = '', fraction, ...rest] = text.split(decimal)
  if (rest.length > 0 || (fraction !== undefined && (!/^\d*$/.test(fraction) || fraction.length > places))) return null
  const groups = whole.split(group)
  const grouped =
    groups.length > 1 && groups.every((part, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part))
  if (!grouped && !/^\d+$/.test(whole)) return null
  const digits = fraction ?? ''
  return { n: BigInt(groups.join('') + digits), d: 10n ** BigInt(digits.length) }
}

type Reader = { tokens: readonly Token[]; at: number }

function peek({ tokens, at }: Reader): string | undefined {
  const token = tokens[at]
  return token !== undefined && 'sign' in token ? token.sign : undefined
}

function readSum(reader: Reader): Rational | null {
  let value = readProduct(reader)
  for (let sign = peek(reader); value !== null && (sign === '+' || sign === '-'); sign = peek(reader)) {
    reader.at += 1
    const right = readProduct(reader)
    value = right && combine(value, sign, right)
  }
  return value
}

function readProduct(reader: Reader): Rational | null {
  let value = readFactor(reader)
  for (let sign = peek(reader); value !== null && (sign === '*' || sign === '/'); sign = peek(reader)) {
    reader.at += 1
    const right = readFactor(reader)
    value = right && combine(value, sign, right)
  }
  return value
}

function readFactor(reader: Reader): Rational | null {
  const token = reader.tokens[reader.at]
  reader.at += 1
  if (token === undefined) return null
  if ('number' in token) return token.number
  if (token.sign === '-') {
    const value = readFactor(reader)
    return value && { n: -value.n, d: value.d }
  }
  if (token.sign !== '(') return null
  const value = readSum(reader)
  if (peek(reader) !== ')') return null
  reader.at += 1
  return value
}

function combine(left: Rational, operator: Operator, right: Rational): Rational | null {
  switch (operator) {
    case '+':
      return { n: left.n * right.d + right.n * left.d, d: left.d * right.d }
    case '-':
      return { n: left.n * right.d - right.n * left.d, d: left.d * right.d }
    case '*':
      return { n: left.n * right.n, d: left.d * right.d }
    case '/': {
      if (right.n === 0n) return null
      const sign = right.n < 0n ? -1n : 1n
      return { n: left.n * right.d * sign, d: left.d * right.n * sign }
    }
  }
}

function toScaledRounded({ n, d }: Rational, places: number): bigint {
  const magnitude = n < 0n ? -n : n
  const rounded = (magnitude * 2n * 10n ** BigInt(places) + d) / (2n * d)
  return n < 0n ? -rounded : rounded
}
