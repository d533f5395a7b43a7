import { FormattedMessage } from 'react-intl'
import { StatusMark, type StatusKind } from '../../../../ui/StatusMark.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const kinds: Partial<Record<string, StatusKind>> = {
  ACTIVE: 'done',
  PAUSED: 'off',
  DISABLED: 'failed',
  PENDING: 'scheduled',
  DELIVERED: 'done',
  FAILED: 'failed',
}

/** The status of a webhook, or of a delivery. */
export function WebhookStatusMark({ status }: { status: NamesUnder<'webhooks.status.'> }) {
  return (
    <StatusMark kind={kinds[status] ?? 'off'}>
      <FormattedMessage id={`webhooks.status.${status}`} />
    </StatusMark>
  )
}
