// Payments of one order that look alike: the same amount on the same day under another id, as when a customer paid twice.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { zoneInSql } from '../projection/public.ts'
import type { TransactionValues } from './mergeReport.ts'

/** Keeps with each payment of the orders that changed the earliest one that it may repeat, of whichever provider. */
export async function markTwins(tx: Tx, changed: readonly Pick<TransactionValues, 'kind' | 'orderReference'>[]) {
  const orders = new Set(changed.filter(({ kind }) => kind === 'PAYMENT').map(({ orderReference }) => orderReference))
  orders.delete('')
  if (orders.size === 0) return
  // Two providers may tell of one order at the same time: the second one sees what the first has stored.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`provider-twins/${tx.organizationId}`}, 0))`)
  await tx.execute(sql`
    with alike as (
      select id, twin_id, nullif(first_value(id) over (
          partition by order_reference, gross_minor, currency, (transacted_at at time zone ${zoneInSql(tx)})::date order by id
        ), id) as earliest
      from provider_transaction
      where organization_id = ${tx.organizationId} and order_reference = any(${sql.param([...orders])}::text[])
        and kind = 'PAYMENT' and status = 'SUCCESS')
    update provider_transaction t set twin_id = alike.earliest from alike
    where t.organization_id = ${tx.organizationId} and t.id = alike.id and alike.twin_id is distinct from alike.earliest`)
}
