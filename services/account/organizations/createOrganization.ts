import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import type { Currency } from '../../kit/money.ts'
import { newId } from '../../kit/ids.ts'
import { codes } from './errors.ts'
import { created } from './events.ts'
import { type AppMode, controls, entity, organization } from './table.ts'

export type NewOrganization = {
  name: string
  legalName: string
  username: string
  defaultCurrency: Currency
  modes: AppMode[]
  taxNumber?: string | null
  /** IANA name; Jakarta by default. */
  timeZone?: string
  /** Names of further legal entities; the default one has the legal name. */
  entities: string[]
  ownerId: string
}

/** Creates the transaction's organization with its default entity and controls; subscribers add the seeded roles and the owner. */
export async function createOrganization(tx: Tx, { ownerId, entities, ...input }: NewOrganization): Promise<void> {
  const { organizationId } = tx
  await tx.insert(organization).values({ ...input, organizationId })
  await tx.insert(controls).values({ organizationId })
  await addEntities(tx, [input.legalName, ...entities])
  await tx.raise(created, { ownerId })
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'ORGANIZATION',
    recordId: organizationId,
    recordLabel: input.name,
  })
  tx.emit('organization.changed', organizationId)
}

/** An organization's first entity is its default one. */
async function addEntities(tx: Tx, [defaultName = '', ...names]: string[]) {
  const rows = [defaultName, ...names].map((name, index) => ({
    organizationId: tx.organizationId,
    id: newId(),
    name,
    isDefault: index === 0,
  }))
  const taken = { entity_name: { error: codes.entityNameExists, path: 'name' } }
  await refusing(taken, () => tx.insert(entity).values(rows))
}
