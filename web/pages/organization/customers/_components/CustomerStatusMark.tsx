import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds: Readonly<Record<string, StatusKind>> = {
  INVITED: 'scheduled',
  REQUEST_SENT: 'needsAction',
  REJECTED: 'failed',
  ACTIVE: 'done',
}

type CustomerStatusMarkProps = {
  customer: { readonly status: NamesUnder<'customerStatus.'>; readonly reason: ReactNode }
}

/** The status of a customer, with its reason if there is one. */
export function CustomerStatusMark({ customer: { status, reason } }: CustomerStatusMarkProps) {
  return (
    <StatusMark kind={kinds[status] ?? 'off'} note={reason ?? null}>
      <FormattedMessage id={`customerStatus.${status}`} />
    </StatusMark>
  )
}
