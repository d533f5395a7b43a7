import { Info, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { Invoice } from './checkoutCalls.ts'
import { CheckoutFrame, CheckoutState } from './CheckoutFrame.tsx'
import { Facts } from './Facts.tsx'
import { InvoiceDetails } from './InvoiceDetails.tsx'
import { MethodName } from './methodName.tsx'

type PaidProps = { invoice: Invoice; isBehind: boolean; claims: ReactNode; onOther: () => void }

/** `/checkout/success`: the received amount as booked, and the rest if it was not all. */
export function Paid({ invoice, isBehind, claims, onOther }: PaidProps) {
  const formats = useFormats()
  const { invoiceNumber, receipts, remaining, unverified, writtenOff } = invoice
  const [newest] = receipts
  const isWhole = isZero(remaining.amount)
  const isVerified = isZero(unverified.amount)
  const isWrittenOff = isWhole && !isZero(writtenOff.amount)
  return (
    <CheckoutFrame
      organizationName={invoice.organizationName}
      isBehind={isBehind}
      footer={
        <>
          {isWhole ? null : (
            <button type="button" className="btn btn-primary btn-xl btn-block" onClick={onOther}>
              <FormattedMessage id="checkout.payRest" values={{ amount: formats.money(remaining) }} />
            </button>
          )}
          {newest ? (
            <button type="button" className="btn btn-xl btn-block" onClick={() => print()}>
              <Printer className="i" aria-hidden />
              <FormattedMessage id="checkout.print" />
            </button>
          ) : null}
        </>
      }
    >
      <CheckoutState
        look={isWrittenOff ? 'ended' : newest || isVerified ? 'paid' : 'waiting'}
        title={
          <FormattedMessage
            id={
              isWrittenOff
                ? 'checkout.writtenOff'
                : newest
                  ? 'checkout.received'
                  : isVerified
                    ? 'checkout.settled'
                    : 'checkout.checking'
            }
          />
        }
      >
        {isVerified ? null : (
          <>
            <FormattedMessage
              id="checkout.checking.text"
              values={{ number: invoiceNumber, amount: formats.money(unverified) }}
            />{' '}
          </>
        )}
        {isWrittenOff ? (
          <FormattedMessage
            id="checkout.writtenOff.text"
            values={{ number: invoiceNumber, amount: formats.money(writtenOff) }}
          />
        ) : isWhole && !isVerified ? (
          <FormattedMessage id="checkout.checking.wait" />
        ) : isWhole ? (
          <FormattedMessage id="checkout.paid.text" values={{ number: invoiceNumber }} />
        ) : (
          <FormattedMessage
            id="checkout.paidPart.text"
            values={{ number: invoiceNumber, amount: formats.money(remaining) }}
          />
        )}
      </CheckoutState>
      {newest ? (
        <Facts
          rows={[
            { label: <FormattedMessage id="checkout.invoice" />, value: invoiceNumber },
            {
              label: <FormattedMessage id="checkout.paid" />,
              value: <span className="num">{formats.money(newest.amount)}</span>,
            },
            {
              label: <FormattedMessage id="checkout.time" />,
              value: formats.dateTime(newest.paidAt, { zone: true }),
            },
            { label: <FormattedMessage id="checkout.method" />, value: <MethodName of={newest} /> },
            { label: <FormattedMessage id="checkout.receipt" />, value: newest.number },
          ]}
        />
      ) : null}
      {receipts.length > 1 ? (
        <p className="checkout-note">
          <Info className="i" aria-hidden />
          <FormattedMessage id="checkout.earlier" values={{ count: receipts.length - 1 }} />
        </p>
      ) : null}
      <InvoiceDetails invoice={invoice} />
      {claims}
    </CheckoutFrame>
  )
}
