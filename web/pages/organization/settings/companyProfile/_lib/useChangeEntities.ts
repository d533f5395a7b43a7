// One hook per mutation of an entity. After adding or deleting, the answer contains the list.
import { graphql } from 'react-relay/hooks'
import type { useChangeEntitiesCreateMutation } from '../../../../../__generated__/useChangeEntitiesCreateMutation.graphql.ts'
import type { useChangeEntitiesDeleteMutation } from '../../../../../__generated__/useChangeEntitiesDeleteMutation.graphql.ts'
import type { useChangeEntitiesUpdateMutation } from '../../../../../__generated__/useChangeEntitiesUpdateMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Adds an entity. */
export function useCreateEntity() {
  return useMutation<useChangeEntitiesCreateMutation>(
    graphql`
      mutation useChangeEntitiesCreateMutation($input: CreateEntityInput!) {
        createEntity(input: $input) {
          organization {
            ...EntitiesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}

/** Changes an entity. */
export function useUpdateEntity() {
  return useMutation<useChangeEntitiesUpdateMutation>(
    graphql`
      mutation useChangeEntitiesUpdateMutation($input: UpdateEntityInput!) {
        updateEntity(input: $input) {
          entity {
            id
            name
            taxNumber
            taxNumberDoubtful
            address
            isVatRegistered
            branchNumber
            finalTaxLetter
            finalTaxLetterUntil
            version
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}

/** Deletes an entity that owns no bank account and has issued nothing. */
export function useDeleteEntity() {
  return useMutation<useChangeEntitiesDeleteMutation>(
    graphql`
      mutation useChangeEntitiesDeleteMutation($input: DeleteEntityInput!) {
        deleteEntity(input: $input) {
          organization {
            ...EntitiesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
