// Official numbers of a customer. Malformed ones are refused, doubtful ones only cause a warning.
import { hasBirthDate, isIdentityNumber, isTaxNumberDoubtful, normalizeTaxNumber } from '../../../kit/taxNumber.ts'

/** A spreadsheet's text mark precedes the digits. */
const digitsOf = (text: string) => text.replace(/^'|[\s.-]/g, '')

/** NPWP: sixteen digits; old ones with fifteen get a leading zero. */
export const readTaxNumber = normalizeTaxNumber

/** NIK: region, date of birth, serial number. */
export function readIdentityNumber(text: string): string | undefined {
  const digits = digitsOf(text)
  return /^\d{16}$/.test(digits) && isIdentityNumber(digits) ? digits : undefined
}

/** Whether a NIK has all its digits, but an invalid date. */
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

/** Masks all but the last four digits, for users without permission. */
export const masked = (number: string | null): string | null =>
  number === null ? null : `${'•'.repeat(Math.max(number.length - 4, 0))}${number.slice(-4)}`
