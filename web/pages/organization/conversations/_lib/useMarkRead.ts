import { useEffect, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useMarkReadInvoiceMutation } from '../../../../__generated__/useMarkReadInvoiceMutation.graphql.ts'
import type { useMarkReadSalesOrderMutation } from '../../../../__generated__/useMarkReadSalesOrderMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import type { Subject } from './subject.ts'

const onVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
const isVisible = () => document.visibilityState === 'visible'

/** Marks the conversation as read up to its newest message, once the window is visible. */
export function useMarkRead({ kind, id }: Subject, newest: string | undefined): void {
  const [markSalesOrder] = useMutation<useMarkReadSalesOrderMutation>(
    graphql`
      mutation useMarkReadSalesOrderMutation($input: MarkSalesOrderConversationReadInput!) {
        markSalesOrderConversationRead(input: $input) {
          salesOrder {
            id
            unreadMessages
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const [markInvoice] = useMutation<useMarkReadInvoiceMutation>(
    graphql`
      mutation useMarkReadInvoiceMutation($input: MarkInvoiceConversationReadInput!) {
        markInvoiceConversationRead(input: $input) {
          invoice {
            id
            unreadMessages
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const isSeen = useSyncExternalStore(onVisibility, isVisible)
  const [marked, setMarked] = useState<string>()
  useEffect(() => {
    if (newest === undefined || newest === marked || !isSeen) return
    setMarked(newest)
    // On failure it is marked with the next message, or when it is opened again.
    if (kind === 'SALES_ORDER') void markSalesOrder({ variables: { input: { salesOrderId: id, messageId: newest } } })
    else void markInvoice({ variables: { input: { invoiceId: id, messageId: newest } } })
  }, [kind, id, newest, marked, isSeen, markSalesOrder, markInvoice])
}
