import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const kinds: Readonly<Record<string, StatusKind>> = { OPEN: 'needsAction', IN_PROGRESS: 'partial', RESOLVED: 'done' }

/** The status of an exception; `note` names its assignee. */
export function ExceptionStatusMark({ status, note }: { status: NamesUnder<'exceptions.status.'>; note?: ReactNode }) {
  return (
    <StatusMark kind={kinds[status] ?? 'off'} note={note}>
      <FormattedMessage id={`exceptions.status.${status}`} />
    </StatusMark>
  )
}
