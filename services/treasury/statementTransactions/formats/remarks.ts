// Rows around the table: the account, the period, and balances and totals above or below.
import { dateParser } from './dates.ts'
import { isBlankAmount } from './amounts.ts'
import type { FileFacts, RawLine, StatedTotal } from './format.ts'
import { cellText, currencyOf, MAX_VALUE_LENGTH } from './text.ts'

/** What may be between a value's name and the value: the name in another language, or other words. */
const BESIDE = String.raw`(?:\s*[(/]\s*[\p{L} ./]{2,30}\)?){0,2}[\s:=]*'?`
const ACCOUNT = new RegExp(
  String.raw`(?:no\.?\s*rek(?:ening)?|nomor\s+(?:rekening|akun)|norek|(?:account|acct|acc|a/c)\.?\s*(?:no|number))\b\.?${BESIDE}([\d*xX][\d\s.\-*xX]{4,})`,
  'iu',
)
/** Less specific names, which only count at the beginning of a row, and never before an amount. */
const ACCOUNT_FIRST = new RegExp(
  String.raw`^(?:informasi\s+)?(?:rek(?:ening)?|account|acct|acc|a/c)\b\.?(?:\s+(?:giro|tabungan|koran|name|nama))?${BESIDE}(\d[\d\s-]{6,}|[*xX]{2,}[\d\s-]{3,})(?![\d.,])`,
  'iu',
)
const DAY = String.raw`'?(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{1,2}[\s-]\p{L}{3,12}[\s-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)`
const PERIOD = new RegExp(
  String.raw`\bperiode?(?:\s+\p{L}+){0,2}[\s:=]*(?:(?:dari|from|tanggal|tgl)\b[\s.:]*)*${DAY}\s*(?:(?:-|–|s/d|s\.?\s?d\.?|to|sampai(?:\s+dengan)?|hingga)\s*(?:(?:tanggal|tgl)\b[\s.]*)?)?${DAY}`,
  'iu',
)
const CURRENCY = new RegExp(
  String.raw`(?:mata\s+uang|currency|\bccy\b|\bcurr\b\.?|\bvaluta\b)(?:\s+(?:code|kode|rekening|account)\b)?${BESIDE}([A-Za-z$.]{2,12})(?:\s+([A-Za-z]{3,12}))?`,
  'iu',
)
const OPENING_NAMES = String.raw`saldo\s+(?:awal|pembuka(?:an)?)|(?:opening|beginning|starting)\s+(?:ledger\s+)?balance`
const CLOSING_NAMES = String.raw`saldo\s+(?:akhir|penutup(?:an)?)|(?:closing|ending)\s+(?:ledger\s+)?balance`
/** The date of a balance, and its currency. */
const OF_BALANCE = String.raw`(?:\s*(?:per|pada|tanggal|tgl|as\s+of)\b\.?)*(?:\s*${DAY.replace(/\((?=\\d)/, '(?:')})?(?:\s*\(\p{L}+\))?[\s:=]*`
const OPENING = new RegExp(String.raw`^(?:${OPENING_NAMES})\b${OF_BALANCE}(.+)$`, 'iu')
const CLOSING = new RegExp(String.raw`^(?:${CLOSING_NAMES})\b${OF_BALANCE}(.+)$`, 'iu')
const BALANCES = new RegExp(`^(?:${OPENING_NAMES}|${CLOSING_NAMES})`, 'i')
const TOTALS =
  /^(?:mutasi\s+(?:kredit|debet|debit|cr|db)|(?:total|jumlah|grand\s+total|sub\s*total|banyaknya)\b|(?:kredit|credits?|debet|debits?)\s*:?$|(?:number|no)\b\.?\s+of\b|(?:transactions?|records?|rows?)\s+count\b|(?:menampilkan|showing)\b.*\d|\d{1,7}\s+(?:transaksi|transactions?|records?|baris|rows?|entries)$)/i
const HEADS =
  /^(?:halaman|page\b|dicetak|printed|bersambung|no\.?\s*rek|nomor\s+rekening|nama\b|periode?\b|kode\s+mata\s+uang)/i
/** Money in a separate cell, as in transactions. */
const MONEY = /^[-+(]?(?:rp\.?|idr)?\s*(?:\d{1,3}(?:[.,]\d{3})+|\d+)[.,]\d{2}\)?(?:\s*[a-z]{1,2})?$/i

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
  if (first === undefined) return false
  const text = cellText(first)
  if (BALANCES.test(text) || TOTALS.test(text)) return true
  // A row with such a name that moves money is a transaction that has lost its date.
  return HEADS.test(text) && !cells.some(cell => MONEY.test(cellText(cell)))
}

const BALANCE_ROW = /^saldo\s+(awal|akhir)\b|^(opening|beginning|closing|ending)\s+balance\b/i

/** A balance in a separate row with a date, like a transaction without an amount. */
export function balanceIn({ row, description, amount, balance }: RawLine): FileFacts | null {
  if (!amount || !balance || balance.text === '') return null
  const [, indonesian, english] = BALANCE_ROW.exec(description) ?? []
  const word = (indonesian ?? english)?.toLowerCase()
  if (word === undefined) return null
  // Some also write the balance into the amount's column.
  const isTwice = digitsOf(amount.text) === digitsOf(balance.text) && isBalanceName(description)
  if (!isBlankAmount(amount.text) && !isTwice) return null
  const isClosing = word === 'akhir' || word === 'closing' || word === 'ending'
  return { [isClosing ? 'closing' : 'opening']: { ...balance, row } }
}

/** Zero cents may be written or not. */
const digitsOf = (text: string): string => text.replace(/[.,]0{1,2}(?!\d)/, '').replace(/\D/g, '')

/** Whether a text only says that the row is a balance. */
export const isBalanceName = (text: string): boolean =>
  /^(?:saldo\s+(?:awal|akhir)|(?:opening|beginning|closing|ending)\s+balance)[\s:.]*$/i.test(text)

/** The facts in a row outside the table. */
export function readRemark(cells: readonly string[], row: number): FileFacts {
  const text = cells
    .map(cellText)
    .filter(cell => cell !== '')
    .join(' ')
  const facts: FileFacts = {}
  const account = (ACCOUNT.exec(text) ?? ACCOUNT_FIRST.exec(text))?.[1]?.trim()
  if (account) facts.accountNumber = { row, text: account }
  const currency = currencyIn(text)
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

/** The currency that a row names, in one word or two. */
function currencyIn(text: string): string | undefined {
  const [, word, second] = CURRENCY.exec(text) ?? []
  if (word === undefined || second === undefined || currencyOf(word) !== null) return word
  const both = `${word} ${second}`
  return currencyOf(both) === null ? word : both
}

const TOTAL =
  /^(?:mutasi|grand\s+total|sub\s*-?total|total|jumlah|banyaknya|(?:number|no\.?)\s+of|(?:transactions?|records?|rows?)\s+count|(?:kredit|credits?|debet|debits?)\s*:)(?=\W|$)[^\d]*/i
/** A row may contain several totals next to each other. */
const NEXT_TOTAL = /(?<=[\d)])\s+(?=(?:mutasi|total|jumlah)\b)/i
/** `(5)` after a name is a count. */
const COUNT_IN_BRACKETS = /\((\d{1,7})\)/g
const OF_CREDITS = /\b(?:kredit|credits?|cr|masuk)\b/i
const OF_DEBITS = /\b(?:debe?t|debits?|db|dr|keluar)\b/i
const OF_COUNT =
  /\b(?:(?:number|no)\b\.?\s+of|count|transaksi|transactions?|records?|data|baris|rows?|items?|entries|frekuensi)\b/i
/** Totals of something other than lines. */
const OF_OTHER = /\b(?:halaman|pages?|saldo|balance|rekening|account|no\b(?!\.?\s+of\b))\b/i
const NUMBER = /[-+(]?\d[\d.,]*\)?/g
/** `Menampilkan 1 - 50 dari 120 transaksi`, `120 transaksi`: the number of transactions. */
const SHOWN =
  /^(?:(?:menampilkan|showing)\b.*\b(?:dari|of)\s+(\d{1,7})\b|(\d{1,7})\s+(?:transaksi|transactions?|records?|baris|rows?|entries)$)/i

/** The totals and counts in a row. The row's text says what a number is about, otherwise it may be any. */
const totalsIn = (text: string, row: number): StatedTotal[] => {
  const [, ofAll, alone] = SHOWN.exec(text) ?? []
  const shown = ofAll ?? alone
  if (shown !== undefined) return [{ row, column: text.slice(0, MAX_VALUE_LENGTH), text: shown, of: 'COUNT' }]
  return TOTAL.test(text)
    ? text
        .replace(COUNT_IN_BRACKETS, '$1 rows')
        .split(NEXT_TOTAL)
        .flatMap(part => totalsOf(part, row))
    : []
}

function totalsOf(text: string, row: number): StatedTotal[] {
  const label = TOTAL.exec(text)?.[0]
  if (label === undefined || OF_OTHER.test(label)) return []
  const rest = text.slice(label.length)
  const column = label.replace(/[\s:=]+$/, '')
  const isCredits = OF_CREDITS.test(label)
  const isOneSide = isCredits !== OF_DEBITS.test(label)
  return [...rest.matchAll(NUMBER)].map(({ 0: number, index }, at) => {
    const [word = ''] = /^\s*\p{L}+/u.exec(rest.slice(index + number.length)) ?? []
    const isCounted = OF_COUNT.test(label) || OF_COUNT.test(word) || (isOneSide && at > 0)
    const isCount = isCounted && /^\d{1,7}$/.test(number)
    const side = isCredits ? 'CREDIT' : 'DEBIT'
    const of = !isOneSide ? (isCount ? 'COUNT' : 'ANY') : isCount ? (`${side}_COUNT` as const) : (`${side}S` as const)
    return { row, column, text: number, of }
  })
}
