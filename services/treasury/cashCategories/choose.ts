// A user's choice for lines: one category, several with their parts, or none, so that the line is categorized automatically again.
import { sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { refuseFields, Refusal } from '../../kit/http/problem.ts'
import { type Currency, formatMinor } from '../../kit/money.ts'
import { categoriesToUse, categoryNames } from './categories.ts'
import { codes } from './errors.ts'
import type { ChosenPart } from './table.ts'

export type Part = { categoryId: string; minor: bigint }
/** `WHOLE`: the entire line, whatever its amount. Null: no choice any more. */
export type Choice = readonly Part[] | { whole: string } | null

type Line = {
  amount_minor: string
  currency: Currency
  description: string
  party_name: string | null
  bank_account_id: string
  version: number
  parts: readonly ChosenPart[] | null
  former: readonly ChosenPart[] | null
  may_undo: boolean
  chosen_by: string | null
}

/** The line and its choice, locked against deletion and other choices. */
async function lineOf(tx: Tx, id: string): Promise<Line> {
  // One call at a time per line: a choice that doesn't exist yet has no row to lock.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`line-choice/${id}`}, 0))`)
  const { rows } = await tx.execute<Line>(sql`
    select t.amount_minor::text, t.currency, t.description, t.party_name, t.bank_account_id, coalesce(c.version, 0) as version, c.parts, c.former,
      coalesce(c.may_undo, false) as may_undo, c.chosen_by
    from statement_transaction t
    left join line_choice c on c.organization_id = t.organization_id and c.statement_transaction_id = t.id
    where t.organization_id = ${tx.organizationId} and t.id = ${id} for key share of t`)
  const [line] = rows
  if (!line) throw new Refusal(commonErrors.notFound)
  return line
}

/** Stores a user's choice. `version` null: whatever was chosen before. */
export async function chooseCategories(tx: Tx, id: string, version: number | null, choice: Choice): Promise<void> {
  const line = await lineOf(tx, id)
  if (version !== null && version !== line.version) throw new Refusal(commonErrors.staleVersion)
  const parts = partsOf(choice, BigInt(line.amount_minor))
  await categoriesToUse(
    tx,
    (parts ?? []).map(({ categoryId }) => categoryId),
  )
  const shown = parts?.map(({ categoryId, minor }) => ({ categoryId, minor: String(minor) })) ?? null
  await store(tx, id, line, shown, { mayUndo: true })
}

/** Restores the previous choice, if any, on behalf of the user who made the last one. */
export async function undoChoice(tx: Tx, id: string): Promise<void> {
  const line = await lineOf(tx, id)
  if (!line.may_undo || line.chosen_by !== tx.actorId) throw new Refusal(codes.nothingToUndo)
  await store(tx, id, line, line.former, { mayUndo: false })
}

/** Validates that each category appears once, each part is positive, and the parts don't exceed the line. */
export function partsOf(choice: Choice, amount: bigint): readonly Part[] | null {
  if (choice === null) return null
  if ('whole' in choice) return [{ categoryId: choice.whole, minor: amount }]
  const ids = choice.map(({ categoryId }) => categoryId)
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place)
  if (twice >= 0) throw refuseFields([{ path: `parts.${String(twice)}.categoryId`, error: 'INVALID_VALUE' }])
  if (choice.reduce((sum, { minor }) => sum + minor, 0n) > amount)
    throw new Refusal(codes.partsTooLarge, { path: 'parts' })
  return choice
}

async function store(
  tx: Tx,
  id: string,
  line: Line,
  parts: readonly ChosenPart[] | null,
  { mayUndo }: { mayUndo: boolean },
): Promise<void> {
  const [only, ...others] = parts ?? []
  const whole = only && others.length === 0 && only.minor === line.amount_minor ? only.categoryId : null
  const json = (value: readonly ChosenPart[] | null) =>
    value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`
  await tx.execute(sql`
    insert into line_choice as kept (organization_id, statement_transaction_id, parts, former, may_undo, party, direction, category_id, chosen_at, chosen_by)
    select t.organization_id, t.id, ${json(parts)}, ${json(mayUndo ? line.parts : null)}, ${mayUndo}, party_words(t.party_name), t.direction,
      ${whole}::uuid, ${tx.clock.now().toString()}::timestamptz, ${tx.actorId}::uuid
    from statement_transaction t where t.organization_id = ${tx.organizationId} and t.id = ${id}
    on conflict (organization_id, statement_transaction_id) do update set
      parts = excluded.parts, former = excluded.former, may_undo = excluded.may_undo, category_id = excluded.category_id,
      chosen_at = excluded.chosen_at, chosen_by = excluded.chosen_by, version = kept.version + 1`)
  await tx.execute(sql`select categorize_lines(${tx.organizationId}, array[${id}::uuid])`)
  const names = await categoryNames(
    tx,
    [...(line.parts ?? []), ...(parts ?? [])].map(({ categoryId }) => categoryId),
  )
  const inWords = (said: readonly ChosenPart[] | null) =>
    said?.map(({ categoryId, minor }) => `${names.get(categoryId) ?? ''} ${formatMinor(BigInt(minor))}`).join('; ') ??
    null
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'STATEMENT_TRANSACTION',
    recordId: id,
    recordLabel: line.party_name ?? line.description,
    changes: changesBetween({ category: inWords(line.parts) }, { category: inWords(parts) }, ['category']),
  })
  tx.emit('line-categories.changed', id, { scopeId: line.bank_account_id })
}
