// Indonesian tax numbers (NPWP). Since 2024 they have 16 digits: a company keeps its old 15 behind a zero, a resident uses the number of the
// identity card (spec/tax.md).

/** Sixteen digits: a number of the old fifteen gets its leading zero. Undefined when it is neither. */
export function normalizeTaxNumber(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '')
  if (/^\d{15}$/.test(digits)) return `0${digits}`
  return /^\d{16}$/.test(digits) ? digits : undefined
}

/**
 * Whether sixteen digits look mistyped. Only ever a warning: how the check digit is made has never been published,
 * and numbers that break the rule may have been given out.
 */
export const isTaxNumberDoubtful = (number: string): boolean =>
  number.startsWith('0') ? !hasCheckDigit(number.slice(0, 10)) : !isIdentityNumber(number)

/** Luhn: from the right, every second digit is doubled, and the sum of all digits ends in 0. */
function hasCheckDigit(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, place) => (place % 2 === 1 ? 2 * Number(digit) : Number(digit)))
  const sum = values.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** Whether sixteen digits are a NIK: place of registration (6 digits), birth date as ddMMyy with 40 added to a woman's day, serial number from 0001. */
export function isIdentityNumber(number: string): boolean {
  const part = (from: number) => Number(number.slice(from, from + 2))
  const [day, month, year] = [part(6), part(8), part(10)]
  return isDay(2000 + year, month, day > 40 ? day - 40 : day) && number.slice(12) !== '0000'
}

/** The century is not in the number; it matters for one leap day of a hundred years alone. */
function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12) return false
  return day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
}
