// Mutations that ask again for the second factor take a code or the answer of a passkey; the service checks which is enough.
import type { OrganizationScope } from '../context.ts'

type Input = { code?: string | null | undefined; passkeyAssertion?: string | null | undefined }

/** What was shown of a second factor, as the account service takes it. */
export const shownFactor = ({ code, passkeyAssertion }: Input) => ({
  ...(code && { code }),
  ...(passkeyAssertion && { passkeyAssertion }),
})

/** The password that was typed again, as the account service takes it. */
export const shownPassword = ({ password }: { password?: string | null | undefined }) => ({
  ...(password && { password }),
})

/** What the browser is asked for a passkey that proves what the digest names, as JSON text. Refuses whoever has no second factor. */
export async function passkeyOptionsFor(scope: OrganizationScope, digest: string): Promise<string> {
  const { options } = await scope.account.post('/v1/approval-proofs/options', { body: { digest } })
  return options
}
