// One hook per mutation of an API token.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChangeTokensCreateMutation } from '../../../../../__generated__/useChangeTokensCreateMutation.graphql.ts'
import type { useChangeTokensRevokeMutation } from '../../../../../__generated__/useChangeTokensRevokeMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Creates a token; its secret is only in this answer. */
export function useCreateToken() {
  return useMutation<useChangeTokensCreateMutation>(
    graphql`
      mutation useChangeTokensCreateMutation($input: CreateApiTokenInput!) {
        createApiToken(input: $input) {
          token
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}

/** Revokes a token at once. */
export function useRevokeToken() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeTokensRevokeMutation>(
    graphql`
      mutation useChangeTokensRevokeMutation($input: RevokeApiTokenInput!) {
        revokeApiToken(input: $input) {
          apiToken {
            ...ApiTokenRow_token
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'apiTokens.revoked' }) },
  )
}
