// Mutations that require a fresh second factor take a code or a passkey response; the service checks which is enough.
import type { OrganizationScope } from '../context.ts'

type Input = { code?: string | null | undefined; passkeyAssertion?: string | null | undefined }

/** The second factor that was presented, as the account service expects it. */
export const shownFactor = ({ code, passkeyAssertion }: Input) => ({
  ...(code && { code }),
  ...(passkeyAssertion && { passkeyAssertion }),
})

/** The password that was typed again, as the account service expects it. */
export const shownPassword = ({ password }: { password?: string | null | undefined }) => ({
  ...(password && { password }),
})

/** WebAuthn options for a passkey that signs the digest, as JSON text. Refuses users without a second factor. */
export async function passkeyOptionsFor(scope: OrganizationScope, digest: string): Promise<string> {
  const { options } = await scope.account.post('/v1/approval-proofs/options', { body: { digest } })
  return options
}
