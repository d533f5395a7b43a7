// The legal entities of an organization. The default one is the organization itself, and only changes with its profile.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { codes } from './errors.ts'
import { refuseTakenPlace } from './taxPlace.ts'
import { entity, type EntityRow } from './table.ts'

/** What an entity is called, and how it sells. */
export type EntityInput = Pick<
  EntityRow,
  'name' | 'taxNumber' | 'address' | 'isVatRegistered' | 'branchNumber' | 'finalTaxLetter' | 'finalTaxLetterUntil'
>

const nameTaken = { entity_name: { error: codes.entityNameExists, path: 'name' } }

export async function createEntity(tx: Tx, input: EntityInput): Promise<EntityRow> {
  refuseWithoutTaxNumber(input)
  const [made] = await refusing(nameTaken, () =>
    tx
      .insert(entity)
      .values({ organizationId: tx.organizationId, id: newId(), ...input })
      .returning(),
  )
  if (!made) throw new Error('no entity was written')
  await refuseTakenPlace(tx, { after: made, path: 'taxNumber' })
  tell(tx, 'CREATED', undefined, made)
  return made
}

/** Changes an entity; what it has issued stays as it was. What is left out keeps its value. */
export async function updateEntity(
  tx: Tx,
  id: string,
  { version, ...input }: { [Field in keyof EntityInput]?: EntityInput[Field] | undefined } & { version: number },
): Promise<EntityRow> {
  const before = await editableEntity(tx, id)
  const [after] = await refusing(nameTaken, () =>
    tx
      .update(entity)
      .set({ ...input, version: sql`${entity.version} + 1` })
      .where(and(eq(entity.id, id), eq(entity.version, version)))
      .returning(),
  )
  if (!after) throw new Refusal(commonErrors.staleVersion)
  refuseWithoutTaxNumber(after)
  await refuseTakenPlace(tx, { before, after, path: 'taxNumber' })
  tell(tx, 'UPDATED', before, after)
  return after
}

/** OG-15: without a seller's tax number no invoice with VAT can be reported to the tax office. */
function refuseWithoutTaxNumber({ isVatRegistered, taxNumber }: Pick<EntityRow, 'isVatRegistered' | 'taxNumber'>) {
  if (isVatRegistered && taxNumber === null) throw new Refusal(codes.taxNumberRequired, { path: 'taxNumber' })
}

const issued = {
  sales_order_entity: { error: codes.entityInUse },
  invoice_entity: { error: codes.entityInUse },
}

/** The BFF has checked with treasury whether the entity has accounts (decision 0125). */
export async function deleteEntity(tx: Tx, id: string, version: number): Promise<void> {
  const before = await editableEntity(tx, id)
  const { rowCount } = await refusing(issued, () =>
    tx.delete(entity).where(and(eq(entity.id, id), eq(entity.version, version))),
  )
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  tell(tx, 'DELETED', before, undefined)
}

async function editableEntity(tx: Tx, id: string): Promise<EntityRow> {
  const [found] = await tx.select().from(entity).where(eq(entity.id, id))
  if (!found) throw new Refusal(commonErrors.notFound)
  if (found.isDefault) throw new Refusal(codes.defaultEntityProtected)
  return found
}

const LOGGED = [
  'name',
  'taxNumber',
  'address',
  'isVatRegistered',
  'branchNumber',
  'finalTaxLetter',
  'finalTaxLetterUntil',
] as const
const describe = (row: EntityRow) => ({ ...row, isVatRegistered: String(row.isVatRegistered) })

function tell(
  tx: Tx,
  action: 'CREATED' | 'UPDATED' | 'DELETED',
  before: EntityRow | undefined,
  after: EntityRow | undefined,
) {
  const shown = after ?? before
  if (!shown) throw new TypeError('an entity that neither was nor is')
  recordActivity(tx, {
    action,
    recordType: 'ENTITY',
    recordId: shown.id,
    recordLabel: shown.name,
    changes: changesBetween(before && describe(before), after && describe(after), LOGGED),
  })
  tx.emit('entity.changed', shown.id)
}
