// Links the refunds of an order to their payment, and stores with the payment how much was refunded.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import type { TransactionValues } from './mergeReport.ts'
import type { TransactionKind } from './reports.ts'
import { type OrderTransaction, type Refunded, refundsOf } from './rules/refunds.ts'
import type { PaymentResult, TransactionStatus } from './rules/statuses.ts'

type Row = {
  id: string
  kind: TransactionKind
  order: string
  currency: Currency
  externalId: string
  reportedAs: string | null
  originalExternalId: string | null
  chosenId: string | null
  gross: string
  status: TransactionStatus
  statusWord: string
  transactedAt: string
  originalId: string | null
  isOriginalCertain: boolean
  refunded: string
  result: PaymentResult
}

/** For the orders that changed at a connection, which the caller has locked. Emits events for further transactions that it changes. */
export async function linkRefunds(
  tx: Tx,
  providerId: string,
  changed: readonly Pick<TransactionValues, 'id' | 'orderReference'>[],
): Promise<void> {
  const orders = [...new Set(changed.map(({ orderReference }) => orderReference))].filter(order => order !== '')
  if (orders.length === 0) return
  const rows = await ordersWithRefunds(tx, providerId, orders)
  const links = [...Map.groupBy(rows, ({ order }) => order).values()].flatMap(ofOrder => {
    const found = refundsOf(ofOrder.map(transactionOf))
    return ofOrder.flatMap(row => {
      const link = found.get(row.id)
      return link && !isAs(row, link) ? [{ id: row.id, ...link }] : []
    })
  })
  if (links.length === 0) return
  await tx.execute(sql`
    update provider_transaction t
    set original_id = l.original_id, is_original_certain = l.is_certain, refunded_minor = l.refunded::bigint, result = l.result, version = t.version + 1
    from unnest(${sql.param(links.map(({ id }) => id))}::uuid[], ${sql.param(links.map(({ originalId }) => originalId))}::uuid[],
      ${sql.param(links.map(({ isOriginalCertain }) => isOriginalCertain))}::boolean[],
      ${sql.param(links.map(({ refundedMinor }) => String(refundedMinor)))}::text[],
      ${sql.param(links.map(({ result }) => result))}::text[]) as l(id, original_id, is_certain, refunded, result)
    where t.organization_id = ${tx.organizationId} and t.id = l.id`)
  const told = new Set(changed.map(({ id }) => id))
  for (const { id } of links) if (!told.has(id)) tx.emit('provider-transaction.changed', id)
}

/** More transactions are no order: the report has something else in that column, which doesn't group transactions. */
const MAX_OF_ORDER = 500

/** All transactions of an order that has a refund. */
export const transactionsOfOrder = async (tx: Tx, providerId: string, order: string): Promise<OrderTransaction[]> =>
  order === '' ? [] : (await ordersWithRefunds(tx, providerId, [order])).map(transactionOf)

/** All transactions of those orders that have a refund. */
async function ordersWithRefunds(tx: Tx, providerId: string, orders: readonly string[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select id, kind, order_reference as order, currency, external_id as "externalId", reported_as as "reportedAs",
      original_external_id as "originalExternalId", original_chosen_id as "chosenId", gross_minor::text as gross, status, status_word as "statusWord",
      to_char(transacted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "transactedAt", original_id as "originalId", is_original_certain as "isOriginalCertain",
      refunded_minor::text as refunded, result
    from provider_transaction
    where organization_id = ${tx.organizationId} and provider_id = ${providerId} and order_reference in (
      select order_reference from provider_transaction
      where organization_id = ${tx.organizationId} and provider_id = ${providerId}
        and order_reference = any(${sql.param([...orders])}::text[])
      group by order_reference having bool_or(kind <> 'PAYMENT') and count(*) <= ${MAX_OF_ORDER}::int)`)
  return rows
}

const transactionOf = ({ gross, transactedAt, ...row }: Row): OrderTransaction => ({
  ...row,
  grossMinor: BigInt(gross),
  transactedAt: Temporal.Instant.from(transactedAt),
})

const isAs = (row: Row, link: Refunded) =>
  row.originalId === link.originalId &&
  row.isOriginalCertain === link.isOriginalCertain &&
  BigInt(row.refunded) === link.refundedMinor &&
  row.result === link.result
