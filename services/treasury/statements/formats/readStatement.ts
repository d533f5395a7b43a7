// Reads a statement file as a whole: finds its encoding and layout, decides its decimal mark, proves its balances,
// and gives either lines that can be stored or everything that is wrong with it, at once.
import { parseAmount } from './amounts.ts'
import { findBreaks, orderOf } from './balanceProof.ts'
import { decideMark } from './decimalMark.ts'
import { guessDelimiter, peek, splitLine } from './delimited.ts'
import { binaryKind, decodeText } from './encoding.ts'
import {
  error,
  warning,
  type Cell,
  type DecimalMark,
  type Direction,
  type FileFacts,
  type Format,
  type Issue,
  type RawLine,
} from './format.ts'
import { IssueLog } from './issueLog.ts'
import { faultsOf, mappedFormat, type Mapping } from './mapped.ts'
import { MendedCells, type Mending, UNMENDED } from './mending.ts'
import { recognize } from './recognize.ts'
import { currencyOf, sameAccount } from './text.ts'

/** What a file is held against. */
export type Expectation = {
  account: { bankCode: string; bic?: string | null; accountNumber: string; currency: string }
  /** Today in the organization's zone. */
  today: string
  /** Lines before this day get a warning. */
  oldBefore: string
}

export type ReadOptions = Expectation & {
  /** Columns that the user pointed out for this very file. */
  mapping?: Mapping | null | undefined
  /** Columns that were pointed out before; used for files of no known layout. */
  savedMapping?: Mapping | null | undefined
  /** What a person changed of the file. */
  mending?: Mending
  /** Called now and then with the number of lines read so far. */
  onProgress?: (lines: number) => void
  mostRows?: number
}

/** A line that can be stored. */
export type StatementLine = {
  row: number
  date: string
  description: string
  partyName: string | null
  references: readonly string[]
  direction: Direction
  amountMinor: bigint
  endingBalanceMinor: bigint | null
}

export type BalanceProof = { openingMinor: bigint; closingMinor: bigint; rows: number; holds: boolean }

export type Reading = {
  layout: string | null
  /** Lines without errors, oldest first. */
  lines: StatementLine[]
  /** Transactions in the file, whatever is wrong with them. */
  total: number
  issues: IssueLog
  proof: BalanceProof | null
  /** Balance before the first line. */
  openingMinor: bigint | null
  /** Balance after the last line. */
  closingMinor: bigint | null
  periodFrom: string | null
  periodTo: string | null
  /** Beginning of the period that the file states. */
  statedFrom: string | null
  /** First rows as cells, when the layout is unknown. */
  sample: FileSample | null
}

/** The beginning of a file whose columns a person has to explain. */
export type FileSample = { delimiter: string; rows: string[][] }

const HEAD = 64 * 1024
const ALLOWED = 'CSV, MT940, CAMT.053, OFX'
const MOST_ROWS = 500_000
const SAMPLE_ROWS = 20
const PROGRESS_EVERY = 2_000

class TooManyRows extends Error {}

export async function readStatement(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<Reading> {
  const issues = new IssueLog(options.mending?.skippedRows)
  const { first, all } = await withHead(bytes)
  const refused = (issue: Issue, sample: FileSample | null = null): Reading => {
    issues.add(issue)
    return { ...NOTHING, lines: [], issues, sample }
  }
  if (first.length === 0) return refused(error('EMPTY_FILE'))
  const binary = binaryKind(first)
  if (binary) return refused(error(binary, {}, { allowed: ALLOWED }))

  const { head, whole } = await peek(decodeText(all))
  if (head.trim() === '') return refused(error('EMPTY_FILE'))
  if (options.mapping && faultsOf(options.mapping).length > 0)
    return refused(error('MAPPING_INVALID', {}, { reason: faultsOf(options.mapping).join(', ') }))
  const format = formatOf(head, options)
  if (!format) return refused(error('UNKNOWN_LAYOUT'), sampleOf(head))
  const { raw, facts } = await gather(format, whole, options, issues)
  return assemble(format, raw, facts, options, issues)
}

const NOTHING = {
  layout: null,
  total: 0,
  proof: null,
  openingMinor: null,
  closingMinor: null,
  periodFrom: null,
  periodTo: null,
  statedFrom: null,
}

function formatOf(head: string, options: ReadOptions): Format | undefined {
  if (options.mapping) return mappedFormat(options.mapping)
  return recognize(head) ?? (options.savedMapping ? mappedFormat(options.savedMapping) : undefined)
}

const sampleOf = (head: string): FileSample => {
  const delimiter = guessDelimiter(head)
  const lines = head.split(/\r\n|\n|\r/, SAMPLE_ROWS)
  return { delimiter, rows: lines.map(line => splitLine(line.slice(0, 4_000), delimiter)) }
}

/** The first bytes as one piece, since they tell encoding and layout, however small the chunks come. */
async function withHead(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]()
  const pieces: Uint8Array[] = []
  let length = 0
  while (length < HEAD) {
    const next = await iterator.next()
    if (next.done) break
    pieces.push(next.value)
    length += next.value.length
  }
  const first = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  async function* all() {
    yield first
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { first, all: all() }
}

async function gather(format: Format, text: AsyncIterable<string>, options: ReadOptions, issues: IssueLog) {
  const raw: RawLine[] = []
  let facts: FileFacts = {}
  const most = options.mostRows ?? MOST_ROWS
  try {
    await format.read(
      text,
      {
        line: line => {
          if (raw.length >= most) throw new TooManyRows()
          raw.push(line)
          if (raw.length % PROGRESS_EVERY === 0) options.onProgress?.(raw.length)
        },
        issue: issue => issues.add(issue),
        // What stands first holds, but for the closing balance, where the last one does.
        facts: found => {
          const { closing, periodTo, ...opening } = found
          facts = { ...opening, ...facts, ...(closing && { closing }), ...(periodTo && { periodTo }) }
        },
      },
      { today: options.today, mended: new MendedCells(options.mending ?? UNMENDED) },
    )
  } catch (failure) {
    if (!(failure instanceof TooManyRows)) throw failure
    issues.add(error('TOO_MANY_ROWS', {}, { most }))
  }
  return { raw, facts }
}

type Amounts = { signed: bigint | null; balance: bigint | null }

function assemble(format: Format, raw: RawLine[], facts: FileFacts, options: ReadOptions, issues: IssueLog): Reading {
  const total = raw.length + issues.withoutLine
  if (total === 0 && issues.errors === 0) issues.add(error('NO_ROWS'))
  const decision = options.mapping?.decimalMark
    ? { mark: options.mapping.decimalMark, contradictory: false }
    : decideMark(raw, format.decimalMark)
  if (decision.contradictory) issues.add(error('MIXED_DECIMAL_MARKS'))
  checkBelonging(format, raw, facts, options, issues)

  const amounts = raw.map(line => readAmounts(line, decision.mark, issues))
  const order = orderOf(amounts, raw[0]?.date ?? null, raw.at(-1)?.date ?? null)
  if (order === 'NEWEST_FIRST') {
    raw.reverse()
    amounts.reverse()
  }
  const balances = prove(raw, amounts, facts, decision.mark, issues)
  for (const line of raw) checkDates(line, options, issues)
  const lines = raw.flatMap((line, index) => lineOf(line, amounts[index], balances.running?.[index] ?? null, issues))
  const days = lines.map(line => line.date).sort()
  return {
    layout: format.name,
    lines,
    total,
    issues,
    proof: balances.proof,
    openingMinor: balances.opening,
    closingMinor: balances.closing,
    periodFrom: days[0] ?? facts.periodFrom ?? null,
    periodTo: days.at(-1) ?? facts.periodTo ?? null,
    statedFrom: facts.periodFrom ?? null,
    sample: null,
  }
}

function readAmounts(line: RawLine, mark: DecimalMark, issues: IssueLog): Amounts {
  const { row, amount, balance, direction } = line
  const balanceMinor = balanceOf(balance, row, mark, issues)
  if (!amount) return { signed: null, balance: balanceMinor }
  const reading = parseAmount(amount.text, mark)
  const at = { row, column: amount.column, value: amount.text }
  if ('failure' in reading) {
    issues.add(error(reading.failure, at, { mark }))
    return { signed: null, balance: balanceMinor }
  }
  if (reading.minor === 0n) issues.add(error('AMOUNT_ZERO', at))
  else if (direction !== 'SIGN' && reading.minor < 0n) issues.add(error('AMOUNT_NEGATIVE', at))
  const signed = direction === null ? null : direction === 'DEBIT' ? -reading.minor : reading.minor
  return { signed, balance: balanceMinor }
}

/** A balance may be missing; what stands there must be one. */
function balanceOf(cell: Cell | null | undefined, row: number, mark: DecimalMark, issues: IssueLog): bigint | null {
  if (!cell || cell.text === '' || cell.text === '-') return null
  const reading = parseAmount(cell.text, mark)
  if ('minor' in reading) return reading.minor
  const kind = reading.failure === 'AMOUNT_INVALID' ? 'BALANCE_INVALID' : reading.failure
  issues.add(error(kind, { row, column: cell.column, value: cell.text }, { mark }))
  return null
}

function checkBelonging(format: Format, raw: RawLine[], facts: FileFacts, options: ReadOptions, issues: IssueLog) {
  const { bankCode, accountNumber, currency, bic } = options.account
  if (format.bankCode !== null && format.bankCode !== bankCode)
    issues.add(error('OTHER_BANK', { value: format.name }, { bank: format.name }))
  // What the file says of itself is wrong with all of it, and not with the row that says it, which could be left out.
  const fileBic = facts.bic
  if (fileBic && bic && fileBic.text.slice(0, 6).toUpperCase() !== bic.slice(0, 6).toUpperCase())
    issues.add(error('OTHER_BANK', { value: fileBic.text }, { bank: fileBic.text }))
  const inFile = facts.accountNumber
  if (inFile && !sameAccount(inFile.text, accountNumber))
    issues.add(error('OTHER_ACCOUNT', { value: inFile.text }, { number: inFile.text }))
  if (facts.currency && currencyOf(facts.currency.text) !== currency)
    issues.add(error('OTHER_CURRENCY', { value: facts.currency.text }, { currency: facts.currency.text }))

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

function checkDates(line: RawLine, { today, oldBefore }: Expectation, issues: IssueLog) {
  const { row, date, dateCell, transactionDate } = line
  if (date === null) return
  const at = { row, column: dateCell?.column ?? null, value: dateCell?.text ?? date }
  if (date > today) issues.add(error('DATE_AFTER_TODAY', at, { today }))
  else if (date < oldBefore) issues.add(warning('DATE_OLD', at, { since: oldBefore }))
  if (transactionDate && date < transactionDate)
    issues.add(warning('POSTED_BEFORE_TRANSACTION', at, { transactionDate }))
}

type Balances = {
  proof: BalanceProof | null
  opening: bigint | null
  closing: bigint | null
  /** Balance after each line, where it is stated or follows from a proof that holds. */
  running: (bigint | null)[] | null
}

function prove(raw: RawLine[], amounts: Amounts[], facts: FileFacts, mark: DecimalMark, issues: IssueLog): Balances {
  const factOf = (fact: FileFacts['opening']) => (fact ? balanceOf(fact, fact.row, mark, issues) : null)
  const statedOpening = factOf(facts.opening)
  // What is not booked yet may be in the stated closing balance, and is not in the lines.
  const statedClosing = issues.hasNotBooked ? null : factOf(facts.closing)
  const [first, last] = [amounts[0], amounts.at(-1)]
  const hasRowBalances = amounts.some(row => row.balance !== null)
  const before = raw[0]?.balanceBefore
  const opening =
    statedOpening ??
    balanceOf(before, raw[0]?.row ?? 0, mark, issues) ??
    (first && first.balance !== null && first.signed !== null ? first.balance - first.signed : null)

  const { breaks, covered } = findBreaks(amounts, opening)
  for (const { index, expected, found } of breaks) {
    const line = raw[index]
    const at = { row: line?.row ?? null, column: line?.balance?.column ?? null, value: line?.balance?.text ?? null }
    issues.add(error('BALANCE_DIFFERS', at, { expected: decimal(expected), difference: decimal(found - expected) }))
  }
  const isComplete = amounts.every(row => row.signed !== null)
  const movements = amounts.reduce((sum, row) => sum + (row.signed ?? 0n), 0n)
  const reached = hasRowBalances ? (last?.balance ?? null) : opening === null ? null : opening + movements
  const closing = statedClosing ?? reached
  // Rows with balances have named their own breaks; here speaks the file that has only a first and a last one.
  const differs = opening !== null && statedClosing !== null && isComplete && opening + movements !== statedClosing
  if (differs && breaks.length === 0)
    issues.add(
      error(
        'CLOSING_DIFFERS',
        { row: facts.closing?.row ?? null, column: facts.closing?.column ?? null, value: facts.closing?.text ?? null },
        { expected: decimal(opening + movements), difference: decimal(statedClosing - opening - movements) },
      ),
    )
  const isProvable = opening !== null && closing !== null && (hasRowBalances || statedClosing !== null)
  const holds = breaks.length === 0 && !differs
  const rows = hasRowBalances ? covered : raw.length
  return {
    proof: isProvable ? { openingMinor: opening, closingMinor: closing, rows, holds } : null,
    opening,
    closing,
    running: hasRowBalances
      ? amounts.map(row => row.balance)
      : isProvable && holds
        ? runningFrom(opening, amounts)
        : null,
  }
}

function runningFrom(opening: bigint, amounts: readonly Amounts[]): (bigint | null)[] {
  let balance: bigint | null = opening
  return amounts.map(({ signed }) => (balance = balance === null || signed === null ? null : balance + signed))
}

function lineOf(
  line: RawLine,
  amounts: Amounts | undefined,
  balance: bigint | null,
  issues: IssueLog,
): StatementLine[] {
  const signed = amounts?.signed ?? null
  if (signed === null || line.date === null || line.direction === null || !issues.isGood(line.row)) return []
  return [
    {
      row: line.row,
      date: line.date,
      description: line.description,
      partyName: line.partyName ?? null,
      references: line.references ?? [],
      direction: signed < 0n ? 'DEBIT' : 'CREDIT',
      amountMinor: signed < 0n ? -signed : signed,
      endingBalanceMinor: balance,
    },
  ]
}

/** Minor units as people read them: `-1250.00`. */
export function decimal(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
