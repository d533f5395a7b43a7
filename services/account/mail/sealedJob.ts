// Job data stays in the database for a while, readable by administrators. So sign-in secrets and personal requests are encrypted.
import { z } from 'zod'
import { newId } from '../../kit/ids.ts'
import type { Secrets } from '../callers/public.ts'

/** The data of such a job. The content is bound to its id. */
export const sealedContent = z.object({ id: z.uuid(), sealed: z.base64() })
export type SealedContent = z.infer<typeof sealedContent>

export function seal(secrets: Secrets, content: object): SealedContent {
  const id = newId()
  return { id, sealed: secrets.encrypt(Buffer.from(JSON.stringify(content)), id).toString('base64') }
}

/** Decrypts the content; only this service can have created it. */
export const unseal = (secrets: Secrets, { id, sealed }: SealedContent): unknown =>
  JSON.parse(secrets.decrypt(Buffer.from(sealed, 'base64'), id).toString())
