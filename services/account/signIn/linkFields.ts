// What people send who come in by a link of an email or of the installation.
import { z } from 'zod'
import { nameOf } from '../../kit/nameShape.ts'
import { sessionId } from './wire.ts'

export const linkToken = z.string().min(1).max(200).describe('The secret of the link')

/** Of somebody who has no account yet: they are signed in with the one that they get. */
export const newcomerFields = {
  token: linkToken,
  fullName: nameOf(200),
  password: z.string().min(1).max(1_000),
  previousSession: sessionId.optional(),
}
