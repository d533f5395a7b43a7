// Each entity of the organization is also a counterparty, so that its own companies can pay each other.
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import { counterpartyFields, describeCounterparty } from './describe.ts'
import { counterparty, type CounterpartyRow } from './table.ts'

/** Maintains one default counterparty for each of the organization's entities. */
export async function keepDefaultCounterparties(tx: Tx, entities: readonly Entity[]): Promise<void> {
  for (const each of entities) await keepDefaultCounterparty(tx, each)
  await retireDefaultCounterparties(
    tx,
    entities.map(({ id }) => id),
  )
}

type Entity = { id: string; name: string }

/** Creates the default counterparty of an entity, or updates its name. Users can't edit it. */
async function keepDefaultCounterparty(tx: Tx, entity: Entity): Promise<void> {
  const [before] = await tx
    .select()
    .from(counterparty)
    .where(and(eq(counterparty.organizationId, tx.organizationId), eq(counterparty.entityId, entity.id)))
  if (before?.legalName === entity.name) return
  const alias = await freeAlias(tx, entity)
  const [after] = before
    ? await tx
        .update(counterparty)
        .set({ legalName: entity.name, alias, version: sql`${counterparty.version} + 1` })
        .where(and(eq(counterparty.organizationId, tx.organizationId), eq(counterparty.id, before.id)))
        .returning()
    : await tx
        .insert(counterparty)
        .values({
          organizationId: tx.organizationId,
          id: newId(),
          legalName: entity.name,
          alias,
          type: 'COMPANY',
          entityId: entity.id,
        })
        .returning()
  if (after) tell(tx, before, after)
}

/** A deleted company can't be paid: deactivates the default counterparties of all other entities. */
async function retireDefaultCounterparties(tx: Tx, entityIds: string[]): Promise<void> {
  const gone = and(
    eq(counterparty.organizationId, tx.organizationId),
    isNotNull(counterparty.entityId),
    notInArray(counterparty.entityId, entityIds),
    eq(counterparty.status, 'ACTIVE'),
  )
  const retired = await tx
    .update(counterparty)
    .set({ status: 'INACTIVE', version: sql`${counterparty.version} + 1` })
    .where(gone)
    .returning()
  for (const after of retired) tell(tx, { ...after, status: 'ACTIVE' }, after)
}

function tell(tx: Tx, before: CounterpartyRow | undefined, after: CounterpartyRow) {
  recordActivity(tx, {
    action: before ? 'UPDATED' : 'CREATED',
    recordType: 'COUNTERPARTY',
    recordId: after.id,
    recordLabel: after.alias,
    changes: changesBetween(
      before && describeCounterparty(before, []),
      describeCounterparty(after, []),
      counterpartyFields,
    ),
  })
  tx.emit('counterparty.changed', after.id)
}

/** The entity's name, with a number if another counterparty has that alias. */
async function freeAlias(tx: Tx, entity: Entity): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const alias = attempt === 1 ? entity.name : `${entity.name} ${attempt}`
    const taken = await tx
      .select({ id: counterparty.id })
      .from(counterparty)
      .where(
        and(
          eq(counterparty.organizationId, tx.organizationId),
          eq(counterparty.aliasKey, alias.toLowerCase()),
          sql`${counterparty.entityId} is distinct from ${entity.id}`,
        ),
      )
    if (taken.length === 0) return alias
  }
}
