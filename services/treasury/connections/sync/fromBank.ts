// Syncs over an API: stores the balance, and imports the lines since the last ones as a file.
import { createHash } from 'node:crypto'
import type { Tx } from '../../../kit/database/database.ts'
import { formatMinor } from '../../../kit/money.ts'
import { recordBalance } from '../../balances/public.ts'
import { type BankAccountRow, bankOf, isClosed } from '../../bankAccounts/public.ts'
import { businessToday } from '../../projection/public.ts'
import {
  bankApiFile,
  importOfContent,
  isAtRest,
  newestLine,
  openFingerprints,
  storedLines,
  wordsOf,
} from '../../statementTransactions/public.ts'
import type { BankStatement } from '../bankConnection.ts'
import { openLine } from '../connectionOf.ts'
import { handOver } from './handOver.ts'
import { asJob, type Sync, type SyncOutcome, type SyncParts } from './sync.ts'
import { type RequestedSpan, spanToRequest } from './span.ts'

export async function syncFromBank(parts: SyncParts, sync: Sync): Promise<SyncOutcome> {
  const { account, job } = sync
  const line = openLine(parts, account, sync.link)
  if (!line) return { error: 'connectionNotAvailable' }
  // Stored at once: it is valid whatever happens to the statement.
  const balance = await line.balance(account)
  await asJob(parts, job, tx => recordBalance(tx, account.id, balance))
  // The bank may just have reported it closed.
  if (await asJob(parts, job, tx => isClosed(tx, account.id))) return { error: 'bankAccountClosed' }
  const { startsOn, span } = await asJob(parts, job, tx => spanOf(tx, sync))
  const values = { startsOn }
  if (!span) return { error: null, values }
  const { from, to } = span
  const days = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) }
  const statement = await line.statement(account, days)
  const content = Buffer.from(textOf(account, statement, span))
  if (!(await asJob(parts, job, tx => isWanted(tx, sync, statement, content)))) return { error: null, values }
  const bank = bankOf(account.bankCode)?.name ?? account.bankCode
  const started = await handOver(parts, sync, {
    name: `${bank} ${account.accountNumber} ${from} ${to}.csv`,
    content,
    source: 'API',
  })
  return { error: null, values: { ...values, lastImportId: started.id } }
}

/**
 * Whether to import the statement: it has new lines, no import of this connection is running, and the same content has neither been refused
 * nor imported before, so that what an import skipped stays skipped.
 */
async function isWanted(tx: Tx, { account, link }: Sync, statement: BankStatement, content: Buffer): Promise<boolean> {
  if (link.importStatus !== null && !isAtRest(link.importStatus)) return false
  if (!(await hasNew(tx, account, statement))) return false
  const earlier = await importOfContent(tx, account.id, createHash('sha256').update(content).digest())
  return earlier?.status !== 'HAS_ERRORS' && earlier?.status !== 'IMPORTED'
}

async function spanOf(tx: Tx, { account, link }: Sync) {
  const newest = await newestLine(tx, account.id)
  return spanToRequest({ newest: newest ?? null, startsOn: link.startsOn }, await businessToday(tx))
}

/** Whether the statement has lines that are not stored: a sync without new lines creates no import. */
async function hasNew(tx: Tx, { id }: BankAccountRow, { rows }: BankStatement): Promise<boolean> {
  const fingerprintOf = openFingerprints(id)
  const lines = rows.map(row => ({
    date: row.date,
    fingerprint: fingerprintOf({ ...row, description: wordsOf(row) }),
  }))
  const stored = await storedLines(tx, id, lines)
  return lines.some(({ fingerprint }) => !stored.has(fingerprint))
}

const decimalOf = (minor: bigint | null) => (minor === null ? null : formatMinor(minor))

function textOf(
  { accountNumber, currency }: BankAccountRow,
  { openingMinor, closingMinor, rows }: BankStatement,
  span: RequestedSpan,
): string {
  return bankApiFile({
    accountNumber,
    currency,
    ...span,
    opening: decimalOf(openingMinor),
    closing: decimalOf(closingMinor),
    rows: rows.map(row => ({
      date: row.date,
      transactionId: row.transactionId,
      direction: row.direction,
      amount: formatMinor(row.amountMinor),
      balance: decimalOf(row.balanceMinor),
      description: row.description,
    })),
  })
}
