// One hook per mutation of planned lines; each answer contains all lines.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { usePlannedLineChangesCreateMutation } from '../../../../__generated__/usePlannedLineChangesCreateMutation.graphql.ts'
import type { usePlannedLineChangesDeleteMutation } from '../../../../__generated__/usePlannedLineChangesDeleteMutation.graphql.ts'
import type { usePlannedLineChangesUpdateMutation } from '../../../../__generated__/usePlannedLineChangesUpdateMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a planned line. */
export function useCreatePlannedLine() {
  const { formatMessage } = useIntl()
  return useMutation<usePlannedLineChangesCreateMutation>(
    graphql`
      mutation usePlannedLineChangesCreateMutation($input: CreatePlannedLineInput!) {
        createPlannedLine(input: $input) {
          organization {
            ...PlannedLines_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'cashForecast.plan.saved' }) },
  )
}

/** Replaces a planned line. */
export function useUpdatePlannedLine() {
  const { formatMessage } = useIntl()
  return useMutation<usePlannedLineChangesUpdateMutation>(
    graphql`
      mutation usePlannedLineChangesUpdateMutation($input: UpdatePlannedLineInput!) {
        updatePlannedLine(input: $input) {
          organization {
            ...PlannedLines_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'cashForecast.plan.saved' }) },
  )
}

/** Deletes a planned line. */
export function useDeletePlannedLine() {
  const { formatMessage } = useIntl()
  return useMutation<usePlannedLineChangesDeleteMutation>(
    graphql`
      mutation usePlannedLineChangesDeleteMutation($input: DeletePlannedLineInput!) {
        deletePlannedLine(input: $input) {
          organization {
            ...PlannedLines_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'cashForecast.plan.deleted' }) },
  )
}
