import { FormattedMessage } from 'react-intl'
import { isZero } from '../../../../i18n/decimal.ts'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kinds = {
  DRAFT: 'off',
  WAITING_APPROVAL: 'needsAction',
  ISSUED: 'scheduled',
  PARTIALLY_PAID: 'partial',
  OVERDUE: 'failed',
  SLIP_AWAITED: 'partial',
  PAID: 'done',
  WRITTEN_OFF: 'off',
  CANCELED: 'off',
} as const satisfies Record<string, StatusKind>

type State = keyof typeof kinds
/** Statuses with an outstanding amount. */
const LIVE: ReadonlySet<string> = new Set(['ISSUED', 'PARTIALLY_PAID'])
type Shown = {
  readonly status: string
  readonly isOverdue: boolean
  readonly nextDueDate: string | null | undefined
  /** The paid amount that no bank line confirms yet. */
  readonly unverified: { readonly amount: string }
  /** The cash still expected. */
  readonly remaining: { readonly amount: string }
  readonly withheldOpen: { readonly amount: string }
}

/** The status of an invoice; if overdue, since when. */
export function InvoiceStatusMark({ invoice }: { invoice: Shown }) {
  const formats = useFormats()
  const state = stateOf(invoice)
  const days = state === 'OVERDUE' && invoice.nextDueDate ? daysBetween(invoice.nextDueDate, formats.today()) : 0
  const isUnverified = !isZero(invoice.unverified.amount)
  return (
    <StatusMark
      kind={kinds[state]}
      note={
        days > 0 ? (
          <FormattedMessage id="invoices.overdueDays" values={{ days }} />
        ) : state === 'WRITTEN_OFF' && !isZero(invoice.withheldOpen.amount) ? (
          <FormattedMessage id="invoices.slipAwaited" />
        ) : isUnverified ? (
          <FormattedMessage id="invoices.unverified" />
        ) : null
      }
    >
      <FormattedMessage id={`invoiceStatus.${state}`} />
    </StatusMark>
  )
}

function stateOf({ status, isOverdue, remaining, withheldOpen }: Shown): State {
  if (isOverdue) return 'OVERDUE'
  if (LIVE.has(status) && isZero(remaining.amount) && !isZero(withheldOpen.amount)) return 'SLIP_AWAITED'
  return isState(status) ? status : 'DRAFT'
}

const isState = (status: string): status is State => Object.hasOwn(kinds, status)
