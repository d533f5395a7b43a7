// The payments of a series: each is created some days before its date, and must be approved like any other.
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { openTicker } from '../../../kit/ticker.ts'
import type { TreasuryContext } from '../../context.ts'
import { businessToday, controlsOf } from '../../projection/public.ts'
import { storePayment } from '../createPayment.ts'
import { checkedContent } from '../input.ts'
import { nextDateAfter } from './repeat.ts'
import { copyFiles, endRecurrence, lastOccurrenceOf, lockRecurrence, setNextDate } from '../repository.ts'
import type { RecurrenceRow } from '../table.ts'

/** How long before its date an occurrence is created, so that users have time to approve it. */
const DAYS_AHEAD = 7
const EVERY_MS = 60_000

type Parts = Pick<TreasuryContext, 'database' | 'clock' | 'log'>

/** Creates due occurrences now and every minute until closed. Several workers may run: each occurrence is created once. */
export const openOccurrences = (parts: Parts, everyMs = EVERY_MS) =>
  openTicker({ everyMs, work: () => makeOccurrences(parts), log: parts.log, failed: 'no occurrences were made' })

/** Creates every due occurrence in any organization; after a long pause all missed ones except those with past dates. */
export async function makeOccurrences({ database, clock, log }: Parts): Promise<void> {
  // One day more, because it is already tomorrow in some zones; what is due is decided in the organization's own.
  const until = clock
    .now()
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .add({ days: DAYS_AHEAD + 1 })
  const due = await database.runAs<{ organization_id: string; id: string }>(
    'system',
    'select organization_id, id from payment_recurrence where ended_at is null and next_date <= $1 order by next_date',
    [until.toString()],
  )
  for (const { organization_id: organizationId, id } of due)
    await database
      .inOrganization(organizationId, null, tx => makeDue(tx, id))
      .catch((error: unknown) => log.warn({ err: error, organizationId, id }, 'an occurrence was not made'))
}

/** Creates the due occurrences of one series, each once, because the series is locked meanwhile. */
async function makeDue(tx: Tx, id: string): Promise<void> {
  const series = await lockRecurrence(tx, id)
  // While payments are disabled the series waits.
  if (!series || !(await controlsOf(tx)).transfersActive) return
  const today = Temporal.PlainDate.from(await businessToday(tx))
  const until = today.add({ days: DAYS_AHEAD })
  let next = Temporal.PlainDate.from(series.nextDate)
  while (Temporal.PlainDate.compare(next, until) <= 0) {
    const isPast = Temporal.PlainDate.compare(next, today) < 0
    if (!isPast && !(await makeOccurrence(tx, series, next))) return
    next = nextDateAfter(series.frequency, Temporal.PlainDate.from(series.anchor), next)
  }
  await setNextDate(tx, id, next.toString())
}

/**
 * Creates an occurrence on behalf of the series' creator; none of its authors may approve it. A series that can no longer be paid ends, and
 * this returns false.
 */
async function makeOccurrence(tx: Tx, series: RecurrenceRow, date: Temporal.PlainDate): Promise<boolean> {
  const { kind, ...template } = series.template
  try {
    const content = await checkedContent(tx, kind, { ...template, date: date.toString() })
    const last = await lastOccurrenceOf(tx, series.id)
    const made = await storePayment(tx, kind, {
      ...content,
      recurrenceId: series.id,
      createdBy: series.createdBy,
      authorIds: series.authorIds,
    })
    // Each has the contract attached, and what was attached to the last one since then.
    if (last) await copyFiles(tx, last.id, made.id)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await endRecurrence(tx, series.id)
    await emailEnd(tx, series, error)
    return false
  }
}

/** Logs on the last payment of a series why no other follows. */
async function emailEnd(tx: Tx, series: RecurrenceRow, refusal: Refusal): Promise<void> {
  const last = await lastOccurrenceOf(tx, series.id)
  if (!last) return
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'PAYMENT',
    recordId: last.id,
    recordLabel: last.number,
    changes: [{ field: 'recurrence', before: series.frequency, after: null }],
    reason: refusal.message,
  })
  tx.emit('payment.changed', last.id, { scopeId: last.fromAccountId })
}
