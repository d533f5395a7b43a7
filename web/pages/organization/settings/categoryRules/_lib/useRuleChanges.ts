// One hook per change of a rule, and of what is known of parties. All of them come back with the answer.
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

/** Adds a rule, the last to be tried. */
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

/** Changes a rule for the transactions to come. */
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

/** Deletes a rule; transactions keep what they have of it. */
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

/** Puts all rules into another order. */
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

/** Applies a rule to one piece of the transactions that are there. */
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

/** Forgets what was learnt of a party. */
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

/** Sets what a counterparty's transactions are, or that they are nothing in particular. */
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
