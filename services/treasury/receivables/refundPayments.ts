// Payments of credit memos' refunds, in the form that the account service books.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import type { ExpectedRow } from '../expectedTransactions/public.ts'

/** Emits the events of refunds that have changed. */
export async function emitRefundPayments(tx: Tx, { expecteds }: { expecteds: readonly ExpectedRow[] }): Promise<void> {
  const own = expecteds.flatMap(({ refundId }) => (refundId === null ? [] : [refundId]))
  const payments = expecteds.flatMap(({ paymentId, direction }) =>
    paymentId === null || direction !== 'DEBIT' ? [] : [paymentId],
  )
  for (const id of new Set([...own, ...(await refundsOfPayments(tx, payments))])) tx.emit('refund-payment.changed', id)
}

/** The refunds that these payments pay. */
async function refundsOfPayments(tx: Tx, paymentIds: readonly string[]): Promise<string[]> {
  if (paymentIds.length === 0) return []
  const { rows } = await tx.execute<{ refundId: string }>(sql`
    select e.refund_id as "refundId" from payment p
    join expected_transaction e on e.organization_id = p.organization_id and e.id = p.paid_expected_id
    where p.organization_id = ${tx.organizationId} and p.id = any (${sql.param([...paymentIds])}::uuid[])
      and p.paid_expected_id is not null and e.refund_id is not null`)
  return rows.map(({ refundId }) => refundId)
}

type Row = {
  id: string
  version: number
  isClosed: boolean
  lines: { id: string; date: string; amount: string; description: string }[]
}

type Which = { ids: readonly string[] } | { after: string | undefined; first: number }

/** Refunds with the bank lines of their money, in order of id: those with these `ids`, or those after an id. */
export async function listRefundPayments(tx: Tx, which: Which) {
  const [filter, limit] =
    'ids' in which
      ? [sql`r.id = any (${sql.param([...which.ids])}::uuid[])`, which.ids.length]
      : [which.after === undefined ? sql`true` : sql`r.id > ${which.after}::uuid`, which.first]
  // The versions only increase, and each change increases one of them. A fee belongs to the bank; a withheld amount was not paid.
  const { rows } = await tx.execute<Row>(sql`
    select r.id, r.version + coalesce(e.version, 0) + coalesce((
        select sum(s.version) from payment p
        join expected_transaction s on s.organization_id = p.organization_id and s.payment_id = p.id
        where p.organization_id = r.organization_id and p.paid_expected_id = e.id), 0)::int as version,
      r.is_called_off and coalesce(e.status in ('ARCHIVED', 'RECONCILED'), true) and not exists (
        select from payment p
        join expected_transaction s on s.organization_id = p.organization_id and s.payment_id = p.id
          and s.status not in ('ARCHIVED', 'RECONCILED')
        where p.organization_id = r.organization_id and p.paid_expected_id = e.id) as "isClosed", coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'date', t.date, 'amount', shown.minor::text,
          'description', t.description) order by t.date, t.id)
        from (
          select a.statement_transaction_id as id, sum(a.amount_minor + coalesce((
            select sum(d.amount_minor) from adjustment d
            where d.organization_id = a.organization_id and d.allocation_id = a.id and d.kind in ('FEE', 'ROUNDING')), 0)) as minor
          from allocation a
          join reconciliation m on m.organization_id = a.organization_id and m.id = a.reconciliation_id and m.removed_at is null
          where a.organization_id = r.organization_id and (a.expected_transaction_id = e.id or a.expected_transaction_id in (
            select s.id from payment p
            join expected_transaction s on s.organization_id = p.organization_id and s.payment_id = p.id and s.direction = 'DEBIT'
            where p.organization_id = r.organization_id and p.paid_expected_id = e.id))
          group by a.statement_transaction_id) shown
        join statement_transaction t on t.organization_id = r.organization_id and t.id = shown.id
        where shown.minor > 0), '[]') as lines
    from credit_memo_refund r
    left join expected_transaction e on e.organization_id = r.organization_id and e.refund_id = r.id
    where r.organization_id = ${tx.organizationId} and ${filter}
    order by r.id limit ${limit}`)
  return rows.map(({ lines, ...row }) => ({
    ...row,
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: formatMinor(BigInt(amount)) })),
  }))
}
