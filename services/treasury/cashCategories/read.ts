// The categories of lines, and the reasons for them.
import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'

/** Why a part has its category, strongest reason first. */
export const CATEGORY_REASONS = ['CHOICE', 'MATCH', 'COUNTERPARTY', 'RULE', 'LEARNT', 'BANK_TEXT'] as const
export type CategoryReason = (typeof CATEGORY_REASONS)[number]

export type LineCategories = {
  id: string
  currency: Currency
  /** What no part covers, in minor units as text. */
  rest: string
  version: number
  isChosen: boolean
  chosenAt: string | null
  chosenBy: string | null
  mayUndo: boolean
  parts: { categoryId: string; minor: string; reason: CategoryReason; ruleId: string | null }[]
}

/** The categories of these lines; missing lines are omitted. */
export async function readLineCategories(tx: Tx, ids: readonly string[]): Promise<LineCategories[]> {
  const { rows } = await tx.execute<LineCategories>(sql`
    select t.id, t.currency, (t.amount_minor - coalesce(said.minor, 0))::text as rest, coalesce(c.version, 0) as version,
      c.parts is not null as "isChosen", case when c.parts is not null then c.chosen_at::text end as "chosenAt",
      case when c.parts is not null then c.chosen_by end as "chosenBy",
      coalesce(c.may_undo and c.chosen_by = ${tx.actorId}::uuid, false) as "mayUndo", coalesce(said.parts, '[]') as parts
    from statement_transaction t
    left join line_choice c on c.organization_id = t.organization_id and c.statement_transaction_id = t.id
    left join lateral (
      select sum(p.amount_minor) as minor, json_agg(json_build_object('categoryId', p.category_id, 'minor', p.amount_minor::text,
        'reason', p.reason, 'ruleId', p.rule_id) order by p.amount_minor desc, p.category_id) as parts
      from line_category p where p.organization_id = t.organization_id and p.statement_transaction_id = t.id) said on true
    where t.organization_id = ${tx.organizationId} and t.id = any (${sql.param([...ids])}::uuid[])`)
  return rows.map(({ chosenAt, ...row }) => ({ ...row, chosenAt: chosenAt === null ? null : toRfc3339(chosenAt) }))
}
