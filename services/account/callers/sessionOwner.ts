import type { FastifyRequest } from 'fastify'
import type { Access } from '../../kit/access.ts'
import { refusePrograms } from '../../kit/tokens.ts'
import type { Origin } from '../account.ts'
import { originOf } from './requestOrigin.ts'

/** A user in a browser: with their session and origin. */
export type SessionOwner = { personId: string; familyId: string; origin: Origin }

/** The user of the request's own session. API tokens act for a user, but may not change how they sign in. */
export async function sessionOwner(access: Access, request: FastifyRequest): Promise<SessionOwner> {
  const identity = await access.authenticate(request)
  refusePrograms(identity)
  return { personId: identity.actorId, familyId: identity.sessionId, origin: originOf(request) }
}
