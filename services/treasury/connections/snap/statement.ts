// Reads a bank's statement, which comes in pages, mostly newest first, and only for short ranges.
import {
  BankFault,
  type BankStatement,
  type BankStatementRow,
  type OwnAccount,
  type StatementSpan,
} from '../bankConnection.ts'
import { type Caller, SERVICES } from './caller.ts'
import type { Quirks } from './quirks.ts'
import { minorIn, type StatementAnswer, statementAnswer, type StatementLine } from './shapes.ts'
import { timestampOf } from './signatures.ts'

/** Enough for 9,000 lines with all fields; a longer response is aborted. */
const MAX_BYTES = 16 * 1024 * 1024
const MAX_PAGES = 200
const ZONE = '+07:00'

type Window = { from: Temporal.Instant; to: Temporal.Instant }

/** All lines of the range, oldest first; a long range is requested in parts that the bank allows. */
export async function statement(
  caller: Caller,
  quirks: Quirks,
  account: OwnAccount,
  span: StatementSpan,
): Promise<BankStatement> {
  const parts: BankStatement[] = []
  for (const window of windowsOf(span, quirks.statementDays))
    parts.push(await statementOf(caller, quirks, account, window))
  return {
    openingMinor: parts[0]?.openingMinor ?? null,
    closingMinor: parts.at(-1)?.closingMinor ?? null,
    rows: parts.flatMap(part => part.rows),
  }
}

function windowsOf({ from, to }: StatementSpan, days: number): Window[] {
  const windows: Window[] = []
  for (let first = from; Temporal.PlainDate.compare(first, to) <= 0; first = first.add({ days })) {
    const end = first.add({ days })
    const last = Temporal.PlainDate.compare(end, to) <= 0 ? end : to.add({ days: 1 })
    windows.push({
      from: first.toZonedDateTime(ZONE).toInstant(),
      to: last.toZonedDateTime(ZONE).toInstant().subtract({ seconds: 1 }),
    })
  }
  return windows
}

async function statementOf(
  caller: Caller,
  { statementOrder }: Quirks,
  { accountNumber, currency }: OwnAccount,
  window: Window,
): Promise<BankStatement> {
  const lines: StatementLine[] = []
  const known = new Set<string>()
  let { from, to } = window
  let first: StatementAnswer | undefined
  for (let page = 0; ; page++) {
    const content = { accountNo: accountNumber, fromDateTime: timestampOf(from), toDateTime: timestampOf(to) }
    const answer = await caller.read(SERVICES.statement, content, statementAnswer, MAX_BYTES)
    first ??= answer
    const fresh = takeNew(answer.detailData, known)
    lines.push(...fresh)
    if (answer.hasMore === 'N') break
    const { lastRecordDateTime: last } = answer
    // The next page begins with the second at which this one ended, so a page without a new line means that paging is stuck.
    if (!last || fresh.length === 0 || page === MAX_PAGES)
      throw new BankFault('NONSENSE', 'the pages of the statement lead nowhere')
    if (statementOrder === 'NEWEST_FIRST') to = last
    else from = last
  }
  const rows = lines.map(line => rowOf(line, currency))
  const [balance] = first?.balance ?? []
  return {
    openingMinor: minorIn(currency, balance?.startingBalance),
    closingMinor: minorIn(currency, balance?.endingBalance),
    rows: statementOrder === 'NEWEST_FIRST' ? rows.reverse() : rows,
  }
}

/** Lines that no earlier page had. Two lines that are equal in all fields, the bank's own id included, are one. */
function takeNew(lines: readonly StatementLine[], known: Set<string>): StatementLine[] {
  // Within one page, equal lines without an id are separate lines.
  const before = new Set(known)
  return lines.filter(line => {
    const key = keyOf(line)
    known.add(key)
    return !before.has(key)
  })
}

function keyOf({ transactionId, transactionDate, type, amount, remark, detailBalance }: StatementLine): string {
  if (transactionId) return transactionId
  const balance = detailBalance?.endAmount?.[0]?.value
  return JSON.stringify([transactionDate, type, String(amount.value), remark, String(balance)])
}

function rowOf(line: StatementLine, currency: OwnAccount['currency']): BankStatementRow {
  const { amount, detailBalance, remark, transactionDate, transactionId, type } = line
  if (amount.currency !== currency) throw new BankFault('NONSENSE', `a line of the statement is in ${amount.currency}`)
  return {
    transactionId: transactionId || null,
    direction: type,
    amountMinor: amount.value,
    date: transactionDate.toZonedDateTimeISO(ZONE).toPlainDate().toString(),
    description: remark ?? '',
    balanceMinor: minorIn(currency, detailBalance?.endAmount?.[0]),
  }
}
