// One hook per change of an entity. A list that grew or shrank comes back with the answer.
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

/** Gives an entity another name. */
export function useUpdateEntity() {
  return useMutation<useChangeEntitiesUpdateMutation>(
    graphql`
      mutation useChangeEntitiesUpdateMutation($input: UpdateEntityInput!) {
        updateEntity(input: $input) {
          entity {
            id
            name
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

/** Deletes an entity that owns no bank account. */
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
