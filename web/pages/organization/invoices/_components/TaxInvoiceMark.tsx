import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds = {
  NOT_EXPORTED: 'needsAction',
  EXPORTED: 'scheduled',
  APPROVED: 'done',
  REJECTED: 'failed',
  CANCELED: 'off',
} as const satisfies Record<string, StatusKind>

type Shown = { readonly status: string; readonly daysLeft: number | null | undefined }

/** Within this many days the remaining time is shown. */
const SOON = 14

/** The tax invoice's status, and the time left to upload it. */
export function TaxInvoiceMark({ taxInvoice: { status, daysLeft } }: { taxInvoice: Shown }) {
  if (!isState(status)) return null
  return (
    <StatusMark
      kind={kinds[status]}
      note={
        daysLeft === null || daysLeft === undefined || daysLeft > SOON ? null : (
          <FormattedMessage
            id={daysLeft < 0 ? 'invoices.taxInvoice.daysLate' : 'invoices.taxInvoice.daysLeft'}
            values={{ days: Math.abs(daysLeft) }}
          />
        )
      }
    >
      <FormattedMessage id={`taxInvoiceStatus.${status}`} />
    </StatusMark>
  )
}

const isState = (status: string): status is keyof typeof kinds => Object.hasOwn(kinds, status)
