import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds = {
  PENDING: 'needsAction',
  SUCCEEDED: 'done',
  UNVERIFIED: 'partial',
  FAILED: 'failed',
  CANCELED: 'off',
  REFUNDED: 'off',
} as const satisfies Record<string, StatusKind>

type State = keyof typeof kinds
type Shown = { readonly status: string; readonly verification: string | null | undefined }

/** The status of a received payment; a claim is marked as not confirmed by the bank. */
export function ReceivedPaymentStatusMark({ payment }: { payment: Shown }) {
  const state = stateOf(payment)
  return (
    <StatusMark kind={kinds[state]}>
      <FormattedMessage id={`receivedPayments.status.${state}`} />
    </StatusMark>
  )
}

function stateOf({ status, verification }: Shown): State {
  if (status === 'SUCCEEDED') return verification === 'UNVERIFIED' ? 'UNVERIFIED' : 'SUCCEEDED'
  return status === 'PENDING' || status === 'FAILED' || status === 'REFUNDED' ? status : 'CANCELED'
}
