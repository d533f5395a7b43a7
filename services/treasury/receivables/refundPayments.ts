// What became of the refunds of credit memos here, as the account service books it.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import type { ExpectedRow } from '../expected/public.ts'

/** Says of which refunds something changed. */
export function emitRefundPayments(tx: Tx, { expecteds }: { expecteds: readonly ExpectedRow[] }): void {
  const ids = new Set(expecteds.flatMap(({ refundId }) => (refundId === null ? [] : [refundId])))
  for (const id of ids) tx.emit('refund-payment.changed', id)
}

type Row = {
  id: string
  version: number
  isClosed: boolean
  lines: { id: string; date: string; amount: string; description: string }[]
}

type Which = { ids: readonly string[] } | { after: string | undefined; first: number }

/** Refunds with the bank lines that show their money, in the order of their ids: those of `ids`, or the ones after an id. */
export async function listRefundPayments(tx: Tx, which: Which) {
  const [filter, limit] =
    'ids' in which
      ? [sql`r.id = any (${sql.param([...which.ids])}::uuid[])`, which.ids.length]
      : [which.after === undefined ? sql`true` : sql`r.id > ${which.after}::uuid`, which.first]
  // Both versions only ever grow, and one of them does with each change. A fee is the bank's; what is withheld was not paid.
  const { rows } = await tx.execute<Row>(sql`
    select r.id, r.version + coalesce(e.version, 0) as version,
      r.is_called_off and coalesce(e.status = 'ARCHIVED', true) as "isClosed", coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'date', t.date, 'amount', shown.minor::text,
          'description', t.description) order by t.date, t.id)
        from (
          select a.statement_transaction_id as id, sum(a.amount_minor + coalesce((
            select sum(d.amount_minor) from adjustment d
            where d.organization_id = a.organization_id and d.allocation_id = a.id and d.kind in ('FEE', 'ROUNDING')), 0)) as minor
          from allocation a
          join reconciliation m on m.organization_id = a.organization_id and m.id = a.reconciliation_id and m.removed_at is null
          where a.organization_id = r.organization_id and a.expected_transaction_id = e.id
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
