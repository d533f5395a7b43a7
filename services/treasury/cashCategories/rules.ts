// Rules categorize the lines without a user's choice or a match. They are tried in order; the first that fits decides.
import { and, asc, eq, inArray, isNull, max, count, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankAccountList } from '../bankAccounts/public.ts'
import { counterpartyAlias, counterpartyToReference } from '../counterparties/public.ts'
import { categoriesToUse, categoryNames } from './categories.ts'
import { codes } from './errors.ts'
import { cashRule, type CashRuleRow } from './table.ts'

export type CashRuleInput = Pick<
  CashRuleRow,
  'words' | 'direction' | 'currency' | 'fromMinor' | 'toMinor' | 'bankAccountId' | 'counterpartyId' | 'categoryId'
>

/** Each is tried for each line that has no other source of a category. */
const MAX_RULES = 100

const ofOrganization = (tx: Tx) => eq(cashRule.organizationId, tx.organizationId)
const withId = (tx: Tx, id: string) => and(ofOrganization(tx), eq(cashRule.id, id))

/** The rules in use, in their order. */
export const listRules = (tx: Tx): Promise<CashRuleRow[]> =>
  tx
    .select()
    .from(cashRule)
    .where(and(ofOrganization(tx), isNull(cashRule.deletedAt)))
    .orderBy(asc(cashRule.place), asc(cashRule.id))
    .limit(MAX_RULES)

/** Also deleted ones: they are still the reason for lines' categories. */
export const readRules = (tx: Tx, ids: readonly string[]): Promise<CashRuleRow[]> =>
  tx
    .select()
    .from(cashRule)
    .where(and(ofOrganization(tx), inArray(cashRule.id, [...ids])))

async function ruleOf(tx: Tx, id: string): Promise<CashRuleRow> {
  const [row] = await readRules(tx, [id])
  if (!row || row.deletedAt !== null) throw new Refusal(commonErrors.notFound)
  return row
}

/** One call at a time: the number of rules and their order concern all of them. */
const holdRules = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cash-rules/${tx.organizationId}`}, 0))`)

/** Creates a rule, which is tried last. */
export async function createRule(tx: Tx, input: CashRuleInput): Promise<CashRuleRow> {
  await checkNamed(tx, input)
  await holdRules(tx)
  const [present] = await tx
    .select({ count: count(), last: max(cashRule.place) })
    .from(cashRule)
    .where(and(ofOrganization(tx), isNull(cashRule.deletedAt)))
  if ((present?.count ?? 0) >= MAX_RULES)
    throw new Refusal(codes.cashRulesTooMany, { params: { maximum: String(MAX_RULES) } })
  const [row] = await tx
    .insert(cashRule)
    .values({
      ...input,
      organizationId: tx.organizationId,
      id: newId(),
      place: (present?.last ?? 0) + 1,
      createdBy: tx.actorId,
    })
    .returning()
  if (!row) throw new Error('no rule was written')
  await tell(tx, 'CREATED', undefined, row)
  return row
}

export async function updateRule(tx: Tx, id: string, version: number, input: CashRuleInput): Promise<CashRuleRow> {
  const before = await ruleOf(tx, id)
  await checkNamed(tx, input)
  const [after] = await tx
    .update(cashRule)
    .set({ ...input, version: sql`${cashRule.version} + 1` })
    .where(and(withId(tx, id), eq(cashRule.version, version), isNull(cashRule.deletedAt)))
    .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  await tell(tx, 'UPDATED', before, after)
  return after
}

/** It is no longer tried; lines keep their category from it until it is applied to them. */
export async function deleteRule(tx: Tx, id: string, version: number): Promise<void> {
  const before = await ruleOf(tx, id)
  const { rowCount } = await tx
    .update(cashRule)
    .set({ deletedAt: tx.clock.now().toString(), version: sql`${cashRule.version} + 1` })
    .where(and(withId(tx, id), eq(cashRule.version, version), isNull(cashRule.deletedAt)))
  if (rowCount === 0) throw new Refusal(commonErrors.staleVersion)
  await tell(tx, 'DELETED', before, undefined)
}

/** An inactive rule is not tried; lines keep their category from it until it is applied to them. */
export async function switchRule(tx: Tx, id: string, version: number, isActive: boolean): Promise<CashRuleRow> {
  const before = await ruleOf(tx, id)
  const [after] = await tx
    .update(cashRule)
    .set({ isActive, version: sql`${cashRule.version} + 1` })
    .where(and(withId(tx, id), eq(cashRule.version, version), isNull(cashRule.deletedAt)))
    .returning()
  if (!after) throw new Refusal(commonErrors.staleVersion)
  await tell(tx, 'UPDATED', before, after)
  return after
}

/** Reorders all rules; refused if one was added or deleted in the meantime. */
export async function orderRules(tx: Tx, ids: readonly string[]): Promise<CashRuleRow[]> {
  await holdRules(tx)
  const present = await listRules(tx)
  const known = new Set(present.map(({ id }) => id))
  if (ids.length !== known.size || !ids.every(id => known.has(id))) throw new Refusal(commonErrors.staleVersion)
  await tx.execute(sql`
    update cash_rule r set place = wanted.place, version = r.version + 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality wanted (id, place)
    where r.organization_id = ${tx.organizationId} and r.id = wanted.id and r.place <> wanted.place`)
  const after = await listRules(tx)
  for (const rule of after) {
    const before = present.find(({ id }) => id === rule.id)
    if (before && before.place !== rule.place) await tell(tx, 'UPDATED', before, rule)
  }
  return after
}

async function checkNamed(tx: Tx, { bankAccountId, counterpartyId, categoryId }: CashRuleInput): Promise<void> {
  await categoriesToUse(tx, [categoryId])
  if (bankAccountId !== null && (await bankAccountList.read(tx, [bankAccountId])).length === 0)
    throw new Refusal(commonErrors.notFound)
  if (counterpartyId !== null) await counterpartyToReference(tx, counterpartyId)
}

async function describe(tx: Tx, row: CashRuleRow | undefined) {
  if (!row) return undefined
  const [account] = row.bankAccountId === null ? [] : await bankAccountList.read(tx, [row.bankAccountId])
  return {
    place: row.place,
    isActive: row.isActive,
    words: row.words.join(', ') || null,
    direction: row.direction,
    amountFrom: row.fromMinor === null ? null : `${formatMinor(row.fromMinor)} ${row.currency ?? ''}`,
    amountTo: row.toMinor === null ? null : `${formatMinor(row.toMinor)} ${row.currency ?? ''}`,
    bankAccount: account?.alias ?? null,
    counterparty: await counterpartyAlias(tx, row.counterpartyId),
    category: (await categoryNames(tx, [row.categoryId])).get(row.categoryId) ?? null,
  }
}

const fields = [
  'place',
  'isActive',
  'words',
  'direction',
  'amountFrom',
  'amountTo',
  'bankAccount',
  'counterparty',
  'category',
] as const

/** A rule's label: its words, or its category. */
export async function labelOf(tx: Tx, row: CashRuleRow): Promise<string> {
  return row.words.join(', ') || ((await categoryNames(tx, [row.categoryId])).get(row.categoryId) ?? '')
}

async function tell(
  tx: Tx,
  action: 'CREATED' | 'UPDATED' | 'DELETED',
  before: CashRuleRow | undefined,
  after: CashRuleRow | undefined,
): Promise<void> {
  const row = after ?? before
  if (!row) throw new TypeError('nothing to tell of')
  recordActivity(tx, {
    action,
    recordType: 'CASH_RULE',
    recordId: row.id,
    recordLabel: await labelOf(tx, row),
    changes: changesBetween(await describe(tx, before), await describe(tx, after), fields),
  })
  tx.emit('cash-rule.changed', row.id, {})
}
