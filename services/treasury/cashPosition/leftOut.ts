import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** Why an open expected transaction is not counted: the money is in the balance already. */
export const LEFT_OUT_REASONS = ['CONFIRMED_BY_BANK', 'PENDING_MATCH'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/**
 * The reason for `e`, null if it counts; `held` has the accounts' balances. Either the bank reported its payment as sent at or before the
 * balance, or a full match with a booked line is pending. Only records of payments look up a balance: most have none.
 */
export const leftOutOfBalance = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL => sql`case
  when e.payment_id is not null and exists (
    select from payment p join held on held.id = e.bank_account_id
    where p.organization_id = ${organizationId} and p.id = e.payment_id and p.status = 'SENT' and p.sent_at <= held.at) then 'CONFIRMED_BY_BANK'
  when ${hasPendingMatch({ organizationId })} then 'PENDING_MATCH'
  end`

/** Whether a full match of `e` with a booked line is pending: for records of no payment the only reason. */
export const hasPendingMatch = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL => sql`e.id in (
    select part.expected_transaction_id from recommendation r
    join recommendation_part part on part.organization_id = r.organization_id and part.recommendation_id = r.id
    where r.organization_id = ${organizationId} and r.status = 'PENDING' and r.result = 'FULL_MATCH')`
