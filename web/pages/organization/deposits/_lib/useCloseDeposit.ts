import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCloseDepositMutation } from '../../../../__generated__/useCloseDepositMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Closes an active deposit before maturity. */
export function useCloseDeposit() {
  const { formatMessage } = useIntl()
  return useMutation<useCloseDepositMutation>(
    graphql`
      mutation useCloseDepositMutation($input: CloseDepositInput!) {
        closeDeposit(input: $input) {
          deposit {
            uuid
            ...DepositsPage_row
            ...DepositPage_deposit
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'deposits.closedEarly' }), quiet: true },
  )
}
