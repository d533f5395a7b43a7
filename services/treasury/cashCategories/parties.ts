// What is known of parties: the category that users always chose for their lines, and the default category of a counterparty.
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { counterpartyAlias, counterpartyToReference } from '../counterparties/public.ts'
import { categoriesToUse, categoryNames } from './categories.ts'
import { codes } from './errors.ts'
import { counterpartyCategory } from './table.ts'

export type Learnt = { party: string; direction: 'DEBIT' | 'CREDIT'; categoryId: string; choices: number }

/** As many as the page shows, most frequent first. */
const MAX_LEARNT = 200

/** Parties for whose lines users chose the same category three times or more, and no other (as `categorize_lines` learns). */
export async function listLearnt(tx: Tx): Promise<Learnt[]> {
  const { rows } = await tx.execute<Learnt>(sql`
    select btrim(party) as party, direction, min(category_id::text)::uuid as "categoryId", count(*)::int as choices
    from line_choice where organization_id = ${tx.organizationId} and party is not null and parts is not null
    group by party, direction
    having count(*) >= 3 and count(category_id) = count(*) and count(distinct category_id) = 1
    order by count(*) desc, party, direction limit ${MAX_LEARNT}`)
  return rows
}

/** Existing choices stay but are no longer learnt from. Refused if another category was chosen in the meantime. */
export async function forgetLearnt(tx: Tx, { party, direction, categoryId }: Omit<Learnt, 'choices'>): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update line_choice set party = null
    where organization_id = ${tx.organizationId} and party = ${` ${party} `} and direction = ${direction} and parts is not null
      and not exists (
        select from line_choice other
        where other.organization_id = ${tx.organizationId} and other.party = ${` ${party} `} and other.direction = ${direction}
          and other.parts is not null and other.category_id is distinct from ${categoryId}::uuid)`)
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  const names = await categoryNames(tx, [categoryId])
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'CASH_CATEGORY',
    recordId: categoryId,
    recordLabel: names.get(categoryId) ?? '',
    changes: [{ field: 'learntParty', before: party, after: null }],
  })
  tx.emit('cash-rule.changed', categoryId, {})
}

const MAX_COUNTERPARTIES = 500

export type CounterpartyCategory = { counterpartyId: string; categoryId: string; version: number }

/** Counterparties with a category of their own. */
export async function listCounterpartyCategories(tx: Tx): Promise<CounterpartyCategory[]> {
  const { rows } = await tx.execute<CounterpartyCategory>(sql`
    select p.counterparty_id as "counterpartyId", p.category_id as "categoryId", p.version
    from counterparty_category p
    join counterparty c on c.organization_id = p.organization_id and c.id = p.counterparty_id
    where p.organization_id = ${tx.organizationId} and p.category_id is not null
    order by lower(c.alias), c.id limit ${MAX_COUNTERPARTIES}`)
  return rows
}

/**
 * Sets the category of a counterparty's lines from now on; null: none. `version` 0: it has no category yet; refused if it got one in the
 * meantime.
 */
export async function setCounterpartyCategory(
  tx: Tx,
  counterpartyId: string,
  { version, categoryId }: { version: number; categoryId: string | null },
): Promise<void> {
  await counterpartyToReference(tx, counterpartyId)
  if (categoryId !== null) await categoriesToUse(tx, [categoryId])
  // One call at a time, because the limit covers all of them.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`counterparty-categories/${tx.organizationId}`}, 0))`,
  )
  const own = eq(counterpartyCategory.organizationId, tx.organizationId)
  const [before] = await tx
    .select()
    .from(counterpartyCategory)
    .where(and(own, eq(counterpartyCategory.counterpartyId, counterpartyId)))
  const seen = before?.categoryId == null ? 0 : before.version
  if (seen !== version) throw new Refusal(commonErrors.staleVersion)
  const [present] = await tx
    .select({ count: count() })
    .from(counterpartyCategory)
    .where(and(own, isNotNull(counterpartyCategory.categoryId)))
  if (seen === 0 && categoryId !== null && (present?.count ?? 0) >= MAX_COUNTERPARTIES)
    throw new Refusal(codes.counterpartyCategoriesTooMany, { params: { maximum: String(MAX_COUNTERPARTIES) } })
  await tx
    .insert(counterpartyCategory)
    .values({ organizationId: tx.organizationId, counterpartyId, categoryId })
    .onConflictDoUpdate({
      target: [counterpartyCategory.organizationId, counterpartyCategory.counterpartyId],
      set: { categoryId, version: sql`${counterpartyCategory.version} + 1` },
    })
  const names = await categoryNames(
    tx,
    [before?.categoryId ?? null, categoryId].filter(each => each !== null),
  )
  const nameOf = (id: string | null | undefined) => (id == null ? null : (names.get(id) ?? null))
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'COUNTERPARTY',
    recordId: counterpartyId,
    recordLabel: (await counterpartyAlias(tx, counterpartyId)) ?? '',
    changes: changesBetween({ category: nameOf(before?.categoryId) }, { category: nameOf(categoryId) }, ['category']),
  })
  tx.emit('cash-rule.changed', counterpartyId, {})
}
