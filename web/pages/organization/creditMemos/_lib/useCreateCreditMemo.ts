import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCreateCreditMemoMutation } from '../../../../__generated__/useCreateCreditMemoMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Creates a draft that credits lines of an invoice. */
export function useCreateCreditMemo() {
  const { formatMessage } = useIntl()
  return useMutation<useCreateCreditMemoMutation>(
    graphql`
      mutation useCreateCreditMemoMutation($input: CreateCreditMemoInput!) {
        createCreditMemo(input: $input) {
          creditMemo {
            uuid
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: () => formatMessage({ id: 'creditMemos.created' }), quiet: true },
  )
}
