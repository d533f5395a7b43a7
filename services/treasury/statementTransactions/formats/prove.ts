// Checks one statement: opening + movements = closing, row by row if rows state balances, and every balance and total that it states.
import { marksOf, splitDirection, unwrap } from '../../imports/public.ts'
import { type Notation, parseAmount, parseBalance } from './amounts.ts'
import { findBreaks, orderOf, type ProofRow } from './balanceProof.ts'
import { formatMinor } from '../../../kit/money.ts'
import { error, type Cell, type FileFacts, type RawLine } from './format.ts'
import type { IssueLog } from './issueLog.ts'
import type { Section, StatedBalance } from './sections.ts'
import { currencyOf } from './text.ts'
import { contradictions, type Movement, openBookedSums } from './totals.ts'
import { decideYears } from './years.ts'

/** A line of a statement with its parsed amounts. */
export type ReadLine = {
  raw: RawLine
  signed: bigint | null
  /** The amount, if readable even though the direction isn't. */
  minor: bigint | null
  /** Balance after the line as stated on the row. */
  stated: bigint | null
  /** Balance after the line, stated or derived from a successful check. */
  balance: bigint | null
}

/** A statement as read, with its booked lines oldest first. */
export type Statement = {
  row: number | null
  lines: ReadLine[]
  opening: bigint | null
  closing: bigint | null
  isContinued: boolean
  goesOn: boolean
  page: FileFacts['page'] | undefined
  isOpeningStated: boolean
  proof: { rows: number; holds: boolean } | null
}

export type ProveOptions = {
  notation: Notation
  /** Whether the decimal mark was decided by some cells only. */
  isByCell: boolean
  currency: string
  /** Whether stated balances and totals may include pending lines, as in banks' own exports. */
  pendingMayCount: boolean
}

export function proveStatement(section: Section, options: ProveOptions, issues: IssueLog): Statement {
  const { notation } = options
  const unpending = section.lines.filter(({ isPending }) => !isPending)
  const amounts = unpending.map(line => readAmounts(line, options, issues))
  const { periodFrom, periodTo } = section.facts
  const booked = decideYears(unpending, amounts, Boolean(periodFrom && periodTo), issues)
  const isNewestFirst =
    orderOf(
      amounts,
      booked.map(({ date }) => date),
    ) === 'NEWEST_FIRST'
  if (isNewestFirst) {
    booked.reverse()
    amounts.reverse()
  }
  const stated = readStated(section.balances, options, issues)
  const pending = pendingSum(section.lines, notation)
  const found = proveBalances({ booked, amounts, stated, pending, options }, issues)
  checkWithin(section, found, { stated, isNewestFirst, pending, options }, issues)
  return {
    row: section.row,
    lines: booked.map((raw, index) => ({
      raw,
      signed: amounts[index]?.signed ?? null,
      minor: amounts[index]?.minor ?? null,
      stated: amounts[index]?.balance ?? null,
      balance: found.running?.[index] ?? null,
    })),
    opening: found.opening,
    closing: found.closing,
    isContinued: section.facts.isContinued ?? false,
    goesOn: section.facts.goesOn ?? false,
    page: section.facts.page,
    isOpeningStated: found.isOpeningStated,
    proof: found.proof,
  }
}

type ReadRow = ProofRow & { minor: bigint | null }

function readAmounts(line: RawLine, { notation, currency }: ProveOptions, issues: IssueLog): ReadRow {
  const { row, amount, balance, direction } = line
  const balanceMinor = balanceOf(balance, row, notation, issues)
  for (const cell of [amount, balance]) refuseOtherCurrency(cell, row, currency, issues)
  if (!amount) return { signed: null, minor: null, balance: balanceMinor }
  const reading = isOpen(amount, notation) ? TOO_FINE : parseAmount(amount.text, notationOf(amount, notation))
  const at = { row, column: amount.column, value: amount.text }
  if ('failure' in reading) {
    issues.add(error(reading.failure, at, { mark: notation === ',' || notation === 'COMMA' ? ',' : '.' }))
    return { signed: null, minor: null, balance: balanceMinor }
  }
  if (reading.minor === 0n) issues.add(error('AMOUNT_ZERO', at))
  else if (direction !== 'SIGN' && reading.minor < 0n) issues.add(error('AMOUNT_NEGATIVE', at))
  const signed = direction === null ? null : direction === 'DEBIT' ? -reading.minor : reading.minor
  return { signed, minor: reading.minor < 0n ? -reading.minor : reading.minor, balance: balanceMinor }
}

/** A cell that names its own currency. */
function refuseOtherCurrency(cell: Cell | null | undefined, row: number, currency: string, issues: IssueLog): void {
  const { currencies } = unwrap(cell?.text ?? '')
  if (!cell || currencies === null || currencies.some(each => each === currency)) return
  issues.add(
    error('OTHER_CURRENCY', { row, column: cell.column, value: cell.text }, { currency: currencies.join(', ') }),
  )
}

/** A user's correction may have its own decimal mark: it is parsed by that one, otherwise like the file. */
function notationOf({ text, isCorrected }: Cell, notation: Notation): Notation {
  if (!isCorrected) return notation
  const { dot, comma } = marksOf(text)
  return dot === comma ? notation : dot ? '.' : ','
}

const TOO_FINE = { failure: 'AMOUNT_DECIMALS' } as const

/** Whether a user wrote three digits after a possible decimal mark, which are usually thousands. */
function isOpen(cell: Cell, notation: Notation): boolean {
  const mark = notationOf(cell, notation)
  const { amount } = splitDirection(cell.text)
  return cell.isCorrected === true && THREE_DECIMALS.test(unwrap(amount).body) && amount.includes(mark)
}

/** A balance may be missing; a present one must be valid. */
function balanceOf(cell: Cell | null | undefined, row: number, notation: Notation, issues: IssueLog): bigint | null {
  if (!cell || cell.text === '' || cell.text === '-') return null
  const reading = isOpen(cell, notation) ? TOO_FINE : parseBalance(cell.text, notationOf(cell, notation))
  if ('minor' in reading) return reading.minor
  const kind = reading.failure === 'AMOUNT_INVALID' ? 'BALANCE_INVALID' : reading.failure
  const mark = notation === ',' || notation === 'COMMA' ? ',' : '.'
  issues.add(error(kind, { row, column: cell.column, value: cell.text }, { mark }))
  return null
}

/** The total of pending lines; null if an amount is unreadable. */
function pendingSum(lines: readonly RawLine[], notation: Notation): bigint | null {
  let sum = 0n
  for (const { isPending, amount, direction } of lines) {
    if (!isPending) continue
    const reading = parseAmount(amount?.text ?? '', notation)
    if (!('minor' in reading) || direction === null) return null
    sum += direction === 'DEBIT' ? -reading.minor : reading.minor
  }
  return sum
}

type Stated = StatedBalance & { minor: bigint }

/** Balances in the account's currency; a statement with several currencies has others, which are ignored. */
function readStated(
  balances: readonly StatedBalance[],
  { notation, currency }: ProveOptions,
  issues: IssueLog,
): Stated[] {
  const isOther = ({ cell }: StatedBalance) => cell.currency !== undefined && currencyOf(cell.currency) !== currency
  const [first] = balances
  // If none is in the account's currency, the statement contradicts itself.
  if (first && balances.every(isOther)) {
    const { row, column, text, currency: stated = '' } = first.cell
    issues.add(error('OTHER_CURRENCY', { row, column, value: text }, { currency: stated }))
  }
  return balances.flatMap(balance => {
    const { cell } = balance
    if (isOther(balance)) return []
    const minor = balanceOf(cell, cell.row, notation, issues)
    return minor === null ? [] : [{ ...balance, minor }]
  })
}

type Found = {
  proof: Statement['proof']
  opening: bigint | null
  closing: bigint | null
  isOpeningStated: boolean
  running: (bigint | null)[] | null
}

type Known = {
  booked: readonly RawLine[]
  amounts: readonly ProofRow[]
  stated: readonly Stated[]
  pending: bigint | null
  options: ProveOptions
}

function proveBalances({ booked, amounts, stated, pending, options }: Known, issues: IssueLog): Found {
  const statedOpening = stated.find(({ kind }) => kind === 'OPENING')
  const statedClosing = stated.findLast(({ kind }) => kind === 'CLOSING')
  const [first, last] = [amounts[0], amounts.at(-1)]
  const hasRowBalances = amounts.some(row => row.balance !== null)
  const told =
    statedOpening?.minor ?? balanceOf(booked[0]?.balanceBefore, booked[0]?.row ?? 0, options.notation, issues)
  const opening =
    told ?? (first && first.balance !== null && first.signed !== null ? first.balance - first.signed : null)

  const { breaks, covered } = findBreaks(amounts, opening)
  for (const { index, expected, found } of breaks) {
    const line = booked[index]
    const at = { row: line?.row ?? null, column: line?.balance?.column ?? null, value: line?.balance?.text ?? null }
    issues.add(
      error('BALANCE_DIFFERS', at, { expected: formatMinor(expected), difference: formatMinor(found - expected) }),
    )
  }
  refuseOtherBefore(booked, amounts, { broken: new Set(breaks.map(({ index }) => index)), options }, issues)
  if (hasRowBalances && !statedClosing) refuseUnproved(booked, amounts, issues)
  if (hasRowBalances && told === null) refuseOddFirst(booked, issues)
  if (options.isByCell) refuseOpenDecimals(booked, { hasProof: hasRowBalances || !!statedClosing, told }, issues)
  const isComplete = amounts.every(row => row.signed !== null)
  const movements = amounts.reduce((sum, row) => sum + (row.signed ?? 0n), 0n)
  const reached = opening === null || !isComplete ? (last?.balance ?? null) : opening + movements
  const holdsPending =
    options.pendingMayCount && pending !== null && reached !== null && statedClosing?.minor === reached + pending
  const closing = holdsPending ? reached : (statedClosing?.minor ?? reached)
  // Rows with balances have reported their own breaks; this is for a file with only a first and a last balance.
  const differs = opening !== null && isComplete && closing !== null && opening + movements !== closing
  if (differs && statedClosing && breaks.length === 0) {
    const { row, column, text } = statedClosing.cell
    const difference = formatMinor(closing - opening - movements)
    issues.add(
      error(
        'CLOSING_DIFFERS',
        { row, column, value: text },
        { expected: formatMinor(opening + movements), difference },
      ),
    )
  }
  const holds = breaks.length === 0 && !differs
  // If the balance before the first line is derived from that line, its amount is not proved.
  const unproved = told === null && opening !== null ? 1 : 0
  const rows = (hasRowBalances && statedClosing === undefined ? covered : booked.length) - unproved
  const isProvable =
    opening !== null &&
    closing !== null &&
    (hasRowBalances || statedClosing !== undefined) &&
    (rows > 0 || told !== null)
  const running = hasRowBalances
    ? amounts.map(row => row.balance)
    : isProvable && holds
      ? runningFrom(opening, amounts)
      : null
  return { proof: isProvable ? { rows, holds } : null, opening, closing, isOpeningStated: told !== null, running }
}

/** A row that also states the balance before it, and whose two balances differ by something else than its amount. */
function refuseOtherBefore(
  booked: readonly RawLine[],
  amounts: readonly ProofRow[],
  { broken, options }: { broken: ReadonlySet<number>; options: ProveOptions },
  issues: IssueLog,
): void {
  for (const [index, { row, balanceBefore }] of booked.entries()) {
    const { signed = null, balance = null } = amounts[index] ?? {}
    if (!balanceBefore || broken.has(index) || signed === null || balance === null) continue
    const before = index === 0 ? balance - signed : balanceOf(balanceBefore, row, options.notation, issues)
    if (before === null || before + signed === balance) continue
    const at = { row, column: balanceBefore.column, value: balanceBefore.text }
    const details = { expected: formatMinor(balance - signed), difference: formatMinor(before + signed - balance) }
    issues.add(error('BALANCE_DIFFERS', at, details))
  }
}

/** After the last balance nothing confirms an amount: a row that lost its balance may have lost digits as well. */
function refuseUnproved(booked: readonly RawLine[], amounts: readonly ProofRow[], issues: IssueLog): void {
  const last = amounts.findLastIndex(({ balance }) => balance !== null)
  for (const { row, balance } of booked.slice(last + 1))
    issues.add(error('BALANCE_MISSING', { row, column: balance?.column ?? null, value: balance?.text ?? null }))
}

const TWO_DECIMALS = /\d[.,]\d\d$/
const isFull = ({ text }: Cell) => TWO_DECIMALS.test(splitDirection(text).amount)

/**
 * The first amount, if the balance before it is derived from it: a lost mark would multiply it by a hundred, and only its format shows
 * that.
 */
function refuseOddFirst([first, ...others]: readonly RawLine[], issues: IssueLog): void {
  const { amount } = first ?? {}
  if (!first || !amount || amount.isCorrected || others.length < 2) return
  const cells = others.flatMap(({ amount: other, balance }) => [other, balance].flatMap(cell => cell ?? []))
  if (!isFull(amount) && cells.every(isFull))
    issues.add(error('AMOUNT_STANDS_OUT', { row: first.row, column: amount.column, value: amount.text }))
}

const THREE_DECIMALS = /^[^.,]*\d[.,]\d{3}$/

/** Three digits after a mark that only other cells decided may be thousands, if no balance confirms the amount. */
function refuseOpenDecimals(
  booked: readonly RawLine[],
  { hasProof, told }: { hasProof: boolean; told: bigint | null },
  issues: IssueLog,
): void {
  if (!booked.some(({ amount, balance, zero }) => [amount, balance, zero].some(each => each && isFull(each)))) return
  const unproved = !hasProof ? booked : told === null ? booked.slice(0, 1) : []
  for (const { row, amount } of unproved)
    if (amount && !amount.isCorrected && THREE_DECIMALS.test(splitDirection(amount.text).amount))
      issues.add(error('AMOUNT_DECIMALS', { row, column: amount.column, value: amount.text }))
}

function runningFrom(opening: bigint, amounts: readonly ProofRow[]): (bigint | null)[] {
  let balance: bigint | null = opening
  return amounts.map(({ signed }) => (balance = balance === null || signed === null ? null : balance + signed))
}

type Within = { stated: readonly Stated[]; isNewestFirst: boolean; pending: bigint | null; options: ProveOptions }

/** Checks what the statement says between and below its lines: balances of pages, totals, counts. */
function checkWithin(
  section: Section,
  { opening, closing }: Found,
  { stated, isNewestFirst, pending, options }: Within,
  issues: IssueLog,
): void {
  // Avoids parsing half a million amounts again for a file that states nothing about them.
  if (stated.length === 0 && section.totals.length === 0) return
  const movements = section.lines.map(line => movementOf(line, options.notation))
  if (!movements.every(movement => movement !== null)) return
  const ends = [opening, closing].filter(balance => balance !== null)
  if (opening !== null) {
    const withPending = closing === null || pending === null ? [] : [closing + pending]
    const sums = openBookedSums(movements)
    const lastClosing = stated.findLast(({ kind }) => kind === 'CLOSING')
    for (const balance of stated) {
      const { credits, debits } = sums(0, balance.at)
      const movedBefore = credits - debits
      const here = isNewestFirst ? (closing ?? opening) - movedBefore : opening + movedBefore
      if ([...ends, ...withPending, here].includes(balance.minor)) continue
      // The last closing balance has already been reported.
      if (balance === lastClosing) continue
      const { row, column, text } = balance.cell
      const difference = formatMinor(balance.minor - here)
      issues.add(error('PAGE_DIFFERS', { row, column, value: text }, { expected: formatMinor(here), difference }))
    }
  }
  for (const issue of contradictions(section.totals, movements, ends, options.notation)) issues.add(issue)
}

function movementOf({ amount, direction, isPending = false }: RawLine, notation: Notation): Movement | null {
  const reading = parseAmount(amount?.text ?? '', amount ? notationOf(amount, notation) : notation)
  if (!('minor' in reading) || direction === null) return null
  return { signed: direction === 'DEBIT' ? -reading.minor : reading.minor, isPending }
}
