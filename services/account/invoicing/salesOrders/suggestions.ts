// Suggested order lines: the customer's earlier lines, the newest of each description first, then other products.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Currency } from '../../../kit/money.ts'
import type { SalesOrderLineRow, SalesOrderRow } from './table.ts'

type Suggestion = Pick<SalesOrderLineRow, 'productId' | 'description' | 'kind' | 'unit' | 'taxUnit' | 'withholding'> &
  Pick<SalesOrderRow, 'vatTreatment'> & {
    priceMinor: string | null
    currency: Currency | null
    orderedOn: string | null
  }

const MAX = 10
/** The newest orders to search: older lines are rarely useful. */
const MAX_ORDERS = 200

/** At most ten. Rejected and canceled orders are ignored. */
export async function suggestLines(
  tx: Tx,
  { customerId, search = '' }: { customerId: string; search?: string | undefined },
): Promise<Suggestion[]> {
  const wanted = search.trim().toLowerCase()
  const { rows } = await tx.execute<Suggestion>(sql`
    with recent as (
      select o.id, o.order_date, o.created_at, o.currency, o.vat_treatment from sales_order o
      where o.organization_id = ${tx.organizationId} and o.customer_id = ${customerId}
        and o.status not in ('REJECTED', 'CANCELED')
      order by o.order_date desc, o.id desc limit ${MAX_ORDERS}
    ), earlier as (
      select distinct on (lower(l.description)) l.product_id, l.description, l.kind, l.unit, l.tax_unit, l.price_minor,
        l.withholding, recent.currency, recent.vat_treatment, recent.order_date, recent.created_at
      from recent
      join sales_order_line l on l.organization_id = ${tx.organizationId} and l.order_id = recent.id
      where strpos(lower(l.description), ${wanted}) > 0
        or exists (select from product p where p.organization_id = ${tx.organizationId} and p.id = l.product_id
          and strpos(p.search_text, ${wanted}) > 0)
      order by lower(l.description), recent.order_date desc, recent.created_at desc
    ), together as (
      select product_id, description, kind, unit, tax_unit, price_minor, withholding, currency, vat_treatment, order_date
      from earlier
      union all
      select p.id, p.name, p.kind, p.unit, p.tax_unit, null, p.withholding, null, p.vat_treatment, null
      from product p
      where p.organization_id = ${tx.organizationId} and p.status = 'ACTIVE' and strpos(p.search_text, ${wanted}) > 0
        and not exists (select from earlier where earlier.product_id = p.id)
    )
    select product_id as "productId", description, kind, unit, tax_unit as "taxUnit", price_minor::text as "priceMinor",
      withholding, currency, vat_treatment as "vatTreatment", order_date::text as "orderedOn"
    from together order by order_date desc nulls last, description limit ${MAX}`)
  return rows
}
