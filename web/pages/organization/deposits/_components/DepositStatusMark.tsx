import { FormattedMessage } from 'react-intl'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds: Readonly<Record<string, StatusKind>> = { NEW: 'scheduled', ACTIVE: 'done', MATURED: 'partial' }

/** A maturity within this many days needs a decision. */
const SOON = 14

type DepositStatusMarkProps = {
  deposit: {
    readonly status: NamesUnder<'depositStatus.'>
    readonly maturesOn: string
    readonly payoutAccount: object | null | undefined
  }
}

/** The status of a deposit, with what needs attention. */
export function DepositStatusMark({ deposit: { status, maturesOn, payoutAccount } }: DepositStatusMarkProps) {
  const formats = useFormats()
  const days = daysBetween(formats.today(), maturesOn)
  const isSoon = status === 'ACTIVE' && days <= SOON
  const isHomeless = status === 'MATURED' && !payoutAccount
  const kind = isSoon || isHomeless ? 'needsAction' : (kinds[status] ?? 'off')
  const note = isSoon ? (
    <FormattedMessage id="deposits.maturesIn" values={{ days: Math.max(days, 0) }} />
  ) : isHomeless ? (
    <FormattedMessage id="deposits.noAccount" />
  ) : null
  return (
    <StatusMark kind={kind} note={note}>
      <FormattedMessage id={`depositStatus.${status}`} />
    </StatusMark>
  )
}
