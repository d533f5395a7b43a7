// Indonesian tax numbers (NPWP). Since 2024 they have 16 digits: a company prefixes its old 15 with a zero, a resident uses the number of
// the identity card (spec/tax.md).

/** Sixteen digits: an old number of fifteen gets its leading zero. Undefined when it is neither. */
export function normalizeTaxNumber(text: string): string | undefined {
  // A spreadsheet's text mark precedes the digits.
  const digits = text.replace(/^'|[\s.-]/g, '')
  if (/^\d{15}$/.test(digits)) return `0${digits}`
  return /^\d{16}$/.test(digits) ? digits : undefined
}

/**
 * Whether sixteen digits look mistyped. Only ever a warning: the check digit's algorithm was never published, and issued numbers may break
 * the rule.
 */
export const isTaxNumberDoubtful = (number: string): boolean =>
  number.startsWith('0')
    ? /^0{10}/.test(number) || !hasCheckDigit(number.slice(0, 10))
    : !isIdentityNumber(number) || !hasIdentityRegion(number)

/** Luhn: from the right, every second digit is doubled, and the sum of all digits ends in 0. */
function hasCheckDigit(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, place) => (place % 2 === 1 ? 2 * Number(digit) : Number(digit)))
  const sum = values.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** Whether sixteen digits are a NIK: place of registration (6 digits), birth date as ddMMyy with 40 added to a woman's day, serial number from 0001. */
export const isIdentityNumber = (number: string): boolean => hasBirthDate(number) && number.slice(12) !== '0000'

/** Whether the date digits of a NIK are a valid date. */
export function hasBirthDate(number: string): boolean {
  const part = (from: number) => Number(number.slice(from, from + 2))
  const [day, month, year] = [part(6), part(8), part(10)]
  return isDay(2000 + year, month, day > 40 ? day - 40 : day)
}

/**
 * Two digits each for province (including the Papuan ones since 2022), regency and district; codes of regencies that were split are still
 * in use.
 */
const IDENTITY_REGION = /^(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])(?!00)\d{2}(?!00)\d{2}/

/** Whether a NIK begins with a possible region. */
export const hasIdentityRegion = (number: string): boolean => IDENTITY_REGION.test(number)

/** The number doesn't contain the century; it only matters for one leap day in a hundred years. */
function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12) return false
  return day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}
