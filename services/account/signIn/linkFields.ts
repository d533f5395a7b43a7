// Request fields for users who sign up by an emailed or setup link.
import { z } from 'zod'
import { nameOf } from '../../kit/nameShape.ts'
import { sessionId } from './wire.ts'

export const linkToken = z.string().min(1).max(200).describe('Secret token of the link')

/** For new users: they are signed in with the account they get. */
export const newcomerFields = {
  token: linkToken,
  fullName: nameOf(200),
  password: z.string().min(1).max(1_000),
  previousSession: sessionId.optional(),
}
