// What VAT collectors keep and withhold, as dated data that members confirm: the program's values may be out of date.
import { and, asc, type Column, eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor } from '../../../kit/money.ts'
import { organization } from '../../organizations/public.ts'
import {
  COLLECTOR_RULE_KINDS,
  type CollectorRule,
  type CollectorRuleKind,
  builtInCollectorRule,
  formatScaled,
} from '../amounts/public.ts'
import { codes } from './errors.ts'
import { collectorRule as table, type CollectorRuleRow } from './table.ts'

/** `confirmedAt` null: it is the program's own value, which no member has confirmed. */
export type ListedRule = CollectorRule & { confirmedAt: string | null; confirmedBy: string | null }

const toRule = ({ kind, validFrom, value }: CollectorRuleRow): CollectorRule => ({ kind, from: validFrom, value })

/** The rules as text of the organization beside a row, for whoever reads that row anyway. */
export const collectorRulesBeside = ({ organizationId }: { organizationId: Column }) =>
  sql<RuleText[]>`coalesce((
    select jsonb_agg(jsonb_build_object('kind', r.kind, 'from', r.valid_from, 'value', r.value::text))
    from collector_rule r where r.organization_id = ${organizationId}), '[]')`.as('collector_rules')

export const toCollectorRules = (texts: readonly RuleText[]): CollectorRule[] =>
  texts.map(rule => ({ ...rule, value: BigInt(rule.value) }))

type RuleText = Omit<CollectorRule, 'value'> & { value: string }

const readRows = (tx: Tx): Promise<CollectorRuleRow[]> =>
  tx
    .select()
    .from(table)
    .where(eq(table.organizationId, tx.organizationId))
    .orderBy(asc(table.kind), asc(table.validFrom))

/** All rules by kind, the latest first; the program's own last, unless a member has confirmed it or entered another for its day. */
export async function listCollectorRules(tx: Tx): Promise<ListedRule[]> {
  const rows = await readRows(tx)
  return COLLECTOR_RULE_KINDS.flatMap(kind => {
    const own: ListedRule[] = rows
      .filter(row => row.kind === kind)
      .map(row => ({ ...toRule(row), confirmedAt: row.confirmedAt, confirmedBy: row.confirmedBy }))
    const builtIn = builtInCollectorRule(kind)
    const isReplaced = own.some(({ from }) => from <= builtIn.from)
    return [...own.toReversed(), ...(isReplaced ? [] : [{ ...builtIn, confirmedAt: null, confirmedBy: null }])]
  })
}

/** Confirms or enters the value from a day on; the same again changes nothing. TR-5: refuses another value for that day. */
export async function setCollectorRule(tx: Tx, { kind, from, value }: CollectorRule): Promise<ListedRule> {
  const confirmedAt = tx.clock.now().toString()
  const [made] = await tx
    .insert(table)
    .values({
      organizationId: tx.organizationId,
      kind,
      validFrom: from,
      value,
      confirmedAt,
      confirmedBy: tx.actorId,
    })
    .onConflictDoNothing()
    .returning()
  if (made) await tell(tx, null, made)
  const row = made ?? (await readRows(tx)).find(each => each.kind === kind && each.validFrom === from)
  if (row?.value !== value) throw new Refusal(codes.collectorRuleExists, { path: 'from' })
  return { ...toRule(row), confirmedAt: row.confirmedAt, confirmedBy: row.confirmedBy }
}

/** Deletes a value; invoices issued with it keep their figures. */
export async function deleteCollectorRule(tx: Tx, kind: CollectorRuleKind, from: string): Promise<void> {
  const [row] = await tx
    .delete(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.kind, kind), eq(table.validFrom, from)))
    .returning()
  if (!row) throw new Refusal(commonErrors.notFound)
  await tell(tx, row, null)
}

const FIELDS = {
  GOVERNMENT_THRESHOLD: 'governmentThreshold',
  OTHER_COLLECTOR_THRESHOLD: 'otherCollectorThreshold',
  PPH22_RATE: 'pph22Rate',
} as const satisfies Record<CollectorRuleKind, string>

const textOf = ({ kind, validFrom, value }: CollectorRuleRow): string =>
  `${kind === 'PPH22_RATE' ? `${formatScaled(value, 2)} %` : `IDR ${formatMinor(value)}`}, ${validFrom}`

async function tell(tx: Tx, before: CollectorRuleRow | null, after: CollectorRuleRow | null): Promise<void> {
  const row = after ?? before
  if (!row) return
  const [own] = await tx.select({ name: organization.name }).from(organization)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: own?.name ?? '',
    changes: [{ field: FIELDS[row.kind], before: before && textOf(before), after: after && textOf(after) }],
  })
}
