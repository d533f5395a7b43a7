// Signing in to the customer portal, and out of it.
import { graphql } from 'relay-runtime'
import type { signingInRequestSignInMutation } from '../../../__generated__/signingInRequestSignInMutation.graphql.ts'
import type { signingInSignInMutation } from '../../../__generated__/signingInSignInMutation.graphql.ts'
import type { signingInSignOutMutation } from '../../../__generated__/signingInSignOutMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'

/** Requests an emailed link, if there is a customer with this email. */
export async function requestSignIn(email: string) {
  const mutation = graphql`
    mutation signingInRequestSignInMutation($input: RequestCustomerSignInInput!) {
      requestCustomerSignIn(input: $input) {
        mailbox
        userErrors {
          message
        }
      }
    }
  `
  return (await runOperation<signingInRequestSignInMutation>(mutation, { input: { email } })).requestCustomerSignIn
}

export async function signIn(token: string) {
  const mutation = graphql`
    mutation signingInSignInMutation($input: SignInCustomerInput!) {
      signInCustomer(input: $input) {
        signedIn
        userErrors {
          message
        }
      }
    }
  `
  return (await runOperation<signingInSignInMutation>(mutation, { input: { token } })).signInCustomer
}

export async function signOut(): Promise<void> {
  const mutation = graphql`
    mutation signingInSignOutMutation {
      signOutCustomer {
        userErrors {
          message
        }
      }
    }
  `
  await runOperation<signingInSignOutMutation>(mutation, {})
}
