// A user ends their own sessions from another one: a lost phone, a shared computer.
import { and, eq } from 'drizzle-orm'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { endFamily, endOtherFamilies } from './endSession.ts'
import type { SessionOwner } from '../callers/public.ts'
import { sessionFamily } from './table.ts'

/** Ends one session, with its sockets and cached tokens. An ended one is no error; another user's is not found. */
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

/** Ends all sessions except the calling one; returns how many. */
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
