// Where a payment goes once all who must have approved it: to the bank, or into the queue for its day or for an export.
import type { Tx } from '../../kit/database/database.ts'
import { type BankingCalendar, bankingCalendar } from '../bankingDays/public.ts'
import type { Payment } from './list.ts'
import { releaseTimeOf, valueDateOf } from './methods.ts'
import type { PaymentRow } from './table.ts'

export type Decision = Pick<PaymentRow, 'status' | 'valueDate' | 'releaseAt'>

type Decided = Pick<Payment, 'method' | 'date' | 'hasConnection'>

/** Looked at anew with every decision: a day may have passed since it was made, or its cut-off. */
export const decideOn = async (tx: Tx, row: Decided): Promise<Decision> =>
  decideAt(tx.clock.now(), await bankingCalendar(tx), row)

/** The same by a calendar that serves many. */
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
