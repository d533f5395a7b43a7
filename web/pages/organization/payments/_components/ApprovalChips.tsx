import { FormattedMessage } from 'react-intl'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { ApprovalRow } from '../_lib/approvalRow.ts'
import { Evidence, nameEvidence } from '../../_components/Evidence.tsx'

/** Evidence for and against a payment on its card; with the details next to the list, only what speaks against it. */
export function ApprovalChips({ payment }: { payment: NonNullable<ApprovalRow['payment']> }) {
  const formats = useFormats()
  const { nameCheck, newAccount, bill, duplicates, date } = payment
  const nearest = duplicates?.[0]
  return (
    <span className="approval-chips">
      {newAccount ? (
        <Evidence kind="no">
          <FormattedMessage
            id="approvals.chip.newAccount"
            values={{ days: daysBetween(formats.dayOf(newAccount.addedAt), formats.today()) }}
          />
        </Evidence>
      ) : null}
      {nearest ? (
        <Evidence kind="no">
          <FormattedMessage
            id="approvals.chip.duplicate"
            values={{ days: Math.abs(daysBetween(nearest.date, date)) }}
          />
        </Evidence>
      ) : null}
      {nameCheck ? (
        <Evidence kind={nameEvidence(nameCheck.match ?? null)}>
          <FormattedMessage id={`approvals.chip.name.${nameCheck.match ?? 'NONE'}`} />
        </Evidence>
      ) : null}
      {bill ? (
        <Evidence kind="yes">
          <FormattedMessage id="approvals.chip.bill" values={{ number: bill.number }} />
        </Evidence>
      ) : null}
    </span>
  )
}
