import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChangeCollectorRulesDeleteMutation } from '../../../../../__generated__/useChangeCollectorRulesDeleteMutation.graphql.ts'
import type { useChangeCollectorRulesSetMutation } from '../../../../../__generated__/useChangeCollectorRulesSetMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Confirms or enters a value; `quiet` leaves errors to a dialog. */
export function useSetCollectorRule({ quiet = false }: { quiet?: boolean } = {}) {
  const { formatMessage } = useIntl()
  return useMutation<useChangeCollectorRulesSetMutation>(
    graphql`
      mutation useChangeCollectorRulesSetMutation($input: SetCollectorRuleInput!) {
        setCollectorRule(input: $input) {
          organization {
            ...CollectorRulesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'collectorRules.saved' }), quiet },
  )
}

/** Deletes a value that a member confirmed or entered; the dialog shows errors. */
export function useDeleteCollectorRule() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeCollectorRulesDeleteMutation>(
    graphql`
      mutation useChangeCollectorRulesDeleteMutation($input: DeleteCollectorRuleInput!) {
        deleteCollectorRule(input: $input) {
          organization {
            ...CollectorRulesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'collectorRules.deleted' }), quiet: true },
  )
}
