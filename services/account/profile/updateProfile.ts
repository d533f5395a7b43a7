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
  /** Null: as the language has it. */
  numberFormat: 'en' | 'id' | null
}

/** What colleagues see of a person, and their organizations' logs tell of. How a person reads numbers is nobody else's business. */
const sharedFields = ['fullName', 'preferredName'] as const

/** Changes what a person says of themselves. */
export async function updateProfile(tx: SystemTx, id: string, version: number, input: Profile): Promise<void> {
  const [before] = await tx.select().from(person).where(eq(person.id, id))
  const [after] = await tx
    .update(person)
    .set({ ...input, version: sql`${person.version} + 1` })
    .where(and(eq(person.id, id), eq(person.version, version)))
    .returning()
  if (!before || !after) throw new Refusal(commonErrors.staleVersion)
  const changes = changesBetween(before, after, sharedFields)
  if (changes.length > 0) await tellOrganizations(tx, { id, label: after.fullName, changes })
  tx.emit('user.changed', id)
}

/** Every organization where somebody is known learns what colleagues will see: in its log, and by an event that copies follow. */
async function tellOrganizations(
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
