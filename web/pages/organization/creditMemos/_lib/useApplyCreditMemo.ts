import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useApplyCreditMemoMutation } from '../../../../__generated__/useApplyCreditMemoMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Applies a credit memo to chosen invoices. */
export function useApplyCreditMemo() {
  const { formatMessage } = useIntl()
  return useMutation<useApplyCreditMemoMutation>(
    graphql`
      mutation useApplyCreditMemoMutation($input: ApplyCreditMemoInput!) {
        applyCreditMemo(input: $input) {
          creditMemo {
            ...CreditMemosPage_row
            ...CreditMemoPage_memo
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'creditMemos.applied' }), quiet: true },
  )
}
