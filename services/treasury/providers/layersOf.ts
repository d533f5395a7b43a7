// Where money at a provider is: pending, withdrawable, or on its way to the bank.
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/**
 * `shown` are the connections that match a condition, `layers_of` the money at each of them by currency. Orders that a batch has paid
 * out still count as money at the provider until its report names them: `unnamed` is deducted.
 */
export const layersOf = (tx: Tx, where: SQL | undefined): SQL => sql`
      shown as (select organization_id, id from payment_provider where ${where}),
      open_orders as (
        select t.provider_id, t.currency, sum(t.net_minor) filter (where t.settlement = 'PENDING') as pending,
          sum(t.net_minor) filter (where t.settlement = 'SETTLED') as credited
        from provider_transaction t join shown s on s.organization_id = t.organization_id and s.id = t.provider_id
        where t.organization_id = ${tx.organizationId} and t.record_id is null and t.status = 'SUCCESS'
        group by t.provider_id, t.currency),
      batches as (
        select r.provider_id, r.currency,
          sum(r.net_minor) filter (where r.reconciliation_status in ('UNRECONCILED', 'PARTIALLY_RECONCILED')) as on_its_way,
          sum(r.net_minor) filter (where r.transaction_count is null and r.net_minor > 0) as unnamed
        from payment_record r join shown s on s.organization_id = r.organization_id and s.id = r.provider_id
        where r.organization_id = ${tx.organizationId}
        group by r.provider_id, r.currency),
      layers_of as (
        select provider_id, currency, coalesce(o.pending, 0) as pending,
          case when coalesce(b.unnamed, 0) = 0 then coalesce(o.credited, 0)
            else greatest(coalesce(o.credited, 0) - b.unnamed, 0) end as withdrawable,
          coalesce(b.on_its_way, 0) as on_its_way
        from open_orders o full join batches b using (provider_id, currency))`
