// The invariants of all deposits of an organization (tools/books), and that the calendar has advanced each to today.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../services/kit/database/database.ts'
import { type Invariant, within } from '../../../../services/kit/database/invariants.ts'
import { DEPOSITS } from '../../../../services/treasury/deposits/invariants.ts'

const onTime = (today: string): Invariant => ({
  holds: 'nothing of a running deposit is overdue',
  query: `
    select d.number, d.status, d.next_step_on from deposit d
    where {of d} and d.status in ('NEW', 'ACTIVE', 'MATURED')
      and (d.next_step_on <= '${today}'::date or (d.status = 'NEW') <> (d.issued_on > '${today}'::date))`,
})

/** The violations on a day, with the deposits concerned. */
export async function brokenInvariants(tx: Tx, today: string): Promise<string[]> {
  const broken: string[] = []
  for (const { holds, query } of [...DEPOSITS, onTime(today)]) {
    const { rows } = await tx.execute(sql.raw(within(query, tx.organizationId)))
    broken.push(...rows.map(row => `${holds}: ${JSON.stringify(row)}`))
  }
  return broken
}
