// What ends for good when a member is removed or deactivated: their API tokens, and the sessions that open nothing else.
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../../kit/database/database.ts'
import { revokeApiToken } from '../apiTokens/createApiToken.ts'
import { apiToken } from '../apiTokens/table.ts'
import { hasPlace } from '../people/findPerson.ts'
import { endOtherFamilies } from '../sessions/endSession.ts'

/** Revokes the tokens that a member made. Their sessions are held off by `membership.accessEndedAt`. */
export async function revokeTokensOf(tx: Tx, membershipId: string): Promise<void> {
  const open = await tx
    .select({ id: apiToken.id })
    .from(apiToken)
    .where(and(eq(apiToken.membershipId, membershipId), isNull(apiToken.revokedAt)))
  for (const { id } of open) await revokeApiToken(tx, id)
}

/** Signs people out who have no organization left; whoever has another one goes on there. */
export async function endSessionsWithoutPlace(database: Database, personIds: readonly string[]): Promise<void> {
  for (const personId of personIds)
    await database.asSystem(async tx => {
      if (!(await hasPlace(tx, personId))) await endOtherFamilies(tx, personId, null)
    })
}
