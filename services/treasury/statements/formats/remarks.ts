// Rows around the table: who the account is, which period, and the balances and totals that stand above or below.
import { dateParser } from './dates.ts'
import { isBlankAmount } from './amounts.ts'
import type { FileFacts, RawLine, StatedTotal } from './format.ts'
import { cellText } from './text.ts'

const ACCOUNT =
  /(?:no\.?\s*rek(?:ening)?|nomor\s+rekening|norek|account\s*(?:no|number))\b\.?[\s:=]*'?([\d*xX][\d\s.\-*xX]{4,})/i
const DAY = String.raw`'?(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{1,2}[\s-]\p{L}{3,12}[\s-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)`
const PERIOD = new RegExp(
  String.raw`\bperiode?(?:\s+\p{L}+){0,2}[\s:=]*${DAY}\s*(?:-|–|s/d|sd|to|sampai(?:\s+dengan)?|hingga)\s*${DAY}`,
  'iu',
)
const CURRENCY = /(?:mata\s+uang|currency|\bccy)\b[\s:=]*'?([A-Za-z$.]{2,12})/i
const OPENING = /^(?:saldo\s+awal|opening\s+balance|beginning\s+balance)\b[\s:=]*(.+)$/i
const CLOSING = /^(?:saldo\s+akhir|closing\s+balance|ending\s+balance)\b[\s:=]*(.+)$/i
const FOOTER =
  /^(?:saldo\s+(?:awal|akhir)|(?:opening|beginning|closing|ending)\s+balance|mutasi\s+(?:kredit|debet|debit|cr|db)|(?:total|jumlah|grand\s+total|sub\s*total)\b|halaman|page\b|dicetak|printed|bersambung|no\.?\s*rek|nomor\s+rekening|nama\b|periode?\b|kode\s+mata\s+uang)/i

const DAYS = ['dd/MM/yyyy', 'dd MMM yyyy', 'yyyy-MM-dd'].map(pattern => dateParser(pattern))

function day(text: string): string | undefined {
  for (const parse of DAYS) {
    const reading = parse(text)
    if ('date' in reading) return reading.date
  }
  return undefined
}

/** Whether a row under the header is a total, a balance or a page's foot, and no transaction. */
export function isRemark(cells: readonly string[]): boolean {
  const first = cells.find(cell => cell.trim() !== '')
  return first !== undefined && FOOTER.test(cellText(first))
}

const BALANCE_ROW = /^saldo\s+(awal|akhir)\b|^(opening|beginning|closing|ending)\s+balance\b/i

/** A balance that stands in a row of its own with a day, as a transaction without an amount. */
export function balanceIn({ row, description, amount, balance }: RawLine): FileFacts | null {
  if (!amount || !balance || balance.text === '') return null
  const [, indonesian, english] = BALANCE_ROW.exec(description) ?? []
  const word = (indonesian ?? english)?.toLowerCase()
  if (word === undefined) return null
  // Some write the balance into the amount's column as well.
  const isTwice = digitsOf(amount.text) === digitsOf(balance.text) && isBalanceName(description)
  if (!isBlankAmount(amount.text) && !isTwice) return null
  const isClosing = word === 'akhir' || word === 'closing' || word === 'ending'
  return { [isClosing ? 'closing' : 'opening']: { ...balance, row } }
}

/** Cents that there are none of may be written or not. */
const digitsOf = (text: string): string => text.replace(/[.,]0{1,2}(?!\d)/, '').replace(/\D/g, '')

/** Whether a text says nothing but that the row is a balance. */
export const isBalanceName = (text: string): boolean =>
  /^(?:saldo\s+(?:awal|akhir)|(?:opening|beginning|closing|ending)\s+balance)[\s:.]*$/i.test(text)

/** What a row outside the table tells. */
export function readRemark(cells: readonly string[], row: number): FileFacts {
  const text = cells
    .map(cellText)
    .filter(cell => cell !== '')
    .join(' ')
  const facts: FileFacts = {}
  const account = ACCOUNT.exec(text)?.[1]?.trim()
  if (account) facts.accountNumber = { row, text: account }
  const currency = CURRENCY.exec(text)?.[1]
  if (currency) facts.currency = { row, text: currency }
  const period = PERIOD.exec(text)
  if (period) {
    const [from, to] = [day(period[1] ?? ''), day(period[2] ?? '')]
    if (from !== undefined && to !== undefined) Object.assign(facts, { periodFrom: from, periodTo: to })
  }
  const opening = OPENING.exec(text)?.[1]
  if (opening) facts.opening = { row, column: cellText(cells[0] ?? ''), text: opening }
  const closing = CLOSING.exec(text)?.[1]
  if (closing) facts.closing = { row, column: cellText(cells[0] ?? ''), text: closing }
  const totals = totalsIn(text, row)
  if (totals.length > 0) facts.totals = totals
  return facts
}

const TOTAL = /^(?:mutasi|grand\s+total|sub\s*-?total|total|jumlah|banyaknya)\b[^\d]*/i
const OF_CREDITS = /\b(?:kredit|credits?|cr|masuk)\b/i
const OF_DEBITS = /\b(?:debe?t|debits?|db|dr|keluar)\b/i
const OF_COUNT = /\b(?:transaksi|transactions?|records?|data|baris|rows?|items?|entries|frekuensi)\b/i
/** Totals of something else than lines. */
const OF_OTHER = /\b(?:halaman|pages?|saldo|balance|rekening|account|no)\b/i
const NUMBER = /[-+(]?\d[\d.,]*\)?/g

/** The sums and counts in a row of totals. What a number is of is told by the row's words, else it may be any of them. */
function totalsIn(text: string, row: number): StatedTotal[] {
  const label = TOTAL.exec(text)?.[0]
  if (label === undefined || OF_OTHER.test(label)) return []
  const numbers = text.slice(label.length).match(NUMBER) ?? []
  const column = label.replace(/[\s:=]+$/, '')
  const isCredits = OF_CREDITS.test(label)
  const isOneSide = isCredits !== OF_DEBITS.test(label)
  return numbers.map((number, at) => {
    const isCount = /^\d{1,7}$/.test(number) && (OF_COUNT.test(label) || (isOneSide && at > 0))
    const side = isCredits ? 'CREDIT' : 'DEBIT'
    const of = !isOneSide ? (isCount ? 'COUNT' : 'ANY') : isCount ? (`${side}_COUNT` as const) : (`${side}S` as const)
    return { row, column, text: number, of }
  })
}
