import { FormattedMessage, useIntl } from 'react-intl'
import type { MembershipStatus } from '../../../../__generated__/MembersPage_row.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const KINDS: Readonly<Record<string, StatusKind>> = {
  ACTIVE: 'done',
  INVITED: 'scheduled',
  EXPIRED: 'needsAction',
  DEACTIVATED: 'off',
  REMOVED: 'off',
}

/** A member's status; for an open invitation also its expiry. */
export function MemberStatusMark({ status, expiresAt }: { status: MembershipStatus; expiresAt: string | null }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const until = status === 'INVITED' && expiresAt !== null ? formats.recent(expiresAt) : null
  return (
    <StatusMark
      kind={KINDS[status] ?? 'off'}
      note={until === null ? undefined : formatMessage({ id: 'members.until' }, { until })}
    >
      <FormattedMessage id={`members.status.${status}`} />
    </StatusMark>
  )
}
