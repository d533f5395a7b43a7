// Indonesian tax numbers (NPWP). Since 2024 they have 16 digits: a company keeps its old 15 behind a zero, a resident uses the number of the
// identity card (spec/tax.md).

/** Sixteen digits: a number of the old fifteen gets its leading zero. Undefined when it is neither. */
export function normalizeTaxNumber(text: string): string | undefined {
  // A spreadsheet's mark of a text stands before the digits.
  const digits = text.replace(/^'|[\s.-]/g, '')
  if (/^\d{15}$/.test(digits)) return `0${digits}`
  return /^\d{16}$/.test(digits) ? digits : undefined
}

/**
 * Whether sixteen digits look mistyped. Only ever a warning: how the check digit is made has never been published,
 * and numbers that break the rule may have been given out.
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

/** Whether the digits of a NIK that are a date are one that there is. */
export function hasBirthDate(number: string): boolean {
  const part = (from: number) => Number(number.slice(from, from + 2))
  const [day, month, year] = [part(6), part(8), part(10)]
  return isDay(2000 + year, month, day > 40 ? day - 40 : day)
}

/** Two digits of each province (of the papuan ones since 2022 as well), regency and district; those of regencies that were split are still in use. */
const IDENTITY_REGION = /^(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])(?!00)\d{2}(?!00)\d{2}/

/** Whether a NIK begins with a region that there can be. */
export const hasIdentityRegion = (number: string): boolean => IDENTITY_REGION.test(number)

/** The century is not in the number; it matters for one leap day of a hundred years alone. */
function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12) return false
  return day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}
