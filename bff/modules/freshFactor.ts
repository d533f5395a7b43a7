// Mutations that ask again for the second factor take a code or the answer of a passkey; the service checks which is enough.
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
