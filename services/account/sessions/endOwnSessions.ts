// A person ends sessions of their own from another one: a lost phone, a computer that is not theirs.
import { and, eq } from 'drizzle-orm'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { endFamily, endOtherFamilies } from './endSession.ts'
import type { SessionOwner } from '../callers/public.ts'
import { sessionFamily } from './table.ts'

/** Ends one session; its sockets and cached tokens with it. One that has ended already is no refusal, a stranger's is unknown. */
export function endOwnSession({ database }: Account, { id, ...owner }: SessionOwner & { id: string }): Promise<void> {
  const { personId, origin } = owner
  return database.asSystem(
    async tx => {
      const own = await tx.$count(sessionFamily, and(eq(sessionFamily.id, id), eq(sessionFamily.personId, personId)))
      if (own === 0) throw new Refusal(commonErrors.notFound)
      if (await endFamily(tx, id, 'REVOKED')) {
        await recordSecurityEvent(tx, { personId, event: 'SESSION_ENDED', origin, familyId: id })
      }
    },
    { actorId: personId },
  )
}

/** Ends all sessions but the one that asks; answers how many. */
export function endOtherSessions({ database }: Account, { personId, familyId, origin }: SessionOwner): Promise<number> {
  return database.asSystem(
    async tx => {
      const ended = await endOtherFamilies(tx, personId, familyId)
      await recordSecurityEvent(tx, { personId, event: 'OTHER_SESSIONS_ENDED', origin, familyId })
      return ended
    },
    { actorId: personId },
  )
}
