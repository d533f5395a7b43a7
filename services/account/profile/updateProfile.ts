import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { SystemTx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { membership } from '../members/public.ts'
import { person } from '../people/public.ts'

export type Profile = {
  fullName: string
  preferredName: string | null
  language: 'en' | 'id'
  /** Null: as usual in the language. */
  numberFormat: 'en' | 'id' | null
}

/** Fields that colleagues see, and that their organizations log. A user's number format is private. */
const sharedFields = ['fullName', 'preferredName'] as const

/** Changes a user's profile. */
export async function updateProfile(tx: SystemTx, id: string, version: number, input: Profile): Promise<void> {
  const [before] = await tx.select().from(person).where(eq(person.id, id))
  const [after] = await tx
    .update(person)
    .set({ ...input, version: sql`${person.version} + 1` })
    .where(and(eq(person.id, id), eq(person.version, version)))
    .returning()
  if (!before || !after) throw new Refusal(commonErrors.staleVersion)
  const changes = changesBetween(before, after, sharedFields)
  if (changes.length > 0) await emitToOrganizations(tx, { id, label: after.fullName, changes })
  tx.emit('user.changed', id)
}

/** Reports visible changes to every organization of the user: in its log, and by an event for copies. */
async function emitToOrganizations(
  tx: SystemTx,
  { id, label, changes }: { id: string; label: string; changes: ReturnType<typeof changesBetween> },
): Promise<void> {
  const places = await tx
    .select({ organizationId: membership.organizationId })
    .from(membership)
    .where(and(eq(membership.personId, id), eq(membership.status, 'ACTIVE')))
  for (const { organizationId } of places) {
    recordActivity(tx, {
      organizationId,
      action: 'SETTINGS_CHANGED',
      recordType: 'USER',
      recordId: id,
      recordLabel: label,
      changes,
    })
    tx.emit('user.changed', id, { organizationId })
  }
}
