// Reads an entire statement file: detects its encoding and layout, decides its decimal mark, checks its balances, and returns either lines
// to store or all its errors at once.
import { takeAdditionalAccounts } from './additionalColumns.ts'
import { checkChain, inOrder, isUnbroken } from './chain.ts'
import { formatMinor } from '../../../kit/money.ts'
import type { DecimalMark, Direction } from '../../imports/public.ts'
import { decideMark, type MarkDecision, type MarkEvidence, markError } from './decimalMark.ts'
import { guessDelimiter, peek, splitLine } from './delimited.ts'
import { binaryKind, decodeText, withHead, withoutControlsAround } from './encoding.ts'
import { error, warning, type Format, type Issue, type RawLine, type FileFacts } from './format.ts'
import { IssueLog } from './issueLog.ts'
import { ownRows, warnOfOthers } from './ownRows.ts'
import { faultsOf, mappedFormat, type Mapping } from './mapped.ts'
import {
  checkBalanceDays,
  checkBelonging,
  checkDates,
  checkDirections,
  checkIds,
  checkOrder,
  checkParts,
  checkRepeats,
  checkPeriod,
  checkSums,
  checkWords,
  type Expectation,
} from './lineChecks.ts'
import { CorrectedCells, type FileEdits, NO_EDITS } from './fileEdits.ts'
import { proveStatement, type ReadLine, type Statement } from './prove.ts'
import { recognize } from './recognize.ts'
import { headerOf, isMappedHeader, skippedRows, warnOfSkipped, warnOfUnproved } from './skipped.ts'
import {
  correctLines,
  MAX_WRONG_ROWS,
  ownSections,
  type Section,
  SectionReader,
  TooManyRows,
  TooManyWrong,
  withoutRepeated,
} from './sections.ts'
import { suggestValues } from './suggest.ts'
import { currencyOf } from './text.ts'

/** The mapping of columns for files with this header. */
export type SavedMapping = { mapping: Mapping; header: readonly string[] | null }

export type ReadOptions = Expectation & {
  /** The user's mapping of columns for this file. */
  mapping?: Mapping | null | undefined
  /** An earlier mapping; used for files of no known layout. */
  savedMapping?: SavedMapping | null | undefined
  /** The user's corrections. */
  edits?: FileEdits
  /** Called periodically with the number of lines read so far. */
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
  /** The bank's id of the line. */
  bankLineId: string | null
}

/** The decimal mark of the file, and its basis. */
export type DecimalMarkFound = { mark: DecimalMark; decidedBy: MarkEvidence; row: number | null; value: string | null }

export type LeftOut = StatedAccount & { rows: number }

export type StatedAccount = { number: string | null; currency: string | null }

export type BalanceProof = {
  openingMinor: bigint
  closingMinor: bigint
  /** Number of rows whose amounts are confirmed by balances. */
  rows: number
  holds: boolean
}

export type Reading = {
  layout: string | null
  /** The bank of the layout; null if several banks use it. */
  bankCode: string | null
  /** Lines without errors, oldest first. */
  lines: StatementLine[]
  /** Transactions in the file, including wrong ones. */
  total: number
  issues: IssueLog
  /** Null if the file states no balances, so nothing can be checked. */
  proof: BalanceProof | null
  decimalMark: DecimalMarkFound | null
  /** Accounts that the file's statements name. */
  accounts: readonly StatedAccount[]
  /** Skipped statements of other accounts or currencies in the same file, with their number of lines. */
  leftOut: readonly LeftOut[]
  /** Balance before the first line. */
  openingMinor: bigint | null
  /** Whether the file states the opening; otherwise it is derived from the first row, whose amount is unconfirmed. */
  isOpeningStated: boolean
  /** Balance after the last line. */
  closingMinor: bigint | null
  periodFrom: string | null
  periodTo: string | null
  /** Beginning of the period that the file states. */
  statedFrom: string | null
  /** The first rows as cells, if a user has to map the columns, or has mapped them. */
  sample: FileSample | null
  /** The column names in a file with mapped columns; null without a header row. */
  header: readonly string[] | null
}

/** The beginning of a file whose columns a user has to map. */
export type FileSample = { delimiter: string; rows: string[][] }

const ALLOWED = 'CSV, MT940, CAMT.053, OFX'
const MAX_ROWS = 500_000
const SAMPLE_ROWS = 20
const PROGRESS_EVERY = 2_000

export async function readStatement(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<Reading> {
  const issues = new IssueLog(options.edits?.skippedRows)
  const { first, all } = await withHead(bytes)
  const refused = (issue: Issue, sample: FileSample | null = null): Reading => {
    issues.add(issue)
    return { ...NOTHING, lines: [], issues, sample }
  }
  if (first.length === 0) return refused(error('EMPTY_FILE'))
  const binary = binaryKind(first)
  if (binary) return refused(error(binary, {}, { allowed: ALLOWED }))

  const { head, whole } = await peek(withoutControlsAround(decodeText(all)))
  if (head.trim() === '') return refused(error('EMPTY_FILE'))
  if (options.mapping && faultsOf(options.mapping).length > 0)
    return refused(error('MAPPING_INVALID', {}, { reason: faultsOf(options.mapping).join(', ') }))
  const { format, header, skipped, isMapped } = await formatOf(head, options)
  if (!format) return refused(error('UNKNOWN_LAYOUT'), sampleOf(head))
  for (const each of skipped) issues.add(each)
  const { sections, isStopped } = await gather(format, whole, options, issues)
  const reading = isStopped ? stopped(format, sections, issues) : assemble(format, sections, options, issues)
  if (isMapped && !options.mapping) warnOfUnproved(header, reading, issues)
  return { ...reading, header, sample: isMapped ? sampleOf(head) : null }
}

/** Errors of the rows read so far. The rest was not read, so balances can't be checked. */
function stopped(format: Format, sections: readonly Section[], issues: IssueLog): Reading {
  issues.add(error('MORE_ERRORS', {}, { count: MAX_WRONG_ROWS }))
  for (const section of sections) for (const issue of section.issues) issues.add(issue)
  const total = sections.reduce((sum, { lines }) => sum + lines.length, issues.withoutLine)
  return { ...NOTHING, layout: format.name, total, lines: [], issues, sample: null }
}

const NOTHING = {
  layout: null,
  bankCode: null,
  total: 0,
  proof: null,
  decimalMark: null,
  accounts: [],
  leftOut: [],
  openingMinor: null,
  isOpeningStated: false,
  closingMinor: null,
  periodFrom: null,
  periodTo: null,
  statedFrom: null,
  header: null,
}

type Found = { format: Format | undefined; header: string[] | null; skipped: Issue[]; isMapped: boolean }

async function formatOf(head: string, { mapping, savedMapping }: ReadOptions): Promise<Found> {
  const recognized = mapping ? undefined : recognize(head)
  const pointedOut = mapping ?? savedMapping?.mapping
  if (recognized || !pointedOut) return { format: recognized, header: null, skipped: [], isMapped: false }
  const rows = await skippedRows(head, pointedOut)
  const header = headerOf(rows)
  // Columns that swapped places would reverse the direction.
  const isKnown = mapping || isMappedHeader(header, savedMapping?.header ?? null)
  const format = isKnown ? mappedFormat(pointedOut) : undefined
  return { format, header, skipped: warnOfSkipped(rows, pointedOut), isMapped: format !== undefined }
}

const sampleOf = (head: string): FileSample => {
  const delimiter = guessDelimiter(head)
  const lines = head.split(/\r\n|\n|\r/, SAMPLE_ROWS)
  return { delimiter, rows: lines.map(line => splitLine(line.slice(0, 4_000), delimiter)) }
}

async function gather(format: Format, text: AsyncIterable<string>, options: ReadOptions, issues: IssueLog) {
  const most = options.mostRows ?? MAX_ROWS
  const reader = new SectionReader(issues, most, lines => {
    if (lines % PROGRESS_EVERY === 0) options.onProgress?.(lines)
  })
  const { today, zone } = options
  try {
    await format.read(text, reader, { today, zone, corrected: new CorrectedCells(options.edits ?? NO_EDITS) })
  } catch (failure) {
    if (failure instanceof TooManyWrong) return { sections: reader.sections, isStopped: true }
    if (!(failure instanceof TooManyRows)) throw failure
    issues.add(error('TOO_MANY_ROWS', {}, { most }))
  }
  return { sections: reader.sections, isStopped: false }
}

function assemble(format: Format, found: readonly Section[], options: ReadOptions, issues: IssueLog): Reading {
  const { account } = options
  const skipped = options.edits?.skippedRows ?? []
  const own = ownSections(found, account, issues)
  const isOwn = new Set(own)
  const split = withoutRepeated(own, issues).map(each => {
    const section = correctLines(each, skipped)
    if (!format.isDelimited) return { own: section, others: [] }
    return ownRows(takeAdditionalAccounts(section, account, issues), account)
  })
  const sections = split.map(each => each.own)
  const others = split.flatMap(each => each.others)
  warnOfOthers(others, issues)
  for (const section of sections) for (const issue of section.issues) issues.add(issue)
  if (skipped.length > 0)
    issues.refuseUnknown(new Set(found.flatMap(({ lines, issues: told }) => [...lines, ...told].map(({ row }) => row))))
  const raw = sections.flatMap(({ lines }) => lines)
  const total = raw.length + issues.withoutLine
  if (total === 0 && issues.errors === 0) issues.add(error('NO_ROWS'))
  const [answer, mapped] = [options.edits?.decimalMark, options.mapping?.decimalMark]
  const mark = answer ?? mapped
  const decision = decideMark(raw, format, mark ? { mark, isAnswer: Boolean(answer) } : null)
  if (decision.failure) issues.add(markError(decision))
  checkBelonging(format, sections, options, issues)

  const { notation } = decision
  const rules = {
    notation,
    isByCell: decision.decidedBy === 'CELL',
    currency: account.currency,
    pendingMayCount: format.isDelimited,
  }
  const statements = inOrder(sections.map(section => proveStatement(section, rules, issues)))
  checkChain(statements, issues)
  const read = statements.flatMap(({ lines }) => lines)
  for (const { raw: line } of read) {
    checkDates(line, options, issues)
    checkWords(line, format, issues)
  }
  for (const { facts, lines: some } of sections) {
    checkPeriod(facts, some, format, issues)
    checkBalanceDays(facts, some, format, issues)
  }
  checkOrder(read, issues)
  checkIds(read, issues)
  checkParts(statements, issues)
  for (const statement of statements) {
    checkSums(statement.lines, issues)
    checkDirections(statement.lines, format, issues)
    checkRepeats(statement.lines, issues)
  }
  if (skipped.length > 0) checkSkipped(statements, new Set(skipped), issues)
  // With an undecided notation there are no amounts.
  const isOpen = decision.failure === 'OPEN'
  const lines = isOpen ? [] : read.flatMap(line => lineOf(line, issues))
  suggestValues(issues.kept, statements, { notation, today: options.today, zone: options.zone })
  const days = lines.map(line => line.date).sort()
  const period = periodOf(sections)
  return {
    layout: format.name,
    bankCode: format.bankCode,
    lines,
    total,
    issues,
    proof: isOpen ? null : proofOf(statements),
    decimalMark: total === 0 ? null : markFound(decision),
    accounts: found.flatMap(({ facts, lines: some }) =>
      (facts.accountNumber ?? facts.currency ?? some[0]?.accountNumber)
        ? {
            number: facts.accountNumber?.text ?? some[0]?.accountNumber ?? null,
            currency: facts.currency ? currencyOf(facts.currency.text) : null,
          }
        : [],
    ),
    leftOut: [
      ...(own.length === 0 ? [] : leftOutOf(found.filter(section => !isOwn.has(section)))),
      ...leftOutRows(others),
    ],
    openingMinor: isOpen ? null : (statements[0]?.opening ?? null),
    isOpeningStated: statements[0]?.isOpeningStated ?? false,
    closingMinor: isOpen ? null : (statements.at(-1)?.closing ?? null),
    periodFrom: days[0] ?? period.from,
    periodTo: days.at(-1) ?? period.to,
    statedFrom: period.from,
    sample: null,
    header: null,
  }
}

/** Skipped rows count in the balances that are checked; a file with nothing else left is not imported. */
function checkSkipped(statements: readonly Statement[], skipped: ReadonlySet<number>, issues: IssueLog) {
  const booked = statements.flatMap(({ lines }) => lines)
  if (booked.length > 0 && booked.every(({ raw }) => skipped.has(raw.row))) issues.add(error('NOTHING_LEFT'))
  const counted = statements
    .filter(({ proof }) => proof !== null)
    .flatMap(({ lines }) => lines.filter(({ raw }) => skipped.has(raw.row)).map(({ signed }) => signed ?? 0n))
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)
  const [incoming, outgoing] = [sum(counted.filter(each => each > 0n)), -sum(counted.filter(each => each < 0n))]
  if (incoming > 0n || outgoing > 0n)
    issues.add(warning('SKIPPED_COUNTED', {}, { incoming: formatMinor(incoming), outgoing: formatMinor(outgoing) }))
}

/** What was skipped, by the account and currency that its statements name. */
function leftOutOf(sections: readonly Section[]): LeftOut[] {
  const byAccount = Map.groupBy(sections, ({ facts }) => JSON.stringify(statedBy(facts)))
  return [...byAccount.values()].flatMap(some => {
    const rows = some.reduce((sum, { lines }) => sum + lines.length, 0)
    return some[0] && rows > 0 ? [{ ...statedBy(some[0].facts), rows }] : []
  })
}

function leftOutRows(lines: readonly RawLine[]): LeftOut[] {
  const stated = ({ accountNumber, currency }: RawLine): StatedAccount => ({
    number: accountNumber ?? null,
    currency: currency === undefined ? null : currencyOf(currency),
  })
  const byAccount = Map.groupBy(lines, line => JSON.stringify(stated(line)))
  return [...byAccount.values()].flatMap(some => (some[0] ? [{ ...stated(some[0]), rows: some.length }] : []))
}

const statedBy = ({ accountNumber, currency }: FileFacts): StatedAccount => ({
  number: accountNumber?.text ?? null,
  currency: currency ? currencyOf(currency.text) : null,
})

/** The file is proved if each of its statements is. */
function proofOf(statements: readonly Statement[]): BalanceProof | null {
  const [first, last] = [statements[0], statements.at(-1)]
  if (first?.opening == null || last?.closing == null) return null
  let [rows, holds] = [0, true]
  for (const { proof } of statements) {
    // A gap between two statements is covered by neither.
    if (!proof || !isUnbroken(statements)) return null
    rows += proof.rows
    holds &&= proof.holds
  }
  return { openingMinor: first.opening, closingMinor: last.closing, rows, holds }
}

function periodOf(sections: readonly Section[]): { from: string | null; to: string | null } {
  const from = sections.flatMap(({ facts }) => facts.periodFrom ?? []).sort()[0]
  const to = sections.flatMap(({ facts }) => facts.periodTo ?? []).sort()
  return { from: from ?? null, to: to.at(-1) ?? null }
}

const markFound = ({ mark, decidedBy, cell }: MarkDecision): DecimalMarkFound => ({
  mark,
  decidedBy,
  row: cell?.row ?? null,
  value: cell?.text ?? null,
})

/** As long as standards allow, and no longer than is stored. */
const MAX_ID_LENGTH = 200

function lineOf({ raw, signed, balance }: ReadLine, issues: IssueLog): StatementLine[] {
  if (signed === null || raw.date === null || raw.direction === null || !issues.isGood(raw.row)) return []
  return [
    {
      row: raw.row,
      date: raw.date,
      description: raw.description,
      partyName: raw.partyName ?? null,
      references: raw.references ?? [],
      direction: signed < 0n ? 'DEBIT' : 'CREDIT',
      amountMinor: signed < 0n ? -signed : signed,
      endingBalanceMinor: balance,
      bankLineId: raw.bankId?.slice(0, MAX_ID_LENGTH) ?? null,
    },
  ]
}
