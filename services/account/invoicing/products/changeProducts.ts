import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import { codes } from './errors.ts'
import { product as table, type ProductRow } from './table.ts'
import { isTaxUnit, TAX_UNITS, type TaxUnit } from './taxUnits.ts'

export type ProductInput = Pick<ProductRow, 'code' | 'name' | 'kind' | 'unit' | 'vatTreatment' | 'withholding'> & {
  taxUnit: string
}

const codeTaken = { product_code: { error: codes.productCodeExists, path: 'code' } }

const productFields = ['code', 'name', 'status', 'kind', 'unit', 'taxUnit', 'vatTreatment', 'withholding'] as const

const describeProduct = (row: ProductRow) => ({ ...row, taxUnit: TAX_UNITS[row.taxUnit] })

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

/** Adds a product. An imported file has one log entry for all its products. */
export async function createProduct(tx: Tx, input: ProductInput, { isImported = false } = {}): Promise<ProductRow> {
  const [row] = await refusing(codeTaken, () =>
    tx
      .insert(table)
      .values({
        ...input,
        taxUnit: taxUnitOf(input.taxUnit),
        organizationId: tx.organizationId,
        id: newId(),
        createdBy: tx.actorId,
      })
      .returning(),
  )
  if (!row) throw new Error('no product was written')
  if (isImported) tx.emit('product.changed', row.id)
  else recordProductChange(tx, 'CREATED', undefined, row)
  return row
}

/** Replaces the product read at `version`. Documents keep what they were written with. */
export async function updateProduct(
  tx: Tx,
  id: string,
  { version, ...input }: ProductInput & Pick<ProductRow, 'status'> & { version: number },
): Promise<ProductRow> {
  const before = await lockProduct(tx, id)
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  const [after] = await refusing(codeTaken, () =>
    tx
      .update(table)
      .set({ ...input, taxUnit: taxUnitOf(input.taxUnit), version: sql`${table.version} + 1` })
      .where(and(withId(tx, id), eq(table.version, version)))
      .returning(),
  )
  if (!after) throw new Refusal(commonErrors.staleVersion)
  recordProductChange(tx, 'UPDATED', before, after)
  return after
}

/** Deletes a product. */
export async function deleteProduct(tx: Tx, id: string): Promise<void> {
  const before = await lockProduct(tx, id)
  await tx.delete(table).where(withId(tx, id))
  recordProductChange(tx, 'DELETED', before, undefined)
}

async function lockProduct(tx: Tx, id: string): Promise<ProductRow> {
  const [row] = await tx.select().from(table).where(withId(tx, id)).for('update')
  if (!row) throw new Refusal(commonErrors.notFound)
  return row
}

function recordProductChange(
  tx: Tx,
  action: 'CREATED' | 'UPDATED' | 'DELETED',
  before: ProductRow | undefined,
  after: ProductRow | undefined,
): void {
  const row = after ?? before
  if (!row) return
  recordActivity(tx, {
    action,
    recordType: 'PRODUCT',
    recordId: row.id,
    recordLabel: row.code,
    changes: changesBetween(before && describeProduct(before), after && describeProduct(after), productFields),
  })
  tx.emit(after ? 'product.changed' : 'product.deleted', row.id)
}

/** A unit of e-Faktur by its code; refuses with PD-2 at `path`. */
export function taxUnitOf(code: string, path = 'taxUnit'): TaxUnit {
  if (!isTaxUnit(code)) throw new Refusal(codes.productUnitUnknown, { path })
  return code
}
