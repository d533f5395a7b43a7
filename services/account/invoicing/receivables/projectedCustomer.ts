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
}

/** For the row `c` of customers. */
export const projectedCustomer = sql`jsonb_build_object('id', c.id, 'legalName', c.name, 'alias', c.alias,
  'isCompany', c.type is not distinct from 'COMPANY', 'taxNumber', c.tax_number, 'accountNumber', c.account_number,
  'accountName', c.account_name)`
