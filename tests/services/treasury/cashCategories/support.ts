// Setup of category tests: a desk with lines, categories, and users who may choose.
import { expect } from 'vitest'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { openDesk } from '../reconciliation/support.ts'
import { type Person, ROLES, type TreasuryApi } from '../support/api.ts'

export type Category = { id: string; standard: string | null; name: string | null; activity: string; version: number }
export type Part = {
  categoryId: string
  amount: { amount: string }
  reason: string
  ruleId: string | null
}
export type LineCategories = {
  id: string
  rest: { amount: string }
  version: number
  isChosen: boolean
  chosenBy: string | null
  mayUndo: boolean
  parts: Part[]
}
export type Rule = { id: string; words: string[]; isDeleted: boolean; version: number }
export type Applied = { looked: number; changed: number; next: string | null }
export type Preview = { looked: number; fits: number; kept: number; statementTransactionIds: string[] }

export async function openScene(api: TreasuryApi) {
  const desk = await openDesk(api)
  const { organizationId, maker } = desk
  const other = api.as(organizationId)
  const reader = api.as(organizationId, [...ROLES.viewer, 'treasury.analysis.view'])
  const ok = async <Body>(answer: Promise<{ status: number; body: Body }>, status = 200): Promise<Body> => {
    const { status: got, body } = await answer
    expect(got, JSON.stringify(body)).toBe(status)
    return body
  }
  const category = (name: string, activity = 'OPERATING') =>
    ok(maker.post<Category>('/v1/cash-categories', { name, activity }), 201)
  const standard = async (of: string) => {
    const { items } = await ok(reader.get<{ items: Category[] }>('/v1/cash-categories'))
    const found = items.find(each => each.standard === of)
    if (!found) throw new Error(of)
    return found.id
  }
  const said = async (id: string, person: Person = reader) => {
    const { items } = await ok(person.get<{ items: LineCategories[] }>(`/v1/line-categories?ids=${id}`))
    const [line] = items
    if (!line) throw new Error('no such line')
    return line
  }
  const choose = <Body = LineCategories>(
    id: string,
    version: number,
    parts: readonly (readonly [string, string])[] | null,
    person: Person = maker,
  ) =>
    person.put<Body>(`/v1/line-categories/${id}`, {
      version,
      parts: parts?.map(([categoryId, amount]) => ({ categoryId, amount })) ?? null,
    })
  const rule = (categoryId: string, over: object = {}) =>
    ok(maker.post<Rule>('/v1/cash-rules', { words: [], categoryId, ...over }), 201)
  const apply = (id: string, from = '2026-01-01') => ok(maker.post<Applied>(`/v1/cash-rules/${id}/apply`, { from }))
  const partsOf = async (id: string) =>
    (await said(id)).parts.map(({ categoryId, amount, reason }) => [categoryId, amount.amount, reason])
  /** Compares sums by day and by month with their parts. */
  const brokenSums = () =>
    withAdmin(api.adminUrl, async admin => {
      const { rows } = await admin.query<{ broken: number }>(
        `with actual as (
           select bank_account_id, day, category_id, coalesce(sum(amount_minor) filter (where direction = 'CREDIT'), 0) as i,
             coalesce(sum(amount_minor) filter (where direction = 'DEBIT'), 0) as o, count(*) as n
           from line_category where organization_id = $1 group by 1, 2, 3),
         kept as (select bank_account_id, day, category_id, in_minor, out_minor, lines from category_day where organization_id = $1),
         months as (select bank_account_id, month, category_id, in_minor, out_minor, lines from category_month where organization_id = $1),
         summed as (select bank_account_id, date_trunc('month', day)::date, category_id, sum(i), sum(o), sum(n) from actual group by 1, 2, 3)
         select (select count(*) from ((table actual except table kept) union all (table kept except table actual)) d)::int
           + (select count(*) from ((table summed except table months) union all (table months except table summed)) m)::int as broken`,
        [organizationId],
      )
      return rows[0]?.broken
    })
  return { ...desk, other, reader, ok, category, standard, said, choose, rule, apply, partsOf, brokenSums }
}
