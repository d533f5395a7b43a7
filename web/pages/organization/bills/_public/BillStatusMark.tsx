import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const kinds: Readonly<Record<string, StatusKind>> = {
  DRAFT: 'scheduled',
  SUBMITTED: 'needsAction',
  APPROVED: 'partial',
  PAID: 'done',
}

/** Only in these statuses a bill can be overdue. */
const OWED: readonly string[] = ['DRAFT', 'SUBMITTED', 'APPROVED']

type BillStatusMarkProps = {
  bill: { readonly status: NamesUnder<'billStatus.'>; readonly paymentStatus: string; readonly dueDate: string }
}

/** The status of a bill, and whether it is being paid or is overdue. */
export function BillStatusMark({ bill: { status, paymentStatus, dueDate } }: BillStatusMarkProps) {
  const formats = useFormats()
  const isLate = OWED.includes(status) && dueDate < formats.today()
  const note = paymentStatus === 'IN_PROGRESS' ? 'bills.beingPaid' : isLate ? 'bills.overdue' : null
  return (
    <StatusMark kind={kinds[status] ?? 'off'} note={note === null ? null : <FormattedMessage id={note} />}>
      <FormattedMessage id={`billStatus.${status}`} />
    </StatusMark>
  )
}
