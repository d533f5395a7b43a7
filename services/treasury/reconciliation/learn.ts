// A confirmed match teaches the name and account number under which a counterparty appears in bank texts.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { accountNumbersIn, chunksOf, nameKey } from '../bankText/public.ts'
import type { Lesson } from './table.ts'

/** A matched line and its counterparty. */
export type Taught = { description: string; partyName: string | null; counterpartyId: string }

/** What a line teaches about its counterparty; nothing if it is unclear which words are the name or the number. */
export function lessonsOf({ description, partyName, counterpartyId }: Taught): Lesson[] {
  const lessons: Lesson[] = []
  const alias = nameKey(partyName ?? '')
  if (alias.length >= 3) lessons.push({ counterpartyId, kind: 'ALIAS', value: alias })
  const [number, another] = accountNumbersIn(chunksOf(description)).filter(({ length }) => length >= 10)
  if (number !== undefined && another === undefined) lessons.push({ counterpartyId, kind: 'ACCOUNT', value: number })
  return lessons
}

/** Stores lessons with their count; skips what the counterparty's own record already has. */
export async function learn(tx: Tx, lessons: readonly Lesson[]): Promise<void> {
  if (lessons.length === 0) return
  await tx.execute(sql`
    insert into counterparty_learnt (organization_id, counterparty_id, kind, value, seen)
    select ${tx.organizationId}, of, kind, value, count(*)
    from unnest(${sql.param(lessons.map(lesson => lesson.counterpartyId))}::uuid[], ${sql.param(lessons.map(lesson => lesson.kind))}::text[],
      ${sql.param(lessons.map(lesson => lesson.value))}::text[]) as lesson (of, kind, value)
    group by of, kind, value
    order by of, kind, value
    on conflict (organization_id, counterparty_id, kind, value) do update set seen = counterparty_learnt.seen + excluded.seen`)
}

/** Undoes what a match taught; deletes what no other match taught. */
export async function unlearn(tx: Tx, lessons: readonly Lesson[]): Promise<void> {
  for (const { counterpartyId, kind, value } of lessons.toSorted(inOneOrder))
    await tx.execute(sql`
      with gone as (
        delete from counterparty_learnt where organization_id = ${tx.organizationId}
          and counterparty_id = ${counterpartyId} and kind = ${kind} and value = ${value} and seen <= 1)
      update counterparty_learnt set seen = seen - 1 where organization_id = ${tx.organizationId}
        and counterparty_id = ${counterpartyId} and kind = ${kind} and value = ${value} and seen > 1`)
}

const inOneOrder = (one: Lesson, other: Lesson) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
