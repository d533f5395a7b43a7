// Exports with an account on each row may contain several accounts, as cash management portals write them.
import { warning, type RawLine } from './format.ts'
import type { IssueLog } from './issueLog.ts'
import { ACCOUNT_NUMBER, type OwnAccount, type Section } from './sections.ts'
import { currencyOf, sameAccount } from './text.ts'

const namesOther = ({ accountNumber = '' }: RawLine, account: OwnAccount): boolean =>
  ACCOUNT_NUMBER.test(accountNumber) && !sameAccount(accountNumber, account.accountNumber)

/**
 * Whether a row explicitly names another account or currency. For a damaged row that must be the number of another account found in intact
 * rows.
 */
function isOfOther(line: RawLine, account: OwnAccount, others: ReadonlySet<string>): boolean {
  const { accountNumber = '', currency = '', date, amount } = line
  if (date === null || amount === null) return others.has(accountNumber) && namesOther(line, account)
  if (namesOther(line, account)) return true
  return (currencyOf(currency) !== null || /^[A-Z]{3}$/i.test(currency)) && currencyOf(currency) !== account.currency
}

/** The rows of this account and currency, and the others; if none is left, the error is the file's account. */
export function ownRows(section: Section, account: OwnAccount): { own: Section; others: RawLine[] } {
  const named = new Set(
    section.lines.flatMap(line =>
      line.date !== null && line.amount !== null && namesOther(line, account) ? (line.accountNumber ?? []) : [],
    ),
  )
  const others = section.lines.filter(line => isOfOther(line, account, named))
  if (others.length === 0 || others.length === section.lines.length) return { own: section, others: [] }
  const isOther = new Set(others)
  const otherRows = new Set<number | null>(others.map(({ row }) => row))
  const own = {
    ...section,
    lines: section.lines.filter(line => !isOther.has(line)),
    issues: section.issues.filter(({ row }) => !otherRows.has(row)),
    // Rows below the table concern all accounts together.
    balances: [],
    totals: [],
  }
  return { own, others }
}

const NAMED = 5

/** Names the accounts whose rows were skipped. */
export function warnOfOthers(others: readonly RawLine[], issues: IssueLog): void {
  if (others.length === 0) return
  const names = [
    ...new Set(others.map(({ accountNumber, currency }) => [accountNumber, currency].filter(Boolean).join(' '))),
  ]
  const accounts = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' …' : ''}`
  issues.add(warning('ROWS_LEFT_OUT', { value: accounts }, { count: others.length, accounts }))
}
