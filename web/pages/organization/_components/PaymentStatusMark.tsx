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

/** Where a payment or transfer stands; `note` is what is worth knowing beside it. */
export function PaymentStatusMark({ status, note }: { status: NamesUnder<'paymentStatus.'>; note?: ReactNode }) {
  return (
    <StatusMark kind={kinds[status] ?? 'off'} note={note}>
      <FormattedMessage id={`paymentStatus.${status}`} />
    </StatusMark>
  )
}
