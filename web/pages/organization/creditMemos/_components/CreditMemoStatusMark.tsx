import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds = {
  DRAFT: 'off',
  PENDING: 'needsAction',
  OPEN: 'scheduled',
  PARTIALLY_APPLIED: 'partial',
  APPLIED: 'done',
  REFUNDING: 'needsAction',
  REFUNDED: 'done',
  VOIDED: 'off',
} as const satisfies Record<string, StatusKind>

type State = keyof typeof kinds
const isState = (status: string): status is State => Object.hasOwn(kinds, status)

/** The status of a credit memo. A write-off applies only to its own invoice, and says so. */
export function CreditMemoStatusMark({ status, kind }: { status: string; kind: string }) {
  const state = isState(status) ? status : 'DRAFT'
  const isLost = state === 'APPLIED' && kind === 'WRITE_OFF'
  return (
    <StatusMark kind={isLost ? 'off' : kinds[state]}>
      {isLost ? (
        <FormattedMessage id="creditMemos.status.writtenOff" />
      ) : (
        <FormattedMessage id={`creditMemos.status.${state}`} />
      )}
    </StatusMark>
  )
}
