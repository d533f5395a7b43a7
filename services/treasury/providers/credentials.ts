// Stored credentials: encrypted, bound to their connection, and never shown again except for the last 4 characters.
import { z } from 'zod'
import { Refusal } from '../../kit/http/problem.ts'
import type { Sealing } from '../../kit/sealing.ts'
import { codes } from './errors.ts'
import { ProviderFault } from './providerFault.ts'

const credential = z.string().trim().min(1).max(500).nullish()

/** Providers' credentials, under common names. */
export const providerCredentials = z.strictObject({
  clientId: credential.describe('DOKU: Client-Id; Faspay: user ID; iPaymu: VA'),
  secretKey: credential.describe('The secret, server or API key; of Faspay the password'),
  webhookToken: credential.describe('The callback verification token of Xendit'),
})
export type ProviderCredentials = z.infer<typeof providerCredentials>
export type CredentialField = keyof ProviderCredentials

type Owner = { organizationId: string; id: string }

const boundTo = ({ organizationId, id }: Owner) => `payment-provider/${organizationId}/${id}`

/** Refuses unusable credentials with BA-9. */
export function checkCredentials(
  given: ProviderCredentials | null | undefined,
  asks: readonly CredentialField[],
): ProviderCredentials {
  const missing = asks.filter(field => !given?.[field])
  if (missing.length > 0 || !given) {
    const errors = missing.map(field => ({ path: `credentials.${field}`, error: codes.providerCredentialsRequired }))
    throw new Refusal(codes.providerCredentialsRequired, { errors })
  }
  return given
}

export const sealCredentials = (seals: Sealing, owner: Owner, credentials: ProviderCredentials): Buffer =>
  seals.encrypt(Buffer.from(JSON.stringify(credentials)), boundTo(owner))

/** Decrypts credentials. If the encryption key has changed since, they are unreadable and must be entered again. */
export function unsealCredentials(seals: Sealing, owner: Owner, sealed: Buffer): ProviderCredentials {
  try {
    return providerCredentials.parse(JSON.parse(seals.decrypt(sealed, boundTo(owner)).toString()))
  } catch {
    throw new ProviderFault('CREDENTIALS', 'they were sealed with another key than the one of this installation')
  }
}

/** The part of a secret by which users recognize it; nothing for a short one. */
export const hintOf = ({ secretKey }: ProviderCredentials): string | null =>
  secretKey && secretKey.length >= 12 ? secretKey.slice(-4) : null
