// What the lines of a file are held against: the account, today, the period and the order of the file, each other.
import { error, warning, type FileFacts, type Format, type Issue, type RawLine } from './format.ts'
import type { IssueLog } from './issueLog.ts'
import type { ReadLine } from './prove.ts'
import { isBalanceName } from './remarks.ts'
import type { Section } from './sections.ts'
import { currencyOf, sameAccount } from './text.ts'
import { isUnreadable } from './unreadable.ts'
import { daysBetween, ORDER_WITHIN_DAYS, PROVED_ORDER_WITHIN_DAYS } from './years.ts'

/** What a file is held against. */
export type Expectation = {
  account: { bankCode: string; bic?: string | null; accountNumber: string; currency: string }
  /** Today in the organization's zone. */
  today: string
  /** The organization's zone: an instant in the file is a day there. */
  zone: string
  /** Lines before this day get a warning. */
  oldBefore: string
}

/** Whose the file is, by what it says of itself and of its rows. */
export function checkBelonging(
  format: Format,
  sections: readonly Section[],
  { account }: Expectation,
  issues: IssueLog,
) {
  const { bankCode, accountNumber, currency, bic } = account
  if (format.bankCode !== null && format.bankCode !== bankCode)
    issues.add(error('OTHER_BANK', { value: format.name }, { bank: format.name }))
  // What the file says of itself is wrong with all of it, and not with the row that says it, which could be left out.
  const fileBic = sections.find(({ facts }) => facts.bic)?.facts.bic
  if (fileBic && bic && fileBic.text.slice(0, 6).toUpperCase() !== bic.slice(0, 6).toUpperCase())
    issues.add(error('OTHER_BANK', { value: fileBic.text }, { bank: fileBic.text }))
  // Statements of other accounts have been left out, unless the file holds no other.
  const facts: FileFacts = sections[0]?.facts ?? {}
  const inFile = facts.accountNumber
  if (inFile && !sameAccount(inFile.text, accountNumber))
    issues.add(error('OTHER_ACCOUNT', { value: inFile.text }, { number: inFile.text }))
  if (facts.currency && currencyOf(facts.currency.text) !== currency)
    issues.add(error('OTHER_CURRENCY', { value: facts.currency.text }, { currency: facts.currency.text }))

  const raw = sections.flatMap(({ lines }) => lines)
  const foreign = raw.filter(
    line => line.accountNumber !== undefined && !sameAccount(line.accountNumber, accountNumber),
  )
  report(issues, raw, foreign, line =>
    error('OTHER_ACCOUNT', { row: line.row, value: line.accountNumber ?? null }, { number: line.accountNumber ?? '' }),
  )
  const otherCurrency = raw.filter(line => line.currency !== undefined && currencyOf(line.currency) !== currency)
  report(issues, raw, otherCurrency, line =>
    error('OTHER_CURRENCY', { row: line.row, value: line.currency ?? null }, { currency: line.currency ?? '' }),
  )
}

/** Says it once for the file when every row is concerned, else row by row. */
function report(issues: IssueLog, raw: readonly RawLine[], found: readonly RawLine[], say: (line: RawLine) => Issue) {
  const [first] = found
  if (first && found.length === raw.length) issues.add({ ...say(first), row: null })
  else for (const line of found) issues.add(say(line))
}

/** Days to come are wrong, old ones odd, and nothing is posted before it was made. */
export function checkDates(line: RawLine, { today, oldBefore }: Expectation, issues: IssueLog) {
  const { row, date, dateCell } = line
  if (date === null) return
  const at = { row, column: dateCell?.column ?? null, value: dateCell?.text ?? date }
  if (date > today) issues.add(error('DATE_AFTER_TODAY', at, { today }))
  else if (date < oldBefore) issues.add(warning('DATE_OLD', at, { since: oldBefore }))
  if (line.transactionDate && isBefore(line, line.transactionDate))
    issues.add(error('POSTED_BEFORE_TRANSACTION', at, { transactionDate: line.transactionDate }))
}

/** Words of a standard's file whose letters were lost; rows of cells tell the cell. */
export function checkWords({ row, description, partyName }: RawLine, { isDelimited }: Format, issues: IssueLog) {
  if (isDelimited) return
  const value = [description, partyName ?? ''].find(isUnreadable)
  if (value !== undefined) issues.add(warning('DESCRIPTION_UNREADABLE', { row, value }))
}

/** The period that a statement was asked for; undefined where it states none that can be one. */
function statedPeriod({ periodFrom: from, periodTo: to }: FileFacts, { hasPeriod }: Format) {
  if (from === undefined || to === undefined || from > to || hasPeriod === false) return undefined
  return { from, to }
}

/**
 * Holds the days of booked lines against the period that their statement states. A bank's own export holds what it was asked for, so that a
 * day outside of it was read wrong, as by a spreadsheet that took the day for the month; elsewhere the period is a wish.
 */
export function checkPeriod(facts: FileFacts, lines: readonly RawLine[], format: Format, issues: IssueLog) {
  const { isDelimited } = format
  const { from, to } = statedPeriod(facts, format) ?? {}
  if (from === undefined || to === undefined) return
  for (const { row, date, dateCell, isPending } of lines) {
    if (date === null || isPending || (date >= from && date <= to)) continue
    const at = { row, column: dateCell?.column ?? null, value: dateCell?.text ?? date }
    issues.add((isDelimited ? error : warning)('DATE_OUTSIDE_PERIOD', at, { from, to }))
  }
}

/** Days by which lines may lie before the first or after the last balance of their statement: banks take some time to book. */
const BALANCE_DAYS_SLACK = 5

/** Holds the days of booked lines against those of the balances that they lie between, where no period tells the same more exactly. */
export function checkBalanceDays(facts: FileFacts, lines: readonly RawLine[], format: Format, issues: IssueLog) {
  const { openedOn, closedOn } = facts
  if (openedOn === undefined || closedOn === undefined || openedOn > closedOn || statedPeriod(facts, format)) return
  for (const { row, date, isPending } of lines) {
    if (date === null || isPending) continue
    const away = Math.max(daysBetween(date, openedOn), daysBetween(closedOn, date))
    if (away > BALANCE_DAYS_SLACK)
      issues.add(warning('DATE_OUTSIDE_PERIOD', { row, value: date }, { from: openedOn, to: closedOn }))
  }
}

/**
 * Lines that lie by days before or after both of their neighbors, in the order that the balances or the days give; where that is clear, the
 * first and the last line as well, which have one neighbor.
 */
export function checkOrder(lines: readonly ReadLine[], issues: IssueLog) {
  const isClear = isOrderClear(lines)
  lines.forEach(({ raw: { row, date, dateCell }, stated }, at) => {
    const isInner = at > 0 && at < lines.length - 1
    const before = at > 0 ? lines[at - 1]?.raw.date : isClear ? date : null
    const after = isInner || at === 0 ? lines[at + 1]?.raw.date : isClear ? date : null
    if (!date || !before || !after) return
    // A row that must be mended anyway is held against its neighbors then.
    if ((isInner && before > after) || !issues.isGood(row)) return
    const within = stated === null && !isClear ? ORDER_WITHIN_DAYS : PROVED_ORDER_WITHIN_DAYS
    if (daysBetween(date, before) <= within && daysBetween(after, date) <= within) return
    const at_ = { row, column: dateCell?.column ?? null, value: dateCell?.text ?? date }
    issues.add(
      warning('DATE_OUT_OF_ORDER', at_, {
        before: lines[at - 1]?.raw.date ?? after,
        after: lines[at + 1]?.raw.date ?? before,
      }),
    )
  })
}

/** One id of the bank on two equal lines: one of them is told twice, but for banks that give several lines one id. */
export function checkIds(lines: readonly ReadLine[], issues: IssueLog) {
  const seen = new Map<string, number>()
  for (const { raw, signed } of lines) {
    if (raw.bankId === undefined) continue
    const key = JSON.stringify([raw.bankId, raw.date, String(signed)])
    const row = seen.get(key)
    if (row === undefined) seen.set(key, raw.row)
    else issues.add(warning('LINE_ID_REPEATED', { row: raw.row, value: raw.bankId }, { row }))
  }
}

/**
 * Equal lines above and below a repeated header or in two statements of the file, where neither a balance nor the bank's id tells them apart:
 * they may be twins across a page's end, or one line of two downloads that were joined.
 */
export function checkParts(statements: readonly { lines: readonly ReadLine[] }[], issues: IssueLog) {
  if (statements.length < 2 && statements.every(({ lines }) => lines.every(isOnFirstPage))) return
  const before = new Map<string, { row: number; part: string }>()
  statements.forEach(({ lines }, at) => {
    for (const { raw, signed, balance } of inFileOrder(lines)) {
      const { row, headersAbove = 0, date, description, bankId } = raw
      if (balance !== null || date === null || bankId !== undefined) continue
      const part = `${at}/${headersAbove}`
      const key = JSON.stringify([date, String(signed), description])
      const known = before.get(key)
      if (known === undefined) before.set(key, { row, part })
      else if (known.part !== part)
        issues.add(warning('LINE_IN_OTHER_PART', { row, value: description }, { row: known.row }))
    }
  })
}
const isOnFirstPage = ({ raw }: ReadLine): boolean => raw.headersAbove === undefined

const inFileOrder = (lines: readonly ReadLine[]) => lines.toSorted((one, other) => one.raw.row - other.raw.row)

/** Shorter rows of equal lines are twins, as a payment with its fee that was made twice. */
const LEAST_REPEATED = 3

/**
 * Lines that come once more in the same order on the same page, as when a download was pasted twice, where neither a balance nor the bank's
 * id tells them apart. Within one day only the whole file is such: equal payments of a day may well follow each other.
 */
export function checkRepeats(lines: readonly ReadLine[], issues: IssueLog) {
  if (lines.length < 2 * LEAST_REPEATED || !lines.every(isOnFirstPage)) return
  const inOrder = inFileOrder(lines)
  const keys = inOrder.map(({ raw: { date, description, bankId }, signed, balance }) =>
    balance === null && date !== null && bankId === undefined
      ? JSON.stringify([date, String(signed), description])
      : '',
  )
  const rowAt = (place: number) => inOrder[place]?.raw.row ?? 0
  const half = keys.length / 2
  if (
    new Set(keys).size > 1 &&
    keys.every((key, at) => key !== '' && key === keys[at < half ? at + half : at - half])
  ) {
    const [row, last] = [rowAt(half), rowAt(keys.length - 1)]
    issues.add(warning('LINES_REPEATED', { row }, { row, last, first: rowAt(0), end: rowAt(half - 1) }))
    return
  }
  const places = new Map<string, number>()
  const before = keys.map((key, at) => {
    const place = key === '' ? undefined : places.get(key)
    places.set(key, at)
    return place
  })
  for (let at = 0; at < keys.length; at++) {
    const first = before[at]
    if (first === undefined) continue
    let count = 1
    while (before[at + count] === first + count && first + count < at) count++
    const days = new Set(inOrder.slice(at, at + count).map(({ raw }) => raw.date))
    if (count >= LEAST_REPEATED && days.size > 1) {
      const [row, last, end] = [rowAt(at), rowAt(at + count - 1), rowAt(first + count - 1)]
      issues.add(warning('LINES_REPEATED', { row }, { row, last, first: rowAt(first), end }))
    }
    at += count - 1
  }
}

/** What a bank writes before a sum. */
const SUM = /^(?:grand\s+total|sub\s*-?total|total|jumlah|mutasi)\b/i

/** Rows with a day whose text is that of a balance, or of a sum and whose amount is that of what stands above them. */
export function checkSums(lines: readonly ReadLine[], issues: IssueLog) {
  const mayBeSum = new Set(
    lines.filter(
      ({ raw, balance }) => balance === null && (SUM.test(raw.description) || isBalanceName(raw.description)),
    ),
  )
  if (mayBeSum.size === 0) return
  let [credits, debits] = [0n, 0n]
  for (const line of inFileOrder(lines)) {
    const { raw, signed } = line
    if (signed === null) continue
    const isSum = signed === credits || signed === -debits || signed === credits - debits
    if (mayBeSum.has(line) && (isSum || isBalanceName(raw.description)))
      issues.add(warning('LINE_IS_SUM', { row: raw.row, value: raw.description }))
    else if (signed > 0n) credits += signed
    else debits -= signed
  }
}

/** A sign, or a mark behind the amount, that tells the direction. */
const TELLS_DIRECTION = /[-+()\u2012-\u2015\u2212]/

/** Amounts of a file of cells of which no sign tells the direction, nor a balance: all of them would be money in. */
export function checkDirections(lines: readonly ReadLine[], { isDelimited }: Format, issues: IssueLog) {
  if (!isDelimited || lines.length < LEAST_WITHOUT_SIGN || lines.some(({ stated }) => stated !== null)) return
  const isOpen = ({ raw: { direction, amount } }: ReadLine) =>
    direction === 'SIGN' && amount !== null && !TELLS_DIRECTION.test(amount.text)
  if (lines.every(isOpen)) issues.add(warning('DIRECTION_OPEN', {}, { count: lines.length }))
}
const LEAST_WITHOUT_SIGN = 2

/** Fewer rows have no order that one of them could break. */
const LEAST_FOR_ORDER = 4

/** Whether the days of all lines but one run one way. */
function isOrderClear(lines: readonly ReadLine[]): boolean {
  const days = lines.flatMap(({ raw }) => raw.date ?? [])
  return days.length >= LEAST_FOR_ORDER && days.filter((day, at) => day < (days[at - 1] ?? day)).length <= 1
}

/** By the day, and within it by the time where the file tells both. */
const isBefore = ({ date, time, transactionTime }: RawLine, transactionDate: string): boolean =>
  date !== null &&
  (date < transactionDate || (date === transactionDate && !!time && !!transactionTime && time < transactionTime))
