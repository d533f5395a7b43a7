import type { Database } from '../../kit/database/database.ts'
import { hasPlace } from '../people/public.ts'
import { endOtherFamilies } from '../sessions/public.ts'

/** Signs out users who have no organization left; those with another one continue there. */
export async function endSessionsWithoutPlace(database: Database, personIds: readonly string[]): Promise<void> {
  for (const personId of personIds)
    await database.asSystem(async tx => {
      if (!(await hasPlace(tx, personId))) await endOtherFamilies(tx, personId, null)
    })
}
