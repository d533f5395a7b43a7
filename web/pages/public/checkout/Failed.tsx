import { Info } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import type { Invoice, Session } from './checkoutCalls.ts'
import { CheckoutFrame, CheckoutState } from './CheckoutFrame.tsx'
import { Facts } from './Facts.tsx'
import { MethodName } from './methodName.tsx'
import { useStart } from './_lib/useStart.ts'

type FailedProps = {
  token: string
  invoice: Invoice
  session: Session
  isBehind: boolean
  onOther: () => void
  refresh: () => Promise<void>
  onStarted: () => Promise<void>
}

/** `/checkout/failed`: no money was taken; offers a retry or another method. */
export function Failed({ token, invoice, session, isBehind, onOther, refresh, onStarted }: FailedProps) {
  const formats = useFormats()
  const { start, isStarting, failure } = useStart(token, { onStarted, refresh })
  const { dueDate } = invoice
  return (
    <CheckoutFrame
      organizationName={invoice.organizationName}
      isBehind={isBehind}
      footer={
        <>
          {failure === null ? null : (
            <p className="checkout-refusal" role="alert">
              {failure}
            </p>
          )}
          <button
            type="button"
            className="btn btn-primary btn-xl btn-block"
            disabled={isStarting}
            data-loading={isStarting || undefined}
            onClick={() => void start(session)}
          >
            {isStarting ? <span className="spinner" aria-hidden /> : null}
            <FormattedMessage id="action.retry" />
          </button>
          <button type="button" className="btn btn-xl btn-block" onClick={onOther}>
            <FormattedMessage id="checkout.other" />
          </button>
        </>
      }
    >
      <CheckoutState look="failed" title={<FormattedMessage id="checkout.failed" />}>
        <FormattedMessage
          id={session.failureReason === 'DECLINED' ? 'checkout.failed.declined' : 'checkout.failed.text'}
        />
      </CheckoutState>
      <Facts
        rows={[
          { label: <FormattedMessage id="checkout.invoice" />, value: invoice.invoiceNumber },
          {
            label: <FormattedMessage id="checkout.amount" />,
            value: <span className="num">{formats.money(session.amount)}</span>,
          },
          { label: <FormattedMessage id="checkout.method" />, value: <MethodName of={session} /> },
          {
            label: <FormattedMessage id="checkout.reference" />,
            value: <span className="checkout-reference">{session.reference}</span>,
          },
        ]}
      />
      {!dueDate ? null : (
        <p className="checkout-note">
          <Info className="i" aria-hidden />
          <span>
            <FormattedMessage
              id="checkout.failed.note"
              values={{ date: <b>{formats.date(dueDate, { year: 'always' })}</b> }}
            />
          </span>
        </p>
      )}
    </CheckoutFrame>
  )
}
