// Sets up a second factor, before and after signing in, without a Relay environment. A screen that lists factors must refetch them
// afterwards.
import { graphql } from 'relay-runtime'
import type { setUpFactorAppMutation } from '../../__generated__/setUpFactorAppMutation.graphql.ts'
import type { setUpFactorConfirmMutation } from '../../__generated__/setUpFactorConfirmMutation.graphql.ts'
import type { setUpFactorFinishMutation } from '../../__generated__/setUpFactorFinishMutation.graphql.ts'
import type { setUpFactorPasskeyMutation } from '../../__generated__/setUpFactorPasskeyMutation.graphql.ts'
import { RequestFailed, codes, runOperation } from '../../relay/operation.ts'

/** What an app needs for its setup. */
export type AppSetup = { readonly uuid: string; readonly key: string; readonly uri: string }

/** A success; or the server's code and message, null and empty when it could not be reached. */
export type Tried<Value> = { ok: true; value: Value } | { ok: false; code: string | null; message: string }

const ABOUT_THE_PASSWORD: ReadonlySet<string | null> = new Set([codes.passwordRequired, 'U-ACC-AU-35'])

/** Whether the password is required, or was wrong. */
export const requiresPassword = (code: string | null): boolean => ABOUT_THE_PASSWORD.has(code)

/** Begins the setup of an authenticator app; `password` only where it was required. Never rejects. */
export const beginApp = (password?: string): Promise<Tried<AppSetup>> =>
  tried(async () => {
    const { addAuthenticator } = await runOperation<setUpFactorAppMutation>(
      graphql`
        mutation setUpFactorAppMutation($input: AddAuthenticatorInput) {
          addAuthenticator(input: $input) {
            setup {
              uuid
              key
              uri
            }
            userErrors {
              code
              message
            }
          }
        }
      `,
      { input: { password } },
    )
    return { value: addAuthenticator?.setup, errors: addAuthenticator?.userErrors }
  })

/** Sends an app's first code; returns the backup codes of a first factor. Never rejects. */
export const confirmApp = (uuid: string, name: string, code: string): Promise<Tried<readonly string[]>> =>
  tried(async () => {
    const { confirmAuthenticator } = await runOperation<setUpFactorConfirmMutation>(
      graphql`
        mutation setUpFactorConfirmMutation($input: ConfirmAuthenticatorInput!) {
          confirmAuthenticator(input: $input) {
            backupCodes
            userErrors {
              code
              message
            }
          }
        }
      `,
      { input: { uuid, name, code } },
    )
    return { value: confirmAuthenticator?.backupCodes, errors: confirmAuthenticator?.userErrors }
  })

type Registration = setUpFactorPasskeyMutation['response']['startPasskeyRegistration']
/** An existing passkey confirms a further one; the first is confirmed by the password, where required. */
type RegistrationProof = { passkeyAssertion?: string; password?: string }

/** Reads the options for creating a passkey. */
export async function readRegistrationOptions(input: RegistrationProof): Promise<Registration> {
  const { startPasskeyRegistration } = await runOperation<setUpFactorPasskeyMutation>(
    graphql`
      mutation setUpFactorPasskeyMutation($input: StartPasskeyRegistrationInput!) {
        startPasskeyRegistration(input: $input) {
          options
          userErrors {
            code
            message
          }
        }
      }
    `,
    { input },
  )
  return startPasskeyRegistration
}

/** Stores the passkey that the browser created; returns the backup codes of a first factor. Never rejects. */
export const storePasskey = (name: string, registration: string): Promise<Tried<readonly string[]>> =>
  tried(async () => {
    const { finishPasskeyRegistration } = await runOperation<setUpFactorFinishMutation>(
      graphql`
        mutation setUpFactorFinishMutation($input: FinishPasskeyRegistrationInput!) {
          finishPasskeyRegistration(input: $input) {
            backupCodes
            userErrors {
              code
              message
            }
          }
        }
      `,
      { input: { name, registration } },
    )
    return { value: finishPasskeyRegistration?.backupCodes, errors: finishPasskeyRegistration?.userErrors }
  })

type Answered<Value> = {
  value: Value | null | undefined
  errors: readonly { readonly code: string; readonly message: string }[] | undefined
}

async function tried<Value>(send: () => Promise<Answered<Value>>): Promise<Tried<Value>> {
  try {
    const { value, errors } = await send()
    if (value) return { ok: true, value }
    const [error] = errors ?? []
    return { ok: false, code: error?.code ?? null, message: error?.message ?? '' }
  } catch (error) {
    if (error instanceof RequestFailed) return { ok: false, code: error.code, message: error.message }
    return { ok: false, code: null, message: '' }
  }
}
