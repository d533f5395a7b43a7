import type { FastifyRequest } from 'fastify'
import type { Access } from '../../kit/access.ts'
import { refusePrograms } from '../../kit/tokens.ts'
import type { Origin } from '../account.ts'
import { originOf } from './requestOrigin.ts'

/** A person in a browser: who, in which of their sessions, and from where. */
export type SessionOwner = { personId: string; familyId: string; origin: Origin }

/** The person who asks, in their own session. A program acts for one, and has no say in how they sign in. */
export async function sessionOwner(access: Access, request: FastifyRequest): Promise<SessionOwner> {
  const identity = await access.authenticate(request)
  refusePrograms(identity)
  return { personId: identity.actorId, familyId: identity.sessionId, origin: originOf(request) }
}
