// Refunds for the users who pay them: the receiving account, and the payments made.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { RefundAccount } from '../payments/public.ts'

export type RefundToPay = {
  expectedTransactionId: string
  creditMemoNumber: string
  bankName: string
  accountNumber: string
  accountName: string
  isPayable: boolean
  paymentIds: string[]
}

/** The refunds of these expected transactions. */
export async function readRefundsToPay(tx: Tx, expectedIds: readonly string[]): Promise<RefundToPay[]> {
  const { rows } = await tx.execute<RefundToPay>(sql`
    select e.id as "expectedTransactionId", r.number as "creditMemoNumber", r.bank_name as "bankName",
      r.account_number as "accountNumber", r.account_name as "accountName",
      e.status = 'UNRECONCILED' and not exists (
        select from payment p
        where p.organization_id = e.organization_id and p.paid_expected_id = e.id
          and (p.status in ('NEEDS_APPROVAL', 'SCHEDULED', 'IN_PROGRESS') or (p.status = 'FAILED' and p.archived_at is null))
      ) as "isPayable", array(
        select p.id from payment p
        where p.organization_id = e.organization_id and p.paid_expected_id = e.id
        order by p.created_at desc, p.id desc) as "paymentIds"
    from expected_transaction e
    join credit_memo_refund r on r.organization_id = e.organization_id and r.id = e.refund_id
    where e.organization_id = ${tx.organizationId} and e.id = any (${sql.param([...expectedIds])}::uuid[])`)
  return rows
}

/** The account for which the refund of this expected transaction was approved; null if it belongs to no refund. */
export async function refundAccountOf(tx: Tx, expectedId: string): Promise<RefundAccount | null> {
  const [refund] = await readRefundsToPay(tx, [expectedId])
  if (!refund) return null
  const { creditMemoNumber, bankName, accountNumber, accountName } = refund
  return { creditMemoNumber, bankName, accountNumber, accountName }
}
