// The text of cells: removes what spreadsheets and banks add around a value, and detects what they hide.
import { bareNumber, isSameNumber } from '../../accountNumber.ts'

/** Maximum length of a cell's text in an issue. */
export const MAX_VALUE_LENGTH = 200

/** A cell's text: without a quoting apostrophe and control characters, with single spaces. */
export function cellText(raw: string): string {
  let text = raw
  // `="0012345"` keeps a spreadsheet from dropping zeros; it is a text, not a formula.
  if (text.startsWith('="') && text.endsWith('"')) text = text.slice(2, -1)
  if (text.startsWith("'")) text = text.slice(1)
  // The test is much cheaper than the replacement, and nearly all cells pass it.
  return /[\p{Cc}\u00a0]| {2}|^ | $/u.test(text) ? text.replace(/[\p{Cc}\u00a0 ]+/gu, ' ').trim() : text
}

/** Whether a spreadsheet would execute the cell. A bank's text may start with + or -, so that alone is not enough. */
export function isFormula(raw: string): boolean {
  const first = raw.charCodeAt(0)
  if (first !== EQUALS && first !== PLUS && first !== MINUS && first !== AT) return false
  if (first === EQUALS) return !(raw.startsWith('="') && raw.endsWith('"') && raw.indexOf('"', 2) === raw.length - 1)
  return /^[+\-@][^|]*\|[^!]*!/.test(raw) || /^[+\-@]+[A-Z][A-Z.]*\(/i.test(raw)
}
const [EQUALS, PLUS, MINUS, AT] = [61, 43, 45, 64]

/** Whether a file's account number may be the account's. Masked numbers (`****4471`) are compared by their visible digits. */
export function sameAccount(inFile: string, account: string): boolean {
  const masked = /[*xX•]{2,}[\s-]*(\d{3,})\s*$/.exec(inFile)
  if (masked) return bareNumber(account).endsWith((masked[1] ?? '').replace(/^0+/, ''))
  return isSameNumber(inFile, account)
}

/** The currency that a file means by `Rp`, `IDR`, `US$` and the like; null if unsupported. */
export function currencyOf(text: string): string | null {
  const word = cellText(text)
    .toUpperCase()
    .replace(/[^A-Z$]/g, '')
  if (word === 'RP' || word === 'IDR' || word === 'RUPIAH' || word === 'INDONESIANRUPIAH' || word === 'INDONESIARUPIAH')
    return 'IDR'
  if (word === 'USD' || word === 'US$' || word === 'USDOLLAR') return 'USD'
  if (word === 'SGD' || word === 'S$') return 'SGD'
  return null
}
