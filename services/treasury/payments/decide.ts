// What happens to a payment after its last approval: it is sent to the bank, or scheduled for its date or for an export.
import type { Tx } from '../../kit/database/database.ts'
import { type BankingCalendar, bankingCalendar } from '../bankingDays/public.ts'
import type { Payment } from './list.ts'
import { releaseTimeOf, valueDateOf } from './methods.ts'
import type { PaymentRow } from './table.ts'

export type Decision = Pick<PaymentRow, 'status' | 'valueDate' | 'releaseAt'>

type Decided = Pick<Payment, 'method' | 'date' | 'hasConnection'>

/** Evaluated again for every decision: a day or a cut-off may have passed since it was created. */
export const decideOn = async (tx: Tx, row: Decided): Promise<Decision> =>
  decideAt(tx.clock.now(), await bankingCalendar(tx), row)

/** The same with a calendar shared by many payments. */
export function decideAt(
  now: Temporal.Instant,
  calendar: BankingCalendar,
  { method, date, hasConnection }: Decided,
): Decision {
  const valueDate = valueDateOf(method, Temporal.PlainDate.from(date), { now, calendar })
  const release = hasConnection && method !== null ? releaseTimeOf(method, valueDate) : null
  const isDue = release !== null && Temporal.Instant.compare(release, now) <= 0
  return {
    status: isDue ? 'IN_PROGRESS' : 'SCHEDULED',
    valueDate: valueDate.toString(),
    releaseAt: release?.toString() ?? null,
  }
}
