import { graphql } from 'react-relay/hooks'
import type { usePostMessageInvoiceMutation } from '../../../../__generated__/usePostMessageInvoiceMutation.graphql.ts'
import type { usePostMessageSalesOrderMutation } from '../../../../__generated__/usePostMessageSalesOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import type { Subject } from './subject.ts'

type Written = {
  visibility: 'INTERNAL' | 'CUSTOMER'
  body: string
  mentions: string[]
  fileIds: string[]
}

/** Posts a message about a record; a retry without an answer does not post twice. */
export function usePostMessage({ kind, id }: Subject) {
  const [postAboutOrder, isPostingOrder] = useMutation<usePostMessageSalesOrderMutation>(
    graphql`
      mutation usePostMessageSalesOrderMutation($input: PostSalesOrderMessageInput!) {
        postSalesOrderMessage(input: $input) {
          message {
            id
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const [postAboutInvoice, isPostingInvoice] = useMutation<usePostMessageInvoiceMutation>(
    graphql`
      mutation usePostMessageInvoiceMutation($input: PostInvoiceMessageInput!) {
        postInvoiceMessage(input: $input) {
          message {
            id
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const once = useIdempotentSubmit()
  const post = (written: Written) =>
    kind === 'SALES_ORDER'
      ? once(written, idempotencyKey =>
          postAboutOrder({ variables: { input: { salesOrderId: id, ...written, idempotencyKey } } }),
        )
      : once(written, idempotencyKey =>
          postAboutInvoice({ variables: { input: { invoiceId: id, ...written, idempotencyKey } } }),
        )
  return [post, isPostingOrder || isPostingInvoice] as const
}
