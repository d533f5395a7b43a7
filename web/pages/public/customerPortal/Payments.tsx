import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import type { InvoiceDetail } from './calls.ts'
import { PortalStatus } from './PortalStatus.tsx'

type Payment = NonNullable<InvoiceDetail['payments']>[number]

const TONES = {
  CHECKING: 'part',
  RECEIVED: 'done',
  REJECTED: 'late',
  FAILED: 'late',
  CANCELED: 'idle',
  REFUNDED: 'idle',
} as const
type State = keyof typeof TONES
const isKnown = (state: string): state is State => state in TONES

/** Payments of an invoice, including those in review, each with its receipt once it has arrived. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id="portal.payments" />
      </h2>
      <ul className="portal-lines">
        {payments.map(payment => (
          <PaymentLine key={payment.uuid} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { number, state, amount, refunded, paymentDate, senderBank, reason, receiptUrl } = payment
  return (
    <li>
      <span>
        <b className="fw5">{number}</b>
        <small className="muted">
          {formats.date(paymentDate)}
          {senderBank ? ` · ${senderBank}` : ''}
        </small>
        {state === 'REFUNDED' ? (
          <small>
            <FormattedMessage id="portal.payments.refunded" values={{ amount: formats.money(refunded) }} />
          </small>
        ) : null}
        {reason ? <small>{reason}</small> : null}
        {receiptUrl ? (
          <a
            className="portal-receipt"
            href={receiptUrl}
            download={`${number}.pdf`}
            aria-label={formatMessage({ id: 'portal.payments.receiptOf' }, { number })}
          >
            <Download className="i" aria-hidden />
            <FormattedMessage id="portal.payments.receipt" />
          </a>
        ) : null}
      </span>
      <span className="portal-row-side">
        <b className="num">{formats.money(amount)}</b>
        {isKnown(state) ? <PortalStatus mark={{ id: `portal.payment.${state}`, tone: TONES[state] }} /> : null}
      </span>
    </li>
  )
}
