import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUndoApplicationsMutation } from '../../../../__generated__/useUndoApplicationsMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Undoes applications of a credit memo. */
export function useUndoApplications() {
  const { formatMessage } = useIntl()
  return useMutation<useUndoApplicationsMutation>(
    graphql`
      mutation useUndoApplicationsMutation($input: UndoCreditMemoApplicationsInput!) {
        undoCreditMemoApplications(input: $input) {
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
    { success: () => formatMessage({ id: 'creditMemos.undone' }), quiet: true },
  )
}
