// Takes the due steps of deposits in every organization: issue, interest, renewal, maturity.
import type { Tx } from '../../kit/database/database.ts'
import { openTicker } from '../../kit/ticker.ts'
import type { TreasuryContext } from '../context.ts'
import { businessToday } from '../projection/public.ts'
import { advance } from './advance.ts'
import { lockDeposit } from './repository.ts'

const EVERY_MS = 60_000
/** Number of deposits read at a time. */
const BATCH = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

type Parts = Pick<TreasuryContext, 'database' | 'clock' | 'log'>

/** Takes due steps now and every minute until closed. Several workers may run: each step is taken once. */
export const openDepositCalendar = (parts: Parts, everyMs = EVERY_MS) =>
  openTicker({ everyMs, work: () => advanceDeposits(parts), log: parts.log, failed: 'no deposits were looked at' })

/**
 * Takes every due step in any organization; after a long pause all missed ones, in order. Each deposit gets its turn: neither a failing one
 * nor one with years to catch up delays the others.
 */
export async function advanceDeposits({ database, clock, log }: Parts, batch = BATCH): Promise<void> {
  // One day more, because it is already tomorrow in some zones; what is due is decided in the organization's own.
  const until = clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 1 })
  let after = BEFORE_ALL
  for (;;) {
    const due = await database.runAs<{ organization_id: string; id: string }>(
      'system',
      'select organization_id, id from deposit where next_step_on <= $1 and id > $2 order by id limit $3',
      [until.toString(), after, batch],
    )
    for (const { organization_id: organizationId, id } of due)
      await database
        .inOrganization(organizationId, null, tx => advanceDue(tx, id))
        .catch((error: unknown) => log.warn({ err: error, organizationId, id }, 'a deposit did not go on'))
    const last = due.at(-1)
    if (!last || due.length < batch) return
    after = last.id
  }
}

async function advanceDue(tx: Tx, id: string): Promise<void> {
  const row = await lockDeposit(tx, id)
  if (row) await advance(tx, row, await businessToday(tx))
}
