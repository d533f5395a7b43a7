import { Refusal } from '../../kit/http/problem.ts'
import { codes } from '../errors.ts'

/** Whether a program asks, with an API token, and not a person in a session. */
export const isProgram = (sessionId: string) => sessionId.startsWith('api-token:')

/** For what only a person may do: a leaked token must not be able to make another that outlives it, or to become its owner. */
export function refusePrograms(sessionId: string): void {
  if (isProgram(sessionId)) throw new Refusal(codes.forbidden)
}
