// Which legal entity issues a document: where an organization has several, each order and invoice names one.
import { type AnyColumn, and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { refuseFields } from '../../../kit/http/problem.ts'
import { entity, listEntities } from '../../organizations/public.ts'

/** The default entity, which is the organization itself. */
export async function mainEntityId(tx: Tx): Promise<string> {
  const [found] = await tx
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.isDefault, true)))
  if (!found) throw new Error('an organization without an entity')
  return found.id
}

/** Names of entities by id, the default one first. */
export async function entityNames(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: entity.id, name: entity.name })
    .from(entity)
    .where(eq(entity.organizationId, tx.organizationId))
    .orderBy(desc(entity.isDefault), asc(entity.name))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The name of the entity that issues a document, as a column of its list. */
export const entityNameColumn = (of: { organizationId: AnyColumn; entityId: AnyColumn }) =>
  sql<string>`(select e.name from entity e where e.organization_id = ${of.organizationId} and e.id = ${of.entityId})`

/** For each customer, the entity of its last order or invoice, else the default one: what a new document proposes. */
export async function proposedEntities(
  tx: Tx,
  customerIds: readonly string[],
): Promise<{ customerId: string; entityId: string }[]> {
  const { rows } = await tx.execute<{ customerId: string; entityId: string }>(sql`
    with own as (select id, is_default from entity where organization_id = ${tx.organizationId})
    select wanted.id as "customerId", coalesce(
      case when (select count(*) from own) > 1 then (
        select last.entity_id from (
          (select entity_id, invoice_date as day, created_at from invoice
           where organization_id = ${tx.organizationId} and customer_id = wanted.id
           order by invoice_date desc, id desc limit 1)
          union all
          (select entity_id, order_date, created_at from sales_order
           where organization_id = ${tx.organizationId} and customer_id = wanted.id
           order by order_date desc, id desc limit 1)) last
        order by last.day desc, last.created_at desc limit 1) end,
      (select id from own where is_default)) as "entityId"
    from unnest(${sql.param([...customerIds])}::uuid[]) as wanted (id)`)
  return rows
}

/** The entity that a document to a customer names, else what is proposed for it; refuses one that is not of the organization. */
export async function issuingEntityOf(
  tx: Tx,
  { entityId, customerId }: { entityId: string | null; customerId: string },
): Promise<string> {
  if (entityId === null) {
    const [proposed] = await proposedEntities(tx, [customerId])
    if (!proposed) throw new Error('an organization without an entity')
    return proposed.entityId
  }
  return ownEntityId(tx, entityId)
}

/** What keeps an entity's documents from charging VAT; null: nothing. Only older data has one that is registered without a tax number. */
export async function vatObstacleOf(
  tx: Tx,
  entityId: string,
): Promise<{ kind: 'UNREGISTERED' | 'TAX_NUMBER'; name: string } | null> {
  const [found] = await listEntities(tx, [entityId])
  if (!found?.isVatRegistered) return { kind: 'UNREGISTERED', name: found?.name ?? '' }
  return found.taxNumber === null ? { kind: 'TAX_NUMBER', name: found.name } : null
}

/** An entity of the organization; refuses any other id. */
export async function ownEntityId(tx: Tx, entityId: string): Promise<string> {
  const isOwn =
    (await tx.$count(entity, and(eq(entity.organizationId, tx.organizationId), eq(entity.id, entityId)))) > 0
  if (!isOwn) throw refuseFields([{ path: 'entityId', error: 'INVALID_VALUE' }])
  return entityId
}
