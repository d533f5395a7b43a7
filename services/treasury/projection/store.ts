// Maps an organization's snapshot to rows. Storing the same snapshot again changes nothing.
import { and, eq, not, sql } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Database, Tx } from '../../kit/database/database.ts'
import type { OrganizationSnapshot } from './accountClient.ts'
import { entitiesStored } from './events.ts'
import { entity, member, organization } from './table.ts'

/** Stores an organization in its current state at the account service, in one transaction. */
export async function storeOrganization(database: Database, snapshot: OrganizationSnapshot): Promise<void> {
  await database.inOrganization(snapshot.id, null, async tx => {
    await storeSelf(tx, snapshot)
    await storeEntities(tx, snapshot)
    await storeMembers(tx, snapshot)
    await tx.raise(entitiesStored, { entities: snapshot.entities })
  })
}

async function storeSelf(tx: Tx, snapshot: OrganizationSnapshot) {
  const { name, legalName, defaultCurrency, timeZone, modes, controls } = snapshot
  const values = { name, legalName, defaultCurrency, timeZone, modes, controls }
  await tx
    .insert(organization)
    .values({ organizationId: snapshot.id, ...values })
    .onConflictDoUpdate({ target: organization.organizationId, set: values })
}

/** A deleted entity keeps its row, because counterparties reference it. */
async function storeEntities(tx: Tx, { id: organizationId, entities }: OrganizationSnapshot) {
  if (entities.length === 0) return
  await tx
    .insert(entity)
    .values(entities.map(each => ({ organizationId, ...each })))
    .onConflictDoUpdate({
      target: [entity.organizationId, entity.id],
      set: { name: sql`excluded.name`, isDefault: sql`excluded.is_default` },
    })
  const known = entities.map(({ id }) => id)
  await tx
    .update(entity)
    .set({ isGone: true })
    .where(and(eq(entity.organizationId, organizationId), not(among(entity.id, known)), eq(entity.isGone, false)))
}

/** A former member keeps the row, because records show the names of users. */
async function storeMembers(tx: Tx, { id: organizationId, members }: OrganizationSnapshot) {
  if (members.length === 0) return
  await tx
    .insert(member)
    .values(members.map(each => ({ organizationId, ...each })))
    .onConflictDoUpdate({
      target: [member.organizationId, member.userId],
      set: {
        fullName: sql`excluded.full_name`,
        mayApprovePayments: sql`excluded.may_approve_payments`,
        isOwner: sql`excluded.is_owner`,
      },
    })
}
