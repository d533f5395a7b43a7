// API shapes of second factors.
import { z } from 'zod'

export const twoFactorMethod = z.enum(['AUTHENTICATOR_APP', 'BACKUP_CODES', 'PASSKEY']).meta({ id: 'TwoFactorMethod' })

export const passkeyAssertion = z
  .string()
  .min(1)
  .max(8_000)
  .describe("The browser's answer to a passkey's options, as JSON")

/** The fields of a second factor: a code, or a passkey response. */
export const shownFactorFields = {
  method: twoFactorMethod,
  code: z.string().min(1).max(200).optional(),
  passkeyAssertion: passkeyAssertion.optional(),
}

export const passkeyOptions = z
  .object({ options: z.string().describe("What the browser's WebAuthn is asked, as JSON") })
  .meta({ id: 'PasskeyOptions' })

export const secondFactorShape = z
  .object({
    id: z.uuid(),
    method: z.enum(['AUTHENTICATOR_APP', 'PASSKEY']),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    backedUp: z.boolean().describe('For passkeys: whether it is synced by a service rather than kept by one device'),
  })
  .meta({ id: 'SecondFactor', description: 'An authenticator app or a passkey of the person who asks' })

export const addedFactorShape = z
  .object({
    id: z.uuid(),
    backupCodes: z.array(z.string()).describe('Backup codes, only after the first factor is added; shown once'),
  })
  .meta({ id: 'AddedFactor' })
