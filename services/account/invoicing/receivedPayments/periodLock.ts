import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { lockOver } from '../../controls/public.ts'
import { codes } from './errors.ts'

/** PY-7: refuses days before the period lock. */
export async function refuseLocked(tx: Tx, day: string, path?: string): Promise<void> {
  const date = await lockOver(tx, day)
  if (date !== null) throw new Refusal(codes.receivedPaymentPeriodLocked, { ...(path && { path }), params: { date } })
}
