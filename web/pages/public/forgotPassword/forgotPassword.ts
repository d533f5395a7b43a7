// Requests of the forgotten-password pages to the BFF, without a Relay environment, as in signing in.
import { graphql } from 'relay-runtime'
import type { forgotPasswordLinkQuery } from '../../../__generated__/forgotPasswordLinkQuery.graphql.ts'
import type { forgotPasswordRequestMutation } from '../../../__generated__/forgotPasswordRequestMutation.graphql.ts'
import type { forgotPasswordResetMutation } from '../../../__generated__/forgotPasswordResetMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

/** Requests a link by email. */
export async function requestLink(email: string) {
  const mutation = graphql`
    mutation forgotPasswordRequestMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        mailbox
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<forgotPasswordRequestMutation>(mutation, { input: { email } })).requestPasswordReset
}

/** The user whose password a link sets; null when it can't be used any more. */
export async function checkLink(token: string): Promise<{ email: string } | null> {
  const query = graphql`
    query forgotPasswordLinkQuery($token: String!) {
      passwordReset(token: $token) {
        email
      }
    }
  `
  return (await runOperation<forgotPasswordLinkQuery>(query, { token })).passwordReset ?? null
}

/** Sets the password, and invalidates the link. */
export async function resetPassword(token: string, password: string) {
  const mutation = graphql`
    mutation forgotPasswordResetMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<forgotPasswordResetMutation>(mutation, { input: { token, password } })).resetPassword
}
