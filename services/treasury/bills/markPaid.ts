// Marks a bill as paid by a statement transaction, whoever paid it: the user names the transaction, and both are matched.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { lockExpectedOfBill } from './expectedOf.ts'
import { reconcile } from '../reconciliation/public.ts'
import { lockStatements } from '../statementTransactions/public.ts'
import { isPossible } from './lifecycle.ts'
import { type Bill, billList } from './list.ts'
import { refuseUnlessUntouched } from './moveBill.ts'

/** Matches an approved bill with an outgoing transaction of exactly its amount; the match marks it as paid. */
export async function markBillPaid(tx: Tx, id: string, statementTransactionId: string): Promise<void> {
  const [line] = await lockStatements(tx, [statementTransactionId])
  // Paying the bill and matching its money take the same lock, so this sees the state after them.
  await lockExpectedOfBill(tx, id)
  const row = await billList.readOne(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  if (!line) throw new Refusal(commonErrors.notFound, { path: 'statementTransactionId' })
  refuseUnlessUntouched(row)
  if (!isPossible(row, 'MARK_PAID')) throw new Refusal(codes.billStatusInvalid)
  const refuse = (error: (typeof codes)[keyof typeof codes]) => new Refusal(error, { path: 'statementTransactionId' })
  if (line.direction !== 'DEBIT') throw refuse(codes.billMutationMustBeDebit)
  if (line.status !== 'UNRECONCILED') throw refuse(codes.billStatementAlreadyReconciled)
  if (line.amountMinor !== row.amountMinor || line.currency !== row.currency) throw refuse(codes.billAmountUnmatched)
  await reconcile(tx, {
    statementTransactionIds: [line.id],
    expectedTransactionIds: [expectedOf(row)],
  })
}

function expectedOf({ expectedTransactionId, number }: Bill): string {
  if (expectedTransactionId === null) throw new Error(`${number} is approved, and no money is expected of it`)
  return expectedTransactionId
}

type MatchingLines = { billId: string; statementTransactionIds: string[] }

const MAX_LINES = 20

/** For each bill the statement transactions that could have paid it, nearest to its due date first. */
export async function linesPaying(tx: Tx, billIds: readonly string[]): Promise<MatchingLines[]> {
  const { rows } = await tx.execute<MatchingLines>(sql`
    select b.id as "billId", array(
      select s.id from statement_transaction s
      where s.organization_id = b.organization_id and s.amount_minor = b.amount_minor and s.currency = b.currency
        and s.direction = 'DEBIT' and s.status = 'UNRECONCILED'
      order by abs(s.date - b.due_date), s.id limit ${MAX_LINES}) as "statementTransactionIds"
    from bill b
    where b.organization_id = ${tx.organizationId} and b.id = any (${sql.param([...billIds])}::uuid[])`)
  return rows
}
