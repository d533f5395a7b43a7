import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../ui/StatusMark.tsx'
import type { NamesUnder } from '../../../i18n/messages.ts'

const kinds: Readonly<Record<string, StatusKind>> = {
  NEEDS_APPROVAL: 'needsAction',
  SCHEDULED: 'scheduled',
  IN_PROGRESS: 'partial',
  SENT: 'done',
  FAILED: 'failed',
}

/** The status of a payment or transfer; `note` is shown next to it. */
export function PaymentStatusMark({ status, note }: { status: NamesUnder<'paymentStatus.'>; note?: ReactNode }) {
  return (
    <StatusMark kind={kinds[status] ?? 'off'} note={note}>
      <FormattedMessage id={`paymentStatus.${status}`} />
    </StatusMark>
  )
}
