import { graphql } from 'react-relay/hooks'
import type { useAnswerOwnershipAcceptMutation } from '../../../../__generated__/useAnswerOwnershipAcceptMutation.graphql.ts'
import type { useAnswerOwnershipDeclineMutation } from '../../../../__generated__/useAnswerOwnershipDeclineMutation.graphql.ts'
import type { useAnswerOwnershipWithdrawMutation } from '../../../../__generated__/useAnswerOwnershipWithdrawMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** The possible responses of both sides to an offer of ownership. */
export function useAnswerOwnership() {
  const quiet = { quiet: true }
  const [accept] = useMutation<useAnswerOwnershipAcceptMutation>(
    graphql`
      mutation useAnswerOwnershipAcceptMutation($input: AcceptOwnershipInput!) {
        acceptOwnership(input: $input) {
          organization {
            id
            permissions
            ...OwnershipNotice_organization
            ...useMemberActions_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    quiet,
  )
  const [decline] = useMutation<useAnswerOwnershipDeclineMutation>(
    graphql`
      mutation useAnswerOwnershipDeclineMutation {
        declineOwnership {
          organization {
            id
            ...OwnershipNotice_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    quiet,
  )
  const [withdraw] = useMutation<useAnswerOwnershipWithdrawMutation>(
    graphql`
      mutation useAnswerOwnershipWithdrawMutation {
        withdrawOwnership {
          organization {
            id
            ...OwnershipNotice_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    quiet,
  )
  return { accept, decline, withdraw }
}
