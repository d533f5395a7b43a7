// The clock of position emails: from its hour on, queues each schedule's email of the day once.
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { openTicker } from '../../kit/ticker.ts'
import type { Account, WorkerContext } from '../account.ts'
import { organization } from '../organizations/public.ts'
import { peerOf } from '../protectedActions/public.ts'
import { positionEmailJob } from './job.ts'
import { mailPosition } from './mailPosition.ts'
import { dueDay } from './schedule.ts'
import { positionEmail } from './table.ts'

const EVERY_MS = 60_000

/** Queues due emails. Several processes may run at once, and one may crash: the day's mark and the job are one transaction. */
export async function queueDue({ database, jobs }: Pick<Account, 'database' | 'jobs'>): Promise<void> {
  const schedules = await database.readAsSystem(tx =>
    tx
      .select({
        personId: positionEmail.personId,
        frequency: positionEmail.frequency,
        weekday: positionEmail.weekday,
        hour: positionEmail.hour,
        since: positionEmail.since,
        queuedOn: positionEmail.queuedOn,
        version: positionEmail.version,
        timeZone: organization.timeZone,
      })
      .from(positionEmail)
      .innerJoin(organization, eq(organization.organizationId, positionEmail.clockOrganizationId))
      .where(eq(positionEmail.isOn, true)),
  )
  for (const { personId, version, timeZone, queuedOn, ...schedule } of schedules) {
    const day = dueDay(schedule, database.clock.now().toZonedDateTimeISO(timeZone))
    if (day === undefined || (queuedOn !== null && queuedOn >= day)) continue
    await database.asSystem(async tx => {
      const claimed = await tx
        .update(positionEmail)
        .set({ queuedOn: day })
        .where(
          and(
            eq(positionEmail.personId, personId),
            eq(positionEmail.isOn, true),
            eq(positionEmail.version, version),
            or(isNull(positionEmail.queuedOn), lt(positionEmail.queuedOn, day)),
          ),
        )
        .returning({ personId: positionEmail.personId })
      if (claimed.length > 0) await jobs.enqueue(tx, positionEmailJob, { personId, day })
    })
  }
}

/** Checks every minute until closed. Without treasury there are no counts, and nothing is sent. */
export async function positionEmailWorkers({ account, jobs, treasury, log }: WorkerContext) {
  if (treasury === undefined) return undefined
  const peer = peerOf(treasury)
  await jobs.work(positionEmailJob, due => mailPosition(account, peer, due))
  return openTicker({
    everyMs: EVERY_MS,
    work: () => queueDue(account),
    log,
    failed: 'emails of cash positions were not queued',
  })
}
