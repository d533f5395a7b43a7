import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds = {
  PENDING: 'needsAction',
  SUCCEEDED: 'done',
  UNVERIFIED: 'partial',
  CANCELED: 'off',
} as const satisfies Record<string, StatusKind>

type State = keyof typeof kinds
type Shown = { readonly status: string; readonly verification: string | null | undefined }

/** Where a payment received stands; a claim says that the bank does not show it yet. */
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
  return status === 'PENDING' ? 'PENDING' : 'CANCELED'
}
