// Requests of the sign-in screen to the BFF. No Relay environment exists yet, and this chunk must not include it.
import { graphql } from 'relay-runtime'
import type { signInMutation } from '../../../../__generated__/signInMutation.graphql.ts'
import type { signInPasskeyMutation } from '../../../../__generated__/signInPasskeyMutation.graphql.ts'
import type { signInPasskeyOptionsMutation } from '../../../../__generated__/signInPasskeyOptionsMutation.graphql.ts'
import type { signInVerifyMutation } from '../../../../__generated__/signInVerifyMutation.graphql.ts'
import type { signInViewerQuery } from '../../../../__generated__/signInViewerQuery.graphql.ts'
import { RequestFailed, runOperation } from '../../../../relay/operation.ts'
import { requestPasskey } from '../../../../ui/secondFactor/passkeys.ts'

export type Challenge = NonNullable<
  NonNullable<NonNullable<signInMutation['response']['signIn']>['twoFactorChallenge']>
>
export type TwoFactorMethod = Challenge['methods'][number]
/** A code or a passkey's answer, as the second factor. */
export type ShownFactor =
  { method: 'AUTHENTICATOR_APP' | 'BACKUP_CODES'; code: string } | { method: 'PASSKEY'; passkeyAssertion: string }
export type SignInError = { message: string; field: string | null; code: string | null }

/** Signed in, second factor required, or rejected. */
export type SignInResult =
  | { kind: 'signedIn' }
  | { kind: 'challenge'; challenge: Challenge }
  | { kind: 'refused'; errors: readonly SignInError[] }

/** Sends email and password. Never rejects. */
export async function signIn(email: string, password: string, remember: boolean): Promise<SignInResult> {
  return refusing(async () => {
    const { signIn: payload } = await runOperation<signInMutation>(
      graphql`
        mutation signInMutation($input: SignInInput!) {
          signIn(input: $input) {
            viewer {
              uuid
            }
            twoFactorChallenge {
              token
              methods
            }
            userErrors {
              code
              message
              field
            }
          }
        }
      `,
      { input: { email, password, remember } },
    )
    if (payload?.twoFactorChallenge) return { kind: 'challenge', challenge: payload.twoFactorChallenge }
    return resultOf(payload)
  })
}

/** Answers the challenge. Never rejects. */
export async function verify(challengeToken: string, shown: ShownFactor): Promise<SignInResult> {
  return refusing(async () => {
    const { verifyTwoFactor } = await runOperation<signInVerifyMutation>(
      graphql`
        mutation signInVerifyMutation($input: VerifyTwoFactorInput!) {
          verifyTwoFactor(input: $input) {
            viewer {
              uuid
            }
            userErrors {
              code
              message
              field
            }
          }
        }
      `,
      { input: { challengeToken, ...shown } },
    )
    return resultOf(verifyTwoFactor)
  })
}

/** The options for the passkey that answers a challenge. */
export const readChallengeOptions = (challengeToken: string) => readPasskeyOptions({ challengeToken })

/** Signs in with only a passkey. Never rejects; null: the user closed the browser's dialog. */
export async function signInWithPasskey(remember: boolean): Promise<SignInResult | null> {
  const outcome = await requestPasskey(() => readPasskeyOptions({}))
  if (outcome.kind === 'cancelled') return null
  if (outcome.kind === 'failed')
    return { kind: 'refused', errors: [{ message: outcome.message, field: null, code: '' }] }
  return refusing(async () => {
    const { signInWithPasskey: payload } = await runOperation<signInPasskeyMutation>(
      graphql`
        mutation signInPasskeyMutation($input: SignInWithPasskeyInput!) {
          signInWithPasskey(input: $input) {
            viewer {
              uuid
            }
            userErrors {
              code
              message
              field
            }
          }
        }
      `,
      { input: { passkeyAssertion: outcome.answer, remember } },
    )
    return resultOf(payload)
  })
}

async function readPasskeyOptions(input: signInPasskeyOptionsMutation['variables']['input']) {
  const { startPasskeySignIn } = await runOperation<signInPasskeyOptionsMutation>(
    graphql`
      mutation signInPasskeyOptionsMutation($input: StartPasskeySignInInput!) {
        startPasskeySignIn(input: $input) {
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
  return startPasskeySignIn
}

/** Whether a user is signed in already, the sign-in provider, and whether there are any accounts; when unknown: no, none and yes. */
export async function readEntrance(): Promise<{ signedIn: boolean; provider: string | null; hasPeople: boolean }> {
  const query = graphql`
    query signInViewerQuery {
      viewer {
        uuid
      }
      signInProvider {
        name
      }
      hasPeople
    }
  `
  return runOperation<signInViewerQuery>(query, {}).then(
    ({ viewer, signInProvider, hasPeople }) => ({
      signedIn: viewer !== null && viewer !== undefined,
      provider: signInProvider?.name ?? null,
      hasPeople,
    }),
    () => ({ signedIn: false, provider: null, hasPeople: true }),
  )
}

/** The payload of mutations that sign in. */
export type Payload = {
  readonly viewer?: { readonly uuid: string } | null | undefined
  readonly userErrors: readonly {
    readonly code: string
    readonly message: string
    readonly field?: readonly string[] | null | undefined
  }[]
}

/** Signed in, or why not. */
export function resultOf(payload: Payload | null | undefined): SignInResult {
  if (payload?.viewer) return { kind: 'signedIn' }
  const errors = payload?.userErrors.map(({ code, message, field }) => ({ code, message, field: field?.[0] ?? null }))
  return { kind: 'refused', errors: errors ?? [] }
}

/** A request that failed as a whole counts as a rejection too. */
export async function refusing(request: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await request()
  } catch (error) {
    const failure = error instanceof RequestFailed ? error : new RequestFailed('', null)
    return { kind: 'refused', errors: [{ message: failure.message, field: null, code: failure.code }] }
  }
}

/** The message of a rejection: the server's, or that there was no answer. */
export function failureText(result: SignInResult, formatMessage: (message: { id: string }) => string): string {
  const [error] = result.kind === 'refused' ? result.errors : []
  return error?.message || formatMessage({ id: error?.code === null ? 'request.unreachable' : 'error.server' })
}
