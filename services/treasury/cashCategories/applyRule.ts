// Which lines a rule fits: previews it before it exists, and applies it to existing lines.
import { sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { failureOf } from '../../kit/database/violations.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { type CashRuleInput, labelOf, readRules } from './rules.ts'

export type Applied = { looked: number; changed: number; next: string | null }

/** Maximum number of lines per call, because other writers of the organization wait for it. */
export const LINES_AT_ONCE = 10_000

/**
 * Applies a rule to existing lines from a date on, oldest first: those that it fits, and those that have their category from it. Categories
 * from users, matches and earlier rules stay. `next` continues. A deleted or inactive rule is removed from its lines.
 */
export async function applyRule(
  tx: Tx,
  id: string,
  { from, after }: { from: string; after: string | null },
): Promise<Applied> {
  const [rule] = await readRules(tx, [id])
  if (!rule) throw new Refusal(commonErrors.notFound)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`line-categories-of/${tx.organizationId}`}, 0))`)
  const [afterDay, afterId] = after?.split('/') ?? [from, '00000000-0000-0000-0000-000000000000']
  return inTime(tx, async () => {
    const { rows: looked } = await tx.execute<{ id: string; day: string; touched: boolean }>(sql`
    select t.id, t.date::text as day, (r.deleted_at is null and r.is_active and rule_fits(r, t, plain_words(t.description || ' ' || coalesce(t.party_name, ''))))
      or exists (select from line_category p where p.organization_id = t.organization_id and p.statement_transaction_id = t.id and p.rule_id = r.id)
      as touched
    from (
      select * from statement_transaction
      where organization_id = ${tx.organizationId} and (date, id) > (${afterDay}::date, ${afterId}::uuid)
      order by date, id limit ${LINES_AT_ONCE}) t
    join cash_rule r on r.organization_id = ${tx.organizationId} and r.id = ${id}
    order by t.date, t.id`)
    const touched = looked.filter(line => line.touched).map(line => line.id)
    const changed = touched.length === 0 ? 0 : await categorize(tx, touched)
    if (changed > 0) {
      recordActivity(tx, {
        action: 'UPDATED',
        recordType: 'CASH_RULE',
        recordId: id,
        recordLabel: await labelOf(tx, rule),
        counts: { lines: changed },
      })
      tx.emit('line-categories.changed', id, {})
    }
    const last = looked.at(-1)
    return {
      looked: looked.length,
      changed,
      next: last && looked.length === LINES_AT_ONCE ? `${last.day}/${last.id}` : null,
    }
  })
}

/** Time limit of a statement that reads many lines. */
const STATEMENT_LIMIT_MS = 20_000

/** Aborts a slow call with advice for the user; the refusal rolls back its changes. */
export async function inTime<T>(tx: Tx, run: () => Promise<T>, limitMs = STATEMENT_LIMIT_MS): Promise<T> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(limitMs)}, true)`)
  try {
    return await run()
  } catch (error) {
    if (wasCanceled(error)) throw new Refusal(codes.cashRuleTooSlow)
    throw error
  }
}

/** Postgres cancelled a statement because of its time limit. */
function wasCanceled(error: unknown): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'postgres' && failure.error.code === '57014'
}

/** Returns how many lines now have another category or another reason. */
async function categorize(tx: Tx, ids: readonly string[]): Promise<number> {
  const lines = sql`${sql.param([...ids])}::uuid[]`
  const read = async () => {
    const { rows } = await tx.execute<{ id: string; said: string }>(sql`
      select statement_transaction_id as id, string_agg(concat_ws('/', category_id, amount_minor, reason, rule_id), ' ' order by category_id) as said
      from line_category where organization_id = ${tx.organizationId} and statement_transaction_id = any (${lines}) group by 1`)
    return new Map(rows.map(({ id, said }) => [id, said]))
  }
  const before = await read()
  await tx.execute(sql`select categorize_lines(${tx.organizationId}, ${lines})`)
  const after = await read()
  return ids.filter(id => before.get(id) !== after.get(id)).length
}

/** How many of the newest lines a preview reads, and how many of them it shows. */
const PREVIEW_LINES = 20_000
const PREVIEW_SHOWN = 20

export type Preview = {
  looked: number
  fits: number
  /** How many of the fitting lines keep the category of a user, a match or an earlier rule. */
  kept: number
  shown: string[]
}

/** Which of the newest lines a rule would fit before it exists, how many, and how many keep their category. */
export async function previewRule(tx: Tx, input: CashRuleInput, place: number | null): Promise<Preview> {
  const rule = {
    // A generated column in the table.
    patterns: input.words.map(word => `% ${word} %`),
    organization_id: tx.organizationId,
    words: input.words,
    direction: input.direction,
    currency: input.currency,
    from_minor: input.fromMinor === null ? null : String(input.fromMinor),
    to_minor: input.toMinor === null ? null : String(input.toMinor),
    bank_account_id: input.bankAccountId,
    counterparty_id: input.counterpartyId,
  }
  const { rows } = await inTime(tx, () =>
    tx.execute<{ looked: number; fits: number; kept: number; shown: string[] }>(sql`
    with wanted as materialized (select r from jsonb_populate_record(null::cash_rule, ${JSON.stringify(rule)}::jsonb) r),
    line as (
      select t.id, t.date, t.organization_id, rule_fits(wanted.r, t, plain_words(t.description || ' ' || coalesce(t.party_name, ''))) as fits
      from (select * from statement_transaction where organization_id = ${tx.organizationId} order by date desc, id desc limit ${PREVIEW_LINES}) t
      cross join wanted),
    fit as (select * from line where fits)
    select (select count(*)::int from line) as looked, (select count(*)::int from fit) as fits,
      (select count(*)::int from fit where exists (
        select from line_category p left join cash_rule r on r.organization_id = p.organization_id and r.id = p.rule_id
        where p.organization_id = fit.organization_id and p.statement_transaction_id = fit.id
          and (p.reason in ('CHOICE', 'MATCH', 'COUNTERPARTY') or (p.reason = 'RULE' and r.place < ${place ?? sql`2147483647`}))
        ) or exists (
        select from line_choice c where c.organization_id = fit.organization_id and c.statement_transaction_id = fit.id and c.parts is not null)) as kept,
      coalesce((select json_agg(id order by date desc, id desc) from (select id, date from fit order by date desc, id desc limit ${PREVIEW_SHOWN}) s), '[]') as shown`),
  )
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return row
}
