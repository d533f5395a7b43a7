import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'

/** For what only a person may do: a leaked token must not be able to make another that outlives it, or to become its owner. */
export function refusePrograms(sessionId: string): void {
  if (sessionId.startsWith('api-token:')) throw new Refusal(codes.forbidden)
}
