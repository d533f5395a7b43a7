import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUpdateOrganizationMutation } from '../../../../../__generated__/useUpdateOrganizationMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Changes the company profile; the menu and the default entity update. */
export function useUpdateOrganization() {
  const { formatMessage } = useIntl()
  return useMutation<useUpdateOrganizationMutation>(
    graphql`
      mutation useUpdateOrganizationMutation($input: UpdateOrganizationInput!) {
        updateOrganization(input: $input) {
          organization {
            id
            taxNumberDoubtful
            ...CompanyCard_organization
            ...EntitiesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    {
      success: ({ organization }) =>
        formatMessage({ id: organization?.taxNumberDoubtful ? 'company.saved.doubtful' : 'settings.saved' }),
      quiet: true,
    },
  )
}
