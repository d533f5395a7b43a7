import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Currency } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { listEntities } from './listEntities.ts'
import { entity, organization, type OrganizationRow } from './table.ts'
import { refuseTakenPlace } from './taxPlace.ts'

export type CompanyProfile = {
  name: string
  legalName: string
  taxNumber: string | null
  address: string | null
  defaultCurrency: Currency
  timeZone: string
}

const profileFields = ['name', 'legalName', 'taxNumber', 'address', 'defaultCurrency', 'timeZone'] as const

/** Changes the company profile. The default entity is the company itself, and gets its legal name. */
export async function updateOrganization(tx: Tx, version: number, input: CompanyProfile): Promise<OrganizationRow> {
  const [before] = await tx.select().from(organization)
  const [ownBefore] = await listEntities(tx, undefined)
  const [after] = await tx
    .update(organization)
    .set({ ...input, version: sql`${organization.version} + 1` })
    .where(and(eq(organization.organizationId, tx.organizationId), eq(organization.version, version)))
    .returning()
  if (!before || !after) throw new Refusal(commonErrors.staleVersion)
  if (before.taxNumber !== null && after.taxNumber === null && (await isVatRegistered(tx)))
    throw new Refusal(codes.taxNumberRequired, { path: 'taxNumber' })
  if (ownBefore) await refuseTakenPlace(tx, { before: ownBefore, after: ownBefore, path: 'taxNumber' })
  if (before.legalName !== after.legalName) await renameDefaultEntity(tx, after.legalName)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: after.name,
    changes: changesBetween(before, after, profileFields),
  })
  tx.emit('organization.changed', tx.organizationId)
  return after
}

async function renameDefaultEntity(tx: Tx, name: string) {
  const taken = { entity_name: { error: codes.entityNameExists, path: 'legalName' } }
  await refusing(taken, () =>
    tx
      .update(entity)
      .set({ name, version: sql`${entity.version} + 1` })
      .where(eq(entity.isDefault, true)),
  )
}

/** As the tax settings say; without saved ones the tax number itself tells. */
async function isVatRegistered(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from invoice_tax_settings where organization_id = ${tx.organizationId} and is_vat_registered`,
  )
  return rows.length > 0
}
