import { lazy, Suspense, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addMessages } from '../../../i18n/intl.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import type { Invoice, Opened } from './checkoutCalls.ts'
import { CheckoutFrame, CheckoutState } from './CheckoutFrame.tsx'
import { type ClaimKind, Claims } from './Claims.tsx'
import { ChooseMethod } from './ChooseMethod.tsx'
import { Failed } from './Failed.tsx'
import { Paid } from './Paid.tsx'
import { PayNow } from './PayNow.tsx'
import { useCheckout } from './_lib/useCheckout.ts'
import { ADDRESS_OF, viewOf } from './view.ts'

const SendClaim = lazy(async () => {
  const [module] = await Promise.all([import('./SendClaim.tsx'), addMessages(['claims'])])
  return module
})

/** A provider redirected to a browser that never had the link: invoice and payment are unknown. */
const RETURNED: Readonly<Record<string, MessageId | undefined>> = {
  [ADDRESS_OF.PAID]: 'checkout.elsewhere.success',
  [ADDRESS_OF.FAILED]: 'checkout.elsewhere.failed',
}

/** `/checkout`, `/checkout/success` and `/checkout/failed`: the invoice of a link, or what happened to the link. */
export function Checkout({ token, first }: { token: string; first: Opened }) {
  const { formatMessage } = useIntl()
  useDocumentTitle(formatMessage({ id: 'checkout.title' }))
  const { opened, refresh, isBehind } = useCheckout(token, first)
  if (opened.state === 'OPEN')
    return <OpenInvoice token={token} invoice={opened.invoice} isBehind={isBehind} refresh={refresh} />
  const returned = token === '' ? RETURNED[location.pathname] : undefined
  if (opened.state === 'ENDED' && returned)
    return (
      <CheckoutFrame>
        <CheckoutState look="waiting" title={<FormattedMessage id="checkout.elsewhere" />}>
          <FormattedMessage id={returned} />
        </CheckoutState>
      </CheckoutFrame>
    )
  if (opened.state === 'ENDED')
    return (
      <CheckoutFrame>
        <CheckoutState look="waiting" title={<FormattedMessage id="checkout.ended" />}>
          <FormattedMessage id="checkout.ended.text" />
        </CheckoutState>
      </CheckoutFrame>
    )
  return (
    <CheckoutFrame
      footer={
        <button type="button" className="btn btn-primary btn-xl" onClick={() => void refresh()}>
          <FormattedMessage id="action.retry" />
        </button>
      }
    >
      <CheckoutState look="failed" title={<FormattedMessage id="checkout.unreachable" />}>
        {opened.message || <FormattedMessage id="request.unreachable" />}
      </CheckoutState>
    </CheckoutFrame>
  )
}

type OpenInvoiceProps = { token: string; invoice: Invoice; isBehind: boolean; refresh: () => Promise<void> }

function OpenInvoice({ token, invoice, isBehind, refresh }: OpenInvoiceProps) {
  const [isChoosing, setChoosing] = useState(false)
  const [sending, setSending] = useState<ClaimKind | null>(null)
  const [isSent, setSent] = useState(false)
  const view = viewOf(invoice, isChoosing)
  useEffect(() => {
    if (location.pathname !== ADDRESS_OF[view]) history.replaceState(null, '', ADDRESS_OF[view])
  }, [view])
  const claims = (
    <Claims
      invoice={invoice}
      isSent={isSent}
      onSend={kind => {
        setSent(false)
        setSending(kind)
      }}
    />
  )
  const parts = { token, invoice, isBehind, refresh, claims, onOther: () => setChoosing(true) }
  const started = async () => {
    await refresh()
    setChoosing(false)
  }
  if (sending !== null)
    return (
      <Suspense fallback={<CheckoutFrame organizationName={invoice.organizationName}>{null}</CheckoutFrame>}>
        <SendClaim
          kind={sending}
          token={token}
          invoice={invoice}
          isBehind={isBehind}
          onBack={() => setSending(null)}
          onSent={async () => {
            await refresh()
            setSent(true)
            setSending(null)
          }}
        />
      </Suspense>
    )
  switch (view) {
    case 'PAY':
      return invoice.session ? <PayNow {...parts} session={invoice.session} /> : null
    case 'PAID':
      return <Paid {...parts} />
    case 'FAILED':
      return invoice.session ? <Failed {...parts} session={invoice.session} onStarted={started} /> : null
    default:
      return <ChooseMethod {...parts} onStarted={started} />
  }
}
