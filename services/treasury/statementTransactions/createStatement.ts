import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Jobs } from '../../kit/jobs.ts'
import { openAccountForLines } from '../bankAccounts/public.ts'
import { codes } from './errors.ts'
import { businessToday, requireOpenPeriod } from '../projection/public.ts'
import { partyNameIn, referencesIn } from '../bankText/public.ts'
import { describeStatement, statementFields } from './describe.ts'
import { linesStored } from './events.ts'
import { updateAccountBalance } from './accountBalance.ts'
import { fingerprintOf, lineKey } from './fingerprint.ts'
import type { Direction } from '../imports/public.ts'
import { statementLabel } from './label.ts'
import { insertStatement, storedLines } from './repository.ts'
import { lockStatementsOf } from '../balances/public.ts'
import type { StatementRow } from './table.ts'

type StatementInput = {
  bankAccountId: string
  date: string
  description: string
  direction: Direction
  amountMinor: bigint
  endingBalanceMinor: bigint | null
}

/** Maximum number of equal transactions that users may enter for one day. */
const MAX_EQUAL = 100

/** Enters one bank transaction manually. Refused for a connected account: nothing would prove it against what its bank sends. */
export async function createStatement(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  input: StatementInput,
): Promise<StatementRow> {
  if (input.amountMinor === 0n) throw new Refusal(codes.statementAmountZero, { path: 'amount' })
  if (input.amountMinor < 0n) throw new Refusal(codes.statementAmountNegative, { path: 'amount' })
  if (input.date > (await businessToday(tx))) throw new Refusal(codes.statementDateInFuture, { path: 'date' })
  await requireOpenPeriod(tx, [input.date], 'date')
  await lockStatementsOf(tx, input.bankAccountId)
  const account = await openAccountForLines(tx, input.bankAccountId)
  if (account.connectionType !== 'MANUAL') throw new Refusal(codes.statementByConnection, { path: 'bankAccountId' })
  const row = await insertStatement(tx, {
    ...input,
    id: newId(),
    currency: account.currency,
    partyName: partyNameIn(input.description),
    references: referencesIn(input.description),
    fingerprint: await freeFingerprint(tx, input),
    createdBy: tx.actorId,
  })
  await updateAccountBalance(tx, account.id)
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'STATEMENT_TRANSACTION',
    recordId: row.id,
    recordLabel: statementLabel(row),
    changes: changesBetween(undefined, await describeStatement(tx, row), statementFields),
  })
  tx.emit('statement.changed', row.id, { scopeId: account.id })
  await tx.raise(linesStored, { bankAccountId: account.id, lines: 1, of: { lineId: row.id }, jobs })
  return row
}

/** A user who enters an equal transaction means another one: it gets the next free occurrence number. */
async function freeFingerprint(tx: Tx, input: StatementInput): Promise<string> {
  const key = lineKey(input)
  const candidates = Array.from({ length: MAX_EQUAL }, (_, at) => fingerprintOf(key, at + 1))
  const equal = candidates.map(fingerprint => ({ date: input.date, fingerprint }))
  const taken = await storedLines(tx, input.bankAccountId, equal)
  const free = candidates.find(candidate => !taken.has(candidate))
  if (!free) throw new Refusal(codes.statementRowDuplicate)
  return free
}
