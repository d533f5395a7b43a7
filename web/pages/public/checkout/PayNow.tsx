import { Clock, ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { AmountHead } from './AmountHead.tsx'
import type { Invoice, Session } from './checkoutCalls.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { providerName } from '../../paymentNames.ts'
import { MethodName } from './methodName.tsx'
import { QrisCode } from './QrisCode.tsx'
import { timeLeft } from './view.ts'
import { VirtualAccount } from './VirtualAccount.tsx'

type PayNowProps = { invoice: Invoice; session: Session; isBehind: boolean; onOther: () => void }

/** The chosen method with its payment instructions. */
export function PayNow({ invoice, session, isBehind, onOther }: PayNowProps) {
  const { amount, expiresAt, redirectUrl, provider, status } = session
  return (
    <CheckoutFrame
      organizationName={invoice.organizationName}
      isBehind={isBehind}
      footer={
        <>
          <p className="checkout-waiting" role="status">
            <span className="checkout-dot" aria-hidden />
            <FormattedMessage id={status === 'OPEN' ? 'checkout.preparing' : 'checkout.waiting'} />
          </p>
          {!redirectUrl ? null : (
            <a className="btn btn-primary btn-xl btn-block" href={redirectUrl} rel="noreferrer">
              <ExternalLink className="i" aria-hidden />
              <FormattedMessage id="checkout.continue" values={{ provider: provider ? providerName(provider) : '' }} />
            </a>
          )}
          <button type="button" className="btn btn-xl btn-block" onClick={onOther}>
            <FormattedMessage id="checkout.other" />
          </button>
          {!provider ? null : (
            <p className="checkout-by muted t12">
              <FormattedMessage id="checkout.by" values={{ provider: providerName(provider) }} />
            </p>
          )}
        </>
      }
    >
      <AmountHead number={invoice.invoiceNumber} amount={amount}>
        <MethodName of={session} />
      </AmountHead>
      <Until instant={expiresAt} />
      <Means session={session} invoice={invoice} />
    </CheckoutFrame>
  )
}

function Means({ session, invoice }: { session: Session; invoice: Invoice }): ReactNode {
  const { virtualAccountNumber, qrContent, redirectUrl, bankCode, amount } = session
  if (virtualAccountNumber)
    return (
      <VirtualAccount
        number={virtualAccountNumber}
        bankCode={bankCode}
        amount={amount}
        organizationName={invoice.organizationName}
      />
    )
  if (qrContent)
    return <QrisCode content={qrContent} number={invoice.invoiceNumber} organizationName={invoice.organizationName} />
  if (redirectUrl)
    return (
      <p className="muted">
        <FormattedMessage id="checkout.page" />
      </p>
    )
  return (
    <div className="checkout-preparing">
      <span className="spinner" aria-hidden />
      <p className="muted">
        <FormattedMessage id="checkout.preparing.text" />
      </p>
    </div>
  )
}

/** The payment deadline, and the remaining time: seconds are not read aloud. */
function Until({ instant }: { instant: string }) {
  const formats = useFormats()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeft(instant, now)
  return (
    <p className="checkout-until">
      <Clock className="i" aria-hidden />
      <span className="grow">
        <FormattedMessage id="checkout.until" values={{ time: <b>{formats.dateTime(instant, { zone: true })}</b> }} />
      </span>
      <b className="num" role="timer" aria-live="off">
        {left ?? <FormattedMessage id="checkout.over" />}
      </b>
    </p>
  )
}
