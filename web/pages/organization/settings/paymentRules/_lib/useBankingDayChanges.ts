// One hook per mutation of the banking calendar; the answer contains the shown year.
import { graphql } from 'react-relay/hooks'
import type { useBankingDayChangesResetMutation } from '../../../../../__generated__/useBankingDayChangesResetMutation.graphql.ts'
import type { useBankingDayChangesSetMutation } from '../../../../../__generated__/useBankingDayChangesSetMutation.graphql.ts'
import { useMutation } from '../../../../../relay/useMutation.ts'

/** Enters a day, or changes it. */
export function useSetBankingDay() {
  return useMutation<useBankingDayChangesSetMutation>(
    graphql`
      mutation useBankingDayChangesSetMutation($input: SetBankingDayInput!, $year: Int!) {
        setBankingDay(input: $input) {
          organization {
            ...CalendarCard_organization @arguments(year: $year)
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

/** Removes the entry of a day. */
export function useResetBankingDay() {
  return useMutation<useBankingDayChangesResetMutation>(
    graphql`
      mutation useBankingDayChangesResetMutation($input: ResetBankingDayInput!, $year: Int!) {
        resetBankingDay(input: $input) {
          organization {
            ...CalendarCard_organization @arguments(year: $year)
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
