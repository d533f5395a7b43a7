// Proves one statement: opening + movements = closing, row by row where rows state balances, with every balance and total that it states.
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

/** A line of a statement with what its amounts say. */
export type ReadLine = {
  raw: RawLine
  signed: bigint | null
  /** The amount, where it can be read though the direction can't. */
  minor: bigint | null
  /** Balance after the line as the row itself states it. */
  stated: bigint | null
  /** Balance after the line, where it is stated or follows from a proof that holds. */
  balance: bigint | null
}

/** A statement as it was read, its booked lines oldest first. */
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
  /** Whether the decimal mark follows from some of the cells alone. */
  isByCell: boolean
  currency: string
  /** Whether stated balances and totals may hold what is not booked, as in banks' own exports. */
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

/** A cell that names its currency itself. */
function refuseOtherCurrency(cell: Cell | null | undefined, row: number, currency: string, issues: IssueLog): void {
  const { currencies } = unwrap(cell?.text ?? '')
  if (!cell || currencies === null || currencies.some(each => each === currency)) return
  issues.add(
    error('OTHER_CURRENCY', { row, column: cell.column, value: cell.text }, { currency: currencies.join(', ') }),
  )
}

/** What a person wrote may show its own decimal mark: it is read by that one, and else as the file is. */
function notationOf({ text, isMended }: Cell, notation: Notation): Notation {
  if (!isMended) return notation
  const { dot, comma } = marksOf(text)
  return dot === comma ? notation : dot ? '.' : ','
}

const TOO_FINE = { failure: 'AMOUNT_DECIMALS' } as const

/** Whether a person wrote three digits behind what would be the decimal mark, which are thousands more often. */
function isOpen(cell: Cell, notation: Notation): boolean {
  const mark = notationOf(cell, notation)
  const { amount } = splitDirection(cell.text)
  return cell.isMended === true && THREE_DECIMALS.test(unwrap(amount).body) && amount.includes(mark)
}

/** A balance may be missing; what stands there must be one. */
function balanceOf(cell: Cell | null | undefined, row: number, notation: Notation, issues: IssueLog): bigint | null {
  if (!cell || cell.text === '' || cell.text === '-') return null
  const reading = isOpen(cell, notation) ? TOO_FINE : parseBalance(cell.text, notationOf(cell, notation))
  if ('minor' in reading) return reading.minor
  const kind = reading.failure === 'AMOUNT_INVALID' ? 'BALANCE_INVALID' : reading.failure
  const mark = notation === ',' || notation === 'COMMA' ? ',' : '.'
  issues.add(error(kind, { row, column: cell.column, value: cell.text }, { mark }))
  return null
}

/** What is not booked, all together; null where one of its amounts can't be read. */
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

/** Balances in the account's currency; in a statement of several currencies the others are none of ours. */
function readStated(
  balances: readonly StatedBalance[],
  { notation, currency }: ProveOptions,
  issues: IssueLog,
): Stated[] {
  const isOther = ({ cell }: StatedBalance) => cell.currency !== undefined && currencyOf(cell.currency) !== currency
  const [first] = balances
  // Where none is in the account's currency, they are no other currency's: the statement contradicts itself.
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
  // Rows with balances have named their own breaks; here speaks the file that has only a first and a last one.
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
  // Where the balance before the first line follows from that line itself, its amount is not proved.
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

/** A row that states the balance before it as well, and moves by something else than its amount from that to the one after it. */
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

/** Behind the last balance nothing speaks for an amount: a row that lost its balance may have lost digits as well. */
function refuseUnproved(booked: readonly RawLine[], amounts: readonly ProofRow[], issues: IssueLog): void {
  const last = amounts.findLastIndex(({ balance }) => balance !== null)
  for (const { row, balance } of booked.slice(last + 1))
    issues.add(error('BALANCE_MISSING', { row, column: balance?.column ?? null, value: balance?.text ?? null }))
}

const TWO_DECIMALS = /\d[.,]\d\d$/
const isFull = ({ text }: Cell) => TWO_DECIMALS.test(splitDirection(text).amount)

/** The first amount, where the balance before it follows from itself: a mark that was lost makes it a hundredfold, and only its look tells. */
function refuseOddFirst([first, ...others]: readonly RawLine[], issues: IssueLog): void {
  const { amount } = first ?? {}
  if (!first || !amount || amount.isMended || others.length < 2) return
  const cells = others.flatMap(({ amount: other, balance }) => [other, balance].flatMap(cell => cell ?? []))
  if (!isFull(amount) && cells.every(isFull))
    issues.add(error('AMOUNT_STANDS_OUT', { row: first.row, column: amount.column, value: amount.text }))
}

const THREE_DECIMALS = /^[^.,]*\d[.,]\d{3}$/

/** Three digits behind a mark that other cells alone decide may be thousands, where no balance speaks for the amount. */
function refuseOpenDecimals(
  booked: readonly RawLine[],
  { hasProof, told }: { hasProof: boolean; told: bigint | null },
  issues: IssueLog,
): void {
  if (!booked.some(({ amount, balance, zero }) => [amount, balance, zero].some(each => each && isFull(each)))) return
  const unproved = !hasProof ? booked : told === null ? booked.slice(0, 1) : []
  for (const { row, amount } of unproved)
    if (amount && !amount.isMended && THREE_DECIMALS.test(splitDirection(amount.text).amount))
      issues.add(error('AMOUNT_DECIMALS', { row, column: amount.column, value: amount.text }))
}

function runningFrom(opening: bigint, amounts: readonly ProofRow[]): (bigint | null)[] {
  let balance: bigint | null = opening
  return amounts.map(({ signed }) => (balance = balance === null || signed === null ? null : balance + signed))
}

type Within = { stated: readonly Stated[]; isNewestFirst: boolean; pending: bigint | null; options: ProveOptions }

/** Holds what the statement says between and below its lines against them: balances of pages, sums, counts. */
function checkWithin(
  section: Section,
  { opening, closing }: Found,
  { stated, isNewestFirst, pending, options }: Within,
  issues: IssueLog,
): void {
  // Half a million amounts are not read again for a file that states nothing of them.
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
      // The last closing balance has been named already.
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
