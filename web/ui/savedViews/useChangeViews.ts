import { graphql } from 'react-relay/hooks'
import type { useChangeViewsCreateMutation } from '../../__generated__/useChangeViewsCreateMutation.graphql.ts'
import type { useChangeViewsDeleteMutation } from '../../__generated__/useChangeViewsDeleteMutation.graphql.ts'
import type { useChangeViewsUpdateMutation } from '../../__generated__/useChangeViewsUpdateMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Creates a view; the dialog shows errors. */
export function useCreateView() {
  return useMutation<useChangeViewsCreateMutation>(
    graphql`
      mutation useChangeViewsCreateMutation($input: CreateSavedViewInput!, $list: SavedViewList!) {
        createSavedView(input: $input) {
          savedView {
            uuid
            query
          }
          organization {
            ...useSavedViews_organization @arguments(list: $list)
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

/** Renames, shares or changes a view; `quiet` leaves errors to a dialog. */
export function useUpdateView(options: { quiet?: boolean } = {}) {
  return useMutation<useChangeViewsUpdateMutation>(
    graphql`
      mutation useChangeViewsUpdateMutation($input: UpdateSavedViewInput!, $list: SavedViewList!) {
        updateSavedView(input: $input) {
          organization {
            ...useSavedViews_organization @arguments(list: $list)
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    options,
  )
}

/** Deletes a view; the dialog shows errors. */
export function useDeleteView() {
  return useMutation<useChangeViewsDeleteMutation>(
    graphql`
      mutation useChangeViewsDeleteMutation($input: DeleteSavedViewInput!, $list: SavedViewList!) {
        deleteSavedView(input: $input) {
          organization {
            ...useSavedViews_organization @arguments(list: $list)
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
