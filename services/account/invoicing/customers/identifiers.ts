// Numbers by which authorities know a customer. What is malformed is refused, what is doubtful is only told.
import { hasBirthDate, isIdentityNumber, isTaxNumberDoubtful, normalizeTaxNumber } from '../../../kit/taxNumber.ts'

/** A spreadsheet's mark of a text stands before the digits. */
const digitsOf = (text: string) => text.replace(/^'|[\s.-]/g, '')

/** NPWP: sixteen digits; the old fifteen get their zero. */
export const readTaxNumber = normalizeTaxNumber

/** NIK: region, date of birth, serial number. */
export function readIdentityNumber(text: string): string | undefined {
  const digits = digitsOf(text)
  return /^\d{16}$/.test(digits) && isIdentityNumber(digits) ? digits : undefined
}

/** Whether a NIK has all its digits, and a date among them that there is not. */
export const isIdentityDateWrong = (text: string): boolean =>
  /^\d{16}$/.test(digitsOf(text)) && !hasBirthDate(digitsOf(text))

/** NIB: thirteen digits. */
export function readBusinessNumber(text: string): string | undefined {
  const digits = digitsOf(text)
  return /^\d{13}$/.test(digits) ? digits : undefined
}

/** NITKU: the six digits of a branch; 000000 is the head office. */
export function readBranchNumber(text: string): string | undefined {
  const digits = digitsOf(text)
  return /^\d{6}$/.test(digits) ? digits : undefined
}

export const isDoubtful = (taxNumber: string | null): boolean => taxNumber !== null && isTaxNumberDoubtful(taxNumber)

/** All but the last four, for whoever may not see it. */
export const masked = (number: string | null): string | null =>
  number === null ? null : `${'•'.repeat(Math.max(number.length - 4, 0))}${number.slice(-4)}`
