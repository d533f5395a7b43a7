// The statements of a file. Most files contain one; MT940, CAMT and OFX may contain pages, several days, and other accounts.
import { hash } from 'node:crypto'
import type { FileEdits } from './fileEdits.ts'
import {
  error,
  warning,
  type BalanceCell,
  type FileFacts,
  type Issue,
  type IssueKind,
  type RawLine,
  type Sink,
  type StatedTotal,
} from './format.ts'
import type { IssueLog } from './issueLog.ts'
import { currencyOf, sameAccount } from './text.ts'

/** A balance that a statement states, and after how many of its lines. */
export type StatedBalance = { kind: 'OPENING' | 'CLOSING'; cell: BalanceCell; at: number }
export type PlacedTotal = StatedTotal & { at: number }

export type Section = {
  /** Where it begins in the file. */
  row: number | null
  facts: FileFacts
  lines: RawLine[]
  balances: StatedBalance[]
  totals: PlacedTotal[]
  issues: Issue[]
}

/** Errors of the file, whatever account's statement they occur in. */
const BREAKS_FILE: ReadonlySet<IssueKind> = new Set(['TRUNCATED', 'BROKEN_XML', 'DOCTYPE', 'BROKEN_CSV'])

const emptySection = (): Section => ({ row: null, facts: {}, lines: [], balances: [], totals: [], issues: [] })

export class TooManyRows extends Error {}

/** Number of unreadable rows at which reading stops: more mean another kind of file, or one mistake repeated. */
export const MAX_WRONG_ROWS = 10_000

export class TooManyWrong extends Error {}

/** Receives what a layout reads, statement by statement. */
export class SectionReader implements Sink {
  readonly sections: Section[] = [emptySection()]
  private readonly log: IssueLog
  private readonly mostRows: number
  private readonly onLines: (lines: number) => void
  private rows = 0
  private wrongRows = 0
  private lastWrongRow: number | null = null

  constructor(log: IssueLog, mostRows: number, onLines: (lines: number) => void) {
    this.log = log
    this.mostRows = mostRows
    this.onLines = onLines
  }

  private get current(): Section {
    const section = this.sections.at(-1)
    if (!section) throw new Error('a file has at least one section')
    return section
  }

  line = (line: RawLine): void => {
    if (this.rows >= this.mostRows) throw new TooManyRows()
    this.rows++
    this.current.row ??= line.row
    this.current.lines.push(line)
    this.onLines(this.rows)
  }

  issue = (issue: Issue): void => {
    if (BREAKS_FILE.has(issue.kind)) this.log.add(issue)
    else this.current.issues.push(issue)
    if (issue.severity === 'ERROR' && issue.row !== null && issue.row !== this.lastWrongRow) {
      this.lastWrongRow = issue.row
      if (++this.wrongRows > MAX_WRONG_ROWS) throw new TooManyWrong()
    }
  }

  /**
   * The first value counts, except for the closing balance, its date, whether it is the last one, and the end of the period: there the last
   * one counts.
   */
  facts = (found: FileFacts): void => {
    const { current } = this
    const { opening, closing, totals, periodTo, closedOn, goesOn, ...first } = found
    const at = current.lines.length
    if (opening) current.balances.push({ kind: 'OPENING', cell: opening, at })
    if (closing) current.balances.push({ kind: 'CLOSING', cell: closing, at })
    for (const total of totals ?? []) current.totals.push({ ...total, at })
    current.row ??= found.accountNumber?.row ?? opening?.row ?? null
    current.facts = {
      ...first,
      ...current.facts,
      ...(periodTo && { periodTo }),
      ...(closedOn && { closedOn }),
      ...(goesOn !== undefined && { goesOn }),
    }
  }

  statement = (): void => {
    const { lines, balances, facts } = this.current
    if (lines.length === 0 && balances.length === 0 && !facts.accountNumber) return
    if (this.sections.length >= this.mostRows) throw new TooManyRows()
    this.sections.push(emptySection())
  }
}

/** A number as a bank writes it, with masking and separators. */
export const ACCOUNT_NUMBER = /^(?=.*\d{3})[\d\s.*xX•-]{5,40}$/

export type OwnAccount = { accountNumber: string; currency: string }

/** The number and currency that a statement names, for display. */
const nameOf = ({ facts }: Section): string =>
  [facts.accountNumber?.text, facts.currency && (currencyOf(facts.currency.text) ?? facts.currency.text)]
    .filter(Boolean)
    .join(' ')

function belongs({ facts }: Section, { accountNumber, currency }: OwnAccount, namesNeeded: boolean): boolean {
  if (facts.accountNumber === undefined && namesNeeded) return false
  const isSame = facts.accountNumber === undefined || sameAccount(facts.accountNumber.text, accountNumber)
  return isSame && (facts.currency === undefined || currencyOf(facts.currency.text) === currency)
}

/** The statements of this account and currency. The others are named and skipped; if none is left, the error is the file's account. */
export function ownSections(sections: readonly Section[], account: OwnAccount, issues: IssueLog): Section[] {
  if (sections.length === 1) return [...sections]
  const namesNeeded = sections.some(({ facts }) => facts.accountNumber !== undefined)
  const own = sections.filter(section => belongs(section, account, namesNeeded))
  const isOwn = new Set(own)
  const others = sections.filter(section => !isOwn.has(section))
  if (others.length === 0) return own
  const names = [...new Set(others.map(nameOf))]
  const accounts = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''}`
  if (own.length > 0)
    issues.add(warning('STATEMENTS_LEFT_OUT', { value: accounts }, { count: others.length, accounts }))
  else {
    const ofNumber = others.some(({ facts }) => sameAccount(facts.accountNumber?.text ?? '', account.accountNumber))
    issues.add(
      ofNumber
        ? error('OTHER_CURRENCY', { value: accounts }, { currency: accounts })
        : error('OTHER_ACCOUNT', { value: accounts }, { number: accounts }),
    )
  }
  return own
}
const NAMED = 5

/** Skips a statement that repeats an earlier one in the same file, line by line, as banks sometimes resend one. */
export function withoutRepeated(sections: readonly Section[], issues: IssueLog): Section[] {
  if (sections.length === 1) return [...sections]
  const seen = new Set<string>()
  return sections.filter(section => {
    if (section.lines.length === 0) return true
    // One hash per statement, so that nothing is kept twice.
    const content = hash(
      'sha256',
      JSON.stringify([
        section.balances.map(({ kind, cell }) => [kind, cell.text]),
        section.lines.map(line => [line.date, line.direction, line.amount?.text, line.description, line.bankId]),
      ]),
    )
    if (!seen.has(content)) {
      seen.add(content)
      return true
    }
    issues.add(warning('STATEMENT_REPEATED', { row: section.row }, { lines: section.lines.length }))
    return false
  })
}

/** Applies corrections of earlier lines: skips a replaced or deleted one, and a deletion is no transaction itself. */
export function correctLines(section: Section, skipped: FileEdits['skippedRows']): Section {
  if (!section.lines.some(line => line.corrects)) return section
  const byId = new Map(section.lines.flatMap(line => (line.bankId === undefined ? [] : [[line.bankId, line] as const])))
  const gone = new Set<RawLine>()
  const issues = [...section.issues]
  for (const line of section.lines) {
    if (!line.corrects || skipped.includes(line.row)) continue
    const { bankId, action } = line.corrects
    const target = byId.get(bankId)
    const at = { row: line.row, column: 'CORRECTFITID', value: bankId }
    if (!target || target === line) {
      issues.push(error('CORRECTION_UNKNOWN', at, { id: bankId }))
      continue
    }
    gone.add(target)
    if (action === 'DELETE') gone.add(line)
    issues.push(warning('LINE_CORRECTED', at, { row: target.row }))
  }
  return { ...section, issues, lines: section.lines.filter(line => !gone.has(line)) }
}
