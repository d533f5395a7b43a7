// One hook per mutation of a rule, and of learned parties. Each answer contains all of them.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRuleChangesApplyMutation } from '../../../../../__generated__/useRuleChangesApplyMutation.graphql.ts'
import type { useRuleChangesCounterpartyMutation } from '../../../../../__generated__/useRuleChangesCounterpartyMutation.graphql.ts'
import type { useRuleChangesCreateMutation } from '../../../../../__generated__/useRuleChangesCreateMutation.graphql.ts'
import type { useRuleChangesDeleteMutation } from '../../../../../__generated__/useRuleChangesDeleteMutation.graphql.ts'
import type { useRuleChangesForgetMutation } from '../../../../../__generated__/useRuleChangesForgetMutation.graphql.ts'
import type { useRuleChangesOrderMutation } from '../../../../../__generated__/useRuleChangesOrderMutation.graphql.ts'
import type { useRuleChangesSwitchMutation } from '../../../../../__generated__/useRuleChangesSwitchMutation.graphql.ts'
import type { useRuleChangesUpdateMutation } from '../../../../../__generated__/useRuleChangesUpdateMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Adds a rule, evaluated last. */
export function useCreateRule() {
  const { formatMessage } = useIntl()
  return useMutation<useRuleChangesCreateMutation>(
    graphql`
      mutation useRuleChangesCreateMutation($input: CreateCashRuleInput!) {
        createCashRule(input: $input) {
          organization {
            ...RulesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'settings.saved' }), quiet: true },
  )
}

/** Changes a rule for future transactions. */
export function useUpdateRule() {
  const { formatMessage } = useIntl()
  return useMutation<useRuleChangesUpdateMutation>(
    graphql`
      mutation useRuleChangesUpdateMutation($input: UpdateCashRuleInput!) {
        updateCashRule(input: $input) {
          organization {
            ...RulesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'settings.saved' }), quiet: true },
  )
}

/** Switches a rule on or off. */
export const useSwitchRule = () =>
  useMutation<useRuleChangesSwitchMutation>(
    graphql`
      mutation useRuleChangesSwitchMutation($input: SwitchCashRuleInput!) {
        switchCashRule(input: $input) {
          organization {
            ...RulesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Deletes a rule; transactions keep its categories. */
export const useDeleteRule = () =>
  useMutation<useRuleChangesDeleteMutation>(
    graphql`
      mutation useRuleChangesDeleteMutation($input: DeleteCashRuleInput!) {
        deleteCashRule(input: $input) {
          organization {
            ...RulesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Reorders all rules. */
export const useOrderRules = () =>
  useMutation<useRuleChangesOrderMutation>(
    graphql`
      mutation useRuleChangesOrderMutation($input: OrderCashRulesInput!) {
        orderCashRules(input: $input) {
          organization {
            ...RulesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Applies a rule to one batch of existing transactions. */
export const useApplyRule = () =>
  useMutation<useRuleChangesApplyMutation>(
    graphql`
      mutation useRuleChangesApplyMutation($input: ApplyCashRuleInput!) {
        applyCashRule(input: $input) {
          looked
          changed
          next
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Deletes what was learned about a party. */
export const useForgetLearnt = () =>
  useMutation<useRuleChangesForgetMutation>(
    graphql`
      mutation useRuleChangesForgetMutation($input: ForgetLearntCategoryInput!) {
        forgetLearntCategory(input: $input) {
          organization {
            ...LearntCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Sets the default category of a counterparty's transactions, or removes it. */
export const useSetCounterpartyCategory = () =>
  useMutation<useRuleChangesCounterpartyMutation>(
    graphql`
      mutation useRuleChangesCounterpartyMutation($input: SetCounterpartyCategoryInput!) {
        setCounterpartyCategory(input: $input) {
          organization {
            ...CounterpartyCategoriesCard_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
