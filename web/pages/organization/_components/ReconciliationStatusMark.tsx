import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../ui/StatusMark.tsx'
import type { NamesUnder } from '../../../i18n/messages.ts'

const kinds: Record<string, StatusKind> = {
  UNRECONCILED: 'scheduled',
  PARTIALLY_RECONCILED: 'partial',
  RECONCILED: 'done',
  ARCHIVED: 'off',
}

/** The reconciliation status of a record. */
export function ReconciliationStatusMark({ status }: { status: NamesUnder<'reconciliationStatus.'> }) {
  return (
    <StatusMark kind={kinds[status] ?? 'off'}>
      <FormattedMessage id={`reconciliationStatus.${status}`} />
    </StatusMark>
  )
}
