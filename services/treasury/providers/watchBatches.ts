import { sql } from 'drizzle-orm'
import { businessToday, type Checked, type Daily, watchInvariants } from '../projection/public.ts'
import { BATCHES } from './invariants.ts'

/** Batches of an organization checked per night, others each night: each may contain a large shop's day. */
const MAX = 50

export const CHECKED_BATCHES: Checked = {
  name: 'batches of payment providers',
  invariants: BATCHES,
  sample: async tx => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from payment_record where organization_id = ${tx.organizationId}
      order by md5(id::text || ${await businessToday(tx)}::text) limit ${MAX}`)
    return rows.map(({ id }) => id)
  },
}

/** Checks each night whether batches equal the sum of their members, and whether their net is expected. */
export const watchBatches = (context: Daily) => watchInvariants(context, CHECKED_BATCHES)
