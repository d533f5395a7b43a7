import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'

type AgreementBadgeProps = {
  status: string
  agreement: { readonly promisedOn: string | null | undefined; readonly isDisputed: boolean } | null | undefined
}

/** What pauses reminders of an unpaid invoice: a dispute, or a promise, including whether it was broken. */
export function AgreementBadge({ status, agreement }: AgreementBadgeProps) {
  const formats = useFormats()
  if (!agreement || (status !== 'ISSUED' && status !== 'PARTIALLY_PAID')) return null
  const { promisedOn, isDisputed } = agreement
  if (isDisputed)
    return (
      <span className="badge bad">
        <FormattedMessage id="invoices.disputed" />
      </span>
    )
  if (!promisedOn) return null
  const isBroken = promisedOn < formats.today()
  return (
    <span className={isBroken ? 'badge bad' : 'badge warn'}>
      <FormattedMessage
        id={isBroken ? 'invoices.promiseBroken' : 'invoices.promised'}
        values={{ date: formats.date(promisedOn) }}
      />
    </span>
  )
}
