import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { entity, type EntityRow, organization } from './table.ts'

const settings = sql`(select s from invoice_tax_settings s where s.organization_id = ${organization.organizationId})`

/** Legal entities of the organization, the default one first, then by name. The default one has the details of the organization. */
export function listEntities(tx: Tx, ids: string[] | undefined): Promise<EntityRow[]> {
  return tx
    .select({
      ...getTableColumns(entity),
      taxNumber: sql<string | null>`case when is_default then organization.tax_number else entity.tax_number end`,
      address: sql<string | null>`case when is_default then organization.address else entity.address end`,
      isVatRegistered: sql<boolean>`case when is_default
        then coalesce((${settings}).is_vat_registered, organization.tax_number is not null)
        else entity.is_vat_registered end`,
      branchNumber: sql<string>`case when is_default
        then coalesce((${settings}).branch_number, '000000') else entity.branch_number end`,
      finalTaxLetter: sql<string | null>`case when is_default
        then (${settings}).final_tax_letter else entity.final_tax_letter end`,
      finalTaxLetterUntil: sql<string | null>`(case when is_default
        then (${settings}).final_tax_letter_until else entity.final_tax_letter_until end)::text`,
    })
    .from(entity)
    .innerJoin(organization, eq(organization.organizationId, entity.organizationId))
    .where(and(eq(entity.organizationId, tx.organizationId), ids && among(entity.id, ids)))
    .orderBy(desc(entity.isDefault), asc(entity.name), asc(entity.id))
}
