import { FormattedMessage } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds: Readonly<Record<string, StatusKind>> = {
  NEVER: 'scheduled',
  WORKING: 'done',
  STALE: 'needsAction',
  FAILING: 'failed',
  SYNCING: 'partial',
}

type ProviderHealthMarkProps = {
  provider: { readonly status: string; readonly health: NamesUnder<'providers.health.'>; readonly isSyncing: boolean }
}

/** The status of a connection; during a sync, that. */
export function ProviderHealthMark({ provider: { status, health, isSyncing } }: ProviderHealthMarkProps) {
  const shown = status === 'DISABLED' ? 'DISABLED' : isSyncing ? 'SYNCING' : health
  return (
    <StatusMark kind={kinds[shown] ?? 'off'}>
      <FormattedMessage id={`providers.health.${shown}`} />
    </StatusMark>
  )
}
