// The categories of an organization: standard ones, and those that users name.
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { type Activity, cashCategory, type Category } from '../cashFlow/public.ts'
import { codes } from './errors.ts'

/** Maximum number that users can name, in addition to standard ones and those that bills name. */
const MAX_CATEGORIES = 200

/** Transfers between own accounts are one category, determined by matches. */
export type CategoryInput = { name: string; activity: Exclude<Activity, 'TRANSFER'> }

/** All categories, standard ones first, then by name. Unused standard ones have no row yet. */
export async function listCategories(tx: Tx): Promise<Category[]> {
  const { rows } = await tx.execute<Category>(sql`
    select id, activity, standard, name, version from (
      select id, activity, standard, name, version from cash_category where organization_id = ${tx.organizationId}
      union all
      select s.id, s.activity, s.standard, null, 1 from standard_cash_categories() s
      where not exists (select from cash_category c where c.organization_id = ${tx.organizationId} and c.standard = s.standard)) category
    order by standard is null, array_position(array['SALES_RECEIPTS', 'INTEREST', 'DEPOSITS', 'BANK_FEES', 'OWN_TRANSFERS'], standard),
      lower(name), id`)
  return rows
}

/** The names of categories in the activity log; for standard ones their key. */
export async function categoryNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const all = ids.length === 0 ? [] : await listCategories(tx)
  return new Map(all.map(({ id, name, standard }) => [id, name ?? standard ?? id]))
}

/** Makes sure that categories can be referenced: a standard one gets its row on first use. */
export async function categoriesToUse(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`select store_standard_categories(${tx.organizationId})`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from cash_category
    where organization_id = ${tx.organizationId} and id = any (${sql.param([...ids])}::uuid[]) for key share`)
  if (rows.length < new Set(ids).size) throw new Refusal(commonErrors.notFound)
}

const conflicts = { cash_category_name: { error: codes.cashCategoryNameTaken, path: 'name' } }

export async function createCategory(tx: Tx, input: CategoryInput): Promise<Category> {
  // Two concurrent calls must not exceed the limit together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cash-categories/${tx.organizationId}`}, 0))`)
  const [own] = await tx
    .select({ count: count() })
    .from(cashCategory)
    .where(and(eq(cashCategory.organizationId, tx.organizationId), isNotNull(cashCategory.createdBy)))
  if ((own?.count ?? 0) >= MAX_CATEGORIES)
    throw new Refusal(codes.cashCategoriesTooMany, { params: { maximum: String(MAX_CATEGORIES) } })
  const row: Category = { id: newId(), standard: null, version: 1, ...input }
  await refusing(conflicts, () =>
    tx.insert(cashCategory).values({ ...row, organizationId: tx.organizationId, createdBy: tx.actorId }),
  )
  tell(tx, 'CREATED', undefined, row)
  return row
}

/** Renames a user-defined category, or moves it to another activity. */
export async function updateCategory(tx: Tx, id: string, version: number, input: CategoryInput): Promise<Category> {
  const before = (await listCategories(tx)).find(each => each.id === id)
  if (!before) throw new Refusal(commonErrors.notFound)
  if (before.standard !== null) throw new Refusal(codes.standardCategoryFixed)
  const [changed] = await refusing(conflicts, () =>
    tx
      .update(cashCategory)
      .set({ ...input, version: sql`${cashCategory.version} + 1` })
      .where(
        and(
          eq(cashCategory.organizationId, tx.organizationId),
          eq(cashCategory.id, id),
          eq(cashCategory.version, version),
        ),
      )
      .returning({ version: cashCategory.version }),
  )
  if (!changed) throw new Refusal(commonErrors.staleVersion)
  const after = { ...before, ...input, version: changed.version }
  tell(tx, 'UPDATED', before, after)
  return after
}

function tell(tx: Tx, action: 'CREATED' | 'UPDATED', before: Category | undefined, after: Category): void {
  recordActivity(tx, {
    action,
    recordType: 'CASH_CATEGORY',
    recordId: after.id,
    recordLabel: after.name ?? '',
    changes: changesBetween(before, after, ['name', 'activity']),
  })
  tx.emit('line-categories.changed', after.id, {})
}
