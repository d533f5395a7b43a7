// The tabs of the approvals inbox: what each contains for the caller, as conditions on its tables.
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { mayCount } from '../approvalPolicies/public.ts'
import { bill } from '../bills/public.ts'
import { payment } from '../payments/public.ts'

export const APPROVAL_TABS = ['INBOX', 'NEEDS_APPROVAL', 'APPROVED', 'CANCELLED', 'REJECTED'] as const
export type ApprovalTab = (typeof APPROVAL_TABS)[number]

/** The payments and transfers of a tab. The caller must check the permission to approve. */
export function paymentsIn(tab: ApprovalTab, tx: Tx): SQL {
  const { actorId, organizationId } = tx
  const undecided = sql`payment.status = 'NEEDS_APPROVAL'`
  // As a list of ids, which the primary key of payments serves as index.
  const approvedByMe = sql`payment.id = any (array(
    select a.payment_id from payment_approval a
    where a.organization_id = ${organizationId} and a.approver_id = ${actorId} and a.voided_at is null))`
  const own = sql`payment.created_by = ${actorId}`
  const mine = sql`(${own} or payment.decided_by = ${actorId} or ${approvedByMe})`
  if (tab === 'NEEDS_APPROVAL') return undecided
  if (tab === 'CANCELLED' || tab === 'REJECTED') return sql`payment.status = ${tab} and ${mine}`
  if (tab === 'APPROVED')
    return sql`payment.status not in ('CANCELLED', 'REJECTED') and (${approvedByMe} or ${own})
      and (${approvedByMe} or not ${undecided})`
  return sql`${undecided} and not ${approvedByMe}
    and (payment.open_to is null or ${actorId} = any (payment.open_to))
    and ${mayCount(tx, payment.authorIds)}`
}

/** The bills of a tab. A declined bill is cancelled: no bill is ever rejected. */
export function billsIn(tab: ApprovalTab, tx: Tx): SQL {
  const { actorId } = tx
  const undecided = sql`bill.status = 'SUBMITTED'`
  const own = sql`bill.created_by = ${actorId}`
  const approvedByMe = sql`bill.approved_by = ${actorId}`
  if (tab === 'NEEDS_APPROVAL') return undecided
  if (tab === 'REJECTED') return sql`false`
  if (tab === 'CANCELLED')
    return sql`bill.status = 'CANCELLED' and (${own} or bill.cancelled_by = ${actorId} or ${approvedByMe})`
  if (tab === 'APPROVED') return sql`bill.status in ('APPROVED', 'PAID') and (${own} or ${approvedByMe})`
  return sql`${undecided} and ${mayCount(tx, bill.authorIds)}`
}
