import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds: Readonly<Record<string, StatusKind>> = {
  WAITING: 'needsAction',
  OPEN: 'scheduled',
  PARTIALLY_FULFILLED: 'partial',
  FULFILLED: 'done',
  CLOSED: 'off',
  REJECTED: 'failed',
  CANCELED: 'off',
}

/** The status of an order; an open one without approval is shown as needing it. */
export function SalesOrderStatusMark({
  order,
}: {
  order: { readonly status: string; readonly approvedAt: string | null | undefined }
}) {
  const state = stateOf(order)
  return (
    <StatusMark kind={kinds[state] ?? 'off'}>
      <FormattedMessage id={`salesOrderStatus.${state}`} />
    </StatusMark>
  )
}

function stateOf({ status, approvedAt }: { readonly status: string; readonly approvedAt: string | null | undefined }) {
  switch (status) {
    case 'OPEN':
      return approvedAt ? 'OPEN' : 'WAITING'
    case 'PARTIALLY_FULFILLED':
    case 'FULFILLED':
    case 'REJECTED':
    case 'CANCELED':
      return status
    default:
      return 'CLOSED'
  }
}
