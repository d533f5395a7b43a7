import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds = {
  OPEN: 'needsAction',
  ACCEPTED: 'done',
  REJECTED: 'failed',
  CANCELED: 'off',
  CLOSED: 'off',
} as const satisfies Readonly<Record<string, StatusKind>>

const isKnown = (status: string): status is keyof typeof kinds => Object.hasOwn(kinds, status)

/** The status of a purchase order. */
export function PurchaseOrderStatusMark({ status }: { status: string }) {
  const known = isKnown(status) ? status : 'CLOSED'
  return (
    <StatusMark kind={kinds[known]}>
      <FormattedMessage id={`purchaseOrders.tab.${known}`} />
    </StatusMark>
  )
}
