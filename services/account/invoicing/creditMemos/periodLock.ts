import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { lockOver } from '../../controls/public.ts'
import { codes } from './errors.ts'

/** Refuses CM-7: books before the lock are closed. */
export async function refuseLocked(tx: Tx, day: string, path?: string): Promise<void> {
  const date = await lockOver(tx, day)
  if (date !== null) throw new Refusal(codes.memoPeriodLocked, { ...(path && { path }), params: { date } })
}
