import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const kinds: Partial<Record<string, StatusKind>> = {
  NEW: 'scheduled',
  ACTIVE: 'done',
  DORMANT: 'needsAction',
  CLOSED: 'off',
}

/** The status of a bank account. */
export function AccountStatusMark({ status }: { status: NamesUnder<'bankAccounts.state.'> }) {
  return (
    <StatusMark kind={kinds[status] ?? 'off'}>
      <FormattedMessage id={`bankAccounts.state.${status}`} />
    </StatusMark>
  )
}
