// What the sign-in screen asks of the BFF. No Relay environment exists yet, and none is wanted in this chunk.
import { graphql } from 'relay-runtime'
import type { signInMutation } from '../../../__generated__/signInMutation.graphql.ts'
import type { signInVerifyMutation } from '../../../__generated__/signInVerifyMutation.graphql.ts'
import type { signInViewerQuery } from '../../../__generated__/signInViewerQuery.graphql.ts'
import { RequestFailed, runOperation } from '../../../relay/operation.ts'

export type Challenge = NonNullable<
  NonNullable<NonNullable<signInMutation['response']['signIn']>['twoFactorChallenge']>
>
export type TwoFactorMethod = Challenge['methods'][number]
export type SignInError = { message: string; field: string | null; code: string | null }

/** Signed in, asked for a second factor, or refused. */
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

/** Answers the challenge with a code. Never rejects. */
export async function verify(challengeToken: string, method: TwoFactorMethod, code: string): Promise<SignInResult> {
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
      { input: { challengeToken, method: knownMethod(method), code } },
    )
    return resultOf(verifyTwoFactor)
  })
}

/** Whether somebody is signed in already; unknown counts as no. */
export async function isSignedIn(): Promise<boolean> {
  const query = graphql`
    query signInViewerQuery {
      viewer {
        uuid
      }
    }
  `
  return runOperation<signInViewerQuery>(query, {}).then(
    ({ viewer }) => viewer !== null && viewer !== undefined,
    () => false,
  )
}

type Payload = {
  readonly viewer?: { readonly uuid: string } | null | undefined
  readonly userErrors: readonly {
    readonly code: string
    readonly message: string
    readonly field?: readonly string[] | null | undefined
  }[]
}

function resultOf(payload: Payload | null | undefined): SignInResult {
  if (payload?.viewer) return { kind: 'signedIn' }
  const errors = payload?.userErrors.map(({ code, message, field }) => ({ code, message, field: field?.[0] ?? null }))
  return { kind: 'refused', errors: errors ?? [] }
}

async function refusing(request: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await request()
  } catch (error) {
    const failure = error instanceof RequestFailed ? error : new RequestFailed('', null)
    return { kind: 'refused', errors: [{ message: failure.message, field: null, code: failure.code }] }
  }
}

function knownMethod(method: TwoFactorMethod): Exclude<TwoFactorMethod, '%future added value'> {
  if (method === '%future added value') throw new RangeError('a method of a newer server')
  return method
}
