// A customer as other services store it.
import { sql } from 'drizzle-orm'

export type ProjectedCustomer = {
  id: string
  legalName: string
  alias: string | null
  isCompany: boolean
  taxNumber: string | null
  accountNumber: string | null
  accountName: string | null
  virtualAccountNumbers: string[]
}

/** For the row `c` of customers. */
export const projectedCustomer = sql`jsonb_build_object('id', c.id, 'legalName', c.name, 'alias', c.alias,
  'isCompany', c.type is not distinct from 'COMPANY', 'taxNumber', c.tax_number, 'accountNumber', c.account_number,
  'accountName', c.account_name, 'virtualAccountNumbers', coalesce((
    select jsonb_agg(v.number order by v.created_at desc) from customer_virtual_account v
    where v.organization_id = c.organization_id and v.customer_id = c.id and v.number is not null), '[]'))`
