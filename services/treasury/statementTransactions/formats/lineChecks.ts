// Checks the lines of a file against the account, today, the file's period and order, and each other.
import { error, warning, type FileFacts, type Format, type Issue, type RawLine } from './format.ts'
import type { IssueLog } from './issueLog.ts'
import type { ReadLine } from './prove.ts'
import { isBalanceName } from './remarks.ts'
import type { Section } from './sections.ts'
import { currencyOf, sameAccount } from './text.ts'
import { isUnreadable } from './unreadable.ts'
import { daysBetween, ORDER_WITHIN_DAYS, PROVED_ORDER_WITHIN_DAYS } from './years.ts'

/** What a file is checked against. */
export type Expectation = {
  account: { bankCode: string; bic?: string | null; accountNumber: string; currency: string }
  /** Today in the organization's zone. */
  today: string
  /** The organization's zone, in which an instant in the file becomes a date. */
  zone: string
  /** Lines before this date get a warning. */
  oldBefore: string
}

/** Checks the account that the file and its rows name. */
export function checkBelonging(
  format: Format,
  sections: readonly Section[],
  { account }: Expectation,
  issues: IssueLog,
) {
  const { bankCode, accountNumber, currency, bic } = account
  if (format.bankCode !== null && format.bankCode !== bankCode)
    issues.add(error('OTHER_BANK', { value: format.name }, { bank: format.name }))
  // A wrong account in the file's head concerns all of it, not only that row, which could be skipped.
  const fileBic = sections.find(({ facts }) => facts.bic)?.facts.bic
  if (fileBic && bic && fileBic.text.slice(0, 6).toUpperCase() !== bic.slice(0, 6).toUpperCase())
    issues.add(error('OTHER_BANK', { value: fileBic.text }, { bank: fileBic.text }))
  // Statements of other accounts have been skipped, unless the file contains no other.
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

/** Reports an issue once for the file if every row has it, otherwise row by row. */
function report(issues: IssueLog, raw: readonly RawLine[], found: readonly RawLine[], say: (line: RawLine) => Issue) {
  const [first] = found
  if (first && found.length === raw.length) issues.add({ ...say(first), row: null })
  else for (const line of found) issues.add(say(line))
}

/** Future dates are errors, old ones get a warning, and nothing is booked before it was made. */
export function checkDates(line: RawLine, { today, oldBefore }: Expectation, issues: IssueLog) {
  const { row, date, dateCell } = line
  if (date === null) return
  const at = { row, column: dateCell?.column ?? null, value: dateCell?.text ?? date }
  if (date > today) issues.add(error('DATE_AFTER_TODAY', at, { today }))
  else if (date < oldBefore) issues.add(warning('DATE_OLD', at, { since: oldBefore }))
  if (line.transactionDate && isBefore(line, line.transactionDate))
    issues.add(error('POSTED_BEFORE_TRANSACTION', at, { transactionDate: line.transactionDate }))
}

/** Text in a standard's file with lost letters; delimited rows report the cell. */
export function checkWords({ row, description, partyName }: RawLine, { isDelimited }: Format, issues: IssueLog) {
  if (isDelimited) return
  const value = [description, partyName ?? ''].find(isUnreadable)
  if (value !== undefined) issues.add(warning('DESCRIPTION_UNREADABLE', { row, value }))
}

/** The period that a statement was requested for; undefined if it states no possible one. */
function statedPeriod({ periodFrom: from, periodTo: to }: FileFacts, { hasPeriod }: Format) {
  if (from === undefined || to === undefined || from > to || hasPeriod === false) return undefined
  return { from, to }
}

/**
 * Checks the dates of booked lines against their statement's period. A bank's own export contains what was requested, so that a date
 * outside of it was misread, for example by a spreadsheet that swapped day and month; elsewhere the period is only a request.
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

/** Number of days that lines may be before the first or after the last balance of their statement: banks take some time to book. */
const BALANCE_DAYS_SLACK = 5

/** Checks the dates of booked lines against those of the balances around them, unless a period is more exact. */
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
 * Reports lines days before or after both of their neighbors, in the order given by balances or dates; if the order is clear, also the
 * first and the last line, which have one neighbor.
 */
export function checkOrder(lines: readonly ReadLine[], issues: IssueLog) {
  const isClear = isOrderClear(lines)
  lines.forEach(({ raw: { row, date, dateCell }, stated }, at) => {
    const isInner = at > 0 && at < lines.length - 1
    const before = at > 0 ? lines[at - 1]?.raw.date : isClear ? date : null
    const after = isInner || at === 0 ? lines[at + 1]?.raw.date : isClear ? date : null
    if (!date || !before || !after) return
    // A row with an error is checked against its neighbors once it is fixed.
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

/** One bank id on two equal lines: one of them is repeated, unless the bank gives several lines one id. */
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
 * Equal lines above and below a repeated header or in two statements of the file, without a balance or bank id that distinguishes them:
 * they may be genuine twins across pages, or one line of two joined downloads.
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

/** Shorter repetitions of equal lines are genuine, for example a payment with its fee that was made twice. */
const LEAST_REPEATED = 3

/**
 * Lines repeated in the same order on the same page, for example because a download was pasted twice, without a balance or bank id that
 * distinguishes them. Within one day only a repetition of the entire file counts, because equal payments on a day may well follow each
 * other.
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

/** What a bank writes before a total. */
const SUM = /^(?:grand\s+total|sub\s*-?total|total|jumlah|mutasi)\b/i

/** Rows with a date that are named like a balance, or like a total and have the total of the rows above. */
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

/** A sign, or a mark after the amount, that gives the direction. */
const TELLS_DIRECTION = /[-+()\u2012-\u2015\u2212]/

/** Amounts of a delimited file without a sign or a balance that gives the direction: all of them would be incoming. */
export function checkDirections(lines: readonly ReadLine[], { isDelimited }: Format, issues: IssueLog) {
  if (!isDelimited || lines.length < LEAST_WITHOUT_SIGN || lines.some(({ stated }) => stated !== null)) return
  const isOpen = ({ raw: { direction, amount } }: ReadLine) =>
    direction === 'SIGN' && amount !== null && !TELLS_DIRECTION.test(amount.text)
  if (lines.every(isOpen)) issues.add(warning('DIRECTION_OPEN', {}, { count: lines.length }))
}
const LEAST_WITHOUT_SIGN = 2

/** With fewer rows there is no order that one could break. */
const LEAST_FOR_ORDER = 4

/** Whether the dates of all lines but one have one order. */
function isOrderClear(lines: readonly ReadLine[]): boolean {
  const days = lines.flatMap(({ raw }) => raw.date ?? [])
  return days.length >= LEAST_FOR_ORDER && days.filter((day, at) => day < (days[at - 1] ?? day)).length <= 1
}

/** By date, and within a date by time if both lines have one. */
const isBefore = ({ date, time, transactionTime }: RawLine, transactionDate: string): boolean =>
  date !== null &&
  (date < transactionDate || (date === transactionDate && !!time && !!transactionTime && time < transactionTime))
