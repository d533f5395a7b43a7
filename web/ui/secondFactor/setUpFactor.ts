// Setting up a second factor, before and after signing in: no Relay environment is needed, and none is told. A screen that lists
// factors reads them again when it is done.
import { graphql } from 'relay-runtime'
import type { setUpFactorAppMutation } from '../../__generated__/setUpFactorAppMutation.graphql.ts'
import type { setUpFactorConfirmMutation } from '../../__generated__/setUpFactorConfirmMutation.graphql.ts'
import type { setUpFactorFinishMutation } from '../../__generated__/setUpFactorFinishMutation.graphql.ts'
import type { setUpFactorPasskeyMutation } from '../../__generated__/setUpFactorPasskeyMutation.graphql.ts'
import { RequestFailed, runOperation } from '../../relay/operation.ts'
import type { OptionsPayload } from './passkeys.ts'

/** What an app needs to be set up. */
export type AppSetup = { readonly uuid: string; readonly key: string; readonly uri: string }

/** It worked; or the server's words of why not, empty when it could not be reached. */
export type Tried<Value> = { ok: true; value: Value } | { ok: false; message: string }

/** Begins to set up an authenticator app. Never rejects. */
export const beginApp = (): Promise<Tried<AppSetup>> =>
  tried(async () => {
    const { addAuthenticator } = await runOperation<setUpFactorAppMutation>(
      graphql`
        mutation setUpFactorAppMutation {
          addAuthenticator {
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
      {},
    )
    return { value: addAuthenticator?.setup, errors: addAuthenticator?.userErrors }
  })

/** Sends an app's first code; answers the backup codes that came with it. Never rejects. */
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

/** What the browser is to be asked to make; a further passkey is answered for with one that is there. */
export async function readRegistrationOptions(passkeyAssertion: string | null): Promise<OptionsPayload | null> {
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
    { input: passkeyAssertion === null ? {} : { passkeyAssertion } },
  )
  return startPasskeyRegistration ?? null
}

/** Stores the passkey that the browser has made; answers the backup codes that came with it. Never rejects. */
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
  errors: readonly { readonly message: string }[] | undefined
}

async function tried<Value>(send: () => Promise<Answered<Value>>): Promise<Tried<Value>> {
  try {
    const { value, errors } = await send()
    return value ? { ok: true, value } : { ok: false, message: errors?.[0]?.message ?? '' }
  } catch (error) {
    return { ok: false, message: error instanceof RequestFailed ? error.message : '' }
  }
}
