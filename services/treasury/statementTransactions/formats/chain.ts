// Sorts the statements of one account, and compares each opening balance with the previous closing balance.
import { formatMinor } from '../../../kit/money.ts'
import { error, warning } from './format.ts'
import type { IssueLog } from './issueLog.ts'
import type { Statement } from './prove.ts'

const follows = (before: Statement | undefined, after: Statement | undefined): boolean =>
  before?.closing != null && after?.opening != null && before.closing === after.opening

const firstDate = ({ lines }: Statement) => lines.find(({ raw }) => raw.date !== null)?.raw.date ?? null
const lastDate = ({ lines }: Statement) => lines.findLast(({ raw }) => raw.date !== null)?.raw.date ?? null

/** Statements oldest first. */
export function inOrder(statements: readonly Statement[]): Statement[] {
  const [oldestFirst, newestFirst] = [
    statements.filter((statement, at) => at > 0 && follows(statements[at - 1], statement)).length,
    statements.filter((statement, at) => at > 0 && follows(statement, statements[at - 1])).length,
  ]
  if (oldestFirst !== newestFirst) return oldestFirst > newestFirst ? [...statements] : statements.toReversed()
  const dates = statements.map(firstDate).filter(date => date !== null)
  const [first, last] = [dates[0], dates.at(-1)]
  return first !== undefined && last !== undefined && first > last ? statements.toReversed() : [...statements]
}

/** Pages of one statement are numbered; the first does not continue another. */
function isPageMissing(before: Statement | undefined, { isContinued, page }: Statement): boolean {
  if (!before) return isContinued
  if (!before.page || !page || before.page.statement !== page.statement) return false
  return page.number > before.page.number + 1
}

/** Reports each place where consecutive statements don't connect. */
export function checkChain(statements: readonly Statement[], issues: IssueLog): void {
  statements.forEach((statement, at) => {
    const before = statements[at - 1]
    if (isPageMissing(before, statement)) issues.add(warning('PAGE_BEFORE_MISSING', { row: statement.row }))
    if (!before || before.closing === null || statement.opening === null || follows(before, statement)) return
    const difference = formatMinor(statement.opening - before.closing)
    const details = { expected: formatMinor(before.closing), difference }
    const place = { row: statement.row, value: formatMinor(statement.opening) }
    const [ended, begins] = [lastDate(before), firstDate(statement)]
    // Days missing in the file are a gap; pages of one statement, or repeated days, contradict each other.
    const isGap = !statement.isContinued && (ended === null || begins === null || ended < begins)
    issues.add(isGap ? warning('STATEMENTS_APART', place, details) : error('PAGE_DIFFERS', place, details))
  })
  const last = statements.at(-1)
  // Banks also send pages separately: what is here is right, and the rest comes in another file.
  if (last?.goesOn) issues.add(warning('PAGE_MISSING', { row: last.row }))
}

/** Whether each statement begins with the closing balance of the previous one. */
export const isUnbroken = (statements: readonly Statement[]): boolean =>
  statements.every((statement, at) => at === 0 || follows(statements[at - 1], statement))
