// A user's settings for cash position emails. They are private, so no log records them.
import { and, eq, sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { type FieldRefusal, refuseFields, Refusal } from '../../kit/http/problem.ts'
import { listPlaces } from './places.ts'
import type { Schedule } from './schedule.ts'
import { positionEmail } from './table.ts'

export type Settings = Omit<Schedule, 'since'> & {
  isOn: boolean
  organizationIds: readonly string[] | null
  /** The organization whose time zone applies; null while nothing is saved. */
  clockOrganizationId: string | null
  version: number
}

const NOTHING_SAVED: Settings = {
  isOn: false,
  frequency: 'DAILY',
  weekday: 1,
  hour: 7,
  organizationIds: null,
  clockOrganizationId: null,
  version: 0,
}

export async function readSettings(tx: SystemTx, personId: string): Promise<Settings> {
  const [row] = await tx.select().from(positionEmail).where(eq(positionEmail.personId, personId))
  return row ?? NOTHING_SAVED
}

export type Change = Omit<Settings, 'clockOrganizationId'> & { clockOrganizationId: string }

export async function saveSettings(tx: SystemTx, personId: string, { version, ...change }: Change): Promise<Settings> {
  const problems: FieldRefusal[] = []
  const own = new Set((await listPlaces(tx, { personId, organizationIds: null })).map(({ id }) => id))
  if (!own.has(change.clockOrganizationId)) problems.push({ path: 'clockOrganizationId', error: 'INVALID_VALUE' })
  if (change.organizationIds?.some(id => !own.has(id)))
    problems.push({ path: 'organizationIds', error: 'INVALID_VALUE' })
  if (problems.length > 0) throw refuseFields(problems)
  const values = {
    ...change,
    organizationIds: change.organizationIds && [...change.organizationIds],
    since: tx.clock.now().toString(),
  }
  const [saved] =
    version === 0
      ? await tx
          .insert(positionEmail)
          .values({ ...values, personId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(positionEmail)
          .set({ ...values, version: sql`${positionEmail.version} + 1` })
          .where(and(eq(positionEmail.personId, personId), eq(positionEmail.version, version)))
          .returning()
  if (!saved) throw new Refusal(commonErrors.staleVersion)
  return saved
}
