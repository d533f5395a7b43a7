import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const kinds: Partial<Record<string, StatusKind>> = {
  NEVER: 'scheduled',
  WORKING: 'done',
  STALE: 'needsAction',
  FAILING: 'failed',
  SYNCING: 'partial',
}

/** The status of a connection; during a sync, that. */
export function LinkStatusMark({
  status,
  isSyncing,
}: {
  status: NamesUnder<'bankAccounts.status.'>
  isSyncing: boolean
}) {
  const shown = isSyncing ? 'SYNCING' : status
  return (
    <StatusMark kind={kinds[shown] ?? 'off'}>
      <FormattedMessage id={`bankAccounts.status.${shown}`} />
    </StatusMark>
  )
}
