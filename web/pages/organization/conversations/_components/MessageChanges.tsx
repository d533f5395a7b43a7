import { useMemo } from 'react'
import { graphql } from 'react-relay/hooks'
import type { MessageChangesInvoiceSubscription } from '../../../../__generated__/MessageChangesInvoiceSubscription.graphql.ts'
import type { MessageChangesSalesOrderSubscription } from '../../../../__generated__/MessageChangesSalesOrderSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useThrottledCallback } from '../../../../relay/useThrottledCallback.ts'
import type { Subject } from '../_lib/subject.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

type ChangesProps = { id: string; onChange: () => void }

function SalesOrderChanges({ id, onChange }: ChangesProps) {
  const settled = useThrottledCallback(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<MessageChangesSalesOrderSubscription> => ({
      subscription: graphql`
        subscription MessageChangesSalesOrderSubscription($id: ID!) {
          salesOrderConversationChanged(salesOrderId: $id) {
            recordUuid
          }
        }
      `,
      variables: { id },
      onNext: settled,
    }),
    [id, settled],
  )
  useLiveSubscription(config, settled)
  return null
}

function InvoiceChanges({ id, onChange }: ChangesProps) {
  const settled = useThrottledCallback(onChange, SETTLE_MS)
  const config = useMemo(
    (): LiveSubscription<MessageChangesInvoiceSubscription> => ({
      subscription: graphql`
        subscription MessageChangesInvoiceSubscription($id: ID!) {
          invoiceConversationChanged(invoiceId: $id) {
            recordUuid
          }
        }
      `,
      variables: { id },
      onNext: settled,
    }),
    [id, settled],
  )
  useLiveSubscription(config, settled)
  return null
}

/** Keeps a conversation up to date: `onChange` refetches it. */
export function MessageChanges({ subject: { kind, id }, onChange }: { subject: Subject; onChange: () => void }) {
  return kind === 'SALES_ORDER' ? (
    <SalesOrderChanges id={id} onChange={onChange} />
  ) : (
    <InvoiceChanges id={id} onChange={onChange} />
  )
}
