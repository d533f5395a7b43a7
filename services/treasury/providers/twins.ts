// Similar transactions of one order: payments of the same amount on the same day under another id, for example if a customer paid twice;
// and refunds reported differently by report and API, which may be one refund or two.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { zoneInSql } from '../projection/public.ts'
import type { TransactionValues } from './mergeReport.ts'

type Changed = Pick<TransactionValues, 'kind' | 'orderReference'>

/** Stores with each transaction of the changed orders the earliest one that it may duplicate. */
export async function markTwins(tx: Tx, changed: readonly Changed[]): Promise<void> {
  // A refund changes what its payment duplicates too.
  const [orders, others] = [ordersOf(changed), ordersOf(changed.filter(({ kind }) => kind !== 'PAYMENT'))]
  if (orders.length === 0) return
  // Two providers may report one order at the same time: the second sees what the first has stored.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`provider-twins/${tx.organizationId}`}, 0))`)
  await tx.execute(sql`
    with alike as (
      select id, twin_id, nullif(first_value(id) over (
          partition by order_reference, gross_minor, currency, (transacted_at at time zone ${zoneInSql(tx)})::date order by id
        ), id) as earliest
      from provider_transaction
      where organization_id = ${tx.organizationId} and order_reference = any(${sql.param(orders)}::text[])
        and kind = 'PAYMENT' and status = 'SUCCESS' and result <> 'REFUNDED')
    update provider_transaction t set twin_id = alike.earliest from alike
    where t.organization_id = ${tx.organizationId} and t.id = alike.id and alike.twin_id is distinct from alike.earliest`)
  if (others.length > 0)
    await tx.execute(sql`
    with told as (
      select id, twin_id, external_id, reported_as, status not in ('FAILED', 'VOIDED') as counts, first_value(id) over (
          partition by provider_id, order_reference, currency, reported_as is null and status not in ('FAILED', 'VOIDED') order by id
        ) as first_id, provider_id, order_reference, currency
      from provider_transaction
      where organization_id = ${tx.organizationId} and order_reference = any(${sql.param(others)}::text[]) and kind <> 'PAYMENT'),
    unsure as (
      select t.id, t.twin_id, case when t.reported_as = t.external_id and t.counts then o.id end as other
      from told t
      left join told o on o.provider_id = t.provider_id and o.order_reference = t.order_reference and o.currency = t.currency
        and o.reported_as is null and o.counts and o.id = o.first_id)
    update provider_transaction t set twin_id = unsure.other from unsure
    where t.organization_id = ${tx.organizationId} and t.id = unsure.id and unsure.twin_id is distinct from unsure.other`)
}

const ordersOf = (changed: readonly Changed[]): string[] =>
  [...new Set(changed.map(({ orderReference }) => orderReference))].filter(order => order !== '')
