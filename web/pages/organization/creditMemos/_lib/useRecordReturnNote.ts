import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useRecordReturnNoteMutation } from '../../../../__generated__/useRecordReturnNoteMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Records the buyer's note of a return. */
export function useRecordReturnNote() {
  const { formatMessage } = useIntl()
  return useMutation<useRecordReturnNoteMutation>(
    graphql`
      mutation useRecordReturnNoteMutation($input: RecordReturnNoteInput!) {
        recordReturnNote(input: $input) {
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
    { success: () => formatMessage({ id: 'creditMemos.returnNote.recorded' }), quiet: true },
  )
}
