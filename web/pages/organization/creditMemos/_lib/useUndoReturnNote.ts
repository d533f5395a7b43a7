import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useUndoReturnNoteMutation } from '../../../../__generated__/useUndoReturnNoteMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Removes the buyer's return note. */
export function useUndoReturnNote() {
  const { formatMessage } = useIntl()
  return useMutation<useUndoReturnNoteMutation>(
    graphql`
      mutation useUndoReturnNoteMutation($input: UndoReturnNoteInput!) {
        undoReturnNote(input: $input) {
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
    { success: () => formatMessage({ id: 'creditMemos.returnNote.undone' }), quiet: true },
  )
}
