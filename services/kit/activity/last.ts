import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { type ActionOn, activityLog, type RecordType } from './table.ts'

/** The last actor on this record and the time of it; undefined when it has no activity. */
export async function lastActivity<Type extends RecordType>(
  tx: Tx,
  recordType: Type,
  recordId: string,
  action: ActionOn<Type>,
): Promise<{ at: string; actorName: string | null } | undefined> {
  const [found] = await tx
    .select({ at: activityLog.at, actorName: activityLog.actorName })
    .from(activityLog)
    .where(
      and(
        eq(activityLog.organizationId, tx.organizationId),
        eq(activityLog.recordType, recordType),
        eq(activityLog.recordId, recordId),
        eq(activityLog.action, action),
      ),
    )
    .orderBy(desc(activityLog.at), desc(activityLog.id))
    .limit(1)
  return found
}
